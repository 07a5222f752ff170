import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { piecesOfPrint, programmeUsesEndpoint } from "#/contract/programme-uses.ts";
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

const post = (print: readonly string[], address?: string) =>
  api.fetch("/api/front/programme_uses", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(address && { [CLIENT_ADDRESS_HEADER]: address }) },
    body: JSON.stringify({ print }),
  });
const carried = (seconds: number, points: Constellation) =>
  piecesOfPrint(Buffer.from(packProgramme(seconds, points)).toString("base64"));
const NO_PRINT = "no print of a programme";

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

test("twelve megabytes that are no print are refused step by step, and other requests are answered in between", async () => {
  const frames = new Uint32Array(4_500_000);
  const [first = "", ...rest] = carried(60, { frames, steps: new Uint8Array(frames.length) });
  // The same with a point less than its head says: the last of its steps finds that.
  const cut = Buffer.from(first, "base64");
  cut.writeUInt32LE(frames.length + 1, 5);
  const { result, turns } = await turnsOf(post([cut.toString("base64"), ...rest]));
  expect(result.status).toBe(422);
  expect(await result.text()).toContain(NO_PRINT);
  // A turn parses eight kilobytes of JSON, decodes 256 of base64 and unpacks 128 of points.
  expect(turns).toBeGreaterThan(12_000_000 / 8_192 + 12_000_000 / 262_144 + 4_500_000 / 131_072);
});

test("a print that is invalid, truncated or longer than twelve hours is refused with a message", async () => {
  // Eighteen bytes: no piece of theirs is filled up.
  const points = { frames: Uint32Array.of(1, 400, 402, 403), steps: Uint8Array.of(1, 2, 3, 4) };
  const whole = carried(60, points);
  const long = carried(LONGEST + 1, { frames: new Uint32Array(), steps: new Uint8Array() });
  for (const [print, sentence] of [
    [[], NO_PRINT],
    [[""], NO_PRINT],
    [["AAAA"], NO_PRINT],
    [whole.map((piece) => piece.slice(0, -4)), NO_PRINT],
    [whole.map((piece) => piece.slice(0, -1)), NO_PRINT],
    [whole.map((piece) => `${piece.slice(0, -1)}!`), NO_PRINT],
    [whole.map((piece) => `${piece.slice(0, -2)}=A`), NO_PRINT],
    [["==", "==", "=="], NO_PRINT],
    [whole.map((piece) => piece.replace(/.{4}/, "$&\n")), NO_PRINT],
    [long, "twelve hours"],
  ] as const) {
    const response = await post(print);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(sentence);
  }
  expect((await post(whole)).status).toBe(200);
});

test("a print may be cut anywhere, each piece in base64 by itself, and a program may escape its slashes", async () => {
  const points = { frames: Uint32Array.of(1, 400, 402_000), steps: Uint8Array.of(255, 255, 255) };
  const bytes = Buffer.from(packProgramme(14_400, points));
  const cut = [0, 1, 1, 3, 7, 20].map((from, at, all) =>
    bytes.subarray(from, all[at + 1]).toString("base64"),
  );
  const response = await api.fetch("/api/front/programme_uses", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ print: cut }).replaceAll("/", "\\/"),
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ seconds: 14_400, uses: [] });
});

test("pieces are bounded in their length and number, and no text of the body is a huge one", async () => {
  const refused = async (print: unknown) => {
    const response = await post(print as string[]);
    const { violations } = (await response.json()) as { violations?: { propertyPath: string }[] };
    return [response.status, violations?.[0]?.propertyPath];
  };
  const piece = "A".repeat(65_536);
  expect(await refused([piece, `${piece}AAAA`])).toEqual([422, "print[1]"]);
  const many = await post(Array.from({ length: 257 }, () => "AAAA"));
  expect([many.status, await many.text()]).toEqual([422, expect.stringContaining("256 elements or less")]);
  expect(await refused([piece + piece])).toEqual([422, "print[0]"]);
  expect(await refused([`${piece}${piece}A`])).toEqual([413, undefined]);
  expect(await refused(piece)).toEqual([400, undefined]);
});

test("a print of twelve hours arrives whole; a body longer than any print is not read", async () => {
  const count = 3_000_000;
  const frames = Uint32Array.from({ length: count }, () => 40_000 * LONG_RATE);
  const response = await post(carried(LONGEST, { frames, steps: new Uint8Array(count) }));
  expect(response.status).toBe(200);
  const tooLarge = Array.from({ length: 250 }, () => "A".repeat(65_536));
  expect((await post(tooLarge)).status).toBe(413);
});

test("one visitor may send ten programmes an hour", async () => {
  const print = carried(1, { frames: new Uint32Array(), steps: new Uint8Array() });
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await post(print, "203.0.113.7")).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
