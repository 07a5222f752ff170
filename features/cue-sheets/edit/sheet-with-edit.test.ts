import { expect, test } from "vitest";
import { cueSchema } from "#/contract/cue-sheet.ts";
import { framesOf, RATES, timecodeOf } from "../time/timecode.ts";
import { sheetWithEdit } from "./sheet-with-edit.ts";

type Rate = keyof typeof RATES;
const cue = (title: string, rest: object = {}) =>
  cueSchema.parse({ id: title.replaceAll(" ", ""), title, ...rest });
const at = (rate: Rate, start: string, end: string) => ({
  start: framesOf(start, RATES[rate]),
  end: framesOf(end, RATES[rate]),
});
const editOf = (rate: Rate, uses: readonly { start: number | null }[]) => ({
  countingRate: RATES[rate],
  clips: uses.map(({ start }) => ({ start: start ?? 0 })),
});
const placed = (rate: Rate) => cue("Known", at(rate, "01:30:00:00", "01:31:00:00"));
const taken = (sheet: Rate, edit: Rate, use: [string, string]) => {
  const programme = { rate: sheet, duration: null };
  const uses = [cue("Music", { ...at(edit, ...use), sourceIn: framesOf("00:00:10:00", RATES[edit]) })];
  const { rate, cues } = sheetWithEdit(
    { programme, cues: [placed(sheet)] },
    uses,
    editOf(edit, uses),
    new Set(),
  );
  const music = cues.find(({ title }) => title === "Music");
  return {
    rate,
    times: [music?.start, music?.end, music?.sourceIn].map((frame) => timecodeOf(frame ?? -1, RATES[sheet])),
    known: cues.find(({ title }) => title === "Known"),
  };
};

test.each([
  ["25", "30", ["01:00:10:28", "01:00:20:15"], ["01:00:10:23", "01:00:20:13", "00:00:10:00"]],
  ["25", "29.97", ["01:00:10:28", "01:00:20:15"], ["01:00:10:24", "01:00:20:13", "00:00:10:00"]],
  ["25", "29.97 DF", ["10:10:00;00", "10:20:00;00"], ["10:10:00:00", "10:20:00:00", "00:00:10:00"]],
  ["29.97 DF", "25", ["10:10:00:00", "10:20:00:00"], ["10:10:00;00", "10:20:00;00", "00:00:10;00"]],
  ["25", "29.97", ["00:59:58:00", "01:00:30:00"], ["00:59:58:00", "01:00:30:01", "00:00:10:00"]],
  ["30", "60", ["00:59:58:30", "01:00:20:15"], ["00:59:58:15", "01:00:20:08", "00:00:10:00"]],
  ["24", "23.976", ["01:00:00:00", "01:16:40:00"], ["01:00:00:00", "01:16:41:00", "00:00:10:00"]],
] as const)(
  "a sheet at %s with places takes an edit at %s converted: %j becomes %j",
  (sheet, edit, use, times) => {
    const found = taken(sheet, edit, [...use]);
    expect(found).toMatchObject({ rate: sheet, times });
    // The existing rows stay unchanged to the frame.
    expect(found.known).toEqual(placed(sheet));
  },
);

test("a converted use lasts at least one frame", () => {
  const uses = [cue("Blip", { start: 216_000, end: 216_001 })];
  const programme = { rate: "25" as const, duration: null };
  const { cues } = sheetWithEdit({ programme, cues: [placed("25")] }, uses, editOf("60", uses), new Set());
  expect(cues.find(({ title }) => title === "Blip")).toMatchObject({ start: 90_000, end: 90_001 });
});

test("a converted use of which only the end is known keeps it", () => {
  const uses = [cue("Blip", { start: null, end: 216_060 })];
  const edit = editOf("60", [cue("Other", { start: 216_000, end: 216_060 })]);
  const programme = { rate: "25" as const, duration: null };
  const { cues } = sheetWithEdit({ programme, cues: [placed("25")] }, uses, edit, new Set());
  expect(cues.find(({ title }) => title === "Blip")).toMatchObject({ start: null, end: 90_025 });
});

test("a sheet without places takes the edit's rate, and its lengths keep their durations", () => {
  const uses = [cue("Music", at("30", "01:00:10:28", "01:00:20:15"))];
  const cues = [cue("Waiting", { duration: 250, sourceIn: 50 })];
  const sheet = { programme: { rate: "25" as const, duration: 25 * 60 }, cues };
  const found = sheetWithEdit(sheet, uses, editOf("30", uses), new Set());
  expect(found).toMatchObject({ rate: "30", duration: 30 * 60, added: 1 });
  expect(
    found.cues.map(({ title, start, duration, sourceIn }) => [title, start, duration, sourceIn]),
  ).toEqual([
    ["Music", 108_328, null, null],
    ["Waiting", null, 300, 60],
  ]);
});

test("the place of a use does not depend on whether an earlier one is taken", () => {
  const early = cue("Early", at("29.97", "00:10:00:00", "00:10:30:00"));
  const late = cue("Late", at("29.97", "03:30:00:00", "03:30:30:00"));
  const programme = { rate: "25" as const, duration: null };
  const placeOfLate = (uses: (typeof early)[]) =>
    sheetWithEdit(
      { programme, cues: [placed("25")] },
      uses,
      editOf("29.97", [early, late]),
      new Set(),
    ).cues.find(({ title }) => title === "Late")?.start;
  // 3 h 30 min at 29.97 last 12.6 seconds longer than their time code says.
  expect(timecodeOf(placeOfLate([early, late]) ?? -1, RATES["25"])).toBe("03:30:12:15");
  expect(placeOfLate([late])).toBe(placeOfLate([early, late]));
});

test("rows are recognised by the place of a converted use", () => {
  const programme = { rate: "25" as const, duration: null };
  const rows = [
    cue("Music", { id: "first", ...at("25", "01:00:10:00", "01:00:20:00") }),
    cue("Music", { id: "second", ...at("25", "01:40:10:00", "01:40:20:00") }),
  ];
  const uses = [cue("Music", { id: "use", ...at("30", "01:40:12:00", "01:40:22:00") })];
  const { cues } = sheetWithEdit({ programme, cues: rows }, uses, editOf("30", uses), new Set());
  expect(cues.map(({ id, start }) => [id, timecodeOf(start ?? -1, RATES["25"])])).toEqual([
    ["first", "01:00:10:00"],
    ["second", "01:40:12:00"],
  ]);
});

test("a use without an end is converted to the sheet's rate too", () => {
  const uses = [cue("Music", { start: framesOf("01:00:10:00", RATES["24"]) })];
  const sheet = { programme: { rate: "25" as const, duration: null }, cues: [placed("25")] };
  const { cues } = sheetWithEdit(sheet, uses, editOf("24", uses), new Set());
  expect(cues.find(({ title }) => title === "Music")).toMatchObject({
    start: framesOf("01:00:10:00", RATES["25"]),
    end: null,
  });
});
