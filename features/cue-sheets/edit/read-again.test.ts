import { expect, test } from "vitest";
import { cueOfCredits } from "#/contract/cue-of-credits.ts";
import { type Cue, cueSchema, programmeSchema } from "#/contract/cue-sheet.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { asInSheet } from "./as-in-sheet.ts";
import { type Chosen, candidateOf } from "./cues-of-edit.ts";
import { cuesOf, type Decision, decide } from "./decisions.ts";
import { usesOf } from "./join-clips.ts";
import { matchesOf } from "./match-uses.ts";
import { readEdit } from "./read-edit.ts";
import { sheetWithEdit } from "./sheet-with-edit.ts";

const version = (id: number, kind: string, label: string) => ({
  ...{ id, version: kind, label, durationSeconds: 60, isrc: null },
});
const track = (id: number, name: string, reference: string): TrackCredits => ({
  ...{ "@id": `/genid/${id}`, "@type": "TrackCredits", id, track: `/api/tracks/${id}` },
  ...{ name, reference, isrc: null, iswc: null, publisher: null, label: null, durationSeconds: 180 },
  ...{ writers: [], files: [] },
  versions: [version(id * 10 + 1, "60", "60 s edit"), version(id * 10 + 2, "30", "30 s edit")],
});
const DELTA = track(1, "Delta", "SIL 201-01");
const NUIT = track(2, "Nuit", "SIL 201-02");
const CATALOGUE = [DELTA, NUIT];

/** Returns the fields that a person has entered in a row: music, a writer's share and a code. */
const byHand = (of: TrackCredits, number: number | null): Partial<Cue> => ({
  ...cueOfCredits(of, number === null ? null : of.versions[number]),
  writers: [{ name: "Ana Lima", role: "C", society: "SACEM", ipi: "", share: 100 }],
  isrc: "FRZ012500001",
});

type Clip = { name: string; file?: string | undefined; start?: string; isOff?: true };

/** Returns the only use of an edit as the dialog shows it for a sheet with these rows. */
async function shown(cues: Cue[], { name, file, start = "10:00:00", isOff }: Clip, catalogue = CATALOGUE) {
  const edit = await readEdit(
    [
      `001  AX  AA  C  00:00:00:00 00:00:09:24 ${start}:00 ${start.slice(0, -1)}9:24`,
      `* FROM CLIP NAME: ${name}`,
      ...(file ? [`* SOURCE FILE: ${file}`] : []),
    ].join("\n"),
  );
  const decisions = usesOf(edit.clips)
    .map((use) => ({ ...use, ...(isOff && { isOff }) }))
    .map((use) => decide(use, matchesOf(use, catalogue.map(candidateOf))));
  const read = { edit, credits: new Map(catalogue.map((one) => [one.id, one])) };
  const sheet = { programme: programmeSchema.parse({}), cues };
  const [decision] = asInSheet({ ...read, decisions }, sheet);
  if (!decision) throw new Error("no use");
  /** Takes the use, as it is shown or with the person's changes. */
  const taken = (change: Partial<Decision> = {}) => {
    const uses = cuesOf({ ...read, decisions: [{ ...decision, ...change }] });
    return sheetWithEdit(sheet, uses, edit, new Set());
  };
  return { ...decision, taken };
}

/** Returns the only row of a sheet into which this clip was read, with changes by a person. */
async function rowOf(clip: Clip, change: Partial<Cue> = {}): Promise<Cue> {
  const { cues } = (await shown([], clip)).taken();
  expect(cues).toHaveLength(1);
  return cueSchema.strict().parse({ ...cues[0], ...change });
}

const IN_DELTA = "SIL 201-01 Delta.wav";
const IN_NUIT = "SIL 201-02 Nuit.wav";

test.each<[string, string | undefined, string, Chosen | null]>([
  ["gén. début", IN_DELTA, IN_NUIT, { track: 2, version: null }],
  ["THEME MARIE", IN_DELTA, IN_NUIT, { track: 2, version: null }],
  ["Delta", "SIL 201-01 Delta_60.wav", "SIL 201-01 Delta_30.wav", { track: 1, version: 12 }],
  ["THEME MARIE", undefined, IN_NUIT, { track: 2, version: null }],
  ["THEME MARIE", IN_DELTA, "Morricone - Cinema.wav", null],
  ["gén. début", IN_DELTA, "Morricone - Cinema.wav", null],
  ["gén. début", "Preisner - Marionnettes.wav", "Morricone - Cinema.wav", null],
])(
  "a clip that is still called %s after its file %s became %s is other music, and the person is asked about its former row",
  async (name, before, file, chosen) => {
    const row = await rowOf({ name, file: before }, { label: "By hand" });
    const again = await shown([row], { name, file });
    expect(again).toMatchObject({ chosen, isTaken: true });
    expect(again.taken()).toMatchObject({ filled: 0, added: 1, left: [row] });
  },
);

test.each<[string, string | undefined]>([
  ["gén. début", IN_DELTA],
  ["THEME MARIE", IN_DELTA],
  ["Delta", undefined],
])(
  "a person's correction of the clip %s of the file %s stays, wherever the clip has moved",
  async (name, file) => {
    const row = await rowOf({ name, file }, byHand(NUIT, null));
    for (const start of ["10:00:00", "10:00:20"]) {
      const again = await shown([row], { name, file, start });
      expect(again).toMatchObject({ chosen: { track: 2, version: null }, isTaken: true });
      const { cues, ...merge } = again.taken();
      expect(merge).toMatchObject({ filled: 1, added: 0, left: [] });
      expect(cues).toEqual([{ ...row, start: again.use.start, end: again.use.end }]);
    }
  },
);

test("a renamed clip is recognised by its file", async () => {
  const row = await rowOf({ name: "gén. début", file: IN_DELTA }, byHand(NUIT, null));
  const again = await shown([row], { name: "Delta", file: IN_DELTA });
  expect(again.chosen).toEqual({ track: 2, version: null });
  expect(again.taken()).toMatchObject({ filled: 1, added: 0, left: [] });
});

const GONE = { ...DELTA, versions: DELTA.versions.slice(1) };
test.each<[string, () => Cue | Promise<Cue>, TrackCredits[]]>([
  ["a version that was read", () => rowOf({ name: IN_DELTA }, byHand(DELTA, 0)), [GONE, NUIT]],
  [
    "a track that was read",
    () => rowOf({ name: IN_DELTA }, byHand(DELTA, 0)),
    [{ ...DELTA, id: 3, track: "/3" }],
  ],
  [
    "a version that was added without a place",
    () => cueSchema.parse({ id: "waiting", ...byHand(DELTA, 0) }),
    [GONE, NUIT],
  ],
])("%s, but is no longer in the catalogue, stays as it was entered", async (_, made, catalogue) => {
  const row = await made();
  const again = await shown([row], { name: IN_DELTA }, catalogue);
  expect(again).toMatchObject({ chosen: null, isTaken: true });
  const { cues, ...merge } = again.taken();
  expect(merge).toMatchObject({ filled: 1, added: 0, left: [] });
  const { start, end } = again.use;
  expect(cues).toEqual([{ ...row, start, end, sourceIn: 0, clip: IN_DELTA }]);
  // The person can still choose other music.
  const [one] = again.taken({ chosen: { track: catalogue[0]?.id ?? 0, version: null } }).cues;
  expect(one).toMatchObject({ id: row.id, track: catalogue[0]?.track, version: null, isrc: "" });
});

test("music that is refused leaves its row, and the next reading does not choose it", async () => {
  const row = await rowOf(
    { name: "Delta.wav" },
    { note: "Générique", use: "signature", isrc: "FRZ012500001" },
  );
  const again = await shown([row], { name: "Delta.wav" });
  const refusal = { chosen: null, refused: again.matches.map(({ candidate }) => candidate.id) };
  const { cues, ...merge } = again.taken(refusal);
  expect(merge).toMatchObject({ filled: 1, added: 0, left: [] });
  const place = { id: row.id, start: row.start, end: row.end, sourceIn: 0, clip: "Delta.wav" };
  const refused = {
    ...place,
    title: "Delta",
    origin: "unknown",
    note: "Générique",
    use: "signature",
  } as const;
  expect(cues).toEqual([cueSchema.parse(refused)]);
  // The refusal stays, and so does text that the person enters before the origin.
  const typed = cueSchema.parse({ ...refused, title: "Delta (maquette)", label: "Ana Lima" });
  const third = await shown([typed], { name: "Delta.wav" });
  expect(third).toMatchObject({ chosen: null, isTaken: true, matches: [{ candidate: { id: 1 } }] });
  expect(third.taken().cues).toEqual([typed]);
  // A track that the person chooses after all is no longer refused.
  const taken = again.taken({ ...refusal, chosen: { track: 1, version: null } });
  expect(taken.cues).toEqual([row]);
});

test("a row without a place stays if its music is refused for a clip", async () => {
  const row = cueSchema.parse({ id: "waiting", ...byHand(DELTA, 0) });
  const again = await shown([row], { name: "Delta.wav" });
  expect(again.chosen).toEqual({ track: 1, version: 11 });
  const { cues, ...merge } = again.taken({ chosen: null, refused: [1] });
  expect(merge).toMatchObject({ filled: 0, added: 1, left: [row] });
  expect(cues).toContainEqual(row);
});

test.each<[string, () => Cue | Promise<Cue>, object]>([
  ["of its row", () => rowOf({ name: "Delta.wav" }, byHand(NUIT, 0)), { track: 2, version: 21 }],
  [
    "of a row without a place",
    () => cueSchema.parse({ id: "waiting", ...byHand(DELTA, 0) }),
    { track: 1, version: 11 },
  ],
])(
  "a clip that the edit has switched off is shown with the music %s, is not taken, and keeps that music if a person takes it",
  async (_, made, chosen) => {
    const row = await made();
    const again = await shown([row], { name: "Delta.wav", isOff: true });
    expect(again).toMatchObject({ chosen, isTaken: false });
    const [one, ...others] = again.taken({ isTaken: true }).cues;
    expect(one).toMatchObject({ ...byHand(row.track === NUIT.track ? NUIT : DELTA, 0), id: row.id });
    expect(others).toEqual([]);
  },
);
