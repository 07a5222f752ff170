import { expect, test } from "vitest";
import { z } from "zod";
import { ContentError } from "./content-error.ts";
import { parseDocument } from "./parse-document.ts";
import { parsePage } from "./read-page.ts";

const MARKS = "\u0316\u0301".repeat(100_000);

test("a content file with a long run of combining marks is refused with its line", () => {
  const read = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
    return [];
  };
  const problem = { file: "a.yaml", line: 2, key: "contentMarks" };
  const shape = z.object({ a: z.string(), b: z.string() });
  expect(read(() => parseDocument("a.yaml", `a: x\nb: o${MARKS}\n`, shape))).toMatchObject([problem]);
  const page = `---\ntitle: x\n---\nText\no${MARKS}\n`;
  expect(read(() => parsePage("a.md", page))).toMatchObject([{ file: "a.md", line: 5, key: "contentMarks" }]);
  expect(read(() => parseDocument("a.yaml", "a: Việt\nb: e\u0301\n", shape))).toEqual([]);
});
