import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { programmeUsesEndpoint } from "#/contract/programme-uses.ts";
import type { Constellation } from "#/contract/sound/constellation.ts";
import { LONG_RATE } from "#/contract/sound/long-frames.ts";
import { packProgramme } from "#/contract/sound/programme-bytes.ts";
import { soundPrints } from "#/server/platform/db/schema/sounds.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/http/internal-headers.ts";
import { unpackPrint } from "#/server/sound/prints/print-bytes.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { turnsOf } from "#/tests/support/turns-of.ts";

/** Twelve hours, in seconds. */
const LONGEST = 43_200;
let api: TestApi;
let track: { id: number; name: string; constellation: Constellation };
beforeAll(async () => {
  api = await apiForTests();
  const [row] = await api.db
    .select({ id: tracks.id, name: tracks.name, print: soundPrints.print })
    .from(tracks)
    .innerJoin(soundPrints, eq(soundPrints.trackId, tracks.id))
    .limit(1);
  const constellation = row && unpackPrint(row.print)?.constellation;
  if (!row || !constellation) throw new Error("no print");
  track = { id: row.id, name: row.name, constellation };
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const post = (print: string, address?: string) =>
  api.fetch("/api/front/programme_uses", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(address && { [CLIENT_ADDRESS_HEADER]: address }) },
    body: JSON.stringify({ print }),
  });
const carried = (seconds: number, points: Constellation) =>
  Buffer.from(packProgramme(seconds, points)).toString("base64");

test("the uses in a programme are answered with track, times, certainty and reason", async () => {
  const [AT, FROM, LASTS] = [400, 10, 25];
  const { frames, steps } = track.constellation;
  const inside = [...frames.keys()].filter((i) => {
    const second = (frames[i] ?? 0) / LONG_RATE;
    return second >= FROM && second < FROM + LASTS;
  });
  const points = {
    frames: Uint32Array.from(inside, (i) => (frames[i] ?? 0) + (AT - FROM) * LONG_RATE),
    steps: Uint8Array.from(inside, (i) => steps[i] ?? 0),
  };
  const response = await post(carried(600, points));
  expect(response.status).toBe(200);
  const { seconds, uses } = programmeUsesEndpoint.answer.parse(await response.json());
  expect(seconds).toBe(600);
  expect(uses).toHaveLength(1);
  const [use] = uses;
  expect(use).toMatchObject({
    track: `/api/tracks/${track.id}`,
    title: track.name,
    certainty: "sure",
    speed: 1,
  });
  expect(Math.abs((use?.start ?? 0) - AT)).toBeLessThan(1);
  expect(Math.abs((use?.end ?? 0) - AT - LASTS)).toBeLessThan(1);
});

test("twelve megabytes that are no print are refused step by step, and others are answered in between", async () => {
  const { result, turns } = await turnsOf(post("a".repeat(12_000_000)));
  expect(result.status).toBe(422);
  // Read as text, as JSON, looked over, read as bytes, as points.
  expect(turns).toBeGreaterThan(5);
});

test("what is no print, was cut or is longer than twelve hours is refused in a sentence", async () => {
  const whole = carried(60, { frames: Uint32Array.of(1, 400, 402), steps: Uint8Array.of(1, 2, 3) });
  const long = carried(LONGEST + 1, { frames: new Uint32Array(), steps: new Uint8Array() });
  for (const [print, sentence] of [
    ["", "no print of a programme"],
    ["AAAA", "no print of a programme"],
    [whole.slice(0, -4), "no print of a programme"],
    [long, "twelve hours"],
  ] as const) {
    const response = await post(print);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(sentence);
  }
  expect((await post(whole)).status).toBe(200);
});

test("a print of twelve hours arrives whole; what is longer than any is not read", async () => {
  const count = 3_000_000;
  const frames = Uint32Array.from({ length: count }, () => 40_000 * LONG_RATE);
  const response = await post(carried(LONGEST, { frames, steps: new Uint8Array(count) }));
  expect(response.status).toBe(200);
  expect((await post("A".repeat(13 * 1024 * 1024))).status).toBe(413);
});

test("one visitor sends ten programmes an hour", async () => {
  const print = carried(1, { frames: new Uint32Array(), steps: new Uint8Array() });
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await post(print, "203.0.113.7")).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
