import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { ANALYSIS_BANDS, ANALYSIS_COLUMNS, type Analysis, WAVEFORM_BARS } from "#/contract/analysis.ts";

/** A measurement with the fingerprint of its sources. */
export interface StoredAnalysis {
  fingerprint: string;
  analysis: Analysis;
}

/*
 * The file is one brotli stream: 4 bytes length of the index (big endian), the index as JSON, then one record per
 * entry in the index's order: energy, bars, and the spectrum at 4 bits a value, two columns a byte. All energies
 * come first, then all bars, then all spectra: alike next to alike packs better.
 */
const PARTS = {
  energy: ANALYSIS_COLUMNS,
  bars: 3 * WAVEFORM_BARS,
  spectrum: (ANALYSIS_BANDS * ANALYSIS_COLUMNS) / 2,
} as const;
const NIBBLE_STEP = 17;

interface IndexEntry extends Omit<Analysis, keyof typeof PARTS> {
  key: string;
  fingerprint: string;
}

/** Packs measurements; `quality` as of brotli, 11 the smallest. */
export function packAnalyses(stored: Map<string, StoredAnalysis>, quality: number): Uint8Array {
  const entries = [...stored].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const index: IndexEntry[] = entries.map(([key, { fingerprint, analysis }]) => {
    const { duration, loudness, truePeak, sections } = analysis;
    return { key, fingerprint, duration, loudness, truePeak, sections };
  });
  const json = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  const all = entries.map(([, { analysis }]) => analysis);
  const raw = Buffer.concat([
    length,
    json,
    ...all.map(({ energy }) => Buffer.from(energy, "base64")),
    ...all.map(({ bars }) => Buffer.from(bars, "base64")),
    ...all.map(({ spectrum }) => halved(Buffer.from(spectrum, "base64"))),
  ]);
  return brotliCompressSync(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/** Returns the analyses that `packAnalyses` packed; spectra come back in 16 levels. */
export function unpackAnalyses(packed: Uint8Array): Map<string, StoredAnalysis> {
  const raw = brotliDecompressSync(packed);
  const start = 4 + raw.readUInt32BE(0);
  const index: IndexEntry[] = JSON.parse(raw.subarray(4, start).toString());
  const barsStart = start + index.length * PARTS.energy;
  const spectraStart = barsStart + index.length * PARTS.bars;
  const record = (from: number, size: number, i: number) =>
    raw.subarray(from + i * size, from + (i + 1) * size);
  return new Map(
    index.map(({ key, fingerprint, ...measures }, i) => [
      key,
      {
        fingerprint,
        analysis: {
          ...measures,
          energy: record(start, PARTS.energy, i).toString("base64"),
          bars: record(barsStart, PARTS.bars, i).toString("base64"),
          spectrum: doubled(record(spectraStart, PARTS.spectrum, i)).toString("base64"),
        },
      },
    ]),
  );
}

function halved(bytes: Buffer): Buffer {
  const level = (i: number) => Math.round((bytes[i] ?? 0) / NIBBLE_STEP);
  return Buffer.from(
    Uint8Array.from({ length: bytes.length / 2 }, (_, i) => (level(2 * i) << 4) | level(2 * i + 1)),
  );
}

function doubled(bytes: Buffer): Buffer {
  return Buffer.from(
    Uint8Array.from({ length: bytes.length * 2 }, (_, i) => {
      const pair = bytes[i >> 1] ?? 0;
      return (i % 2 === 0 ? pair >> 4 : pair & 15) * NIBBLE_STEP;
    }),
  );
}
