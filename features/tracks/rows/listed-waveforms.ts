import { createContext } from "react";
import { waveformsUrl } from "#/features/player/waveform-url.ts";
import type { RowTrack } from "./row-track.ts";

/** Address of the one drawing that holds the waveforms of a list; null where each row asks for its own. */
export const ListedWaveforms = createContext<string | null>(null);

/** As many as the server draws together. */
const MOST = 50;

/** The drawing for the tracks of a list. Versions have none of their own, and one track needs none in common. */
export function listedWaveforms(tracks: readonly RowTrack[]): string | null {
  const ids = tracks.filter(({ trackVersion }) => !trackVersion).map(({ id }) => id);
  return ids.length > 1 && ids.length <= MOST ? waveformsUrl(ids) : null;
}
