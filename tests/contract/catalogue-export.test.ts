import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ExportedTrack, exportedTrackSchema } from "#/contract/catalogue-export.ts";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { tracks, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";
import { turnsOf } from "#/tests/support/turns-of.ts";

let api: TestApi;
let ana: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  ana = await signedIn(api);
});

const NDJSON = "/api/catalogue.ndjson";
const CSV = "/api/catalogue.csv";
const linesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as ExportedTrack);

test("every public track is one line with its credits, in the shape of the contract", async () => {
  await api.db.update(tracks).set({ isEnable: false }).where(eq(tracks.id, 2));
  await api.db.update(trackWriters).set({ share: 60, role: "CA" }).where(eq(trackWriters.trackId, 3));
  const answer = await ana.fetch(NDJSON);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("application/x-ndjson");
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="sillon-2026-06-01.ndjson"');
  const lines = linesOf(await answer.text());
  for (const line of lines) {
    exportedTrackSchema.strict().parse(line);
    expect(Object.keys(line.credits)).toEqual(["isrc", "otherIsrcs", "iswc", "label", "writers", "versions"]);
  }
  const ids = lines.map(({ id }) => id);
  const all = (await (await api.fetch("/api/tracks?itemsPerPage=0")).json()) as {
    "hydra:totalItems": number;
  };
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => Number(one) - Number(other)));
  expect(ids).toHaveLength(all["hydra:totalItems"]);
  expect(ids).not.toContain(2);
  expect(lines.find(({ id }) => id === 3)?.credits.writers[0]).toMatchObject({ share: 60, role: "CA" });
  await api.db.update(tracks).set({ isEnable: true }).where(eq(tracks.id, 2));
});

test("an export reads a few tracks at a time, so that other requests are answered in between", async () => {
  for (const path of [NDJSON, CSV]) {
    const { result, turns } = await turnsOf(ana.fetch(path).then((answer) => answer.text()));
    const lines = result.trim().split("\n").length;
    expect(lines).toBeGreaterThan(150);
    // At least two turns for every fifty tracks.
    expect(turns).toBeGreaterThan(lines / 25);
  }
});

test("the date in a file's name is that of the house's time zone, also when it is still the day before in UTC", async () => {
  api.now = new Date("2026-06-01T22:30:00Z");
  const late = await signedIn(api, { email: "lou@example.org" });
  for (const [path, type] of [
    [NDJSON, "ndjson"],
    [CSV, "csv"],
  ] as const) {
    const answer = await late.fetch(path, { method: "HEAD" });
    expect(answer.headers.get("Content-Disposition")).toBe(
      `attachment; filename="sillon-2026-06-02.${type}"`,
    );
  }
  const own = await late.fetch("/api/user/me/export", { method: "HEAD" });
  expect(own.headers.get("Content-Disposition")).toBe('attachment; filename="sillon-2026-06-02.zip"');
});

test("the CSV has the same tracks, and a spreadsheet that opens it computes no formula", async () => {
  await api.db.update(tracks).set({ name: "=1+1" }).where(eq(tracks.id, 5));
  const answer = await ana.fetch(CSV);
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows: Record<string, string>[] = parse(Buffer.from(bytes), { columns: true, bom: true });
  expect(rows).toHaveLength(linesOf(await (await ana.fetch(NDJSON)).text()).length);
  const [first] = rows;
  expect(Object.keys(first ?? {})).toEqual(
    expect.arrayContaining(["reference", "title", "writers", "isrc", "iswc"]),
  );
  expect(first?.writers).not.toBe("");
  expect(rows.find(({ id }) => id === "5")?.title).toBe("'=1+1");
});

test("NDJSON and CSV have all codes of a recording, in the form that an import reads", async () => {
  await api.db
    .update(tracks)
    .set({ isrc: "FRZ032600012", otherIsrcs: ["GBAYE2600014"] })
    .where(eq(tracks.id, 3));
  const codes = { isrc: "FRZ032600012", otherIsrcs: ["GBAYE2600014"] };
  const line = linesOf(await (await ana.fetch(NDJSON)).text()).find(({ id }) => id === 3);
  expect(line?.credits).toMatchObject(codes);
  const rows: Record<string, string>[] = parse(await (await ana.fetch(CSV)).text(), {
    columns: true,
    bom: true,
  });
  const cell = rows.find(({ id }) => id === "3")?.isrc ?? "";
  expect(parseSheet(`file,isrc\na.wav,"${cell}"`).rows).toMatchObject([codes]);
});

test("a client that accepts compression gets the export compressed, with the same bytes inside", async () => {
  const plain = Buffer.from(await (await ana.fetch(NDJSON)).arrayBuffer());
  const packed = await ana.fetch(NDJSON, { headers: { "Accept-Encoding": "gzip, br" } });
  expect(packed.headers.get("Content-Encoding")).toBe("gzip");
  const bytes = Buffer.from(await packed.arrayBuffer());
  expect(gunzipSync(bytes).equals(plain)).toBe(true);
  expect(bytes.length).toBeLessThan(plain.length / 3);
});

test("an export is queried while it is read: for a client that leaves after the first lines the rest is not queried", async () => {
  // A catalogue of several pages, of which only the first may be queried.
  await api.db.execute(sql`insert into tracks (album_id, name, slug, duration_seconds, mp3_file)
    select 1, 'Copy ' || n, 'copy-' || n, 60, 'copy-' || n || '.mp3' from generate_series(1, 2000) n`);
  let asked = 0;
  const select = api.db.select.bind(api.db);
  api.db.select = ((...columns: Parameters<typeof select>) => {
    asked += 1;
    return select(...columns);
  }) as typeof api.db.select;
  const answer = await ana.fetch(NDJSON);
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  api.db.select = select;
  // Three queries for the user, and three for each page of two hundred tracks.
  expect(asked).toBeLessThan(20);
  await api.db.execute(sql`delete from tracks where slug like 'copy-%'`);
});

test("an export needs a token, refuses another content type, and the eleventh within an hour must wait", async () => {
  expect((await api.fetch(NDJSON)).status).toBe(401);
  expect((await ana.fetch(CSV, { headers: { Accept: "application/x-ndjson" } })).status).toBe(406);
  const head = await ana.fetch(NDJSON, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const statuses = [];
  for (let index = 0; index < 11; index += 1) {
    const answer = await ana.fetch(index % 2 === 0 ? NDJSON : CSV);
    statuses.push(answer.status);
    await answer.body?.cancel();
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});
