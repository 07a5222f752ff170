import { frontTracksEndpoint } from "#/contract/track.ts";
import { type Playable, playableOfTrack } from "#/features/player/playable.ts";
import { call } from "#/lib/api/call.ts";

/** Fetches the player's data for the first track of some countries; null if they have no music. */
export async function fetchFirstTrack(codes: readonly string[]): Promise<Playable | null> {
  const query = { "territory[]": [...codes], itemsPerPage: "1" };
  const [track] = (await call(frontTracksEndpoint, { query }))["hydra:member"];
  return track ? playableOfTrack(track) : null;
}
