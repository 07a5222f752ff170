import { expect, test } from "vitest";
import { checkIfMatch, versionTag } from "./if-match.ts";

test.each([undefined, "*", " * ", '"3"', ' "3" ', '"1", "3"', '"3","1"'])(
  "%j allows replacing the third version",
  (tag) => {
    expect(checkIfMatch(tag, 3)).toBeUndefined();
  },
);

test.each(["", '"2"', "3", 'W/"3"', '"2", "4"', '"33"', '"3" "4"', "**"])("%j does not", (tag) => {
  expect(() => checkIfMatch(tag, 3)).toThrow(expect.objectContaining({ status: 412 }));
});

test("the ETag of a version is strong", () => {
  expect(versionTag(12)).toBe('"12"');
});
