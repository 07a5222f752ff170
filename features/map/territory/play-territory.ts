import { play } from "#/features/player/actions.ts";

let requests = 0;

/**
 * Plays the first track of these countries, unless another call follows before it is loaded. Returns whether there
 * was one.
 */
export async function playTerritory(codes: readonly string[]): Promise<boolean> {
  requests += 1;
  const request = requests;
  try {
    const playable = await (await import("#/features/map/reading/first-track.ts")).fetchFirstTrack(codes);
    if (requests !== request) return true;
    if (playable) play(playable);
    return playable !== null;
  } catch {
    return false;
  }
}
