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

test("a part that comes again is packed once, the largest one; short ones stay in their places", () => {
  const album = { slug: "delta-sans-fin", image: "images/sil-201.png" };
  const rows = [
    { id: 1, album, cover: "images/sil-201.png", mood: "calm" },
    { id: 2, album: { ...album }, cover: "images/sil-202.png", mood: "calm" },
  ];
  const packed = pack(rows);
  expect(packed.shared).toEqual(["images/sil-201.png", [2, "delta-sans-fin", [-1]]]);
  expect(packed.value).toEqual([
    [1, 1, [-2], [-1], "calm"],
    [1, 2, [-2], "images/sil-202.png", "calm"],
  ]);
  expect(unpack(packed)).toEqual(rows);
});

test("arrays that look like a place come back", () => {
  const value = [[-1], [-1, 2], ["a text of some length", "a text of some length"]];
  expect(unpack(pack(value))).toEqual(value);
});

test("a gap in a list stays one beside parts that come again", () => {
  const value = { rows: [undefined, "a text of some length", "a text of some length", undefined] };
  expect(unpack(pack(value))).toEqual(value);
});

test("a field that is undefined is left out", () => {
  expect(unpack(pack({ a: undefined, b: 1 }))).toStrictEqual({ b: 1 });
});
