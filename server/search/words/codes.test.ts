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

const ALBUMS = new Set([
  "qse01403",
  "qse01413",
  "qse143",
  "qse14301",
  "kx12-3",
  "kx123",
  "kx01203",
  "abc7",
  "abc0071",
]);

test.each([
  ["qse14 3", "qse01403"],
  ["qse-14-3", "qse01403"],
  ["qse 14 03", "qse01403"],
  ["QSE-014-03", "qse01403"],
  ["QSE 0014/3", "qse01403"],
  ["qse_14_003", "qse01403"],
  ["qse14-13", "qse01413"],
  ["qse 143", "qse143"],
  ["qse143", "qse143"],
  ["qse 143 1", "qse14301"],
  ["kx12 3", "kx12-3"],
  ["KX-012-3", "kx01203"],
  ["KX123", "kx123"],
  ["ABC 007", "abc7"],
])("«%s» is %s, whatever zeros it has", async (text, code) => {
  const named = await codesIn(text, async (asked) => new Set(asked.filter((one) => ALBUMS.has(one))));
  expect(named.map(({ codes }) => codes)).toEqual([[code]]);
});

test.each(["musique rock 80", "some take 5, slow", "un top 10"])(
  "the words of «%s» are no code with other zeros",
  async (text) => {
    const known = new Set(["rock080", "take005", "top010"]);
    expect(await codesIn(text, async (asked) => new Set(asked.filter((one) => known.has(one))))).toEqual([]);
  },
);

test.each(["qse14 4", "qse 1403", "q14 3", "14 3", "mix 12 3"])(
  "«%s» is no code of the catalogue",
  async (text) => {
    const named = await codesIn(text, async (asked) => new Set(asked.filter((one) => ALBUMS.has(one))));
    expect(named).toEqual([]);
  },
);
