import { expect, test } from "vitest";
import { type Cue, cueSchema } from "#/contract/cue-sheet.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { rateWith } from "../edit/sheet-with-edit.ts";
import { cuesOfHeard, type HeardMusic } from "./heard-music.ts";
import { reconcileHeard } from "./reconcile-heard.ts";

let count = 0;
const cue = (fields: Partial<Cue>): Cue => cueSchema.parse({ id: `cue-${count++}`, ...fields });
const places = (cues: readonly Cue[]) => cues.map(({ track, start, end }) => [track, start, end]);
const [SALT, DELTA] = ["/api/tracks/1", "/api/tracks/2"];

test("a row with the same music at the same time keeps the place from its edit, and is not duplicated", () => {
  const row = cue({ track: SALT, version: "/api/track_versions/9", start: 100, end: 400, clip: "SEL.wav" });
  const heard = [
    cue({ track: SALT, start: 112, end: 230 }),
    // Speech split the music into two recognised uses of the same row.
    cue({ track: SALT, start: 260, end: 395 }),
  ];
  const { cues, agreed, added, placed, unheard } = reconcileHeard([row], heard);
  expect(cues).toEqual([row]);
  expect([agreed.length, placed.length, added.length, unheard.length]).toEqual([2, 0, 0, 0]);
});

test("a row without a place gets one and keeps its other fields; the next use of its track becomes a new row", () => {
  const row = cue({ track: SALT, note: "for the credits", duration: 500 });
  const heard = [
    cue({ track: SALT, start: 10, end: 60, sourceIn: 25 }),
    cue({ track: SALT, start: 900, end: 960 }),
  ];
  const { cues, placed, added } = reconcileHeard([row], heard);
  expect(placed).toEqual([{ ...row, start: 10, end: 60, duration: null, sourceIn: 25 }]);
  expect(places(added)).toEqual([[SALT, 900, 960]]);
  expect(places(cues)).toEqual([
    [SALT, 10, 60],
    [SALT, 900, 960],
  ]);
});

test("music from elsewhere and unrecognised rows stay; only unrecognised rows of the catalogue are reported", () => {
  const rows = [
    cue({ track: DELTA, title: "Delta", start: 700, end: 800 }),
    cue({ title: "La Mer", origin: "commercial", start: 0, end: 50 }),
  ];
  const { cues, unheard } = reconcileHeard(rows, [cue({ track: SALT, start: 300, end: 350 })]);
  expect(places(cues)).toEqual([
    [null, 0, 50],
    [SALT, 300, 350],
    [DELTA, 700, 800],
  ]);
  expect(unheard.map(({ title }) => title)).toEqual(["Delta"]);
});

test("a row without a track is matched by its title, whatever its capitals and accents", () => {
  const row = cue({ title: "poussiere rouge ", start: 0, end: 100 });
  const { added, agreed } = reconcileHeard(
    [row],
    [
      cue({ track: SALT, title: "Poussière rouge", start: 50, end: 120 }),
      cue({ track: DELTA, title: "Delta", start: 50, end: 120 }),
    ],
  );
  expect([agreed.length, added.length]).toEqual([1, 1]);
});

const credits: TrackCredits = {
  "@id": "/api/track_credits/1",
  "@type": "TrackCredits",
  id: 1,
  track: SALT,
  name: "Sel gemme",
  reference: "SIL 201",
  isrc: "FRZ031400123",
  iswc: null,
  publisher: null,
  label: "Sillon",
  durationSeconds: 180,
  writers: [{ name: "Awa Sangaré", role: "C", share: null, society: null, ipi: null }],
  versions: [{ id: 9, version: "edit", label: "60 s edit", durationSeconds: 60, isrc: null }],
  files: [],
};

test("recognised music is returned as its rows declare it, or by itself if its row has only a title", () => {
  const version = cue({ track: SALT, version: "/api/track_versions/9", start: 0, end: 100 });
  const waiting = cue({ track: DELTA, version: "/api/track_versions/12" });
  const named = cue({ title: "Rouge", start: 600, end: 700 });
  const silent = cue({ track: "/api/tracks/8", start: 900, end: 950 });
  const red = cue({ track: "/api/tracks/3", title: "Rouge", start: 600, end: 690 });
  const other = cue({ track: SALT, start: 300, end: 350 });
  const { music } = reconcileHeard(
    [version, waiting, named, silent],
    [cue({ track: SALT, start: 10, end: 90 }), cue({ track: DELTA, start: 120, end: 180 }), other, red],
  );
  expect(music.map((one) => [one.track, one.version])).toEqual([
    [SALT, "/api/track_versions/9"],
    [DELTA, "/api/track_versions/12"],
    [SALT, null],
    ["/api/tracks/3", null],
  ]);
  expect(music.slice(2)).toEqual([other, red]);
});

test("recognised music becomes rows with writers and shares, placed in the programme's time code", () => {
  const music: HeardMusic = {
    rate: "25",
    start: "10:00:00:00",
    seconds: 3_120,
    uses: [
      { credits, versionId: null, start: 12.2, end: 40, offset: 4 },
      { credits, versionId: 9, start: 50, end: 50.001, offset: 4 },
    ],
  };
  const [whole, version] = cuesOfHeard(music, "25");
  expect(whole).toMatchObject({
    track: SALT,
    version: null,
    start: 900_305,
    end: 901_000,
    sourceIn: 100,
    origin: "library",
    writers: [{ name: "Awa Sangaré", share: 100 }],
  });
  expect(version).toMatchObject({
    version: "/api/track_versions/9",
    start: 901_250,
    end: 901_251,
    sourceIn: null,
  });
  // At 23.976 a frame lasts longer, so the same second is another frame.
  expect(cuesOfHeard(music, "23.976")[0]?.start).toBe(864_000 + 293);
});

test("a sheet with placed rows keeps its frame rate, another takes the programme's", () => {
  expect(rateWith([cue({ start: 5, end: 9 })], "24", "25")).toBe("24");
  expect(rateWith([cue({})], "24", "25")).toBe("25");
});
