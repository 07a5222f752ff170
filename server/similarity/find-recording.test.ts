import { expect, test } from "vitest";
import { demoPrints } from "#/server/demo/prints.ts";
import { findRecording } from "./find-recording.ts";
import { LandmarkIndex } from "./landmark-index.ts";
import { LONG_RATE } from "./long-frames.ts";
import { unpackPrint } from "./print-bytes.ts";

const FROM = 20;
const SECONDS = 15;
const constellations = [...demoPrints().values()]
  .slice(0, 40)
  .map(({ print }) => unpackPrint(print)?.constellation)
  .filter((one) => one !== undefined);
const index = new LandmarkIndex(constellations);

/** Fifteen seconds of a recording, played so many times as fast. */
function played(sound: number, speed: number) {
  const { frames, steps } = constellations[sound] ?? { frames: new Uint32Array(), steps: new Uint8Array() };
  const [from, to] = [FROM * LONG_RATE, (FROM + SECONDS * speed) * LONG_RATE];
  const inside = [...frames.keys()].filter((at) => (frames[at] ?? 0) >= from && (frames[at] ?? 0) < to);
  return {
    frames: Uint32Array.from(inside, (at) => Math.round(((frames[at] ?? 0) - from) / speed)),
    steps: Uint8Array.from(inside, (at) => steps[at] ?? 0),
  };
}

const SOUNDS = [0, 7, 14, 21, 28, 35];

test("a recording as it is is told to be it, and where", () => {
  for (const sound of SOUNDS) {
    const found = findRecording(index, played(sound, 1), SECONDS);
    expect(found).toMatchObject({ sound, exact: true });
    expect((found?.part.start ?? 0) - (found?.part.queryStart ?? 0)).toBeCloseTo(FROM, 0);
  }
});

test.each([0.96, 0.98, 0.99, 1.01, 1.02, 1.04])(
  "played %d times as fast it is found, and not told to be this very recording",
  (speed) => {
    for (const sound of SOUNDS)
      expect(findRecording(index, played(sound, speed), SECONDS)).toMatchObject({ sound, exact: false });
  },
);
