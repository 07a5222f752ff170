import { type Id, iriEnd } from "#/contract/hydra.ts";

/**
 * Returns the address of a track's waveform image (S72): `start` for the unplayed colour, `end` for the played part.
 */
export function waveformUrl(track: Id, part: "start" | "end"): string {
  return `/media/track/svg/${part}_svg_${iriEnd(track)}.svg`;
}

/** Returns the address of one drawing with the unplayed waveforms of several tracks; `#t12` shows that of track 12. */
export function waveformsUrl(tracks: readonly Id[]): string {
  return `/media/track/svg/start_svgs.svg?tracks=${tracks.map(iriEnd).join()}`;
}

/** Returns the address of one drawing with the furrow bundles of several tracks, below one another in this order. */
export function printsUrl(tracks: readonly Id[]): string {
  return `/media/track/svg/prints.svg?tracks=${tracks.map(iriEnd).join()}`;
}
