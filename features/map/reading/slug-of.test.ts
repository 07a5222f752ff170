import { expect, test } from "vitest";
import { slugOf } from "./slug-of.ts";

test.each([
  ["Côte d’Ivoire", "cote-d-ivoire"],
  ["Trinité-et-Tobago", "trinite-et-tobago"],
  ["Démocratie du C\u0153ur", "democratie-du-coeur"],
  ["  Åland ", "aland"],
  ["Türkiye", "turkiye"],
])("the slug of %j is %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
