import { beforeEach, expect, test } from "vitest";
import type { ProgrammeUse } from "#/contract/programme-uses.ts";
import { reviewOf } from "../listening/heard-use.ts";
import { NO_PROGRAMME, useProgramme } from "../programme-store.ts";
import { frameNamesOf } from "./frame-names.ts";
import { nameFromFile } from "./name-from-file.ts";
import { chooseVersion, judge, moveEdge, redoReview, undoReview } from "./review-uses.ts";

const found = (certainty: ProgrammeUse["certainty"], start: number): ProgrammeUse => ({
  track: "/api/tracks/7",
  reference: "SIL 201",
  title: "Sel gemme",
  version: "full",
  start,
  end: start + 20,
  offset: 4,
  parts: [],
  speed: 1,
  certainty,
  reason: certainty === "sure" ? "heard" : "covered",
});
const uses = () => useProgramme.getState().uses;
const edges = (place: number) => [uses()[place]?.start, uses()[place]?.end];

beforeEach(() =>
  useProgramme.setState({
    ...NO_PROGRAMME,
    heard: { seconds: 100, cutFrom: null, levels: new Float32Array() },
    uses: reviewOf([found("sure", 10), found("likely", 70)]),
  }),
);

test("certain uses are accepted at once, likely ones wait; the same decision again reverts it", () => {
  expect(uses().map(({ verdict }) => verdict)).toEqual(["taken", "open"]);
  judge("1", "refused");
  judge("0", "refused");
  expect(uses().map(({ verdict }) => verdict)).toEqual(["refused", "refused"]);
  judge("1", "refused");
  expect(uses()[1]?.verdict).toBe("open");
});

test("an edge moves within the programme, and not past the other edge", () => {
  moveEdge("1", "end", 500);
  expect(edges(1)).toEqual([70, 100]);
  moveEdge("1", "start", -3);
  expect(edges(1)).toEqual([0, 100]);
  moveEdge("0", "end", 2);
  expect(edges(0)).toEqual([10, 10.1]);
});

test("every step is undone and redone, and a new one clears the undone ones", () => {
  moveEdge("0", "start", 12);
  chooseVersion("0", 9);
  undoReview();
  undoReview();
  expect(uses()[0]).toMatchObject({ start: 10, versionId: null });
  redoReview();
  expect(uses()[0]).toMatchObject({ start: 12, versionId: null });
  judge("0", "refused");
  redoReview();
  expect(uses()[0]).toMatchObject({ start: 12, versionId: null, verdict: "refused" });
});

test("positions use the programme's own timecode, and convert back to the same frame", () => {
  const { frameAt, secondAt } = frameNamesOf("29.97 DF", "10:00:00;00");
  expect(frameAt(0)).toBe(1_078_920);
  for (const frame of [1_078_920, 1_078_921, 1_100_003]) expect(frameAt(secondAt(frame))).toBe(frame);
});

test("a project is named after the file, with a name that is not in use", () => {
  expect(nameFromFile("SAHEL_v7_mix.wav", [])).toBe("SAHEL v7 mix");
  expect(nameFromFile("film.mp4", [{ name: "Film" }, { name: "film 2" }])).toBe("film 3");
  expect(nameFromFile(".mp4", [])).toBe(".mp4");
});
