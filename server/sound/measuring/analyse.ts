import { ANALYSIS_BANDS, ANALYSIS_COLUMNS, type Analysis, WAVEFORM_BARS } from "#/contract/analysis.ts";
import { integratedLoudness } from "./loudness.ts";
import { type Pcm, pcmSeconds } from "./pcm.ts";
import { bandEdge, type SpectralFrames, spectralFrames } from "./spectral-frames.ts";
import { truePeak } from "./true-peak.ts";

/** The three inks of the row waveform: frequencies below the first edge, those below the second, and all. */
const LOW_INK_HZ = 250;
const MID_INK_HZ = 2500;
/**
 * Music loses about 3 dB per octave even in log-spaced bands; raising the amplitudes by as much makes the upper
 * bands visible.
 */
const TILT_PER_OCTAVE = 10 ** (3 / 20);
const OCTAVES_PER_BAND = Math.log2(bandEdge(1) / bandEdge(0));
/** Share of each band's own level to remove, so that a band that is always loud still shows its shape. */
const FLATTENING = 0.35;
/**
 * Dense music would fill a picture with black, sparse music would leave it white: the contrast is chosen so that
 * this share of the picture stays under this value, within limits around Stevens' loudness exponent.
 */
const CALM_SHARE = { percentile: 0.6, value: 0.33 };
const CONTRAST_LIMITS = { softest: 0.5, hardest: 1.2 };
const TOP_PERCENTILE = 0.985;

/**
 * Measures a sound for its pictures and its gain. The composer or editor names the `sections`. Energy is linear
 * amplitude; the spectrum is tilted, flattened, clipped at its 98.5th percentile and bent to an even contrast: it
 * is a picture, not a measure of level.
 */
export function analyse(pcm: Pcm, sections: Analysis["sections"] = []): Analysis {
  const frames = spectralFrames(pcm, ANALYSIS_COLUMNS);
  return {
    duration: pcmSeconds(pcm),
    loudness: rounded(integratedLoudness(pcm)),
    truePeak: rounded(truePeak(pcm)),
    sections,
    energy: base64(energyColumns(frames)),
    spectrum: base64(spectrumColumns(frames)),
    bars: base64(waveformBars(frames)),
  };
}

function rounded(decibels: number | null): number | null {
  return decibels === null ? null : Math.round(decibels * 100) / 100;
}

function base64(values: Float64Array): string {
  const bytes = Uint8Array.from(values, (value) => Math.round(255 * Math.min(1, Math.max(0, value))));
  return Buffer.from(bytes).toString("base64");
}

/** Returns the first frame of column `column` when `frames` frames are spread over `columns` columns. */
function firstFrame(column: number, columns: number, frames: number): number {
  return Math.floor((column * frames) / columns);
}

/** Returns the mean power of each column, for a measure per frame. */
function columnMeans(count: number, columns: number, powerOf: (frame: number) => number): Float64Array {
  return Float64Array.from({ length: columns }, (_, column) => {
    const start = firstFrame(column, columns, count);
    const end = Math.max(start + 1, firstFrame(column + 1, columns, count));
    let sum = 0;
    for (let frame = start; frame < end; frame++) sum += powerOf(frame);
    return sum / (end - start);
  });
}

function normalised(values: Float64Array, top: number): Float64Array {
  return values.map((value) => (top > 0 ? value / top : 0));
}

function energyColumns({ count, rms }: SpectralFrames): Float64Array {
  const powers = columnMeans(count, ANALYSIS_COLUMNS, (frame) => (rms[frame] as number) ** 2);
  const amplitudes = powers.map(Math.sqrt);
  return normalised(amplitudes, Math.max(...amplitudes));
}

function spectrumColumns({ count, bands }: SpectralFrames): Float64Array {
  const picture = new Float64Array(ANALYSIS_BANDS * ANALYSIS_COLUMNS);
  for (let band = 0; band < ANALYSIS_BANDS; band++) {
    const powers = columnMeans(count, ANALYSIS_COLUMNS, (frame) => bands[frame * ANALYSIS_BANDS + band] ?? 0);
    picture.set(powers.map(Math.sqrt), band * ANALYSIS_COLUMNS);
  }
  flatten(picture);
  const ordered = picture.toSorted();
  const percentile = (share: number) => ordered[Math.floor(share * (ordered.length - 1))] ?? 0;
  const shown = normalised(picture, percentile(TOP_PERCENTILE));
  const calm = percentile(CALM_SHARE.percentile) / percentile(TOP_PERCENTILE);
  const wanted = Math.log(CALM_SHARE.value) / Math.log(calm);
  const { softest, hardest } = CONTRAST_LIMITS;
  const exponent = wanted > 0 ? Math.min(hardest, Math.max(softest, wanted)) : softest;
  return shown.map((amplitude) => amplitude ** exponent);
}

/** Tilts the bands in place, then removes part of each band's mean level. */
function flatten(picture: Float64Array): void {
  const rows = Array.from({ length: ANALYSIS_BANDS }, (_, band) =>
    picture.subarray(band * ANALYSIS_COLUMNS, (band + 1) * ANALYSIS_COLUMNS),
  );
  const means = rows.map((row, band) => {
    const tilt = TILT_PER_OCTAVE ** (band * OCTAVES_PER_BAND);
    for (let i = 0; i < row.length; i++) row[i] = (row[i] as number) * tilt;
    return row.reduce((sum, value) => sum + value, 0) / row.length;
  });
  const loudest = Math.max(...means);
  // Flattening an almost empty band would only amplify its noise.
  const floor = loudest / 50;
  for (const [band, row] of rows.entries()) {
    const gain = (loudest / Math.max(floor, means[band] as number)) ** FLATTENING;
    for (let i = 0; i < row.length; i++) row[i] = (row[i] as number) * (Number.isFinite(gain) ? gain : 1);
  }
}

function waveformBars(frames: SpectralFrames): Float64Array {
  const { count, rms, bands } = frames;
  const total = columnMeans(count, WAVEFORM_BARS, (frame) => (rms[frame] as number) ** 2).map(Math.sqrt);
  const [low, mid, high] = [
    [0, LOW_INK_HZ],
    [LOW_INK_HZ, MID_INK_HZ],
    [MID_INK_HZ, Number.POSITIVE_INFINITY],
  ].map(([from, to]) => inkAmplitudes(count, bands, from as number, to as number)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const top = Math.max(...total);
  const bars = new Float64Array(3 * WAVEFORM_BARS);
  for (let bar = 0; bar < WAVEFORM_BARS; bar++) {
    const height = top > 0 ? (total[bar] as number) / top : 0;
    const all = (low[bar] as number) + (mid[bar] as number) + (high[bar] as number) || 1;
    bars[bar] = (height * (low[bar] as number)) / all;
    bars[WAVEFORM_BARS + bar] = (height * ((low[bar] as number) + (mid[bar] as number))) / all;
    bars[2 * WAVEFORM_BARS + bar] = height;
  }
  return bars;
}

/** Returns the tilted amplitude per bar of the bands whose middle lies in [from, to). */
function inkAmplitudes(count: number, bands: Float64Array, from: number, to: number): Float64Array {
  const members = Array.from({ length: ANALYSIS_BANDS }, (_, band) => band).filter((band) => {
    const middle = Math.sqrt(bandEdge(band) * bandEdge(band + 1));
    return middle >= from && middle < to;
  });
  const tilts = members.map((band) => TILT_PER_OCTAVE ** (2 * band * OCTAVES_PER_BAND));
  const powers = columnMeans(count, WAVEFORM_BARS, (frame) =>
    members.reduce(
      (sum, band, i) => sum + (bands[frame * ANALYSIS_BANDS + band] ?? 0) * (tilts[i] as number),
      0,
    ),
  );
  return powers.map(Math.sqrt);
}
