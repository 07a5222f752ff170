import fc from "fast-check";
import { expect, test } from "vitest";
import { type ListeningEvent, listen, NOT_LISTENING } from "./five-second-rule.ts";

/** A listener's actions, in quarters of a second, whose sums are exact. */
const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("play" as const), quarters: fc.nat(16) }) },
  fc.record({ kind: fc.constant("seek" as const), quarters: fc.nat(360) }),
  fc.record({ kind: fc.constant("track" as const), track: fc.integer({ min: 1, max: 3 }) }),
  fc.constant({ kind: "hold" as const }),
  fc.constant({ kind: "release" as const }),
);

test("in any order of playing, seeking, changing and opening, each listening of more than five seconds is sent once", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 80 }), (acts) => {
      let state = NOT_LISTENING;
      const sent: (number | string)[] = [];
      const dispatch = (event: ListeningEvent) => {
        const { state: next, send } = listen(state, event);
        state = next;
        if (send !== null) sent.push(send);
      };
      // The same rule, counted independently: heard quarters of a second of the current track.
      const expected: number[] = [];
      let track: number | null = null;
      let heard = 0;
      let isSent = false;
      let isHeld = false;
      let at = 0;
      const count = () => {
        if (track === null || isSent || isHeld || heard <= 20) return;
        expected.push(track);
        isSent = true;
      };
      for (const one of acts) {
        if (one.kind === "track") {
          if (one.track !== track) [track, heard, isSent] = [one.track, 0, false];
          at = 0;
          dispatch({ type: "track", track: one.track });
          dispatch({ type: "jump", position: 0 });
        } else if (one.kind === "seek") {
          at = one.quarters;
          dispatch({ type: "jump", position: at / 4 });
        } else if (one.kind === "play") {
          for (let quarter = 0; quarter < one.quarters; quarter++) {
            at += 1;
            if (track !== null) heard += 1;
            dispatch({ type: "position", position: at / 4 });
            count();
          }
        } else {
          isHeld = one.kind === "hold";
          dispatch({ type: one.kind });
        }
        count();
      }
      expect(sent).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
