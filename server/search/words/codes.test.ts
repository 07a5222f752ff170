import { expect, test } from "vitest";
import { codesIn } from "./codes.ts";

const KNOWN = new Set(["sil201", "sil20101", "sil20102", "sil20110", "sil20160", "frz032600012"]);
const codes = async (text: string) =>
  (await codesIn(text, async (asked) => new Set(asked.filter((code) => KNOWN.has(code))))).map(
    ({ start, end, codes: [code] }) => [text.slice(start, end), code],
  );

test.each([
  ["SIL 201", "SIL 201", "sil201"],
  ["SIL:201", "SIL:201", "sil201"],
  ["SIL: 201", "SIL: 201", "sil201"],
  ["ＳＩＬ ２０１", "ＳＩＬ ２０１", "sil201"],
  ["ＳＩＬ　２０１－０１", "ＳＩＬ　２０１－０１", "sil20101"],
  ["réf. ｓｉｌ２０１ svp", "ｓｉｌ２０１", "sil201"],
  ["FR:Z03:26:00012", "FR:Z03:26:00012", "frz032600012"],
  ["SIL 201/1", "SIL 201/1", "sil20101"],
  ["SIL 201-2", "SIL 201-2", "sil20102"],
  ["SIL 201 2", "SIL 201 2", "sil20102"],
  ["SIL 201-2 minutes", "SIL 201-2", "sil20102"],
  ["SIL 201 02 minutes", "SIL 201 02", "sil20102"],
])("«%s» names %s", async (text, part, code) => expect(await codes(text)).toEqual([[part, code]]));

test.each([
  "SIL 201 2 minutes",
  "SIL 201 2 min",
  "SIL 201 2 violons",
  "SIL 201 10 minutes",
  "SIL 201 60 bpm",
  "SIL 201 60 s",
  "SIL 201 1 h",
  'SIL 201 10" vinyl',
  "SIL 201 10′ environ",
])("in «%s» the figure is no track of SIL 201", async (text) =>
  expect(await codes(text)).toEqual([["SIL 201", "sil201"]]),
);

test("a figure before a title may be the number of the track", async () => {
  expect(await codes("SIL 201 10 Delta")).toEqual([["SIL 201 10", "sil20110"]]);
  expect(await codes('SIL 201 10 "Delta"')).toEqual([["SIL 201 10", "sil20110"]]);
  expect(await codes("SIL 201 10 'Delta'")).toEqual([["SIL 201 10", "sil20110"]]);
  expect(await codes("SIL 201 10 sources")).toEqual([["SIL 201 10", "sil20110"]]);
});
