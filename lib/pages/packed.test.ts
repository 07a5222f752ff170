import fc from "fast-check";
import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

test("any data comes back as it was packed", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpack(pack(JSON.parse(JSON.stringify(value))))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test.each([
  ["arrays that begin with a number", { pairs: [[1, "a"], [0], []], none: [] }],
  ["arrays of arrays and of objects", [[{ a: 1 }], [[2, 3]], [null, 4]]],
  ["objects with other fields, or in another order", [{ a: 1, b: 2 }, { a: 3 }, { b: 4, a: 5 }, {}]],
])("%s come back", (_, value) => {
  expect(unpack(pack(value))).toEqual(value);
});

test("the names of fields are packed once for all objects that have them", () => {
  const rows = [1, 2, 3].map((id) => ({ id, name: "Delta", album: { id, slug: "delta" } }));
  expect(pack(rows)).toEqual({
    fields: [
      ["id", "name", "album"],
      ["id", "slug"],
    ],
    value: rows.map(({ id }) => [1, id, "Delta", [2, id, "delta"]]),
  });
});

test("a field that is undefined is left out", () => {
  expect(unpack(pack({ a: undefined, b: 1 }))).toStrictEqual({ b: 1 });
});
