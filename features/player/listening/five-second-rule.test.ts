import fc from "fast-check";
import { expect, test } from "vitest";
import { type ListeningEvent, listen, NOT_LISTENING } from "./five-second-rule.ts";

/** Plays the events in order and returns the ids sent. */
function sent(events: ListeningEvent[]): (number | string)[] {
  const ids: (number | string)[] = [];
  let state = NOT_LISTENING;
  for (const event of events) {
    const answer = listen(state, event);
    state = answer.state;
    if (answer.send !== null) ids.push(answer.send);
  }
  return ids;
}

const start = (track: number, at = 0): ListeningEvent[] => [
  { type: "track", track },
  { type: "jump", position: at },
];
const at = (position: number): ListeningEvent => ({ type: "position", position });
const jump = (position: number): ListeningEvent => ({ type: "jump", position });

test("nothing is sent at 4.9 s nor at exactly 5 s, once at 5.1 s, and not again at 60 s", () => {
  expect(sent([...start(7), at(4.9), at(5)])).toEqual([]);
  expect(sent([...start(7), at(4.9), at(5.1), at(60)])).toEqual([7]);
});

test("the five seconds count from where playback started", () => {
  expect(sent([...start(7, 100), at(104.9)])).toEqual([]);
  expect(sent([...start(7, 100), at(105.1)])).toEqual([7]);
});

test("seeking forward does not count", () => {
  expect(sent([...start(7), at(2), jump(90), at(92.9)])).toEqual([]);
  expect(sent([...start(7), at(2), jump(90), at(93.1)])).toEqual([7]);
});

test("a passage heard again after seeking back counts twice", () => {
  expect(sent([...start(7), at(3), jump(0), at(2.5)])).toEqual([7]);
});

test("pausing does not reset", () => {
  expect(sent([...start(7), at(3), at(3), at(3), at(5.2)])).toEqual([7]);
});

test("two tracks give two events, and the same track again after another a new one", () => {
  expect(sent([...start(1), at(6), ...start(2), at(6), ...start(1), at(6)])).toEqual([1, 2, 1]);
});

test("changing track drops the heard time of the previous one", () => {
  expect(sent([...start(1), at(4), ...start(2), at(4)])).toEqual([]);
});

test("starting the current track again neither resets nor repeats", () => {
  expect(sent([...start(1), at(4), ...start(1), at(2)])).toEqual([1]);
  expect(sent([...start(1), at(6), ...start(1), at(6)])).toEqual([1]);
});

test("an open versions dialog holds the event back until it closes", () => {
  const held: ListeningEvent[] = [...start(1), { type: "hold" }, at(8)];
  expect(sent(held)).toEqual([]);
  expect(sent([...held, { type: "release" }])).toEqual([1]);
  expect(sent([...start(1), { type: "hold" }, at(4), { type: "release" }])).toEqual([]);
});

test("changing track while the dialog is open keeps the event held", () => {
  expect(sent([{ type: "hold" }, ...start(1), at(8)])).toEqual([]);
  expect(sent([{ type: "hold" }, ...start(1), at(8), ...start(2), { type: "release" }])).toEqual([]);
});

/** Played time must exceed this (specification §4, acceptance S74), in tenths of a second. */
const COUNTED_AFTER = 50;

test("any session agrees with a model that adds up whole played spans", () => {
  const span = fc.record({
    track: fc.integer({ min: 1, max: 3 }),
    from: fc.integer({ min: 0, max: 200 }),
    ticks: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 12 }),
    dialog: fc.constantFrom("open", "close", "leave"),
  });
  fc.assert(
    fc.property(fc.array(span, { maxLength: 25 }), (spans) => {
      const events: ListeningEvent[] = [];
      const expected: number[] = [];
      let open = false;
      let current = 0;
      let tenths = 0;
      let counted = false;
      const settle = () => {
        if (counted || open || tenths <= COUNTED_AFTER) return;
        counted = true;
        expected.push(current);
      };
      for (const { track, from, ticks, dialog } of spans) {
        if (dialog !== "leave") {
          open = dialog === "open";
          events.push({ type: open ? "hold" : "release" });
          if (current) settle();
        }
        if (track !== current) {
          current = track;
          tenths = 0;
          counted = false;
        }
        events.push({ type: "track", track }, jump(from));
        let position = from * 10;
        for (const tick of ticks) {
          position += tick;
          tenths += tick;
          events.push(at(position / 10));
          settle();
        }
      }
      // Sums of floating-point tenths may differ slightly from the model's integers, so avoid the limit itself.
      fc.pre(!touchesLimit(spans));
      expect(sent(events)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

function touchesLimit(spans: { track: number; ticks: number[] }[]): boolean {
  let current = 0;
  let tenths = 0;
  return spans.some(({ track, ticks }) => {
    if (track !== current) tenths = 0;
    current = track;
    return ticks.some((tick) => {
      tenths += tick;
      return tenths === COUNTED_AFTER;
    });
  });
}
