import { expect, test } from "vitest";
import { LANDMARK_STEPS, LONG_RATE } from "#/contract/sound/long-frames.ts";
import { demoPrints } from "#/demo/prints.ts";
import { LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import { unpackPrint } from "#/server/sound/prints/print-bytes.ts";
import { findRecording } from "./find-recording.ts";

const FROM = 20;
const SECONDS = 15;
const constellations = [...demoPrints().values()]
  .slice(0, 40)
  .map(({ print }) => unpackPrint(print)?.constellation)
  .filter((one) => one !== undefined);
const index = new LandmarkIndex(constellations);

/** Fifteen seconds of a recording, or `seconds`, played at `speed`. */
function played(sound: number, speed: number, seconds = SECONDS) {
  const { frames, steps } = constellations[sound] ?? { frames: new Uint32Array(), steps: new Uint8Array() };
  const [from, to] = [FROM * LONG_RATE, (FROM + seconds * speed) * LONG_RATE];
  const inside = [...frames.keys()].filter((at) => (frames[at] ?? 0) >= from && (frames[at] ?? 0) < to);
  return {
    frames: Uint32Array.from(inside, (at) => Math.round(((frames[at] ?? 0) - from) / speed)),
    steps: Uint8Array.from(inside, (at) => steps[at] ?? 0),
  };
}

const SOUNDS = [0, 7, 14, 21, 28, 35];

test("an unchanged recording is recognised, with its position", () => {
  for (const sound of SOUNDS) {
    const found = findRecording(index, played(sound, 1), SECONDS);
    expect(found).toMatchObject({ sound, exact: true });
    expect((found?.part.start ?? 0) - (found?.part.queryStart ?? 0)).toBeCloseTo(FROM, 0);
  }
});

test.each([0.96, 0.98, 0.99, 1.01, 1.02, 1.04])(
  "a recording played %d times as fast is found, but not as unchanged",
  (speed) => {
    for (const sound of SOUNDS)
      expect(findRecording(index, played(sound, speed), SECONDS)).toMatchObject({
        sound,
        exact: false,
      });
  },
);

test.each([20, 30, 50])(
  "the part covers all %d seconds of a query, not only the window that was recognised",
  (seconds) => {
    for (const sound of SOUNDS) {
      const { part } = findRecording(index, played(sound, 1, seconds), seconds) ?? {};
      expect(part?.start).toBeLessThan(FROM + 2);
      expect(part?.end).toBeGreaterThan(FROM + seconds - 2);
      expect(part?.queryStart).toBeLessThan(2);
      expect(part?.queryEnd).toBeGreaterThan(seconds - 2);
    }
  },
);

test("the part excludes other music before and after the recording in a query", () => {
  const [sound, other, third] = SOUNDS as [number, number, number];
  const parts = [played(other, 1), played(sound, 1), played(third, 1)];
  const query = {
    frames: Uint32Array.from(
      parts.flatMap(({ frames }, i) => Array.from(frames, (one) => one + i * SECONDS * LONG_RATE)),
    ),
    steps: Uint8Array.from(parts.flatMap(({ steps }) => Array.from(steps))),
  };
  const found = findRecording(index, query, 3 * SECONDS);
  const place = SOUNDS.indexOf(found?.sound ?? -1);
  const begin = [1, 0, 2][place] ?? Number.NaN;
  expect(found?.part.queryStart).toBeGreaterThan(begin * SECONDS - 2);
  expect(found?.part.queryEnd).toBeLessThan((begin + 1) * SECONDS + 2);
});

/** Returns a recording played under a voice: one point in three is left, with four points of the voice for each. */
function spokenOver(sound: number) {
  const { frames, steps } = played(sound, 1);
  const chance = seededRandom(sound);
  const points = [...frames.keys()].flatMap((at) => {
    const voice = Array.from({ length: 4 }, () => [
      Math.floor(chance() * SECONDS * LONG_RATE),
      Math.floor(chance() * LANDMARK_STEPS),
    ]);
    return chance() < 1 / 3 ? [[frames[at] ?? 0, steps[at] ?? 0], ...voice] : voice;
  });
  points.sort(([a = 0], [b = 0]) => a - b);
  return {
    frames: Uint32Array.from(points, ([frame = 0]) => frame),
    steps: Uint8Array.from(points, ([, step = 0]) => step),
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

test("a recording is found at its position even if a voice leaves a third of its points", () => {
  for (const sound of SOUNDS) {
    const found = findRecording(index, spokenOver(sound), SECONDS);
    expect(found).toMatchObject({ sound });
    expect((found?.part.start ?? 0) - (found?.part.queryStart ?? 0)).toBeCloseTo(FROM, 0);
  }
});

test("a recording that the index lacks is not taken for another, even under a voice", () => {
  const lacking = new LandmarkIndex(constellations.filter((_, sound) => !SOUNDS.includes(sound)));
  for (const sound of SOUNDS) expect(findRecording(lacking, spokenOver(sound), SECONDS)).toBeNull();
});

test("music that repeats itself except for a few notes is found at the position that was played, even under a voice", () => {
  for (const sound of SOUNDS) {
    const query = spokenOver(sound);
    const { frames, steps } = constellations[sound] ?? query;
    const length = (frames.at(-1) ?? 0) + 1;
    // Every eighth note of the other passes differs.
    const other = steps.map((step, i) => (i % 8 === 0 ? (step + 25) % LANDMARK_STEPS : step));
    const thrice = {
      frames: Uint32Array.from([0, 1, 2].flatMap((pass) => Array.from(frames, (one) => one + pass * length))),
      steps: Uint8Array.from([...other, ...steps, ...other]),
    };
    const found = findRecording(new LandmarkIndex([thrice]), query, SECONDS);
    expect((found?.part.start ?? 0) - (found?.part.queryStart ?? 0)).toBeCloseTo(
      FROM + length / LONG_RATE,
      0,
    );
  }
});

test("a crafted print with hundreds of thousands of points takes bounded time and finds nothing", () => {
  const many = Uint32Array.from({ length: 300_000 }, (_, i) => Math.floor(i / 700));
  const steps = Uint8Array.from({ length: 300_000 }, (_, i) => i % LANDMARK_STEPS);
  expect(findRecording(index, { frames: many, steps }, SECONDS)).toBeNull();
});
