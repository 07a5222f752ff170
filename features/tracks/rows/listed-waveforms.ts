import { MOST_WAVEFORMS } from "#/contract/waveform-drawing.ts";
import { waveformsUrl } from "#/features/player/waveform-url.ts";
import type { RowTrack } from "../row-parts/row-track.ts";

/**
 * Returns the address of one drawing with the waveforms of a list's tracks, or null: for a single track or more than
 * `MOST_WAVEFORMS`, and for tracks without analyses, because such a backend has no drawings of lists. Versions are not in it.
 */
export function listedWaveforms(tracks: readonly RowTrack[]): string | null {
  const ids = tracks.filter(({ trackVersion, analysis }) => !trackVersion && analysis).map(({ id }) => id);
  return ids.length > 1 && ids.length <= MOST_WAVEFORMS ? waveformsUrl(ids) : null;
}
