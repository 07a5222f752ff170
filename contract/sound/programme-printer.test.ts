import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { RATE } from "./frames.ts";
import { packProgramme, unpackProgramme } from "./programme-bytes.ts";
import { ProgrammePrinter } from "./programme-printer.ts";
import { Resampler } from "./resampler.ts";

/** Notes of a third of a second each, with overtones, over some noise; a linear congruence, the same in every run. */
function melody(seconds: number, rate: number): Float32Array {
  let state = 7;
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const note = rate / 3;
  let hertz = 440;
  return Float32Array.from({ length: seconds * rate }, (_, i) => {
    if (i % note === 0) hertz = 220 * 2 ** (Math.floor(chance() * 36) / 12);
    const angle = (2 * Math.PI * hertz * i) / rate;
    return 0.3 * Math.sin(angle) + 0.15 * Math.sin(3 * angle) + 0.02 * (chance() - 0.5);
  });
}

/** A sound cut into pieces of these lengths, again and again. */
function* piecesOf(sound: Float32Array, lengths: readonly number[]): Generator<Float32Array> {
  for (let at = 0, turn = 0; at < sound.length; turn++) {
    const length = lengths[turn % lengths.length] ?? sound.length;
    yield sound.subarray(at, at + length);
    at += length;
  }
}

function printed(sound: Float32Array, rate: number, lengths: readonly number[]) {
  const resampler = new Resampler(rate, RATE);
  const printer = new ProgrammePrinter();
  for (const piece of piecesOf(sound, lengths)) printer.push(resampler.push(piece));
  printer.push(resampler.end());
  return printer.end();
}

test.each([44_100, 16_000])("at %d Hz, a sound in pieces has the same points as in one piece", (rate) => {
  const sound = melody(70, rate);
  const whole = printed(sound, rate, [sound.length]);
  expect(whole.frames.length).toBeGreaterThan(1_000);
  for (const lengths of [[1_152], [65 * rate, 1, 77_777]])
    expect(printed(sound, rate, lengths)).toEqual(whole);
});

test("a sound is resampled to exactly the same samples however it is divided", () => {
  const sound = melody(1, 44_100);
  const once = new Resampler(44_100, RATE);
  const whole = [...once.push(sound), ...once.end()];
  expect(whole).toHaveLength(RATE);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1 }), (lengths) => {
      const resampler = new Resampler(44_100, RATE);
      const parts = [...piecesOf(sound, lengths)].map((piece) => resampler.push(piece));
      expect([...parts, resampler.end()].flatMap((part) => [...part])).toEqual(whole);
    }),
    { numRuns: 20 },
  );
});

test("a sound shorter than a frame has one, and silence has no points", () => {
  for (const length of [0, 3, RATE]) {
    const printer = new ProgrammePrinter();
    printer.push(new Float32Array(length));
    expect(printer.end().frames).toHaveLength(0);
  }
});

test("unpacking restores a packed programme, and refuses truncated bytes", async () => {
  const points = { frames: Uint32Array.of(3, 3, 258, 9_000), steps: Uint8Array.of(1, 253, 0, 77) };
  const bytes = packProgramme(300.5, points);
  expect(await unpackProgramme(bytes, nextTurn)).toEqual({ seconds: 300.5, points });
  for (let length = 0; length < bytes.length; length++)
    expect(await unpackProgramme(bytes.slice(0, length), nextTurn)).toBeNull();
});

test("a long programme is unpacked in many turns", async () => {
  const frames = Uint32Array.from({ length: 1_000_000 }, (_, i) => i + (i > 500_000 ? 600 : 0));
  const points = { frames, steps: Uint8Array.from(frames, (_, i) => i % 250) };
  let turns = 0;
  const unpacked = await unpackProgramme(packProgramme(43_200, points), async () => {
    turns += 1;
  });
  expect(unpacked?.points).toEqual(points);
  expect(turns).toBe(8);
});
