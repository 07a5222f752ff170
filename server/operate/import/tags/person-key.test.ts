import { expect, test } from "vitest";
import { personKey } from "./person-key.ts";

test.each([
  ["MÜLLER, Jörg", "Jorg Muller"],
  ["van den Broek,Liesbeth", "Liesbeth van den Broek"],
])("%s and %s are one person", (one, other) => expect(personKey(one)).toBe(personKey(other)));

test("a name with more than one comma is not turned round", () => {
  expect(personKey("Crosby, Stills, Nash")).toBe("crosby, stills, nash");
});
