import { expect, test } from "vitest";
import { decodeAudio } from "./decode.ts";
import { aiff, sine } from "./test-signals.ts";
import { wavOfAiff } from "./wav-of-aiff.ts";

const left = (samples: Float32Array | undefined) => [...(samples ?? [])].slice(1_000, 1_200);

test.each([
  ["16 bits", { bits: 16 }, 3],
  ["24 bits", { bits: 24 }, 5],
  ["32 bits", { bits: 32 }, 5],
  ["8 bits", { bits: 8 }, 1],
  ["AIFF-C without compression", { bits: 24, coding: "NONE" }, 5],
  ["AIFF-C with its bytes turned round", { bits: 16, coding: "sowt" }, 3],
  ["AIFF-C in floats", { bits: 32, coding: "fl32" }, 6],
] as const)("%s: reads back every sample at its own rate", async (_, shape, digits) => {
  const tone = sine(440, -6, 1, 44_100);
  const sound = await decodeAudio(aiff(tone, shape));
  expect([sound.sampleRate, sound.channels.length, sound.complete]).toEqual([44_100, 2, true]);
  expect(sound.channels[0]).toHaveLength(44_100);
  for (const [i, value] of left(sound.channels[0]).entries()) {
    expect(value).toBeCloseTo(left(tone.channels[0])[i] as number, digits);
  }
});

/** Returns an AIFF-C of this coding with the given samples of one channel. */
function aifc(coding: string, bits: number, samples: Buffer): Buffer {
  const bytes = Buffer.from(aiff(sine(440, -6, 1, 44_100), { bits: 16, coding: "NONE", channels: 1 }));
  bytes.writeUInt16BE(bits, bytes.indexOf("COMM") + 14);
  bytes.write(coding, bytes.indexOf("COMM") + 26);
  return Buffer.concat([bytes.subarray(0, bytes.indexOf("SSND") + 16), samples]);
}

test.each([
  // G.711: the largest value of each law, positive and negative.
  ["ulaw", 16, Buffer.from([0x80, 0x00]), [0.98, -0.98]],
  ["ALAW", 16, Buffer.from([0xaa, 0x2a]), [0.98, -0.98]],
  ["raw ", 8, Buffer.from([0xc0, 0x40]), [0.5, -0.5]],
  ["23ni", 24, Buffer.from([0, 0, 0x40, 0, 0, 0xc0]), [0.5, -0.5]],
] as const)("AIFF-C coded as %s", async (coding, bits, pair, values) => {
  const samples = Buffer.concat(Array.from({ length: 44_100 / 2 }, () => pair));
  const sound = await decodeAudio(aifc(coding, bits, samples));
  expect([sound.channels.length, sound.channels[0]?.length]).toEqual([1, 44_100]);
  for (const [i, value] of values.entries()) expect(sound.channels[0]?.[i]).toBeCloseTo(value, 1);
});

test("converts 24 bits bit for bit", () => {
  const bytes = aiff(sine(440, -6, 0.5, 96_000), { bits: 24 });
  const wav = Buffer.from(wavOfAiff(bytes) ?? []);
  expect(wav.readUInt32LE(24)).toBe(96_000);
  expect(wav.subarray(44, 47)).toEqual(Buffer.from([0, 0, 0]));
  const at = bytes.length - 3;
  expect(wav.subarray(-3)).toEqual(Buffer.from(bytes.subarray(at)).reverse());
});

test("declares the full length although samples are missing", async () => {
  const bytes = aiff(sine(440, -6, 2, 44_100), { bits: 16 });
  const wav = Buffer.from(wavOfAiff(bytes.subarray(0, bytes.length / 2)) ?? []);
  expect(wav.readUInt32LE(40)).toBe(2 * 44_100 * 4);
  expect(wav.length).toBeLessThan(44_100 * 4 + 100);
});

test("refuses an AIFF that is compressed or lacks its description, with a reason; returns null for any other file", async () => {
  const tone = sine(440, -6, 0.5, 44_100);
  await expect(decodeAudio(aiff(tone, { bits: 16, coding: "ima4" }))).rejects.toMatchObject({
    reason: "unsupported-codec",
    message: expect.stringContaining("ima4"),
  });
  for (const damaged of [aiff(tone, { bits: 16 }).subarray(0, 20), aiff(tone, { bits: 16, channels: 0 })]) {
    await expect(decodeAudio(damaged)).rejects.toMatchObject({ reason: "damaged" });
  }
  expect(wavOfAiff(Buffer.from("FORM0000ILBM"))).toBeNull();
  expect(wavOfAiff(new Uint8Array())).toBeNull();
});
