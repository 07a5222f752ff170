import fc from "fast-check";
import { expect, test } from "vitest";
import { cueSchema } from "#/contract/cue-sheet.ts";
import { exchangesBetween, missingFrom, withExchange, withoutExchange } from "./exchanged.ts";

const track = (id: number) => `/api/tracks/${id}`;
const cue = (id: string, of: number | null) => cueSchema.parse({ id, track: of && track(of) });

test("only a row that had another recording before counts as exchanged", () => {
  const version = "/api/track_versions/9";
  const before = [cue("a", 1), cue("b", null), cue("c", 3), cue("d", 4)];
  const now = [cue("a", 2), cue("b", 5), cue("c", null), { ...cue("d", 4), version }, cue("e", 6)];
  expect(exchangesBetween(before, now)).toEqual([
    { cue: "a", from: track(1), to: track(2) },
    { cue: "d", from: track(4), to: version },
  ]);
});

test("a new recording takes the position of the old one, or the next while another row needs the old one", () => {
  const items = [1, 2, 3].map(track);
  const exchange = { cue: "a", from: track(2), to: track(7) };
  expect(withExchange(items, exchange, [cue("a", 7)]).items).toEqual([1, 7, 3].map(track));
  expect(withExchange(items, exchange, [cue("a", 7), cue("b", 2)]).items).toEqual([1, 2, 7, 3].map(track));
  expect(withExchange(items, { ...exchange, to: track(3) }, [cue("a", 3)]).items).toEqual([1, 3].map(track));
  expect(withExchange(items, { ...exchange, from: track(8) }, [cue("a", 7)]).items).toEqual(items);
});

test("a project lacks each used recording that it does not contain, once, in the order of the film", () => {
  const version = "/api/track_versions/9";
  const uses = [
    cue("u", 5),
    cue("v", 2),
    cue("w", null),
    { ...cue("x", 2), version },
    cue("y", 5),
    cue("z", 3),
  ];
  expect(missingFrom([track(2)], uses, [], uses)).toEqual([uses[0], uses[3], uses[5]]);
});

test("a project does not lack a recording that it will exchange together with its sheet", () => {
  const version = "/api/track_versions/9";
  const before = [cue("a", 1), cue("b", 2)];
  const now = [{ ...cue("a", 1), version }, cue("b", 3)];
  expect(missingFrom([track(1)], now, before, now)).toEqual([now[1]]);
  expect(missingFrom([track(1), track(2)], now, before, now)).toEqual([]);
});

test("undoing an exchange restores the list, whatever it contains and other rows need", () => {
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 6 });
  fc.assert(
    fc.property(some, some, fc.tuple(fc.nat(5), fc.nat(5)), (own, others, [from, to]) => {
      const items = own.map(track);
      const cues = [cue("a", to + 1), ...others.map((one) => cue(`other-${one}`, one))];
      const { items: after, applied } = withExchange(
        items,
        { cue: "a", from: track(from + 1), to: track(to + 1) },
        cues,
      );
      expect(withoutExchange(after, applied)).toEqual(items);
    }),
  );
});
