import { expect, test } from "vitest";
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
