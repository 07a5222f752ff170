import type { Pcm } from "./pcm.ts";

/** Returns a stereo sine, `decibels` below full scale in both channels; `phase` in radians. */
export function sine(hertz: number, decibels: number, seconds: number, sampleRate = 48_000, phase = 0): Pcm {
  const peak = 10 ** (decibels / 20);
  const channel = Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, i) => peak * Math.sin((2 * Math.PI * hertz * i) / sampleRate + phase),
  );
  return { sampleRate, channels: [channel, channel] };
}

/** Joins sounds of the same rate and number of channels end to end. */
export function joined(...parts: Pcm[]): Pcm {
  const sampleRate = parts[0]?.sampleRate ?? 48_000;
  const count = parts[0]?.channels.length ?? 0;
  const channels = Array.from({ length: count }, (_, c) =>
    Float32Array.from(parts.flatMap((part) => [...(part.channels[c] ?? [])])),
  );
  return { sampleRate, channels };
}

/** 80-bit floats of the sample rates that tests use. */
const RATES: Readonly<Record<number, string>> = { 44100: "400eac44", 48000: "400ebb80", 96000: "400fbb80" };

/** Encodes a sound as AIFF, or as AIFF-C with the given `coding`; `id3` goes into a chunk of its own. */
export function aiff(
  { sampleRate, channels }: Pcm,
  {
    bits,
    coding,
    id3,
    ...declared
  }: { bits: 8 | 16 | 24 | 32; coding?: string; channels?: number; id3?: Uint8Array },
): Uint8Array {
  const size = bits / 8;
  const length = channels[0]?.length ?? 0;
  const samples = Buffer.alloc(length * channels.length * size);
  for (let i = 0; i < length; i++) {
    for (const [c, channel] of channels.entries()) {
      const at = (i * channels.length + c) * size;
      const value = channel[i] ?? 0;
      if (coding === "fl32") samples.writeFloatBE(value, at);
      else if (coding === "sowt") samples.writeIntLE(Math.round(value * (2 ** (bits - 1) - 1)), at, size);
      else samples.writeIntBE(Math.round(value * (2 ** (bits - 1) - 1)), at, size);
    }
  }
  const common = Buffer.alloc(18);
  common.writeUInt16BE(declared.channels ?? channels.length, 0);
  common.writeUInt32BE(length, 2);
  common.writeUInt16BE(bits, 6);
  common.write(RATES[sampleRate] ?? "", 8, "hex");
  const named = coding ? Buffer.from(`${coding}\0\0`) : Buffer.alloc(0);
  const chunk = (name: string, ...body: Uint8Array[]) => {
    const all = Buffer.concat(body);
    const head = Buffer.alloc(8);
    head.write(name, 0);
    head.writeUInt32BE(all.length, 4);
    return Buffer.concat([head, all, Buffer.alloc(all.length % 2)]);
  };
  return chunk(
    "FORM",
    Buffer.from(coding ? "AIFC" : "AIFF"),
    chunk("COMM", common, named),
    chunk("SSND", Buffer.alloc(8), samples),
    ...(id3 ? [chunk("ID3 ", id3)] : []),
  );
}

/**
 * Returns one struck chord per beat, repeated to the given length, each as semitones over middle C: a sound with a
 * pulse and a key.
 */
export function struckChords(bpm: number, chords: readonly number[][], seconds: number): Pcm {
  const sampleRate = 22_050;
  const beat = (60 / bpm) * sampleRate;
  const channel = Float32Array.from({ length: seconds * sampleRate }, (_, i) => {
    const chord = chords[Math.floor(i / beat) % chords.length] ?? [];
    const since = (i % beat) / sampleRate;
    const wave = (semitones: number) => Math.sin(2 * Math.PI * 261.6256 * 2 ** (semitones / 12) * since);
    return 0.15 * Math.exp(-6 * since) * chord.reduce((sum, one) => sum + wave(one), 0);
  });
  return { sampleRate, channels: [channel] };
}

/** D minor, G minor, A major, D minor: an unambiguous cadence in D minor. */
export const D_MINOR = [
  [2, 5, 9],
  [2, 7, 10],
  [1, 4, 9],
  [-10, 2, 5],
];
