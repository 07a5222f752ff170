import { expect, test } from "vitest";
import type { Constellation } from "#/contract/sound/constellation.ts";
import { LANDMARK_STEPS, LONG_RATE } from "#/contract/sound/long-frames.ts";
import { demoPrints } from "#/demo/prints.ts";
import { LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import { unpackPrint } from "#/server/sound/prints/print-bytes.ts";
import { findUses } from "./find-uses.ts";

const constellations = [...demoPrints().values()]
  .slice(0, 40)
  .map(({ print }) => unpackPrint(print)?.constellation)
  .filter((one) => one !== undefined);
const index = new LandmarkIndex(constellations);
/** A voice's points per second. */
const VOICE = 40;

/** A part of a recording placed in a programme; times in seconds. */
interface Laid {
  sound: number;
  at: number;
  from: number;
  seconds: number;
  speed?: number;
}

/** A programme of `seconds` with a voice all the time; a share `kept` of the points under it remains. */
function programmeOf(seconds: number, laid: readonly Laid[], kept = 0.4): Constellation {
  const chance = seededRandom(seconds);
  const points: [number, number][] = Array.from({ length: seconds * VOICE }, () => [
    Math.floor(chance() * seconds * LONG_RATE),
    Math.floor(chance() * LANDMARK_STEPS),
  ]);
  for (const { sound, at, from, seconds: length, speed = 1 } of laid) {
    const { frames, steps } = constellations[sound] as Constellation;
    for (let i = 0; i < frames.length; i++) {
      const second = (frames[i] as number) / LONG_RATE - from;
      if (second < 0 || second >= length * speed || chance() > kept) continue;
      points.push([Math.round((at + second / speed) * LONG_RATE), steps[i] as number]);
    }
  }
  points.sort(([one], [other]) => one - other);
  return {
    frames: Uint32Array.from(points, ([frame]) => frame),
    steps: Uint8Array.from(points, ([, step]) => step),
  };
}

/** A linear congruential generator (Numerical Recipes): the same points in every run. */
function seededRandom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const within = (value: number | undefined, wanted: number, away: number) =>
  expect(Math.abs((value ?? Number.NaN) - wanted)).toBeLessThanOrEqual(away);

test("each use in a programme is found: its recording, start and end, and its position in the recording", () => {
  const laid = [
    { sound: 3, at: 10, from: 20, seconds: 25 },
    { sound: 11, at: 50, from: 5, seconds: 20 },
    { sound: 3, at: 80, from: 40, seconds: 15 },
  ];
  const found = findUses(index, programmeOf(110, laid), 110);
  expect(found.map(({ sound }) => sound)).toEqual([3, 11, 3]);
  for (const [i, { at, from, seconds }] of laid.entries()) {
    const use = found[i];
    expect(use).toMatchObject({ certainty: "sure", reason: "heard", speed: 1 });
    within(use?.start, at, 1);
    within(use?.end, at + seconds, 1);
    within((use?.offset ?? 0) - (use?.start ?? 0), from - at, 0.1);
  }
});

test("a long use is found even if a voice leaves one point in seven", () => {
  const [found, ...others] = findUses(
    index,
    programmeOf(90, [{ sound: 7, at: 15, from: 10, seconds: 60 }], 1 / 7),
    90,
  );
  expect(found?.sound).toBe(7);
  expect(others).toEqual([]);
});

test("music that the index lacks, and a voice alone, give no use", () => {
  const lacking = new LandmarkIndex(constellations.filter((_, sound) => sound !== 3 && sound !== 11));
  const laid = [
    { sound: 3, at: 10, from: 20, seconds: 25 },
    { sound: 11, at: 50, from: 5, seconds: 20 },
  ];
  expect(findUses(lacking, programmeOf(90, laid, 1), 90)).toEqual([]);
  expect(findUses(index, programmeOf(90, []), 90)).toEqual([]);
});

test("a recording that was cut within a use is one use of two parts", () => {
  const laid = [
    { sound: 14, at: 10, from: 5, seconds: 20 },
    { sound: 14, at: 30, from: 47.3, seconds: 20 },
  ];
  const [use, ...others] = findUses(index, programmeOf(70, laid, 0.8), 70);
  expect(others).toEqual([]);
  expect(use?.parts).toHaveLength(2);
  within(use?.start, 10, 1);
  within(use?.end, 50, 1);
  within(use?.parts[1]?.start, 30, 1);
  within((use?.parts[1]?.offset ?? 0) - (use?.parts[1]?.start ?? 0), 17.3, 0.1);
});

test("two recordings at the same time are both found", () => {
  const laid = [
    { sound: 21, at: 10, from: 20, seconds: 25 },
    { sound: 28, at: 25, from: 10, seconds: 25 },
  ];
  const found = findUses(index, programmeOf(70, laid, 0.7), 70);
  expect(found.map(({ sound }) => sound)).toEqual([21, 28]);
  within(found[0]?.end, 35, 1);
  within(found[1]?.start, 25, 1);
});

test.each([0.96, 1.04])("a recording played %d times as fast is a likely use, with its speed", (speed) => {
  const laid = [{ sound: 35, at: 10, from: 10, seconds: 30, speed }];
  const [use, ...others] = findUses(index, programmeOf(60, laid, 0.8), 60);
  expect(others).toEqual([]);
  expect(use).toMatchObject({ sound: 35, certainty: "likely", reason: "speed" });
  within(use?.speed, speed, 0.005);
  within(use?.start, 10, 1.5);
  within(use?.end, 40, 1.5);
});

test("of two versions that share most of their sound, the one that was played is found", () => {
  const whole = constellations[5] as Constellation;
  // Every fourth point of the other version differs.
  const other = {
    frames: whole.frames,
    steps: whole.steps.map((step, i) => (i % 4 === 0 ? (step + 60) % 250 : step)),
  };
  const both = new LandmarkIndex([other, ...constellations]);
  const found = findUses(both, programmeOf(60, [{ sound: 5, at: 10, from: 10, seconds: 30 }], 0.7), 60);
  expect(found.map(({ sound }) => sound)).toEqual([6]);
});

test("one of two identical recordings is a likely use, with that reason", () => {
  const both = new LandmarkIndex([constellations[5] as Constellation, ...constellations]);
  const found = findUses(both, programmeOf(60, [{ sound: 5, at: 10, from: 10, seconds: 30 }], 0.7), 60);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ certainty: "likely", reason: "twin" });
});

test("twelve hours of one tone cost little and give no use", () => {
  const seconds = 12 * 3600;
  const tone = Uint32Array.from({ length: (seconds * LONG_RATE) / 4 }, (_, i) => 4 * i);
  const points = { frames: tone, steps: new Uint8Array(tone.length).fill(100) };
  expect(findUses(index, points, seconds)).toEqual([]);
});

test("a crafted print with hundreds of points per frame takes bounded time and gives no sure use", () => {
  const frames = Uint32Array.from({ length: 600_000 }, (_, i) => Math.floor(i / 600));
  const points = { frames, steps: Uint8Array.from(frames, (_, i) => i % LANDMARK_STEPS) };
  expect(findUses(index, points, 32).filter(({ certainty }) => certainty === "sure")).toEqual([]);
});
