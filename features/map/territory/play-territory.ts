import { play } from "#/features/player/actions.ts";

let asked = 0;

/** Plays the first track of the first of these countries; the last one asked for wins. Gives whether it could. */
export async function playTerritory(codes: readonly string[]): Promise<boolean> {
  asked += 1;
  const mine = asked;
  try {
    const playable = await (await import("#/features/map/reading/map-tracks.ts")).fetchFirstTrack(codes);
    if (asked !== mine) return true;
    if (playable) play(playable);
    return playable !== null;
  } catch {
    return false;
  }
}
