import { expect, test } from "vitest";
import { cueOfUse } from "./cues-of-edit.ts";
import { usesOf } from "./join-clips.ts";
import { readEdit } from "./read-edit.ts";

const minute = (at: number) => String(at + 1).padStart(2, "0");

/** Returns the title, the version and the writers of the clips of an edit decision list, and its doubts. */
async function read(...names: string[]) {
  const events = names.flatMap((name, at) => [
    `0${minute(at)}  AX  AA  C  00:00:00:00 00:00:30:00 01:${minute(at)}:00:00 01:${minute(at)}:30:00`,
    `* FROM CLIP NAME: ${name}`,
  ]);
  const { clips, doubts = [] } = await readEdit(["TITLE: PILOT", ...events].join("\n"));
  const rows = usesOf(clips).map((use) => {
    const { title = "", versionLabel = "", writers = [] } = cueOfUse(use, null);
    return [title, versionLabel, writers.map(({ name }) => name).join(", ")].join(" | ");
  });
  return { rows, doubts: doubts.map(({ name, text }) => `${name}: ${text}`) };
}

test.each([
  [
    ["JUKEBOX_Blue Tango.wav", "JUKEBOX_Old Flame.wav"],
    ["Blue Tango |  | ", "Old Flame |  | "],
  ],
  [
    ["HL_Driftwood_v3.wav", "HL_Lantern_v1.wav"],
    ["Driftwood |  | ", "Lantern |  | "],
  ],
  [
    ["HL_DRIFTWOOD.wav", "HL_LANTERN.wav"],
    ["DRIFTWOOD |  | ", "LANTERN |  | "],
  ],
  [
    ["EPS_M01_Harbour.wav", "EPS_M02_Foghorn.wav"],
    ["Harbour |  | ", "Foghorn |  | "],
  ],
  [
    ["TELE - Delta.wav", "TELE - Alba.wav", "RADIO_Mira"],
    ["Delta |  | ", "Alba |  | ", "Mira |  | "],
  ],
  [
    ["EPS_104_M12_Foghorn_v3.wav", "EPS_104_M13_Lanterns_v3.wav"],
    ["Foghorn |  | ", "Lanterns |  | "],
  ],
  // Nothing has to be asked about a person with a role.
  [["Night Bus (comp. Hanna Lind).wav"], ["Night Bus |  | Hanna Lind"]],
])("of the clips %j the letters in common are no part of the titles", async (names, rows) => {
  expect(await read(...names)).toEqual({ rows, doubts: [] });
});

test.each([
  [["JUKEBOX_Blue Tango.wav"], ["JUKEBOX Blue Tango |  | "]],
  [
    ["THE_Long Road.wav", "THE_Short Road.wav"],
    ["THE Long Road |  | ", "THE Short Road |  | "],
  ],
  [
    ["DELTA_Full Mix.wav", "DELTA_No Drums.wav"],
    ["DELTA Full Mix |  | ", "DELTA | No drums | "],
  ],
  [
    ["REQUIEM - Kyrie.wav", "REQUIEM - Lacrimosa.wav"],
    ["REQUIEM - Kyrie |  | ", "REQUIEM - Lacrimosa |  | "],
  ],
  [
    ["RAIN_ON_ROOF.wav", "RAIN_IN_MAY.wav"],
    ["RAIN ON ROOF |  | ", "RAIN IN MAY |  | "],
  ],
  [
    ["Rain_On_Roof.wav", "Rain_In_May.wav"],
    ["Rain On Roof |  | ", "Rain In May |  | "],
  ],
])("the clips %j keep their first words", async (names, rows) => {
  expect((await read(...names)).rows).toEqual(rows);
});

test.each([
  [["Driftwood_DELMAS_60s_v2.wav"], ["Driftwood | 60 s edit | "], ["Driftwood: DELMAS"]],
  [["Lantern_H. Lind_60s.wav"], ["Lantern | 60 s edit | H. Lind"], ["Lantern: H. Lind"]],
  [
    ["L. van Beethoven - Für Elise.wav"],
    ["Für Elise |  | L. van Beethoven"],
    ["Für Elise: L. van Beethoven"],
  ],
  [["Driftwood_DELMAS_v2.wav"], ["Driftwood |  | "], ["Driftwood: DELMAS"]],
  [
    ["Driftwood_DELMAS.wav", "Lantern_DELMAS.wav"],
    ["Driftwood |  | DELMAS", "Lantern |  | DELMAS"],
    ["Driftwood: DELMAS"],
  ],
  [
    ["Petit matin (60s) - Ph. Garrec.wav"],
    ["Petit matin | 60 s edit | Ph. Garrec"],
    ["Petit matin: Ph. Garrec"],
  ],
  [
    ["Sel gemme - J.-P. Delmas (30s).wav"],
    ["Sel gemme | 30 s edit | J.-P. Delmas"],
    ["Sel gemme: J.-P. Delmas"],
  ],
  [["Hanna Lind - Night Tram (Full Mix).wav"], ["Night Tram | Full | "], ["Night Tram: Hanna Lind"]],
])(
  "the persons in the names of the clips %j are to be confirmed, whole names and words alone are not filled in",
  async (names, rows, doubts) => {
    expect(await read(...names)).toEqual({ rows, doubts });
  },
);

test.each([
  "Driftwood_DELMAS.wav",
  "Driftwood_PROMO_v2.wav",
  "Driftwood_UNDERSCORE_v2.wav",
  "Driftwood_KITCHEN_v2.wav",
  "Driftwood_CHASE_v2.wav",
  "Driftwood_PARIS_v2.wav",
  "Hanna Lind - Night Tram.wav",
  "Fur Elise - Moonlight (Full Mix).wav",
  "Sonate - V. Finale.wav",
])("the clip «%s» alone names nobody", async (name) => {
  const { rows, doubts } = await read(name);
  expect([rows[0]?.split(" | ").at(-1), doubts]).toEqual(["", []]);
});
