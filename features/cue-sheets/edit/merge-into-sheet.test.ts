import { expect, test } from "vitest";
import { type Cue, cueSchema } from "#/contract/cue-sheet.ts";
import { mergeIntoSheet } from "./merge-into-sheet.ts";

let count = 0;
const cue = (changes: Partial<Cue>): Cue => {
  count += 1;
  return cueSchema.parse({ id: `c${count}`, title: "Delta", ...changes });
};
const of = (track: number, changes: Partial<Cue> = {}) =>
  cue({ track: `/api/tracks/${track}`, title: `Track ${track}`, ...changes });
const use = (track: number, start: number, changes: Partial<Cue> = {}) =>
  of(track, { start, end: start + 100, clip: `track-${track}.wav`, ...changes });
const places = (cues: readonly Cue[]) => cues.map(({ track, start }) => [Number(track?.slice(12)), start]);
const NONE = new Set<string>();

test("nine uses of three tracks of a project are nine rows, and the person is asked about the fourth track", () => {
  const project = [of(1, { note: "Générique" }), of(2), of(3), of(4)];
  const uses = [use(1, 0), use(2, 200), use(3, 400), ...[5, 6, 7, 8, 9, 10].map((at) => use(1, at * 1_000))];
  const merged = mergeIntoSheet(project, uses, NONE);
  expect(merged).toMatchObject({ filled: 3, added: 6, left: [{ track: "/api/tracks/4" }] });
  expect(merged.cues).toHaveLength(10);
  expect(merged.cues[0]).toMatchObject({ id: project[0]?.id, note: "Générique", start: 0, end: 100 });
  const without = mergeIntoSheet(project, uses, new Set(merged.left.map(({ id }) => id)));
  expect(without.cues).toHaveLength(9);
});

test("reading the same edit twice changes nothing", () => {
  const uses = [
    use(1, 0),
    use(2, 200),
    use(1, 400),
    cue({ title: "Tambour", clip: "tambour.wav", start: 900, end: 950 }),
  ];
  const once = mergeIntoSheet([of(1), of(2)], uses, NONE).cues;
  const again = uses.map((one) => ({ ...one, id: `new-${one.id}` }));
  const twice = mergeIntoSheet(once, again, NONE);
  expect(twice).toMatchObject({ cues: once, filled: 4, added: 0, left: [] });
});

test("a later state of the edit moves the rows of its clips, and the person is asked about rows whose clips it lacks", () => {
  const first = mergeIntoSheet([], [use(1, 0), use(2, 200), use(1, 400)], NONE).cues;
  const moved = mergeIntoSheet(first, [use(1, 2_000), use(1, 2_400)], NONE);
  expect(moved.added).toBe(0);
  expect(moved.left.map(({ track }) => track)).toEqual(["/api/tracks/2"]);
  expect(places(moved.cues)).toEqual([
    [2, 200],
    [1, 2_000],
    [1, 2_400],
  ]);
});

test("a row that a person has placed elsewhere is another use", () => {
  const byHand = of(1, { start: 5_000, end: 5_100 });
  const merged = mergeIntoSheet([byHand], [use(1, 0)], NONE);
  expect(merged).toMatchObject({ filled: 0, added: 1, left: [] });
  expect(merged.cues).toContainEqual(byHand);
});

test("a row without a place takes the place of an audible use, not of an earlier one that is switched off", () => {
  const off = { ...use(1, 0), isOff: true };
  const { rows } = mergeIntoSheet([of(1)], [off, use(1, 400, { id: "heard" })], NONE);
  expect([...rows.keys()]).toEqual(["heard"]);
});

test("a row gets the version that the edit names, while a row with another version is another recording", () => {
  const version = "/api/track_versions/7";
  const [row] = mergeIntoSheet(
    [of(1, { use: "signature" })],
    [use(1, 0, { version, versionLabel: "60 s edit" })],
    NONE,
  ).cues;
  expect(row).toMatchObject({ version, versionLabel: "60 s edit", use: "signature", start: 0 });
  const other = mergeIntoSheet([of(1, { version: "/api/track_versions/8" })], [use(1, 0, { version })], NONE);
  expect(other).toMatchObject({ filled: 0, added: 1, left: [{ version: "/api/track_versions/8" }] });
});

const SIXTY = { version: "/api/track_versions/7", versionLabel: "60 s edit" };
test.each<[string, Partial<Cue>]>([
  ["another version", { version: "/api/track_versions/8", versionLabel: "30 s edit" }],
  ["the whole mix", { version: null, versionLabel: "" }],
  ["another track", { track: "/api/tracks/2", title: "Track 2", version: null, versionLabel: "" }],
])("a clip that was read before and is now matched with %s changes its row", (_, music) => {
  const row = use(1, 0, { ...SIXTY, note: "Générique", use: "signature" });
  const again = use(1, 0, music);
  const { cues, rows, ...merge } = mergeIntoSheet([row], [again], NONE);
  expect(merge).toEqual({ filled: 1, added: 0, left: [] });
  expect(cues).toEqual([{ ...again, id: row.id, note: "Générique", use: "signature" }]);
  expect([...rows]).toEqual([[again.id, row]]);
});

test("a row keeps its music if the edit has no match", () => {
  const row = use(1, 0, { title: "Par la main" });
  const again = cue({ title: "track 1", clip: "track-1.wav", start: 10, end: 90 });
  expect(mergeIntoSheet([row], [again], NONE).cues).toEqual([{ ...row, start: 10, end: 90 }]);
});

test("a row with a typed title takes the data of the catalogue, but not a row of another work with that title", () => {
  const [typed] = mergeIntoSheet(
    [cue({ title: "track 1 " })],
    [use(1, 0, { reference: "SIL 1" })],
    NONE,
  ).cues;
  expect(typed).toMatchObject({ track: "/api/tracks/1", reference: "SIL 1" });
  expect(mergeIntoSheet([of(2, { title: "Track 1" })], [use(1, 0)], NONE)).toMatchObject({
    filled: 0,
    added: 1,
  });
});

test("a use without an end keeps the end of its row, or leaves it open", () => {
  const row = use(1, 100);
  const open = { ...use(1, 150), end: null, clip: row.clip };
  expect(mergeIntoSheet([row], [open], NONE)).toMatchObject({ filled: 1, cues: [{ start: 100, end: 200 }] });
  const unplaced = mergeIntoSheet([of(1)], [open], NONE);
  expect(unplaced).toMatchObject({ filled: 1, added: 0, cues: [{ start: 150, end: null }] });
});

test("a row keeps its place if the edit, read again, states only the end of its clip", () => {
  const [row] = mergeIntoSheet([], [use(1, 0)], NONE).cues;
  const again = use(1, 0, { start: null, end: 100 });
  const { cues } = mergeIntoSheet(row ? [row] : [], [again], NONE);
  expect(cues).toMatchObject([{ id: row?.id, start: 0, end: 100 }]);
});
