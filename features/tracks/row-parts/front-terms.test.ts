import { expect, test } from "vitest";
import { frontTerms } from "./front-terms.ts";

const term = (slug: string, isFront?: boolean) => ({
  slug,
  title: slug,
  titleFr: slug,
  taxonomy: "uses",
  isFront,
});

test("only terms marked for the front are tags", () => {
  const shown = frontTerms([term("chase", true), term("internal", false), term("unsaid")]);
  expect(shown.map(({ slug }) => slug)).toEqual(["chase"]);
});
