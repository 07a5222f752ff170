import { expect, test } from "vitest";
import { DEFAULT_WEIGHTS } from "#/contract/similarity.ts";
import { demoPrints } from "#/demo/prints.ts";
import { unpackPrint } from "#/server/sound/prints/print-bytes.ts";
import { rankSounds } from "./rank.ts";
import { createRecordingFinder } from "./recording-finder.ts";
import { referenceOf } from "./reference.ts";

const known = [...demoPrints().values()].slice(0, 6).flatMap(({ print }) => unpackPrint(print) ?? []);
const [recording, other] = known;
if (!recording || !other) throw new Error("The demo has prints.");
/** Almost identical sounds: one style, one instrument, one studio. The recording is the last but one. */
const twin = { ...recording, constellation: other.constellation };
const prints = [twin, twin, ...known.slice(2), recording, twin];
const trackIds = prints.map((_, place) => place + 1);
const RECORDING = prints.indexOf(recording) + 1;
const NOTHING = { frames: new Uint32Array(0), steps: new Uint8Array(0) };
const index = {
  trackIds,
  prints,
  recordings: createRecordingFinder(prints.map(({ constellation }) => constellation)),
  placeOf: new Map(trackIds.map((id, place) => [id, place])),
};
const asked = {
  reference: referenceOf(recording, 20, 35),
  weights: DEFAULT_WEIGHTS,
  allowed: new Set(trackIds),
  plus: [],
  minus: [],
};

test("a recognised recording ranks before all sounds that are merely almost identical", async () => {
  const [first, second] = await rankSounds(index, { ...asked, seeksRecording: true });
  expect(first).toMatchObject({ trackId: RECORDING, score: 1, exact: true });
  expect(second).toMatchObject({ trackId: 1, exact: false });
  expect(second?.score).toBeLessThan(0.97);
});

test("if no recording is sought, ids order equal sounds and none scores as recognised", async () => {
  const ranked = await rankSounds(index, { ...asked, seeksRecording: false });
  expect(ranked.slice(0, 3).map(({ trackId }) => trackId)).toEqual([1, 2, RECORDING]);
  expect(Math.max(...ranked.map(({ score }) => score))).toBeLessThan(0.97);
});

test("the recording and similar sounds are found among very many sounds as among few", async () => {
  const crowd = Array.from({ length: 2_000 }, () => other);
  const many = [...crowd, ...prints];
  const ids = many.map((_, place) => place + 1);
  const large = {
    trackIds: ids,
    prints: many,
    recordings: createRecordingFinder(
      many.map(({ constellation }, place) => (place < crowd.length ? NOTHING : constellation)),
    ),
    placeOf: new Map(ids.map((id, place) => [id, place])),
  };
  const few = await rankSounds(index, { ...asked, seeksRecording: true });
  const ranked = await rankSounds(large, { ...asked, allowed: new Set(ids), seeksRecording: true });
  expect(ranked.slice(0, 3)).toEqual(
    few.slice(0, 3).map((one) => ({ ...one, trackId: one.trackId + crowd.length })),
  );
  expect(ranked.length).toBeLessThan(ids.length);
});
