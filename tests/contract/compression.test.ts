import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
let ana: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
  ana = await signedIn(api);
});
afterAll(() => api.close());

const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;
const read = async (address: string, encoding: string, headers: Record<string, string> = {}) => {
  const answer = await api.fetch(address, { headers: { "Accept-Encoding": encoding, ...headers } });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

const PUBLIC = [
  "/api/tracks?itemsPerPage=100",
  "/api/docs.jsonld",
  "/api/docs.json",
  "/api/front/global_search?search=kora",
];

describe.each(PUBLIC)("%s", (address) => {
  test.each(["br", "gzip"] as const)(
    "comes by %s as the same text in a third of its bytes or less",
    async (coding) => {
      const plain = await read(address, "identity");
      expect(plain.answer.headers.get("Content-Encoding")).toBeNull();
      const packed = await read(address, coding === "br" ? "gzip, deflate, br" : "gzip");
      expect(packed.answer.headers.get("Content-Encoding")).toBe(coding);
      expect(unpack[coding](packed.bytes).equals(plain.bytes)).toBe(true);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
      for (const { answer } of [plain, packed])
        expect(answer.headers.get("Vary")).toBe("Accept, Accept-Encoding");
    },
  );

  test("has a tag for each coding, by any of which it is not sent again", async () => {
    const tags = [];
    for (const coding of ["identity", "gzip", "br"]) {
      const tag = (await read(address, coding)).answer.headers.get("ETag") ?? "";
      tags.push(tag);
      const { answer, bytes } = await read(address, "br", { "If-None-Match": `"x", ${tag}` });
      expect([answer.status, answer.headers.get("ETag"), bytes.length]).toEqual([304, tag, 0]);
      expect(answer.headers.get("Vary")).toBe("Accept, Accept-Encoding");
      expect(answer.headers.get("Content-Encoding")).toBeNull();
    }
    expect(new Set(tags).size).toBe(3);
  });
});

test("private answers are compressed too, and keep their ETag", async () => {
  const tracks = Array.from({ length: 20 }, (_, index) => `/api/tracks/${index + 1}`);
  const made = await ana.fetch("/api/user_playlists", { method: "POST", json: { name: "Doc", tracks } });
  const { "@id": address } = (await made.json()) as { "@id": string };
  const answer = await ana.fetch(address, { headers: { "Accept-Encoding": "br" } });
  expect(answer.headers.get("Content-Encoding")).toBe("br");
  expect(answer.headers.get("ETag")).toBe('"1"');
  expect(answer.headers.get("Vary")).toBe("Accept, Authorization, Accept-Encoding");
  const body = JSON.parse(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()) as {
    tracks: object[];
  };
  expect(body.tracks).toHaveLength(20);
});

test("a token, a refusal of a few words and a HEAD are sent as they are", async () => {
  const headers = { "Accept-Encoding": "br, gzip" };
  const token = await ana.fetch("/api/user/me/session", { method: "POST", headers });
  expect([token.status, token.headers.get("Content-Encoding")]).toEqual([200, null]);
  const missing = await api.fetch("/api/tracks/999999", { headers });
  expect([missing.status, missing.headers.get("Content-Encoding")]).toEqual([404, null]);
  const head = await api.fetch("/api/tracks", { method: "HEAD", headers });
  expect([head.headers.get("Content-Encoding"), await head.text()]).toEqual(["br", ""]);
});

test("a client that refuses one compression gets another, or none", async () => {
  expect((await read("/api/tracks", "br;q=0, gzip")).answer.headers.get("Content-Encoding")).toBe("gzip");
  expect((await read("/api/tracks", "br;q=0, gzip;q=0")).answer.headers.get("Content-Encoding")).toBeNull();
  expect((await read("/api/tracks", "zstd")).answer.headers.get("Content-Encoding")).toBeNull();
});
