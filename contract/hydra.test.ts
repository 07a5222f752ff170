import { expect, test } from "vitest";
import { byId, id, idOfIri, idOrIri } from "./hydra.ts";
import { itemIri, trackOfIri } from "./item.ts";

test.each([
  ["12", 12],
  [12, 12],
  ["007", "007"],
  ["1e3", "1e3"],
  ["12345678901234567890", "12345678901234567890"],
  ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "01ARZ3NDEKTSV4RRFFQ69G5FAV"],
  ["018f3c2a-7b1e-7c3d-9a4b-000000000012", "018f3c2a-7b1e-7c3d-9a4b-000000000012"],
])("the id %j is read as %j: digits become a number, other texts stay the same", (given, read) => {
  expect(id.parse(given)).toBe(read);
});

test.each([12, "delta sans fin", "a/b", "été"])("the address of track %j leads back to its id", (track) => {
  const address = itemIri({ id: track });
  expect(trackOfIri(address)).toBe(track);
  expect(idOrIri.parse(`https://api.example/v2${address}`)).toBe(track);
});

test("the id of an address with wrong encoding is its last segment", () => {
  expect(idOfIri("/api/tracks/100%")).toBe("100%");
});

test("ids are sorted by number or alphabetically", () => {
  expect([10, 9, "b", "a"].toSorted(byId)).toEqual([9, 10, "a", "b"]);
});
