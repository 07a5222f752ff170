import { describe, expect, it } from "vitest";
import { integratedLoudness } from "./loudness.ts";
import type { Pcm } from "./pcm.ts";
import { joined, sine } from "./test-signals.ts";
import { truePeak } from "./true-peak.ts";

/** Tolerance of a meter in EBU Tech 3341, LU. */
const TOLERANCE = 0.1;

function offBy(signal: Pcm, lufs: number): number {
  return Math.abs((integratedLoudness(signal) ?? 0) - lufs);
}

describe("integrated loudness, on the signals of EBU Tech 3341", () => {
  it.each([44_100, 48_000, 96_000])("measures −23 LUFS for a stereo sine at −23 dBFS, %i Hz", (rate) => {
    expect(offBy(sine(1000, -23, 4, rate), -23)).toBeLessThan(TOLERANCE);
  });

  it("measures −33 LUFS for a stereo sine at −33 dBFS", () => {
    expect(offBy(sine(1000, -33, 4), -33)).toBeLessThan(TOLERANCE);
  });

  it("excludes quiet parts by the relative gate (after signal 3)", () => {
    const signal = joined(sine(1000, -36, 3), sine(1000, -23, 18), sine(1000, -36, 3));
    expect(offBy(signal, -23)).toBeLessThan(TOLERANCE);
  });

  it("excludes near silence by the absolute gate (after signal 4)", () => {
    const signal = joined(sine(1000, -72, 4), sine(1000, -23, 16), sine(1000, -72, 4));
    expect(offBy(signal, -23)).toBeLessThan(TOLERANCE);
  });

  it("weighs a 100 Hz tone lighter than a 3 kHz tone", () => {
    const low = integratedLoudness(sine(100, -23, 2)) ?? 0;
    const high = integratedLoudness(sine(3000, -23, 2)) ?? 0;
    expect(high - low).toBeGreaterThan(3);
  });

  it("is null for silence and for less than 400 ms", () => {
    const silence = { sampleRate: 48_000, channels: [new Float32Array(96_000)] };
    expect(integratedLoudness(silence)).toBeNull();
    expect(integratedLoudness(sine(1000, -23, 0.3))).toBeNull();
  });
});

describe("true peak", () => {
  it("finds the peak between samples (Tech 3341, signal 16: fs/4 at 45°)", () => {
    const level = truePeak(sine(12_000, -6, 0.5, 48_000, Math.PI / 4)) ?? 0;
    expect(level).toBeGreaterThan(-6.4);
    expect(level).toBeLessThan(-5.8);
  });

  it("is null for digital silence", () => {
    expect(truePeak({ sampleRate: 48_000, channels: [new Float32Array(4800)] })).toBeNull();
  });
});
