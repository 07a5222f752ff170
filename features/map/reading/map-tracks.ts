import { frontTracksEndpoint } from "#/contract/track.ts";
import { type Playable, playableOfTrack } from "#/features/player/playable.ts";
import { call } from "#/lib/api/call.ts";

/** Gives what the player needs of the first track of some countries; null when nothing is heard there. */
export async function fetchFirstTrack(codes: readonly string[]): Promise<Playable | null> {
  const query = { "territory[]": [...codes], itemsPerPage: "1" };
  const [track] = (await call(frontTracksEndpoint, { query }))["hydra:member"];
  return track ? playableOfTrack(track) : null;
}
