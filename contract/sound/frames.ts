import { RealFft } from "./fft.ts";

/** Sample rate of all measurements, hertz: above 8 kHz, sounds differ by the recording rather than the music. */
export const RATE = 16_000;

/** A division of a sound into Hann-windowed frames. */
export interface Framing {
  /** Samples per frame, a power of two. */
  size: number;
  /** Samples from one frame to the next. */
  hop: number;
}

/** Returns the number of frames of a sound of so many samples. */
export function frameCount({ hop }: Framing, samples: number): number {
  return Math.max(1, Math.floor(samples / hop));
}

/**
 * Calls `look` with the power spectrum of each frame in turn, always in the same array; frame f is centred on sample
 * (f + 0.5) · hop.
 */
export function eachFrame(
  mono: Float32Array,
  { size, hop }: Framing,
  look: (power: Float64Array, frame: number) => void,
): void {
  const fft = new RealFft(size);
  const window = Float32Array.from({ length: size }, (_, i) => Math.sin((Math.PI * (i + 0.5)) / size) ** 2);
  const samples = new Float32Array(size);
  const power = new Float64Array(size / 2);
  const count = frameCount({ size, hop }, mono.length);
  for (let frame = 0; frame < count; frame++) {
    const start = Math.round((frame + 0.5) * hop) - size / 2;
    for (let i = 0; i < size; i++) {
      const at = start + i;
      samples[i] = at >= 0 && at < mono.length ? (mono[at] as number) * (window[i] as number) : 0;
    }
    fft.power(samples, power);
    look(power, frame);
  }
}
