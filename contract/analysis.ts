import { z } from "zod";
import "./parse-without-eval.ts";

/** Number of time columns in an analysis, whatever the length of the sound. */
export const ANALYSIS_COLUMNS = 240;
/** Number of log-spaced frequency bands, from 40 Hz to 16 kHz. */
export const ANALYSIS_BANDS = 24;
/** Number of bars in a row's waveform. */
export const WAVEFORM_BARS = 150;

/**
 * Measurements of a sound file, made once; served as JSON beside the mp3 and drawn by the player.
 * `energy`, `spectrum` and `bars` are base64 of unsigned bytes:
 * energy[column], spectrum[band * ANALYSIS_COLUMNS + column] (band 0 is the lowest),
 * bars[ink * WAVEFORM_BARS + bar] with ink 0 = low, 1 = low + mid, 2 = total; 255 is the loudest of this sound.
 */
export const analysisSchema = z.object({
  /** Seconds. */
  duration: z.number().positive(),
  /** Integrated loudness, LUFS (ITU-R BS.1770-4); null for silence or under 400 ms. */
  loudness: z.number().nullable(),
  /** True peak, dBTP. */
  truePeak: z.number().nullable(),
  /** Named parts in order of time; `SECTION_LABELS` are the labels with a name. */
  sections: z.array(z.object({ start: z.number().min(0), label: z.string() })),
  energy: z.base64(),
  spectrum: z.base64(),
  bars: z.base64(),
});

export type Analysis = z.infer<typeof analysisSchema>;
