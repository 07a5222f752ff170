/** Address of a track's waveform image (S72): `start` is the sound unplayed, `end` what has been played of it. */
export function waveformUrl(track: number, part: "start" | "end"): string {
  return `/media/track/svg/${part}_svg_${track}.svg`;
}
