import { expect, test } from "vitest";
import { suffixKey, versionOfSuffix } from "./suffix-key.ts";

const KEY = suffixKey([
  ["Album", "KXM 014 - Low Tide"],
  [
    "Version codes",
    "UND underscore / DRY no drums",
    "045 030 cut-downs / RUF rough loop",
    "S1 drums S2 low strings",
  ],
]);

test("a row above the heads explains codes, several of which may share words", () => {
  expect(Object.fromEntries(KEY)).toEqual({
    UND: "underscore",
    DRY: "no drums",
    "045": "cut-downs",
    "030": "cut-downs",
    RUF: "rough loop",
    S1: "drums",
    S2: "low strings",
  });
  expect(suffixKey([["Sigles : FIN = version finale, PER = sans percussions"]]).get("PER")).toBe(
    "sans percussions",
  );
});

test.each([
  ["UND", "underscore", "Underscore"],
  ["dry", "no-drums", "No drums"],
  ["045", "other", "45 s edit"],
  ["060", "60", "60 s edit"],
  ["RUF", "other", "Rough loop"],
  ["S2", "stem", "Stem: low strings"],
  ["S3", "stem", "Stem: 3"],
  ["FULL", "full", "Full"],
  ["NVX", "no-vocals", "No vocals"],
  ["XYZ", undefined, undefined],
])("the code %s means the version %s, «%s»", (code, kind, label) => {
  const version = versionOfSuffix(code, KEY);
  expect([version?.kind, version?.label]).toEqual([kind, label]);
});
