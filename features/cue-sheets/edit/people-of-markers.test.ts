import { expect, test } from "vitest";
import type { EditClip } from "./edit.ts";
import { readEdit } from "./read-edit.ts";
import { titleWithPeople } from "./tables/title-with-people.ts";

const peopleOf = ({ name, writers = [], publishers = [] }: EditClip) =>
  [
    name,
    ...writers.map((one) => [one.name, one.role, one.share].filter((mark) => mark ?? false).join(" ")),
    ...publishers.map((one) => `@${one.name}`),
  ].join(" | ");

const markersOf = async (...names: string[]) => {
  const lines = names.map((name, at) => {
    const [from, to] = [0, 1].map((frame) => `01:0${at}:00:0${frame}`);
    return `00${at + 1}  001  V  C  ${from} ${to} ${from} ${to}\n |C:ResolveColorBlue |M:${name} |D:240\n`;
  });
  const edit = await readEdit(["TITLE: X", "FCM: NON-DROP FRAME", "", ...lines].join("\n"));
  return edit.clips.map(peopleOf);
};

test("a marker of Resolve has the people in its name, and the title before them", async () => {
  expect(
    await markersOf(
      "MX: Delta (Main) / RIV 0339-04 / K: A. Roux",
      "MX: Alba (K: A. Roux 60 / L. Brun 40)",
      "MX: Valzer (Trad., Bearb. A. Roux) \u2013 on screen, Radio",
      "MX: Mira - comp. Leo Brun, \u00e9d. Rive",
      "MX: Nera",
    ),
  ).toEqual([
    "MX: Delta (Main) | A. Roux C",
    "MX: Alba | A. Roux C 60 | L. Brun C 40",
    "MX: Valzer | A. Roux AR",
    "MX: Mira | Leo Brun | @Rive",
    "MX: Nera",
  ]);
});

test("a marker of Resolve without people keeps its name", async () => {
  const names = [
    "MX: Delta (Main) / RIV 0339-04",
    "MX: Rock / Roll",
    "MX: Alba (Ana tr\u00e8s contente)",
    "MX: Mira \u2013 Roux anrufen",
    "MX: TEMP wie Max R. \u2013 Ersatz fehlt",
  ];
  expect(await markersOf(...names)).toEqual(names);
});

test.each([
  ["Delta / RIV 0339-04 / A. Roux 50 / L. Brun 50", "Delta"],
  ["Rock / Roll / K: A. Roux", "Rock / Roll"],
  ["Delta / Ana Roux", undefined],
  ["K: Ana Roux / Delta", undefined],
])("«%s» has the title %j before its people", (comment, title) => {
  expect(titleWithPeople(comment)?.name).toBe(title);
});

test("a remark of an event in Avid's list names writers and publisher behind other remarks", async () => {
  const edit = await readEdit(
    [
      "TITLE: X",
      "FCM: DROP FRAME",
      "001  AX  AA  C  00:00:00:00 00:00:10:00 01:00:00:00 01:00:10:00",
      "* FROM CLIP NAME: TWO MOONS (MAIN)",
      "* LOC: 01:00:00:00 GREEN   CLEARED - SOURCE, CAFE. W: A ROUX 50 / L BRUN 50  PUB: RIVE SONGS (BMI)",
      "002  AX  AA  C  00:00:00:00 00:00:10:00 01:01:00:00 01:01:10:00",
      "* FROM CLIP NAME: LOW ROAD (MAIN)",
      "* LOC: 01:01:00:00 GREEN   ana: what is this?? ask Leo",
    ].join("\n"),
  );
  expect(edit.clips.filter(({ channel }) => channel === "A1").map(peopleOf)).toEqual([
    "TWO MOONS (MAIN) | A ROUX 50 | L BRUN 50 | @RIVE SONGS",
    "LOW ROAD (MAIN)",
  ]);
});

test.each([
  ["M07", ["ORIG_M07_Delta_V5 | A. Roux | @Rive", "ORIG_M11_Alba_V2", "MX17 Mira"]],
  ["Alba", ["ORIG_M07_Delta_V5", "ORIG_M11_Alba_V2 | A. Roux | @Rive", "MX17 Mira"]],
  ["M7", ["ORIG_M07_Delta_V5", "ORIG_M11_Alba_V2", "MX17 Mira"]],
  ["V2", ["ORIG_M07_Delta_V5", "ORIG_M11_Alba_V2", "MX17 Mira"]],
])(
  "the comment of the marker «%s» of Pro Tools is about the clips with that cue number or title",
  async (name, people) => {
    const row = (at: number, clip: string) =>
      ["1", String(at + 1), clip, `01:0${at}:00:00`, `01:0${at}:10:00`, "00:00:10:00", "Unmuted"].join("\t");
    const edit = await readEdit(
      [
        "SESSION NAME:\tX",
        "SAMPLE RATE:\t48000.000000",
        "TIMECODE FORMAT:\t25 Frame",
        "",
        "T R A C K  L I S T I N G",
        "TRACK NAME:\tMX",
        "COMMENTS:\t",
        "STATE: ",
        "CHANNEL \tEVENT   \tCLIP NAME\tSTART TIME\tEND TIME\tDURATION\tSTATE",
        row(0, "ORIG_M07_Delta_V5"),
        row(1, "ORIG_M11_Alba_V2"),
        row(2, "MX17 Mira"),
        "",
        "M A R K E R S  L I S T I N G",
        "#   \tLOCATION\tTIME REFERENCE\tUNITS\tNAME\tCOMMENTS",
        `1\t01:00:00:00\t0\tSamples\t${name}\tcompo A. Roux, \u00e9dit. Rive`,
      ].join("\n"),
    );
    expect(edit.clips.map(peopleOf)).toEqual(people);
  },
);
