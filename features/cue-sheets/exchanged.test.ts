import fc from "fast-check";
import { expect, test } from "vitest";
import { cueSchema } from "#/contract/cue-sheet.ts";
import { exchangesBetween, followed, missingFrom, takenBack } from "./exchanged.ts";

const track = (id: number) => `/api/tracks/${id}`;
const cue = (id: string, of: number | null) => cueSchema.parse({ id, track: of && track(of) });

test("only rows whose recording was another before are exchanged", () => {
  const version = "/api/track_versions/9";
  const before = [cue("a", 1), cue("b", null), cue("c", 3), cue("d", 4)];
  const now = [cue("a", 2), cue("b", 5), cue("c", null), { ...cue("d", 4), version }, cue("e", 6)];
  expect(exchangesBetween(before, now)).toEqual([
    { cue: "a", from: track(1), to: track(2) },
    { cue: "d", from: track(4), to: version },
  ]);
});

test("what is taken stands where stood what it is taken for, or after it while another row needs that", () => {
  const items = [1, 2, 3].map(track);
  const exchange = { cue: "a", from: track(2), to: track(7) };
  expect(followed(items, exchange, [cue("a", 7)]).items).toEqual([1, 7, 3].map(track));
  expect(followed(items, exchange, [cue("a", 7), cue("b", 2)]).items).toEqual([1, 2, 7, 3].map(track));
  expect(followed(items, { ...exchange, to: track(3) }, [cue("a", 3)]).items).toEqual([1, 3].map(track));
  expect(followed(items, { ...exchange, from: track(8) }, [cue("a", 7)]).items).toEqual(items);
});

test("a project lacks what is used and it does not hold, each recording once, in the order of the film", () => {
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

test("a project does not lack what it is going to exchange with its sheet", () => {
  const version = "/api/track_versions/9";
  const before = [cue("a", 1), cue("b", 2)];
  const now = [{ ...cue("a", 1), version }, cue("b", 3)];
  expect(missingFrom([track(1)], now, before, now)).toEqual([now[1]]);
  expect(missingFrom([track(1), track(2)], now, before, now)).toEqual([]);
});

test("a step back leaves the list as it was, whatever was in it and is needed", () => {
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 6 });
  fc.assert(
    fc.property(some, some, fc.tuple(fc.nat(5), fc.nat(5)), (own, others, [from, to]) => {
      const items = own.map(track);
      const cues = [cue("a", to + 1), ...others.map((one) => cue(`other-${one}`, one))];
      const { items: after, done } = followed(
        items,
        { cue: "a", from: track(from + 1), to: track(to + 1) },
        cues,
      );
      expect(takenBack(after, done)).toEqual(items);
    }),
  );
});
