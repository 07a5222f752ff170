import fc from "fast-check";
import { expect, test } from "vitest";
import { cueOfCredits } from "#/contract/cue-of-credits.ts";
import { type Cue, cueSchema, programmeSchema } from "#/contract/cue-sheet.ts";
import type { DownloadFormat } from "#/contract/download.ts";
import { FRAME_RATES } from "#/contract/frame-rates.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { wordOfVersion } from "#/contract/version-words.ts";
import { candidateOf } from "../edit/cues-of-edit.ts";
import { cuesOf, decide } from "../edit/decisions.ts";
import { usesOf } from "../edit/join-clips.ts";
import { matchesOf } from "../edit/match-uses.ts";
import { mergeIntoSheet } from "../edit/merge-into-sheet.ts";
import { readEdit } from "../edit/read-edit.ts";
import { RATES } from "../time/timecode.ts";
import { laidMusic } from "./laid-music.ts";
import { edlOf } from "./sheet-edl.ts";
import { fcpxmlOf } from "./sheet-fcpxml.ts";

const WRITERS = { EDL: edlOf, FCPXML: fcpxmlOf };
const LANGS = ["fr", "en"] as const;
const namingIn = (lang: (typeof LANGS)[number], format: DownloadFormat = "mp3") => ({
  untitled: (number: number) => `Cue ${number}`,
  version: (label: string) => wordOfVersion(label, lang),
  format,
});

const version = (id: number, kind: string, label: string) => ({
  ...{ id, version: kind, label, durationSeconds: 60, isrc: null },
  file: `sound-${id}.mp3`,
});
const track = (id: number, name: string, reference: string | null): TrackCredits => ({
  ...{ "@id": `/genid/${id}`, "@type": "TrackCredits", id, track: `/api/tracks/${id}` },
  ...{ name, reference, isrc: null, iswc: null, publisher: null, label: null, durationSeconds: 180 },
  writers: [],
  versions: [
    version(id * 10 + 1, "60", "60 s edit"),
    version(id * 10 + 2, "underscore", "Underscore"),
    version(id * 10 + 3, "stem", "Stem: drums"),
    version(id * 10 + 4, "stem", "Stem: bass"),
  ],
  files: [`sound-${id}.mp3`],
});
/** Tracks with similar titles, a title like the name of a version, similar references, and no reference. */
const CATALOGUE = [
  track(1, "Sel gemme", "SIL 201-03"),
  track(2, "Sel gemme", "SIL 201-031"),
  track(3, "Summer 60", "SIL 201-04"),
  track(4, "Étés & « hivers » <1>", "SILLON 2014-12"),
  track(5, "Bains de soufre", null),
  track(6, "AC/DC: drums?", "B 1204"),
];

const aRow = fc.record({
  credits: fc.option(fc.constantFrom(...CATALOGUE), { freq: 6 }),
  version: fc.option(fc.nat(3)),
  gap: fc.integer({ min: 2, max: 4_000 }),
  length: fc.integer({ min: 1, max: 4_000 }),
  overlap: fc.boolean(),
  sourceIn: fc.option(fc.integer({ min: 0, max: 5_000 })),
});
const aSheet = fc.record({
  rate: fc.constantFrom(...FRAME_RATES),
  lang: fc.constantFrom(...LANGS),
  hour: fc.nat(10),
  title: fc.string({ unit: "grapheme", maxLength: 30 }),
  rows: fc.array(aRow, { minLength: 1, maxLength: 12 }),
});

/** Makes rows in sequence or overlapping; uses of the same recording never touch, nor do those of a work's stems. */
function rowsOf({ rate, hour, rows }: typeof aSheet extends fc.Arbitrary<infer Value> ? Value : never) {
  let at = hour * 3600 * RATES[rate].base;
  const ends = new Map<string, number>();
  return rows.map(({ credits, version: number, gap, length, overlap, sourceIn }, index): Cue => {
    const chosen = number === null ? null : (credits?.versions[number] ?? null);
    const known = credits
      ? cueOfCredits(credits, chosen)
      : { title: `Hors catalogue ${index}`, origin: "commissioned" as const };
    const { versionLabel = "" } = chosen ? known : {};
    const key = `${known.title} ${versionLabel?.startsWith("Stem") ? "" : versionLabel}`;
    const start = Math.max(overlap ? at - Math.min(gap, at) : at + gap, (ends.get(key) ?? -2) + 2);
    at = start + length;
    ends.set(key, at);
    return cueSchema.parse({ id: `row-${index}`, ...known, start, end: at, sourceIn });
  });
}

/** Reads an edit list as the site does, and merges its uses into the rows. */
async function readBack(text: string, cues: readonly Cue[]) {
  const edit = await readEdit(text);
  const decisions = usesOf(edit.clips).map((use) => decide(use, matchesOf(use, CATALOGUE.map(candidateOf))));
  const credits = new Map(CATALOGUE.map((one) => [one.id, one]));
  const uses = cuesOf({ decisions, credits });
  return { edit, uses, merge: mergeIntoSheet(cues, uses, new Set()) };
}

test.each(["EDL", "FCPXML"] as const)(
  "a sheet written as %s reads back as the same rows at every rate",
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(aSheet, async (given) => {
        const cues = rowsOf(given);
        const programme = programmeSchema.parse({ title: given.title, rate: given.rate });
        const { edit, uses, merge } = await readBack(
          WRITERS[kind](programme, laidMusic(cues, namingIn(given.lang))),
          cues,
        );
        expect(edit.rate).toEqual(RATES[given.rate]);
        expect(edit.skipped).toEqual([]);
        const facts = (one: Cue) => [one.start, one.end, one.track, one.version, one.sourceIn ?? 0];
        const inOrder = (all: readonly Cue[]) => all.map(facts).map(String).sort();
        expect(inOrder(uses)).toEqual(inOrder(cues));
        expect(merge).toMatchObject({ filled: cues.length, added: 0, left: [] });
      }),
      { numRuns: 150 },
    );
  },
);

test("a file from elsewhere keeps its name even if a download would have the same", () => {
  const rows = [cueOfCredits(CATALOGUE[0] as TrackCredits), { title: "Sel gemme", clip: "Sel gemme.wav" }];
  const cues = rows.map((row, index) =>
    cueSchema.parse({ id: `${index}`, ...row, start: index * 100, end: index * 100 + 50 }),
  );
  expect(laidMusic(cues, namingIn("fr", "wav")).map(({ file }) => file)).toEqual([
    "SIL 201-03 Sel gemme.wav",
    "Sel gemme.wav",
  ]);
});

test("rows without a place are not in an edit list, and a list without music is empty", () => {
  const cues = [cueSchema.parse({ id: "a", title: "Sel gemme", duration: 50 })];
  expect(laidMusic(cues, namingIn("fr"))).toEqual([]);
  expect(edlOf(programmeSchema.parse({ title: "Mékong" }), [])).toBe(
    "TITLE: Mékong\r\nFCM: NON-DROP FRAME\r\n* FRAME RATE: 25\r\n\r\n",
  );
});

test.each([
  ["fr", "mp3", "SIL 201-03 Sel gemme (60 secondes)", "Sel gemme (60 secondes).mp3"],
  ["fr", "wav", "SIL 201-03 Sel gemme (60 secondes)", "Sel gemme (60 secondes).wav"],
  ["en", "mp3", "SIL 201-03 Sel gemme (60-second edit)", "Sel gemme (60-second edit).mp3"],
] as const)(
  "in %s the clips of an edit list bear the names of the downloads as %s",
  (lang, format, name, file) => {
    const [salt] = CATALOGUE;
    const rows = [
      cueOfCredits(salt as TrackCredits, salt?.versions[0]),
      { title: "..Salt? ", track: "/x" },
      { clip: "mine.aif" },
    ];
    const cues = rows.map((row, index) =>
      cueSchema.parse({ id: `${index}`, ...row, start: index * 100, end: index * 100 + 50 }),
    );
    const [sixty, hostile, foreign] = laidMusic(cues, namingIn(lang, format));
    expect([sixty?.name, sixty?.file]).toEqual([name, file]);
    // As in the downloads (`contract/file-name.test.ts`), characters that a system refuses are removed.
    expect(hostile?.file).toBe(`Salt-.${format}`);
    expect(foreign?.file).toBe("mine.aif");
  },
);
