/** Steps from silent to full (spec §9: 0 to 1 in steps of 0.1). */
const STEPS = 10;
/** Volume up to which the low icon shows (spec §9). */
const LOW_VOLUME = 0.6;

export type VolumeIcon = "muted" | "low" | "high";

/** Rounds a number to a volume on the 0.1 grid, without float error (ten steps from 0 give exactly 1, S71). */
export function toVolume(value: number): number {
  if (!Number.isFinite(value)) return 1;
  return Math.min(STEPS, Math.max(0, Math.round(value * STEPS))) / STEPS;
}

/** Returns the volume `steps` tenths higher (or lower when negative). */
export function stepVolume(volume: number, steps: number): number {
  return toVolume((Math.round(volume * STEPS) + steps) / STEPS);
}

/** Returns which loudspeaker icon to show (S71). */
export function volumeIcon(volume: number, muted: boolean): VolumeIcon {
  if (muted) return "muted";
  return volume <= LOW_VOLUME ? "low" : "high";
}
