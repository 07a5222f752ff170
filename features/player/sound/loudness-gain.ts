/** Loudness that the player brings every sound to, LUFS (design §6). */
const TARGET_LUFS = -16;
/** True peak that no gain may exceed, dBTP (design §6). */
const CEILING_DBTP = -1;
/** A gain outside these limits means that the measurement is wrong, not the sound. */
const MOST_GAIN_DB = 12;
const LEAST_GAIN_DB = -24;
const DB_PER_DECADE = 20;

/** Measured loudness of a sound: integrated (LUFS) and true peak (dBTP), null when unknown. */
export interface Loudness {
  loudness: number | null;
  truePeak: number | null;
}

/**
 * Returns the linear gain that brings a sound to −16 LUFS, lowered so that its true peak stays at or below −1 dBTP.
 * Unknown loudness gives 1; with an unknown peak the sound is only attenuated.
 */
export function loudnessGain({ loudness, truePeak }: Loudness): number {
  if (loudness === null || !Number.isFinite(loudness)) return 1;
  const headroom = truePeak === null || !Number.isFinite(truePeak) ? 0 : CEILING_DBTP - truePeak;
  const gain = Math.min(TARGET_LUFS - loudness, headroom, MOST_GAIN_DB);
  return 10 ** (Math.max(gain, LEAST_GAIN_DB) / DB_PER_DECADE);
}

/**
 * Returns the audio element's volume for a listener's volume and a gain. The element only attenuates, so a boost uses
 * the range that a volume below 1 leaves, and stops at 1.
 */
export function elementVolume(volume: number, gain: number): number {
  return Math.min(1, Math.max(0, volume * gain));
}
