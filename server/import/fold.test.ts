import { expect, test } from "vitest";
import { familyOfMood } from "./mood-words.ts";
import { slugify } from "./slugify.ts";

test.each([
  ["Été à Huế", "ete-a-hue"],
  ["Cœur d’Ægir — Straße", "coeur-d-aegir-strasse"],
  ["  Łódź // Ørsted ", "lodz-orsted"],
  ["日本", ""],
  ["../../etc/passwd", "etc-passwd"],
  [`${"word ".repeat(40)}`, Array(16).fill("word").join("-")],
])("the slug of %j is %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test.each([
  ["Happy", "bright"],
  ["JOYEUX", "bright"],
  ["melancolie", "tender"],
  ["Énergique", "drive"],
  ["laid back", "calm"],
  ["orange", null],
])("the mood %s belongs to %s", (word, family) => {
  expect(familyOfMood(word)).toBe(family);
});
