/** Frame rates of editing systems; `DF` means drop-frame time code (SMPTE ST 12-1). */
export const FRAME_RATES = [
  "23.976",
  "24",
  "25",
  "29.97",
  "29.97 DF",
  "30",
  "50",
  "59.94",
  "59.94 DF",
  "60",
] as const;
export type FrameRateName = (typeof FRAME_RATES)[number];

/** Maximum frame number, more than a day at sixty frames per second. */
export const LAST_FRAME = 6_000_000;
