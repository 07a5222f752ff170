import { expect, test } from "vitest";
import type { TermTag } from "#/contract/taxonomy.ts";
import { commonFacts, ownFacts, type VersionFacts } from "./version-facts.ts";

const term = (slug: string) =>
  ({ slug, title: slug, titleFr: slug, taxonomy: "moods", isFront: true }) as TermTag;
const version = (facts: Partial<VersionFacts>): VersionFacts => ({
  bpm: 92,
  tonality: "D minor",
  publisher: "Sillon",
  terms: [term("roots")],
  ...facts,
});

test("facts common to all versions are shown once, the others with each version", () => {
  const [full, stem] = [
    version({ terms: [term("roots"), term("dry")] }),
    version({ bpm: 46, terms: [term("kora"), term("roots")] }),
  ];
  const common = commonFacts([full, stem]);
  expect(common).toEqual(version({ bpm: null }));
  expect(ownFacts(stem, common)).toEqual({
    bpm: 46,
    tonality: null,
    publisher: null,
    terms: [term("kora")],
  });
});

test("a single version has all facts in common; no version has none", () => {
  expect(commonFacts([version({})])).toEqual(version({}));
  expect(commonFacts([])).toEqual({ bpm: null, tonality: null, publisher: null, terms: [] });
});
