import { dialEndpoint } from "#/contract/dial.ts";
import type { Id } from "#/contract/hydra.ts";
import { trackEndpoint } from "#/contract/track.ts";
import { type Playable, playableOfTrack } from "#/features/player/playable.ts";
import { call } from "#/lib/api/call.ts";
import { type DialBand, dialBands } from "./dial-bands.ts";

/** Fetches the bands of the dial with the names of their tracks. */
export async function fetchDialBands(signal: AbortSignal): Promise<DialBand[]> {
  return dialBands(await call(dialEndpoint, { signal }));
}

/** Fetches the player's data of a track of the dial. */
export async function fetchPlayable(id: Id): Promise<Playable> {
  return playableOfTrack(await call(trackEndpoint, { params: { id } }));
}
