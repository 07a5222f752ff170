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
])("the id %j is %j: digits alone are a number, whatever else is left as it is", (given, read) => {
  expect(id.parse(given)).toBe(read);
});

test.each([12, "delta sans fin", "a/b", "été"])("the address of track %j names it again", (track) => {
  const address = itemIri({ id: track });
  expect(trackOfIri(address)).toBe(track);
  expect(idOrIri.parse(`https://api.example/v2${address}`)).toBe(track);
});

test("an address that is encoded wrongly is not read further", () => {
  expect(idOfIri("/api/tracks/100%")).toBe("100%");
});

test("numbers stand in their order, texts in that of the alphabet", () => {
  expect([10, 9, "b", "a"].toSorted(byId)).toEqual([9, 10, "a", "b"]);
});
