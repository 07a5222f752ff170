import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { unpackProgramme } from "#/contract/sound/programme-bytes.ts";
import { LEVELS_A_SECOND } from "#/features/programmes/reading/level-trace.ts";
import { readSound } from "#/features/programmes/reading/read-sound.ts";
import { encodeMp3 } from "#/server/sound/measuring/encode-mp3.ts";
import { pointsOfProgramme } from "#/server/sound/prints/programme-print.ts";
import { wavOf } from "#/tests/support/wav-of.ts";

const RATE = 22_050;
/** Bytes of the head of `wavOf`, and where in it the rate and the length of the sound stand. */
const HEAD = 68;
const RATE_AT = 24;
const LENGTH_AT = 64;

/** A chord that moves, a second of it loud and the next soft. */
function chords(seconds: number, channels = 1) {
  const one = Float32Array.from({ length: seconds * RATE }, (_, i) => {
    const hertz = 220 * 2 ** ((Math.floor((2 * i) / RATE) % 24) / 12);
    const loud = Math.floor(i / RATE) % 2 === 0 ? 0.5 : 0.05;
    return loud * Math.sin((2 * Math.PI * hertz * i) / RATE);
  });
  return { sampleRate: RATE, channels: Array.from({ length: channels }, () => one) };
}
const read = (bytes: Uint8Array, told: (number | null)[][] = []) =>
  readSound(new Blob([new Uint8Array(bytes)]), (...one) => told.push(one));
/** The same with a number of its head replaced. */
function lying(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(value, at);
  return copy;
}

test.each([1, 2])(
  "a mix of %d channels has the print that the server makes of it, to the bit",
  async (channels) => {
    const bytes = wavOf(chords(63, channels));
    const told: (number | null)[][] = [];
    const { print, seconds, declared } = await read(bytes, told);
    const whole = Buffer.from(bytes.subarray(HEAD));
    const samples = Float32Array.from(
      { length: 63 * RATE },
      (_, i) => whole.readInt16LE(2 * channels * i) / 32_768,
    );
    const server = pointsOfProgramme({
      sampleRate: RATE,
      channels: Array.from({ length: channels }, () => samples),
    });
    expect(await unpackProgramme(print, nextTurn)).toEqual({ seconds: 63, points: server.points });
    expect([seconds, declared]).toEqual([63, 63]);
    expect(told.length).toBeGreaterThan(3);
    expect(told.every(([at, of]) => (at ?? 0) <= 63 && of === 63)).toBe(true);
  },
);

test("a print includes the loudness, ten times a second", async () => {
  const { levels } = await read(wavOf(chords(4)));
  expect(levels).toHaveLength(4 * LEVELS_A_SECOND);
  expect(levels[5]).toBeCloseTo(0.5 * Math.SQRT1_2, 2);
  expect(levels[15]).toBeCloseTo(0.05 * Math.SQRT1_2, 2);
});

test("a truncated file, or one whose header announces more than it contains, gives the sound that is there", async () => {
  const bytes = wavOf(chords(10));
  for (const cut of [bytes.subarray(0, HEAD + 2 * RATE * 6), lying(bytes, LENGTH_AT, 0xffff_fff0)]) {
    const { seconds } = await read(cut);
    expect(seconds).toBeCloseTo(cut.length < bytes.length ? 6 : 10, 3);
  }
});

test.each([
  ["nothing", new Uint8Array(), "empty"],
  ["a text", Buffer.from("Sahel, l’eau qui reste\n".repeat(500)), "unknown"],
  ["a head alone", wavOf(chords(0)), "damaged"],
  ["silence", wavOf({ sampleRate: RATE, channels: [new Float32Array(5 * RATE)] }), "silent"],
  ["a second of one sample", lying(wavOf(chords(5)), RATE_AT, 1), "tooLong"],
  ["four thousand million samples a second", lying(wavOf(chords(5)), RATE_AT, 0xffff_ffff), "damaged"],
])("%s is refused with a reason", async (_, bytes, fault) => {
  await expect(read(bytes)).rejects.toMatchObject({ name: "UnreadableProgramme", fault });
});

test("in a browser without a decoder an encoded file is refused with that reason", async () => {
  await expect(read(await encodeMp3(chords(3)))).rejects.toMatchObject({ fault: "noDecoder" });
});
