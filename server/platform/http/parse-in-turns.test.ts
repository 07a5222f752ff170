import fc from "fast-check";
import { expect, test } from "vitest";
import { turnsOf } from "#/tests/support/turns-of.ts";
import { parseInTurns } from "./parse-in-turns.ts";

/** The value of bytes that come in chunks, cut at these places. */
function parsedBytes(bytes: Uint8Array, cuts: readonly number[] = []) {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return parseInTurns(places.slice(1).map((to, at) => bytes.subarray(places[at], to)));
}
const parsed = (text: string, cuts?: readonly number[]) => parsedBytes(Buffer.from(text), cuts);
const cuts = fc.array(fc.nat(), { maxLength: 8 });

test("valid JSON is parsed as by JSON.parse", async () => {
  const text = fc.oneof(
    fc.json(),
    fc.json({ stringUnit: "binary" }),
    fc.json().map((one) => ` \n${one}\t`),
  );
  await fc.assert(
    fc.asyncProperty(text, cuts, async (json, places) => {
      // Lone halves of a character have no bytes of their own.
      const sent = Buffer.from(json).toString();
      // The parser drops a mark of byte order at the beginning of a text.
      fc.pre(!sent.includes("\ufeff"));
      expect(await parsed(sent, places)).toEqual(JSON.parse(sent));
    }),
  );
});

test.each([
  '{"__proto__":{"isAdmin":true},"a":1,"a":2}',
  '{"a":"\\ud800\\u00e9\\n","b":-0,"c":1e400,"d":1.5E-3}',
  "[[],{},[{}],null,true,false]",
  "12",
  '"text"',
])("%s is parsed as by JSON.parse", async (json) => {
  const value = await parsed(json);
  expect(value).toEqual(JSON.parse(json));
  expect(Object.getPrototypeOf(value)).toBe(Object.getPrototypeOf(JSON.parse(json)));
});

test.each([
  "",
  " ",
  "{",
  '{"a":1}x',
  '{"a":1,}',
  "[1 2]",
  '{"a":01}',
  '"\u0001"',
  "nul",
  "{'a':1}",
  '{"a":1}{"b":2}',
])("%j is refused, as by JSON.parse", async (text) => {
  expect(() => JSON.parse(text)).toThrow();
  await expect(parsed(text)).rejects.toThrow();
});

test.each([
  ["a byte that begins no letter", [0x22, 0xff, 0x22]],
  ["a letter that is cut off", [0x22, 0xc3, 0x22]],
])("%s is refused", async (_, bytes) => {
  for (let cut = 0; cut <= bytes.length; cut += 1)
    await expect(parsedBytes(Uint8Array.from(bytes), [cut])).rejects.toThrow();
});

test("a byte order mark is skipped, wherever the text is split", async () => {
  for (let cut = 0; cut <= 4; cut += 1) expect(await parsed("\ufeff[1]", [cut])).toEqual([1]);
});

test("letters, numbers and literals may be split anywhere between two turns", async () => {
  const member = fc.oneof(fc.string({ unit: "grapheme" }), fc.double(), fc.boolean());
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 8_150, max: 8_200 }), fc.array(member), async (start, members) => {
      const json = JSON.stringify(["x".repeat(start), ...members]);
      expect(await parsed(json)).toEqual(JSON.parse(json));
    }),
  );
});

test("a long text is parsed in many turns of the event loop", async () => {
  const one = (at: number) =>
    Object.fromEntries(Array.from({ length: 10 }, (_, key) => [`k${at}_${key}`, 1]));
  const members = Array.from({ length: 3_000 }, (_, at) => one(at));
  const bytes = Buffer.from(JSON.stringify({ members }));
  const { result, turns } = await turnsOf(parsedBytes(bytes, [100, 100_000, 100_001]));
  expect(result).toEqual({ members });
  // A turn may take eight kilobytes at most.
  expect(turns).toBeGreaterThanOrEqual(bytes.length / 8_192);
});
