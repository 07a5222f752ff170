import { expect, test } from "vitest";
import { parseSheet } from "./read-sheet.ts";
import { hasCheckDigits } from "./sheet-doubts.ts";

const doubts = (...lines: string[]) =>
  parseSheet(lines.join("\n")).doubts.map(({ key, values }) => [key, values]);

test.each(["00017798450", "00023456798", "00031002264", "00348948900"])(
  "the check digits of %s fit",
  (ipi) => {
    expect(hasCheckDigits(ipi)).toBe(true);
  },
);

test("a wrong check digit in an IPI is reported with its writer, and the number is kept", () => {
  const { doubts: told, problems, rows } = parseSheet("file;writers;ipi\na.wav;Ana Roux;00023456799");
  expect(told).toEqual([{ key: "doubtIpi", values: { line: 2, name: "Ana Roux", ipi: "00023456799" } }]);
  expect(problems).toEqual([]);
  expect(rows[0]?.credits?.[0]?.ipi).toBe("00023456799");
});

test("shares below 100 in total are reported if no publisher has the rest", () => {
  const HEADS = "file;writers;shares;publisher";
  expect(doubts(HEADS, "a.wav;Ana Roux, Zoé Lam;60/30;")).toEqual([["doubtShares", { line: 2, total: 90 }]]);
  expect(doubts(HEADS, "a.wav;Ana Roux, Zoé Lam;30/20;Rand")).toEqual([]);
  expect(doubts(HEADS, "a.wav;Ana Roux, Zoé Lam, Léo Han;33.33/33.33/33.33;")).toEqual([]);
  expect(doubts(HEADS, "a.wav;Ana Roux, Zoé Lam;;")).toEqual([]);
});

test("one ISRC in several rows is reported with their lines", () => {
  expect(
    doubts(
      "file;title;isrc",
      "a.wav;Quai;FRZ031400123",
      "b.wav;Sel;FR-Z03-14-00123",
      "c.wav;Pré;FRZ031400124",
    ),
  ).toEqual([["doubtIsrc", { isrc: "FRZ031400123", lines: "2, 3" }]]);
});

test("rows of one file's rights holders may repeat its ISRC", () => {
  expect(
    doubts(
      "Fichier;Ayant droit;Rôle;Clé DEP;ISRC",
      "a.wav;Ana Roux;C;50;FRZ031400123",
      "a.wav;Zoé Lam;A;50;FRZ031400123",
    ),
  ).toEqual([]);
});

test("album codes without any title are reported once", () => {
  expect(doubts("file;ref", "a.wav;ODL 7", "b.wav;ODL 7")).toEqual([["doubtAlbum", undefined]]);
  expect(doubts("file;ref;album", "a.wav;ODL 7;Shore", "b.wav;ODL 8;")).toEqual([]);
});

test("writers' shares below 100 in total are reported, beside an arranger without a share", () => {
  expect(doubts("file;composer;share;arranger", "a.wav;Ana Roux;90;Zoé Lam")).toEqual([
    ["doubtShares", { line: 2, total: 90 }],
  ]);
});
