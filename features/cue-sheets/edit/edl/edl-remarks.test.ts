import { expect, test } from "vitest";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { cueOfUse } from "../cues-of-edit.ts";
import { decide } from "../decisions.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

const list = (...lines: string[]) => ["TITLE: X", "FCM: NON-DROP FRAME", ...lines].join("\n");
const marker = (at: string, after: string, tags: string) =>
  `001  001      V     C        ${at} ${after} ${at} ${after}  \n${tags}\n`;

/** Returns the names of a list's uses: taken, off, and neither. */
async function sortedUses(text: string) {
  const edit = await readEdit(text);
  const taken: string[] = [];
  const off: string[] = [];
  const left: string[] = [];
  const uses = usesOf(edit.clips);
  for (const use of uses) (use.isOff ? off : decide(use, []).isTaken ? taken : left).push(use.name);
  return { taken, off, left, edit, uses };
}

test.each([
  ["* COMMENT: MUTE - PREMIER ESSAI, NON RETENU", true],
  ["* MUTED", true],
  ["* COMMENT: COUP\u00c9", true],
  ["* COMMENT: not used", true],
  ["* COMMENT: MUTE THE FIRST NOTE", false],
  ["* COMMENT: FADE OUT", false],
  ["* COMMENT: voice, muted", false],
  ["* TO CLIP NAME: Muted", false],
  ["* KEY CLIP NAME: MUTED", false],
  ["* EFFECT NAME: CROSS DISSOLVE", false],
])("an event with the remark «%s» is off: %s", async (remark, isOff) => {
  const { edit } = await sortedUses(
    list(
      "001  AX  A  C  00:00:00:00 00:00:10:00 01:00:00:00 01:00:10:00",
      "* FROM CLIP NAME: Delta",
      remark,
      "002  AX  A  C  00:00:00:00 00:00:10:00 01:01:00:00 01:01:10:00",
      "* FROM CLIP NAME: Sel",
    ),
  );
  expect(edit.clips.map((clip) => clip.isOff ?? false)).toEqual([isOff, false]);
});

test("stems on several channels are one use of their work", async () => {
  const { taken, uses, edit } = await sortedUses(
    list(
      "001  QRS  NONE  C  00:00:00:00 00:00:10:00 01:00:00:00 01:00:10:00",
      "AUD  3    4",
      "* FROM CLIP NAME: WIND MILL_STEM DRUMS.WAV",
      "002  QRS  NONE  C  00:00:00:00 00:00:10:00 01:00:00:00 01:00:10:00",
      "AUD  5    6",
      "* FROM CLIP NAME: WIND MILL_STEM BASS.WAV",
    ),
  );
  expect([taken, edit.skippedCount]).toEqual([["WIND MILL.WAV"], 0]);
  expect(uses[0]?.channels).toEqual(["A3", "A4", "A5", "A6"]);
});

const MARKERS = list(
  marker("01:00:12:08", "01:00:12:09", " |C:ResolveColorBlue |M:MX1 - Wind Mill (No Drums) |D:240"),
  marker("01:01:30:23", "01:01:31:00", " |C:ResolveColorBlue |M:MX2 - Tin Whistle |D:240"),
  marker("01:01:40:00", "01:01:40:01", " |C:ResolveColorRed |M:MX2 a bit loud |D:1"),
  marker("01:02:00:00", "01:02:00:01", " |C:ResolveColorRed |M:grade this again |D:48"),
  marker(
    "01:03:00:00",
    "01:03:00:01",
    "cut from the show,\ndo not report |C:ResolveColorBlue |M:MX3 - Grey Seal |D:240",
  ),
  marker("01:04:00:00", "01:04:00:01", " |C:ResolveColorBlue |M:MX4 - TBC ??? ask Mo |D:240"),
  marker("01:05:00:00", "01:05:00:01", " |C:ResolveColorBlue |M:MX5 \u2013 Low Water (Main) |D:1"),
);

test("the notes of markers set music aside, one marker's length gives the frame rate, and a music marker without a length waits for its end", async () => {
  const { taken, off, left, edit, uses } = await sortedUses(MARKERS);
  expect(taken).toEqual([
    "MX1 - Wind Mill (No Drums)",
    "MX2 - Tin Whistle",
    "MX4 - TBC ??? ask Mo",
    "MX5 \u2013 Low Water (Main)",
  ]);
  expect([off, left]).toEqual([["MX3 - Grey Seal"], ["grade this again"]]);
  expect(edit.skipped.map(({ text }) => text)).toEqual(["01:01:40:00 MX2 a bit loud"]);
  expect(edit.rates).toEqual(["23.976", "24"]);
  const rows = uses.map((use) => cueOfUse(use, null));
  expect(rows.at(-1)).toMatchObject({ title: "Low Water", versionLabel: "Full", end: null });
  expect(rows.at(-2)).toMatchObject({ title: "", start: uses.at(-2)?.start });
});

test("a marker whose name or note says that its music was cut is off", async () => {
  const { taken, off } = await sortedUses(
    list(
      marker("01:00:12:00", "01:00:12:01", " |C:ResolveColorGreen |M:MUS 1M1 Delta |D:240"),
      marker("01:04:02:00", "01:04:02:01", " |C:ResolveColorGreen |M:MUS 1M3 Ascenseur - COUP\u00c9 |D:480"),
      marker(
        "01:05:02:00",
        "01:05:02:01",
        "coup\u00e9e au montage le 09/12 |C:ResolveColorGreen |M:MUS 1M4 Sel |D:480",
      ),
      marker(
        "01:06:02:00",
        "01:06:02:01",
        "OUT \u2013 fondu |C:ResolveColorGreen |M:MUS 1M5 Out of Time |D:480",
      ),
    ),
  );
  expect(taken).toEqual(["MUS 1M1 Delta", "MUS 1M5 Out of Time"]);
  expect(off).toEqual(["MUS 1M3 Ascenseur - COUP\u00c9", "MUS 1M4 Sel"]);
});

test("without a marker that restricts it, the rate stays open", async () => {
  const edit = await readEdit(
    list(marker("01:00:12:08", "01:00:12:09", " |C:ResolveColorBlue |M:Wind Mill |D:240")),
    RATES["25"],
  );
  expect(edit.rates).toContain("25");
});

const LEGEND =
  "VERT = zik gardee / ROUGE = viree / BLEU = sfx. timeline 24 i/s |C:ResolveColorYellow |M:LEGENDE |D:1";
const TEASER = [
  marker(
    "01:00:00:12",
    "01:00:00:13",
    "comp. Mika Oja - ed. Northlight |C:ResolveColorGreen |M:Pulsar 7 |D:528",
  ),
  marker("01:00:22:00", "01:00:22:01", " |C:ResolveColorBlue |M:boom |D:24"),
  marker("01:00:25:00", "01:00:25:01", "Tilman Roth / Waldton |C:ResolveColorRed |M:Nachtfahrt |D:360"),
  marker("01:00:48:00", "01:00:48:01", "Saskia Moll - Northlight |C:ResolveColorGreen |M:Heron Blue |D:1"),
  marker(
    "01:01:10:00",
    "01:01:10:01",
    "Fiona Adair - Saltmarsh Music - fin a 01:01:44:00 |C:ResolveColorGreen |M:Undertow |D:1",
  ),
  marker("01:01:30:00", "01:01:30:01", "refaire le flare |C:ResolveColorPurple |M:VFX logo |D:12"),
  marker("01:01:35:00", "01:01:35:01", " |C:ResolveColorRed |M:Tin Whistle |D:1"),
];

test("a legend gives the colours of markers their meaning and the list its rate", async () => {
  const { taken, off, left, edit, uses } = await sortedUses(
    list(marker("01:00:00:00", "01:00:00:01", LEGEND), ...TEASER),
  );
  expect(taken).toEqual(["Pulsar 7", "Heron Blue", "Undertow"]);
  expect([off, left, edit.rates]).toEqual([["Nachtfahrt"], ["boom", "VFX logo"], ["24"]]);
  const rows = uses.filter(({ name }) => taken.includes(name)).map((use) => cueOfUse(use, null));
  const second = RATES["24"].base;
  expect(rows).toMatchObject([
    { end: (3600 + 22) * second + 12, writers: [{ name: "Mika Oja" }], publishers: [{ name: "Northlight" }] },
    { end: null, writers: [{ name: "Saskia Moll" }], publishers: [{ name: "Northlight" }] },
    {
      end: (3600 + 104) * second,
      writers: [{ name: "Fiona Adair" }],
      publishers: [{ name: "Saltmarsh Music" }],
    },
  ]);
});

test("without a legend colours mean nothing", async () => {
  const { taken, off, edit } = await sortedUses(list(...TEASER));
  expect(taken).toEqual(["Pulsar 7", "Nachtfahrt", "Heron Blue", "Undertow"]);
  expect([off, edit.rates.includes("25")]).toEqual([[], true]);
});

test.each([
  ["green: music, red: dropped", ["Sel"]],
  ["Gr\u00fcn = Musik; Rot = gestrichen", ["Sel"]],
  ["verde = m\u00fasica / rojo = eliminada", ["Sel"]],
  ["red: dropped?, green: music", []],
  ["red sea: dropped", []],
  ["red: dropped", []],
])("the markers that «%s» sets aside are %j", async (legend, names) => {
  const { off } = await sortedUses(
    list(
      marker("01:00:00:00", "01:00:00:01", `${legend} |C:ResolveColorCream |M:Info |D:1`),
      marker("01:00:12:00", "01:00:12:01", " |C:ResolveColorGreen |M:Delta |D:240"),
      marker("01:01:12:00", "01:01:12:01", " |C:ResolveColorRed |M:Sel |D:240"),
    ),
  );
  expect(off).toEqual(names);
});

test.each([
  ["Honey Walk", "", true],
  ["MUS Honey Walk", "", true],
  ["Honey Walk (Sting)", "", true],
  ["anything", "J. Okafor - Bright Crate", true],
  ["grade this again", "", false],
  ["Title Card", "", false],
  ["MUS OUT", "", false],
  ["MUS a bit loud", "", false],
  ["Chapter Two", "", false],
  ["Honey Walk", "ask Sam", false],
])(
  "the marker «%s» without a length and with the note «%s» waits for its end: %s",
  async (name, note, isPoint) => {
    const { uses } = await sortedUses(
      list(
        marker("01:00:12:00", "01:00:12:01", " |C:ResolveColorGreen |M:Delta |D:240"),
        marker("01:00:52:00", "01:00:52:01", `${note} |C:ResolveColorGreen |M:${name} |D:1`),
        marker("01:01:12:00", "01:01:12:01", " |C:ResolveColorGreen |M:Sel |D:240"),
      ),
    );
    expect(uses.filter((use) => use.isPoint).map((use) => use.name)).toEqual(isPoint ? [name] : []);
  },
);

test("the rate of a slowed shot in a marker is not the rate of the list", async () => {
  const { edit } = await sortedUses(
    list(
      marker("01:00:12:00", "01:00:12:01", " |C:ResolveColorGreen |M:Delta |D:240"),
      marker("01:00:52:00", "01:00:52:01", "ralenti 50 i/s |C:ResolveColorRed |M:plan drone |D:24"),
    ),
  );
  expect(edit.rates.length).toBeGreaterThan(1);
});

const at = (code: string, name: string, note = "") =>
  marker(code, `${code.slice(0, -1)}1`, `${note} |C:ResolveColorGreen |M:${name} |D:1`);

test("markers that start and end music are pairs, and music without a partner waits for it", async () => {
  const { uses, edit } = await sortedUses(
    list(
      at("01:00:10:00", "MUS IN Delta"),
      at("01:00:40:00", "MUS OUT"),
      at("01:00:50:00", "1M4 OUT"),
      at("01:01:00:00", "MUS IN Sel"),
      at("01:02:00:00", "1M5"),
      at("01:03:00:00", "MX 6 Nuit"),
      at("01:04:00:00", "MX6 too loud"),
    ),
  );
  const second = (frame = 0) => frame / edit.countingRate.base - 3600;
  const rows = uses.map((use) => ({ name: use.name, ...cueOfUse(use, null) }));
  expect(
    rows.map(({ name, start, end }) => [name, ...[start, end].map((one) => one && second(one))]),
  ).toEqual([
    ["Delta", 10, 40],
    ["1M4", null, 50],
    ["Sel", 60, null],
    ["1M5", 120, null],
    ["MX 6 Nuit", 180, null],
  ]);
  expect(edit.skipped.map(({ text }) => text)).toEqual(["01:04:00:00 MX6 too loud"]);
});

test.each([
  "d\u00e9but g\u00e9n\u00e9rique, jusqu'\u00e0 la fin du film 01:01:00:00",
  "until the end of the film (01:01:00:00)",
  "bis zum Ende vom Abspann: 01:01:00:00",
  "hasta el final de los cr\u00e9ditos 01:01:00:00",
  "fino alla fine dei titoli 01:01:00:00",
])("the note «%s» ends the music of a marker without a length", async (note) => {
  const { uses, edit } = await sortedUses(list(at("01:00:10:00", "Mx 6 Nuit", note)));
  expect(uses.map(({ end }) => end / edit.countingRate.base)).toEqual([3660]);
});

test.each([
  "* COMMENT: Ana Roux (50) / Leo Brun (50) - Ed. Rive",
  "* Ana Roux 50 / Leo Brun 50 - Ed. Rive",
  "* COMMENT: Written by Ana Roux 50 / Leo Brun 50, pub. Rive",
  "* LOC: 01:00:00:00 GREEN   Ana Roux / Leo Brun 50-50, \u00e9d. Rive",
])("the remark «%s» names the people of its event and of later uses of the piece", async (remark) => {
  const { edit } = await sortedUses(
    list(
      "001  AX  A  C  00:00:00:00 00:00:10:00 01:00:00:00 01:00:10:00",
      "* FROM CLIP NAME: NLM_0231_Delta_60.wav",
      remark,
      "002  AX  A  C  00:00:00:00 00:00:10:00 01:01:00:00 01:01:10:00",
      "* FROM CLIP NAME: NLM_0231_Delta_sting.wav",
      "003  AX  A  C  00:00:00:00 00:00:10:00 01:02:00:00 01:02:10:00",
      "* FROM CLIP NAME: NLM_0231_Sel_60.wav",
      "* COMMENT: remplace la temp - OK real 12/02",
    ),
  );
  const people = {
    writers: [
      { name: "Ana Roux", share: 50 },
      { name: "Leo Brun", share: 50 },
    ],
    publishers: [{ name: "Rive" }],
  };
  expect(edit.clips).toMatchObject([people, people, {}]);
  expect(edit.clips[2]?.writers).toBeUndefined();
});

test.each([
  ["Bor\u00e9ale (Jos. Roux SOCAN 100) version cordes seules", "Cordes seules"],
  ["comp. Ana Roux - sans batterie", "No drums"],
  ["Musik: Ana Roux, ohne Schlagzeug", "No drums"],
  ["remplace Delta (sans batterie)", ""],
  ["la version longue est trop longue", ""],
  ['version "Kestrel"', ""],
  ['version 30"', "30 s edit"],
])("the note «%s» of a marker has the version «%s»", async (note, versionLabel) => {
  const { uses } = await sortedUses(
    list(marker("01:00:12:00", "01:00:12:01", `${note} |C:ResolveColorGreen |M:Mx 1 Low Water |D:240`)),
  );
  const [row] = uses.map((use) => cueOfUse(use, null));
  expect(row).toMatchObject({ title: "Low Water", versionLabel });
});
