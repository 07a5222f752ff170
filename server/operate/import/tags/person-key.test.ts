import { expect, test } from "vitest";
import { personKey } from "./person-key.ts";

test.each([
  ["MÜLLER, Jörg", "Jorg Muller"],
  ["van den Broek,Liesbeth", "Liesbeth van den Broek"],
  ["DURAND Claire", "Claire Durand"],
  ["LE DANTEC Jean-Yves", "Jean-Yves Le Dantec"],
])("%s and %s are one person", (one, other) => expect(personKey(one)).toBe(personKey(other)));

test.each(["DJ Shadow", "Claire DURAND", "CLAIRE DURAND", "Durand Claire"])(
  "%s is not turned round",
  (name) => {
    expect(personKey(name)).toBe(name.toLowerCase());
  },
);

test("a name with more than one comma is not turned round", () => {
  expect(personKey("Crosby, Stills, Nash")).toBe("crosby, stills, nash");
});
