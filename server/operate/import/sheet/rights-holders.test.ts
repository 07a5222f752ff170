import { expect, test } from "vitest";
import { readsOf } from "#/tests/support/reads-of.ts";
import { parseSheet } from "./read-sheet.ts";
import { withRightsHolders } from "./rights-holders.ts";

const rowsOf = (...lines: string[]) => parseSheet(lines.join("\n")).rows;

test("two tracks with the same file name stay two rows, each with its own values", () => {
  expect(
    rowsOf(
      "file;title;album;writers;isrc",
      "Intro.wav;Intro;Un;Ana;FRZ112600021",
      "Intro.wav;Intro;Deux;Léo;FRZ112600022",
    ),
  ).toMatchObject([
    { line: 2, album: "Un", isrc: "FRZ112600021", credits: [{ name: "Ana" }] },
    { line: 3, album: "Deux", isrc: "FRZ112600022", credits: [{ name: "Léo" }] },
  ]);
});

test.each([
  ["album", "Un", "Deux"],
  ["isrc", "FRZ112600021", "FRZ112600022"],
  ["iswc", "T-034.524.680-1", "T-034.524.681-2"],
  ["reference", "SIL 1", "SIL 2"],
  ["track no", "1", "2"],
  ["disc", "1", "2"],
  ["version", "60", "instrumental"],
])(
  "rows that differ in %s are two tracks; if only one row has the value, they are one track",
  (head, one, other) => {
    const linesOf = (first: string, second: string) =>
      rowsOf(`file;title;writers;${head}`, `a.wav;Quai;Ana;${first}`, `a.wav;Quai;Léo;${second}`).map(
        ({ line }) => line,
      );
    expect(linesOf(one, other)).toEqual([2, 3]);
    expect(linesOf(one, one)).toEqual([2]);
    expect(linesOf(one, "")).toEqual([2]);
    expect(linesOf("", other)).toEqual([2]);
  },
);

test("two spellings of a value count as the same value", () => {
  expect(rowsOf("file;album;writers", "a.wav;Odyssée;Ana", "a.wav;ODYSSEE;Léo")).toMatchObject([
    { album: "Odyssée", credits: [{ name: "Ana" }, { name: "Léo" }] },
  ]);
});

test.each([
  ["", '"FRZ112600021; FRZ112600022"'],
  ['"FRZ112600021; FRZ112600022"', "FRZ112600021"],
])("of the codes «%s» and «%s», the second is kept beside the first", (one, other) => {
  expect(rowsOf("file;writers;isrc", `a.wav;Ana;${one}`, `a.wav;Léo;${other}`)).toMatchObject([
    { isrc: "FRZ112600021", otherIsrcs: ["FRZ112600022"] },
  ]);
});

test.each([
  [";Ana;", ";Léo;", true],
  [";Ana;", ";;Quai", true],
  [";;Quai", ";Ana;", true],
  ["Ana;;", ";Léo;", false],
  [";Ana;", "Léo;;", false],
  [";;Quai", ";;Rive", false],
])("the rows %j and %j name only arrangers: %s", (one, other, isOfArrangers) => {
  expect(rowsOf("file;composer;arranger;publisher", `a.wav;${one}`, `a.wav;${other}`)).toMatchObject([
    { isOfArrangers },
  ]);
});

test.each([
  ["b.wav;Reed;Léo;40;too;long", ";;Zoé Blanc;60"],
  [";TOTAL: 1 track;;", ";;Zoé Blanc;60"],
  ["b.wav;Reed;Léo;40", ";;Contact Jean Durand;"],
])("after «%s», a row «%s» adds nobody to a track", (line, people) => {
  const rows = rowsOf("file;title;writers;share", "a.wav;Ebb;Ana;40", line, people);
  expect(rows.at(-1)).toMatchObject({ line: 4, title: null });
  expect(rows[0]?.credits?.map(({ name }) => name)).toEqual(["Ana"]);
});

test("a row of people belongs to the track of the row above, even if that track has an earlier row", () => {
  const rows = rowsOf(
    "file;title;writers;share",
    "a.wav;Ebb;Ana;30",
    "b.wav;Reed;Léo;50",
    "a.wav;Ebb;Jo;30",
    ";;Zoé;40",
  );
  expect(rows.map(({ credits }) => credits?.map(({ name }) => name))).toEqual([
    ["Ana", "Jo", "Zoé"],
    ["Léo"],
  ]);
});

test("many rows of one file, and many that are left out, are merged in steps that grow with the rows only", () => {
  const [row] = rowsOf("file;title;writers", "a.wav;Quai;Ana");
  const credit = (place: number) => ({
    name: `Ana ${place}`,
    share: null,
    ipi: null,
    role: "C",
    society: null,
  });
  const reads = (count: number) => {
    let left = 0;
    const linesLeftOut = new Proxy(
      Array.from({ length: count }, (_, place) => 2 * place + 1),
      {
        get(target, key, receiver) {
          left += 1;
          return Reflect.get(target, key, receiver);
        },
      },
    );
    const merge = (all: ReturnType<typeof credit>[]) => {
      const rows = all.flatMap((one, place) => (row ? { ...row, line: 2 * place + 2, credits: [one] } : []));
      expect(withRightsHolders(rows, () => undefined, linesLeftOut)[0]?.credits).toHaveLength(count);
      withRightsHolders(
        rows.map((one) => ({ ...one, file: "", title: null, isOfHolders: true as const })),
        () => undefined,
        linesLeftOut,
      );
    };
    return readsOf(count, credit, merge) + left;
  };
  expect(reads(400)).toBeLessThan(5 * reads(100));
});
