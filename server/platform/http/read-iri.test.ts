import { expect, test } from "vitest";
import { readIri } from "./read-iri.ts";

test.each([
  ["/api/tracks/1", 1],
  ["/api/tracks/12", 12],
  // The largest id: 32 bits, signed (contract §0.8).
  ["/api/tracks/2147483647", 2_147_483_647],
])("%s is the address of %i", (iri, id) => {
  expect(readIri(iri, "/api/tracks")).toBe(id);
});

test.each([
  ...["1", "", "/api/tracks/", "/api/tracks/0", "/api/tracks/-1", "/api/tracks/1x", "/api/tracks/x1"],
  ...[
    "/api/albums/1",
    "/api/tracks/1/versions",
    "/api/tracksx1",
    "/api/tracks/2147483648",
    "/api/tracks/00000000001",
  ],
])("%j is not the address of a track", (iri) => {
  expect(() => readIri(iri, "/api/tracks")).toThrow(
    expect.objectContaining({ status: 400, message: `Invalid IRI "${iri}".` }),
  );
});
