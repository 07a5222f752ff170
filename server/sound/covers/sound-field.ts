import { ANALYSIS_BANDS, ANALYSIS_COLUMNS } from "#/contract/analysis.ts";

const ROWS = 32;
const COLUMNS = 96;
/**
 * Share of the spectral tilt to remove: music falls by some 5 dB an octave, so every sleeve would be heavy at the
 * bottom.
 */
const WHITENING = 0.75;
/** Spread of values, of 1, below which the sound is silence or a steady tone, without any shape to draw. */
const FLAT = 0.03;

/** Mean strength of a sleeve before the last contrast curve: somewhat more ground than ink. */
const MEAN = 0.4;

/** Strength of a sound by frequency and time, as the geometries read it. */
export interface SoundField {
  /** Returns the strength of the sound, 0–1, at a frequency (0 low – 1 high) and a moment (0–1). */
  at(frequency: number, time: number): number;
  /** Returns the loudness at a moment, 0–1. */
  loudness(time: number): number;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

function sampler(values: Float64Array, rows: number, columns: number) {
  return (frequency: number, time: number) => {
    const y = clamp(frequency) * (rows - 1);
    const x = clamp(time) * (columns - 1);
    const row = Math.min(rows - 1, Math.floor(y));
    const column = Math.min(columns - 1, Math.floor(x));
    const cell = (r: number, c: number) =>
      values[Math.min(rows - 1, r) * columns + Math.min(columns - 1, c)] ?? 0;
    const upper = cell(row, column) * (1 - x + column) + cell(row, column + 1) * (x - column);
    const lower = cell(row + 1, column) * (1 - x + column) + cell(row + 1, column + 1) * (x - column);
    return upper * (1 - y + row) + lower * (y - row);
  };
}

function averaged(values: Uint8Array, rows: number): Float64Array {
  const read = sampler(
    Float64Array.from(values, (v) => v / 255),
    rows,
    ANALYSIS_COLUMNS,
  );
  const taps = Math.ceil(ANALYSIS_COLUMNS / COLUMNS) * 2;
  const target = rows === 1 ? 1 : ROWS;
  return Float64Array.from({ length: target * COLUMNS }, (_, i) => {
    const frequency = Math.floor(i / COLUMNS) / Math.max(1, target - 1);
    let sum = 0;
    // Averages columns that overlap by half, so that a drum stroke does not turn a furrow into a saw.
    for (let tap = 0; tap < taps; tap++)
      sum += read(frequency, ((i % COLUMNS) + (2 * tap) / taps - 0.5) / COLUMNS);
    return sum / taps;
  });
}

function smoothed(values: Float64Array, rows: number): Float64Array {
  const cell = (row: number, column: number) =>
    values[Math.min(rows - 1, Math.max(0, row)) * COLUMNS + Math.min(COLUMNS - 1, Math.max(0, column))] ?? 0;
  return values.map((value, i) => {
    const row = Math.floor(i / COLUMNS);
    const column = i % COLUMNS;
    const around =
      cell(row, column - 1) + cell(row, column + 1) + cell(row - 1, column) + cell(row + 1, column);
    return value * 0.4 + around * 0.15;
  });
}

function whitened(values: Float64Array): Float64Array {
  const all = values.reduce((sum, v) => sum + v, 0) / values.length;
  const means = Array.from({ length: ROWS }, (_, row) => {
    const band = values.subarray(row * COLUMNS, (row + 1) * COLUMNS);
    return band.reduce((sum, v) => sum + v, 0) / COLUMNS;
  });
  return values.map((v, i) => v - WHITENING * ((means[Math.floor(i / COLUMNS)] ?? all) - all));
}

/**
 * Stretches the values to 0–1 between two percentiles, then raises the contrast of the middle. Returns null for
 * values without spread.
 */
function expanded(values: Float64Array): Float64Array | null {
  const sorted = values.toSorted();
  const low = sorted[Math.floor(values.length * 0.05)] ?? 0;
  const high = sorted[Math.floor(values.length * 0.96)] ?? 0;
  if (high - low < FLAT) return null;
  const stretched = values.map((v) => clamp((v - low) / (high - low)));
  // A steady sound would ink the whole sheet and a sparse one leave it bare: both are bent to the same mean.
  const mean = stretched.reduce((sum, u) => sum + u, 0) / stretched.length;
  const bend = Math.min(2.4, Math.max(0.7, Math.log(MEAN) / Math.log(mean)));
  return stretched.map((u) => {
    const v = u ** bend;
    return 0.3 * v + 0.7 * v * v * (3 - 2 * v);
  });
}

/** Replacement for a sound without shape: slow crossing waves, so that a silent track still has a sleeve. */
const standingWaves = () =>
  Float64Array.from({ length: ROWS * COLUMNS }, (_, i) => {
    const frequency = Math.floor(i / COLUMNS) / ROWS;
    const time = (i % COLUMNS) / COLUMNS;
    return (
      0.5 +
      0.28 * Math.sin(6.3 * (1.5 * time + frequency)) +
      0.2 * Math.sin(6.3 * (2.2 * time - 1.7 * frequency))
    );
  });

/**
 * Turns an analysis (bytes, layout of contract/analysis.ts) into a surface with real contrast. Measured music is
 * flat and tilted, so most of the tilt is removed and the rest is stretched between percentiles.
 * @throws {RangeError} when an array does not have the length of the contract.
 */
export function soundField(spectrum: Uint8Array, energy: Uint8Array): SoundField {
  if (spectrum.length !== ANALYSIS_BANDS * ANALYSIS_COLUMNS || energy.length !== ANALYSIS_COLUMNS) {
    throw new RangeError("An analysis has 24 × 240 bytes of spectrum and 240 of energy");
  }
  const surface = expanded(whitened(smoothed(smoothed(averaged(spectrum, ANALYSIS_BANDS), ROWS), ROWS)));
  const line = expanded(smoothed(smoothed(averaged(energy, 1), 1), 1));
  const loud = line && sampler(line, 1, COLUMNS);
  return {
    at: sampler(surface ?? standingWaves(), ROWS, COLUMNS),
    loudness: (time) => (loud ? loud(0, time) : 0.6),
  };
}
