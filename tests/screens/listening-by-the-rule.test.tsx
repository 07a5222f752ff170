import fc from "fast-check";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pause, play, resume, seek } from "#/features/player/actions.ts";
import { close } from "#/features/player/bar-actions.ts";
import { holdListening, observeListening } from "#/features/player/listening/report-listening.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { fakeMedia } from "../support/fake-media.ts";
import { network } from "../support/jsdom.ts";
import { sampleTrack } from "../support/sample-tracks.ts";

const tracks = [1, 2, 3].map((id) => playableOfTrack(sampleTrack({ id })));
let media: ReturnType<typeof fakeMedia>;
let told: string[];

beforeEach(() => {
  media = fakeMedia();
  told = [];
  network.use(
    http.post("*/api/tracks_listeneds", async ({ request }) => {
      told.push(((await request.json()) as { tracks: string }).tracks);
      return new HttpResponse(null, { status: 201 });
    }),
  );
});
afterEach(() => {
  observeListening({ type: "release" });
  close();
});

/**
 * An action of a listener, in quarters of a second and sixty-fourths of a sound, whose sums are exact; none reaches its
 * end.
 */
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("listen" as const), quarters: fc.nat(14) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("play" as const), track: fc.nat(2) }) },
  fc.record({ kind: fc.constant("seek" as const), sixtyFourth: fc.nat(32) }),
  fc.constant({ kind: "pause" as const }),
  fc.constant({ kind: "resume" as const }),
  fc.constant({ kind: "open" as const }),
  fc.constant({ kind: "close" as const }),
);

/** How late a busy machine may be, and how often it is looked at, milliseconds. */
const LATE = { timeout: 20_000, interval: 5 };

/** Waits until the sound plays or pauses as the player was asked: it fades for a moment first. */
const settled = () =>
  vi.waitFor(() => {
    const { current, playing, status } = usePlayer.getState();
    if (!current) return;
    expect(media.element()?.src).toContain(current.src);
    expect(media.element()?.paused).toBe(!playing);
    if (playing) expect(status).toBe("ready");
  }, LATE);

test("in any order of playing, pausing, seeking and opening, the whole player keeps the five-second rule", async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(act, { minLength: 4, maxLength: 10 }), async (acts) => {
        const expected: string[] = [];
        let [track, heard, isTold, isHeld] = [null as number | string | null, 0, false, false];
        const count = () => {
          if (track === null || isTold || isHeld || heard <= 20) return;
          expected.push(`/api/tracks/${track}`);
          isTold = true;
        };
        for (const one of acts) {
          const { current, playing } = usePlayer.getState();
          if (one.kind === "play") {
            const next = tracks[one.track];
            if (!next) continue;
            play(next);
            if (next.id !== track) [track, heard, isTold] = [next.id, 0, false];
          } else if (one.kind === "listen") {
            media.advance(one.quarters / 4);
            if (current && playing) heard += one.quarters;
          } else if (one.kind === "seek") {
            if (current) {
              seek(one.sixtyFourth / 64);
              // Fades before it moves.
              await vi.waitFor(
                () => expect(media.element()?.currentTime).toBe((one.sixtyFourth * 100) / 64),
                LATE,
              );
            }
          } else if (one.kind === "pause") pause();
          else if (one.kind === "resume") resume();
          else {
            isHeld = one.kind === "open";
            observeListening({ type: isHeld ? "hold" : "release" });
          }
          count();
          await settled();
        }
        isHeld = false;
        observeListening({ type: "release" });
        count();
        await vi.waitFor(() => expect(told).toHaveLength(expected.length), LATE);
        // Each is sent by itself: two may overtake each other on the way.
        expect(told.toSorted()).toEqual(expected.toSorted());
      })
      .afterEach(async () => {
        close();
        await vi.waitFor(() => expect(media.element()?.paused ?? true).toBe(true), LATE);
        told = [];
      }),
    { numRuns: 60 },
  );
}, 240_000);

test("unfolded versions delay the listening of their own track until it is left, and of no other", async () => {
  const [first, second] = tracks;
  if (!first || !second) throw new Error("No tracks");
  const fold = holdListening(first.id);
  play(first);
  await settled();
  media.advance(8);
  expect(told).toEqual([]);
  play(second);
  await vi.waitFor(() => expect(told).toEqual(["/api/tracks/1"]), LATE);
  await settled();
  media.advance(8);
  await vi.waitFor(() => expect(told).toEqual(["/api/tracks/1", "/api/tracks/2"]), LATE);
  play(first);
  await settled();
  media.advance(8);
  fold();
  await vi.waitFor(() => expect(told).toHaveLength(3), LATE);
});
