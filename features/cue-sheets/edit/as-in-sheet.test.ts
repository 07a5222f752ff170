import { expect, test } from "vitest";
import { cueOfCredits } from "#/contract/cue-of-credits.ts";
import { type Cue, cueSchema, programmeSchema } from "#/contract/cue-sheet.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { asInSheet, tracksOfClips } from "./as-in-sheet.ts";
import { candidateOf } from "./cues-of-edit.ts";
import { decide } from "./decisions.ts";
import { usesOf } from "./join-clips.ts";
import { matchesOf } from "./match-uses.ts";
import { readEdit } from "./read-edit.ts";

const version = (id: number, kind: string, label: string) => ({
  ...{ id, version: kind, label, durationSeconds: 60, isrc: null },
});
const track = (id: number, name: string): TrackCredits => ({
  ...{ "@id": `/genid/${id}`, "@type": "TrackCredits", id, track: `/api/tracks/${id}` },
  ...{ name, reference: null, isrc: null, iswc: null, publisher: null, label: null, durationSeconds: 180 },
  ...{ writers: [], files: [] },
  versions: [version(id * 10 + 1, "60", "60 s edit"), version(id * 10 + 2, "30", "30 s edit")],
});
const DELTA = track(1, "Delta");
const NUIT = track(2, "Nuit");
const CREDITS = new Map([DELTA, NUIT].map((one) => [one.id, one]));

const row = (of: TrackCredits | null, number: number | null, more: Partial<Cue>) =>
  cueSchema.parse({
    ...(of && cueOfCredits(of, number === null ? null : of.versions[number])),
    id: "row",
    ...more,
  });
const HERE = { start: 900_000, end: 900_250 };

/** Returns the decision on the only clip of an edit, which has this name, if the sheet contains this row. */
async function decisionOn(clip: string, cue: Cue) {
  const edit = await readEdit(
    `001  AX  AA  C  00:00:00:00 00:00:10:00 10:00:00:00 10:00:10:00\n* FROM CLIP NAME: ${clip}`,
  );
  const decisions = usesOf(edit.clips).map((use) => decide(use, matchesOf(use, [candidateOf(DELTA)])));
  const sheet = { programme: programmeSchema.parse({}), cues: [cue] };
  const [found] = asInSheet({ edit, decisions, credits: CREDITS }, sheet);
  return found && { chosen: found.chosen, isTaken: found.isTaken, offers: found.matches.length };
}

const FULL = { track: 1, version: null };
test.each<[string, string, Cue, object]>([
  [
    "its row has another version",
    "Delta_60.wav",
    row(DELTA, 1, { ...HERE, clip: "Delta_60.wav" }),
    {
      chosen: { track: 1, version: 12 },
    },
  ],
  [
    "its row has the full mix",
    "Delta_60.wav",
    row(DELTA, null, { ...HERE, clip: "Delta_60.wav" }),
    {
      chosen: FULL,
    },
  ],
  [
    "its row has music that no name mentions",
    "Delta.wav",
    row(NUIT, 0, { ...HERE, clip: "Delta.wav" }),
    {
      chosen: { track: 2, version: 21 },
      offers: 2,
    },
  ],
  ["a version has no place yet", "Delta.wav", row(DELTA, 0, {}), { chosen: { track: 1, version: 11 } }],
  [
    "the track has no place yet",
    "Delta_60.wav",
    row(DELTA, null, {}),
    {
      chosen: { track: 1, version: 11 },
    },
  ],
  [
    "another version has no place yet",
    "Delta_30.wav",
    row(DELTA, 0, {}),
    {
      chosen: { track: 1, version: 12 },
    },
  ],
  ["a person has placed it elsewhere", "Delta.wav", row(DELTA, 0, { start: 0, end: 250 }), { chosen: FULL }],
  [
    "a person has taken it",
    "ITW maire.wav",
    row(null, null, { ...HERE, clip: "ITW maire.wav" }),
    {
      chosen: null,
      isTaken: true,
    },
  ],
  [
    "a person has entered its music",
    "Delta.wav",
    row(null, null, { ...HERE, clip: "Delta.wav", title: "Delta (my own)", origin: "commissioned" }),
    { chosen: null, isTaken: true },
  ],
  ["the sheet has no row of it", "ITW maire.wav", row(DELTA, null, {}), { chosen: null, isTaken: false }],
])("if %s, the clip %s is shown as the sheet has it", async (_, clip, cue, expected) => {
  expect(await decisionOn(clip, cue)).toMatchObject(expected);
});

test("only tracks that no name has found are loaded", () => {
  const cues = [
    row(DELTA, null, { clip: "Delta.wav" }),
    row(NUIT, null, { clip: "x.wav" }),
    row(track(3, "Aube"), 0, {}),
  ];
  expect(tracksOfClips({ programme: programmeSchema.parse({}), cues }, [DELTA])).toEqual([2]);
});
