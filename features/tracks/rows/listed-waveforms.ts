import { waveformsUrl } from "#/features/player/waveform-url.ts";
import type { RowTrack } from "../row-parts/row-track.ts";

/** Maximum that the server draws together. */
const MOST = 50;

/**
 * Returns the address of the drawing for the tracks of a list. Versions are not in it, and a single track needs
 * none. A backend that gives no analysis of its tracks draws no lists either.
 */
export function listedWaveforms(tracks: readonly RowTrack[]): string | null {
  const ids = tracks.filter(({ trackVersion, analysis }) => !trackVersion && analysis).map(({ id }) => id);
  return ids.length > 1 && ids.length <= MOST ? waveformsUrl(ids) : null;
}
