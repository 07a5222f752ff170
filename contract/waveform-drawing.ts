/** Units of a row's waveform: a bar every three units, mirrored about the middle (looks §5, Waveform). */
export const BAR_PITCH = 3;
export const BAR_WIDTH = 1.9;
export const WAVEFORM_HEIGHT = 40;
/** Minimum height of a bar, so that a quiet passage is visible and a row never looks broken. */
export const MIN_BAR_HEIGHT = 0.5;

/** The three inks from the tallest bars to the shortest: total, low and mid, low. `row` is their place in `bars`. */
export const WAVEFORM_INKS = [
  { row: 2, opacity: 0.26 },
  { row: 1, opacity: 0.42 },
  { row: 0, opacity: 0.85 },
] as const;

/** Maximum number of waveforms or prints in one drawing: that of rows on a page of a list (contract §0.5). */
export const MOST_WAVEFORMS = 50;
