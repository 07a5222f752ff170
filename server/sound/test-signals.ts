import type { Pcm } from "./pcm.ts";

/** Stereo sine, `decibels` below full scale in both channels; `phase` in radians. */
export function sine(hertz: number, decibels: number, seconds: number, sampleRate = 48_000, phase = 0): Pcm {
  const peak = 10 ** (decibels / 20);
  const channel = Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, i) => peak * Math.sin((2 * Math.PI * hertz * i) / sampleRate + phase),
  );
  return { sampleRate, channels: [channel, channel] };
}

/** Sounds of one rate and number of channels, one after another. */
export function joined(...parts: Pcm[]): Pcm {
  const sampleRate = parts[0]?.sampleRate ?? 48_000;
  const count = parts[0]?.channels.length ?? 0;
  const channels = Array.from({ length: count }, (_, c) =>
    Float32Array.from(parts.flatMap((part) => [...(part.channels[c] ?? [])])),
  );
  return { sampleRate, channels };
}
