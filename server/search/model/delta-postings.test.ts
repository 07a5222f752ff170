import fc from "fast-check";
import { expect, test } from "vitest";
import { Arena } from "./arena.ts";
import { DeltaPostingsBuilder } from "./delta-postings-builder.ts";

test("lists of any length and with any gaps are read back as they were added", () => {
  const rising = (gaps: readonly number[]) => {
    let last = -1;
    return gaps.map((gap) => {
      last += 1 + gap;
      return last;
    });
  };
  const gap = fc.oneof(fc.nat(3), fc.nat(200), fc.nat(40_000), fc.nat(3_000_000));
  const list = fc.oneof(
    fc.array(gap, { maxLength: 40 }),
    fc.array(fc.nat(300), { minLength: 1_500, maxLength: 4_000, size: "max" }),
  );
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: "grapheme" }), list.map(rising), { maxKeys: 12 }),
      (lists) => {
        const builder = new DeltaPostingsBuilder(new Arena());
        const members = Object.entries(lists).flatMap(([word, ordinals]) =>
          ordinals.map((ordinal) => ({ word, ordinal })),
        );
        for (const { word, ordinal } of members.sort((one, other) => one.ordinal - other.ordinal))
          builder.add(word, ordinal);
        const built = builder.build();
        for (const [word, ordinals] of Object.entries(lists)) expect([...built.of(word)]).toEqual(ordinals);
        expect([...built.of("never gathered")]).toEqual(lists["never gathered"] ?? []);
      },
    ),
    { numRuns: 60 },
  );
});

test("many lists and a very long one are read back as they were added", () => {
  const builder = new DeltaPostingsBuilder(new Arena());
  for (let ordinal = 0; ordinal < 1_100_000; ordinal += 1) builder.add("everywhere", ordinal);
  for (let ordinal = 0; ordinal < 30; ordinal += 1)
    for (let word = 0; word < 20_000; word += 1) builder.add(`w${word}`, ordinal * 300);
  const built = builder.build();
  expect(built.of("everywhere").every((ordinal, at) => ordinal === at)).toBe(true);
  expect(built.of("everywhere")).toHaveLength(1_100_000);
  for (const word of [0, 9_999, 19_999])
    expect([...built.of(`w${word}`)]).toEqual(Array.from({ length: 30 }, (_, at) => at * 300));
});
