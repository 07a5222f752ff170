import fc from "fast-check";
import { expect, test } from "vitest";
import { JsonExtent } from "./json-extent.ts";

function extentOf(json: string, cuts: readonly number[] = []) {
  const bytes = Buffer.from(json);
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  const extent = new JsonExtent();
  for (const [at, from] of places.slice(0, -1).entries()) extent.take(bytes.subarray(from, places[at + 1]));
  const { keys, items, depth } = extent;
  return { keys, items, depth, text: extent.text, escapes: extent.escapes };
}

/** Bytes of the longest text, number or word of valid JSON. */
const longestIn = (written: string) =>
  Math.max(
    0,
    ...Array.from(written.matchAll(/"((?:[^"\\]|\\.)*)"|[^\s"[\]{}:,]+/gs), ([whole, inner]) =>
      Buffer.byteLength(inner ?? whole),
    ),
  );

/** Measures a value from `JSON.parse`. */
function heldBy(value: unknown): { keys: number; items: number; depth: number } {
  if (typeof value !== "object" || value === null) return { keys: 0, items: 0, depth: 0 };
  const inner = Object.values(value).map(heldBy);
  const sum = (of: "keys" | "items") => inner.reduce((total, one) => total + one[of], 0);
  return {
    keys: sum("keys") + (Array.isArray(value) ? 0 : inner.length),
    items:
      sum("items") + (Array.isArray(value) ? inner.length : inner.filter(({ depth }) => depth > 0).length),
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
  };
}

/** Texts with characters that have a meaning outside of texts, or end them. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'"\\[]{}:, \n\u00e9😀\u2028'), maxLength: 5 }),
  fc.string({ unit: "binary", maxLength: 3 }),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.oneof(text, fc.double({ noNaN: true }), fc.boolean(), fc.constant(null)),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(text, tie("value"), { maxKeys: 4 }),
  ),
}));
/** JSON with or without spaces, with letters of other scripts plain or escaped. */
const json = fc
  .tuple(value, fc.constantFrom(undefined, 1, "\t", "\r\n "), fc.boolean())
  .map(([one, space, isAscii]) => {
    const written = JSON.stringify(one, null, space);
    const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return isAscii ? written.replace(/[^\0-\x7f]/g, escaped) : written;
  });

test("the counts agree with the result of JSON.parse, wherever the bytes are split", () => {
  fc.assert(
    fc.property(json, fc.array(fc.nat(), { maxLength: 5 }), (written, cuts) => {
      const escapes = written.match(/\\./gs)?.length ?? 0;
      const held = { ...heldBy(JSON.parse(written)), text: longestIn(written), escapes };
      expect(extentOf(written, cuts)).toEqual(held);
    }),
    { numRuns: 500 },
  );
});

test("a truncated text is not counted as more than the whole", () => {
  fc.assert(
    fc.property(json, fc.nat(), (written, cut) => {
      const part = extentOf(written.slice(0, cut % (written.length + 1)));
      const whole = extentOf(written);
      expect(part.keys).toBeLessThanOrEqual(whole.keys);
      expect(part.items).toBeLessThanOrEqual(whole.items);
      expect(part.depth).toBeLessThanOrEqual(whole.depth);
      expect(part.text).toBeLessThanOrEqual(whole.text);
    }),
  );
});

test.each([
  [
    "an attribute that comes twice, twice",
    '{"a":1,"a":[1]}',
    { keys: 2, items: 2, depth: 2, text: 1, escapes: 0 },
  ],
  ["lists of nothing as members", "[[],[ ],\n[\t]]", { keys: 0, items: 3, depth: 2, text: 0, escapes: 0 }],
  ["brackets without end", "[".repeat(5_000), { keys: 0, items: 4_999, depth: 5_000, text: 0, escapes: 0 }],
  ["ends without a beginning", "]}]}[1]", { keys: 0, items: 1, depth: 1, text: 1, escapes: 0 }],
  [
    "a quotation mark after two backslashes",
    '["\\\\",{"\\"":1}]',
    { keys: 1, items: 2, depth: 2, text: 2, escapes: 2 },
  ],
  [
    "a text without an end",
    `["${"a".repeat(5_000)}`,
    { keys: 0, items: 1, depth: 1, text: 5_000, escapes: 0 },
  ],
  ["a number without an end", "1".repeat(5_000), { keys: 0, items: 0, depth: 0, text: 5_000, escapes: 0 }],
])("json-extent counts %s", (_, written, counted) => {
  expect(extentOf(written)).toEqual(counted);
});
