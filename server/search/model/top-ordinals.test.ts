import fc from "fast-check";
import { expect, test } from "vitest";
import { partInOrder } from "./top-ordinals.ts";

test("any range of a list equals the same range of the sorted list", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 1e6 }), { minLength: 0, maxLength: 9_000, size: "max" }),
      fc.nat(60),
      fc.nat(60),
      (keys, from, size) => {
        const ordinals = keys.map((_, at) => at);
        const sorted = ordinals.toSorted((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));
        const part = partInOrder(ordinals, Float64Array.from(keys), from, from + size);
        expect(part).toEqual(sorted.slice(from, from + size));
      },
    ),
    { numRuns: 60 },
  );
});
