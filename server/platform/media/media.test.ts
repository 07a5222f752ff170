import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import fc from "fast-check";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ANALYSIS_BANDS, ANALYSIS_COLUMNS, type Analysis, WAVEFORM_BARS } from "#/contract/analysis.ts";
import { pageBudget } from "#/server/platform/edge/pages/page-budget.ts";
import { securityHeaders } from "#/server/platform/edge/policy/security-headers.ts";
import { createRequestListener } from "#/server/platform/edge/requests/request-listener.ts";
import { memoryRateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { createResizer } from "./resize.ts";
import { createMediaRoutes } from "./routes.ts";
import { bytesOf, localMediaStore } from "./store.ts";

const CANARY = "canary-outside-the-media-folder";
const RED = "images/covers/red.png";
const BLUE = "images/covers/blue.png";
const ALBUM_COVERS: Record<number, string> = { 3: BLUE, 8: "images/covers/gone.png" };
const SOUND = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const analysis: Analysis = {
  duration: 12,
  loudness: -16,
  truePeak: -1,
  sections: [],
  energy: Buffer.alloc(ANALYSIS_COLUMNS, 9).toString("base64"),
  spectrum: Buffer.alloc(ANALYSIS_COLUMNS * ANALYSIS_BANDS, 9).toString("base64"),
  bars: Buffer.alloc(WAVEFORM_BARS * 3, 9).toString("base64"),
};

let folder: string;
let server: Server;
let isDatabaseGone = false;
/** Resolve when the sound that is rendered for ever is requested, and when its listener leaves. */
const asked = Promise.withResolvers<void>();
const left = Promise.withResolvers<void>();
const log = pino({ level: "silent" });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-media-"));
  const root = join(folder, "media");
  await mkdir(join(root, "track/mp3"), { recursive: true });
  await mkdir(join(root, "images/covers"), { recursive: true });
  await mkdir(join(root, "films"));
  await writeFile(join(folder, "canary.mp3"), CANARY);
  await writeFile(join(folder, "canary.png"), CANARY);
  await writeFile(join(root, "canary.png"), CANARY);
  await writeFile(join(root, "track/mp3/one.mp3"), SOUND);
  await writeFile(join(root, "track/mp3/withdrawn.mp3"), SOUND);
  await writeFile(join(root, "track/mp3/été à Huế.mp3"), SOUND);
  await writeFile(join(root, "films/titles.webm"), SOUND);
  await writeFile(join(root, "films/notes.txt"), CANARY);
  await symlink(join(folder, "canary.mp3"), join(root, "track/mp3/link.mp3"));
  await symlink(folder, join(root, "images/out"));
  const image = sharp({ create: { width: 400, height: 300, channels: 4, background: "#c33" } });
  await image.clone().png().toFile(join(root, "images/covers/red.png"));
  await sharp({ create: { width: 400, height: 400, channels: 3, background: "#33c" } })
    .png()
    .toFile(join(root, BLUE));
  await image.clone().resize(6400, 6300, { fit: "fill" }).png().toFile(join(root, "images/covers/huge.png"));
  // Half the allowed pixels, with eight bytes each.
  await sharp({ create: { width: 4_600, height: 4_600, channels: 4, background: "#123" } })
    .toColourspace("rgb16")
    .png({ compressionLevel: 1 })
    .toFile(join(root, "images/covers/deep.png"));
  await writeFile(join(root, "images/covers/broken.png"), "not a picture");
  await writeFile(join(root, "images/covers/drawing.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  await writeFile(join(root, "images/covers/disguised.png"), "<svg xmlns='http://www.w3.org/2000/svg'/>");

  const routes = createMediaRoutes({
    media: localMediaStore(root),
    resize: createResizer(join(folder, "cache"), log),
    report: () => undefined,
    coversOf: async (owner, ids) =>
      new Map(
        ids.flatMap((id): [number, string][] =>
          id === 9 ? [] : [[id, owner === "album" ? (ALBUM_COVERS[id] ?? RED) : RED]],
        ),
      ),
    async analysisOf(reference) {
      if (isDatabaseGone) throw Object.assign(new Error("no database"), { code: "57P01" });
      return "trackId" in reference && reference.trackId === 7 ? analysis : null;
    },
    isSoundShown: async (file) => {
      if (file === "one.mp3" && isDatabaseGone) throw new Error("no database");
      return file !== "withdrawn.mp3";
    },
    ensureSound: async (file, gone) => {
      if (file === "slow.mp3") {
        gone.addEventListener("abort", () => left.resolve());
        asked.resolve();
        await left.promise;
      }
      if (file === "failing.mp3") throw new Error("no more memory");
      if (file !== "made.mp3") return false;
      await localMediaStore(root).write("track/mp3/made.mp3", SOUND);
      return true;
    },
  });
  const siteUrl = new URL("http://localhost");
  const listener = getRequestListener(routes.fetch, { overrideGlobalObjects: false });
  server = createServer(
    createRequestListener({
      api: (incoming, outgoing) => listener(incoming, outgoing),
      site: {
        answerFromMemory: () => false,
        isFile: () => false,
        handle: async (_incoming, outgoing) => {
          outgoing.writeHead(404).end();
          return false;
        },
      },
      siteUrl,
      trustedProxies: 0,
      siteSecret: "s".repeat(32),
      budget: pageBudget(memoryRateLimiter(Date.now), 1_500),
      security: securityHeaders(siteUrl.origin),
      log,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends the path unchanged: no URL parser in between. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

const MP3 = "/media/track/mp3/one.mp3";

test("an mp3 is sent whole with its length, a strong ETag and Accept-Ranges", async () => {
  const { status, headers, body } = await get(MP3);
  expect(status).toBe(200);
  expect(body.equals(SOUND)).toBe(true);
  expect(headers).toMatchObject({
    "content-type": "audio/mpeg",
    "content-length": "1000",
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=86400",
    "x-content-type-options": "nosniff",
    "x-frame-options": "deny",
    "referrer-policy": "no-referrer",
  });
  expect(headers.etag).toMatch(/^"[^"]+"$/);
  expect(headers["x-request-id"]).toBeTruthy();
});

test("a film is sent in the ranges that players request, and no other file of its folder is", async () => {
  const { status, headers, body } = await get("/media/films/titles.webm", { range: "bytes=10-19" });
  expect(status).toBe(206);
  expect(headers).toMatchObject({ "content-type": "video/webm", "content-range": "bytes 10-19/1000" });
  expect(body.equals(SOUND.subarray(10, 20))).toBe(true);
  for (const path of ["films/notes.txt", "films/nothing.webm", "films/", "films/../canary.png"])
    expect((await get(`/media/${path}`)).status).toBe(404);
});

test.each([
  ["bytes=0-0", 0, 0],
  ["bytes=0-499", 0, 499],
  ["bytes=500-", 500, 999],
  ["bytes=-1", 999, 999],
  ["bytes=-5000", 0, 999],
  ["bytes=990-5000", 990, 999],
])("the range %s is answered with bytes %i to %i", async (range, first, last) => {
  const { status, headers, body } = await get(MP3, { range });
  expect(status).toBe(206);
  expect(headers["content-range"]).toBe(`bytes ${first}-${last}/1000`);
  expect(headers["content-length"]).toBe(String(last - first + 1));
  expect(body.equals(SOUND.subarray(first, last + 1))).toBe(true);
});

test.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0"])(
  "the range %s is answered with 416 and the size",
  async (range) => {
    const { status, headers, body } = await get(MP3, { range });
    expect(status).toBe(416);
    expect(headers["content-range"]).toBe("bytes */1000");
    expect(body).toHaveLength(0);
  },
);

test.each(["bytes=9-3", "bytes=a-b", "items=0-3", "bytes=0-1,5-6", "bytes=-"])(
  "the header %s is no single range and is answered with the whole file",
  async (range) => {
    const { status, body } = await get(MP3, { range });
    expect(status).toBe(200);
    expect(body).toHaveLength(1000);
  },
);

test("a range of a file that has changed is answered with the whole new file", async () => {
  const { etag = "" } = (await get(MP3)).headers;
  expect((await get(MP3, { range: "bytes=0-1", "if-range": etag })).status).toBe(206);
  expect((await get(MP3, { range: "bytes=0-1", "if-range": '"other"' })).status).toBe(200);
  expect((await get(MP3, { range: "bytes=0-1", "if-range": `W/${etag}` })).status).toBe(200);
});

test("a file that the client has is not sent again", async () => {
  const { etag = "" } = (await get(MP3)).headers;
  const again = await get(MP3, { "if-none-match": `"x", ${etag}` });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test("HEAD has the headers of GET and no body", async () => {
  const { status, headers, body } = await get(MP3, {}, "HEAD");
  expect([status, headers["content-length"], body.length]).toEqual([200, "1000", 0]);
  const part = await get(MP3, { range: "bytes=0-9" }, "HEAD");
  expect([part.status, part.headers["content-length"]]).toEqual([206, "10"]);
});

test("a name with accents and spaces is found when encoded", async () => {
  expect((await get(`/media/track/mp3/${encodeURIComponent("été à Huế.mp3")}`)).status).toBe(200);
});

test("a missing sound is rendered if possible, is 404 if unknown, and 503 with a delay if rendering fails", async () => {
  expect((await get("/media/track/mp3/made.mp3", { range: "bytes=0-4" })).status).toBe(206);
  expect((await get("/media/track/mp3/unknown.mp3")).status).toBe(404);
  const failed = await get("/media/track/mp3/failing.mp3");
  expect([failed.status, failed.headers["retry-after"]]).toEqual([503, "10"]);
  expect(failed.body.toString()).not.toContain("memory");
});

test("the rendering of a sound is aborted when its listener disconnects", async () => {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: "127.0.0.1", port, path: "/media/track/mp3/slow.mp3" });
  sent.on("error", () => undefined).end();
  await asked.promise;
  sent.destroy();
  await left.promise;
});

test("a sound that is not public is not served although its file exists; sounds are served without the database", async () => {
  expect((await get("/media/track/mp3/withdrawn.mp3")).status).toBe(404);
  expect((await get("/media/track/mp3/withdrawn.mp3", { range: "bytes=0-9" })).status).toBe(404);
  isDatabaseGone = true;
  onTestFinished(() => {
    isDatabaseGone = false;
  });
  expect((await get("/media/track/mp3/one.mp3")).status).toBe(200);
  // Drawings of it have to wait.
  const { status, headers } = await get("/media/track/svg/start_svg_7.svg");
  expect([status, headers["retry-after"]]).toEqual([503, "5"]);
});

test("only GET and HEAD are served", async () => {
  const { status, headers } = await get(MP3, {}, "DELETE");
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});

test.each(["start", "end"])("the %s waveform is an image that must not run scripts", async (end) => {
  const { status, headers, body } = await get(`/media/track/svg/${end}_svg_7.svg`);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("image/svg+xml");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  expect(body.toString()).toMatch(/^<svg /);
  const again = await get(`/media/track/svg/${end}_svg_7.svg`, { "if-none-match": headers.etag ?? "" });
  expect(again.status).toBe(304);
});

test.each(["start_svg_8.svg", "start_svg_0.svg", "start_svg_99999999999.svg", "start_svg_v7.svg", "x.svg"])(
  "the waveform %s does not exist",
  async (name) => {
    expect((await get(`/media/track/svg/${name}`)).status).toBe(404);
  },
);

test("the waveforms of several tracks are one image, each with its own fragment, empty for a track without analysis", async () => {
  const { status, headers, body } = await get("/media/track/svg/start_svgs.svg?tracks=7,8");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("image/svg+xml");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  const drawing = body.toString();
  expect([...drawing.matchAll(/<view id="(t\d+)" viewBox="([^"]+)"/g)].map(([, ...view]) => view)).toEqual([
    ["t7", "0 0 450 40"],
    ["t8", "0 40 450 40"],
  ]);
  expect(drawing.match(/<g /g)).toHaveLength(1);
  const alone = (await get("/media/track/svg/start_svg_7.svg")).body.toString();
  for (const [path] of alone.matchAll(/<path [^>]+>/g)) expect(drawing).toContain(path);
});

test("the prints of several tracks are one image, below one another, empty for a track without analysis", async () => {
  const { status, headers, body } = await get("/media/track/svg/prints.svg?tracks=8,7");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("image/svg+xml");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  const drawing = body.toString();
  expect(drawing).toContain('viewBox="0 0 240 240" preserveAspectRatio="none"');
  const [bundle, ...others] = drawing.matchAll(/<path transform="([^"]+)" d="([^"]+)"/g);
  expect(others).toEqual([]);
  expect(bundle?.[1]).toBe("translate(0 120)");
  expect(bundle?.[2]?.match(/z/g)).toHaveLength(9);
});

test("the covers of several albums are one image: a square each with the lower part, equal ones once", async () => {
  const { status, headers, body } = await get("/media/album/covers/240.svg?ids=2,3,4&v=1x");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("image/svg+xml");
  const policy = headers["content-security-policy"];
  expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox; img-src data:");
  const drawing = body.toString();
  expect(drawing).toContain('width="240" height="240" viewBox="0 0 240 240"');
  expect([...drawing.matchAll(/<view id="(\w+)" viewBox="([^"]+)"/g)].map(([, ...view]) => view)).toEqual([
    ["c2", "0 0 240 240"],
    ["c3", "0 240 240 240"],
    ["c4", "0 0 240 240"],
  ]);
  expect(drawing.match(/preserveAspectRatio="xMidYMax slice"/g)).toHaveLength(2);
  const colours = [...drawing.matchAll(/data:image\/webp;base64,([^"]+)/g)].map(async ([, data = ""]) => {
    const { channels } = await sharp(Buffer.from(data, "base64")).stats();
    return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 51));
  });
  expect(await Promise.all(colours)).toEqual([
    [4, 1, 1],
    [1, 1, 4],
  ]);
});

test.each([
  "album/covers/240.svg",
  "album/covers/240.svg?ids=2,x",
  "album/covers/250.svg?ids=2",
  "writer/covers/240.svg?ids=2",
  // One without a cover, and one whose image is gone: each loads by itself then.
  "album/covers/240.svg?ids=2,9",
  "album/covers/240.svg?ids=2,8",
  `track/covers/40.svg?ids=${Array.from({ length: 25 }, (_, id) => id + 1)}`,
])("there are no covers at %s", async (path) => {
  expect((await get(`/media/${path}`)).status).toBe(404);
});

test.each(["", "0", "7,", "7,x", "99999999999", Array.from({ length: 51 }, (_, id) => id + 1).join()])(
  "there is no image for the tracks “%s”",
  async (tracks) => {
    expect((await get(`/media/track/svg/start_svgs.svg?tracks=${tracks}`)).status).toBe(404);
    expect((await get(`/media/track/svg/prints.svg?tracks=${tracks}`)).status).toBe(404);
  },
);

test("the analysis of a track is served as JSON, compressed if the client accepts that", async () => {
  const plain = await get("/media/track/analysis/7.json");
  expect(JSON.parse(plain.body.toString())).toEqual(analysis);
  const packed = await get("/media/track/analysis/7.json", { "accept-encoding": "br, gzip" });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  expect((await get("/media/track/analysis/8.json")).status).toBe(404);
});

test.each([
  ["w_40,q_80,f_webp", "webp", 40],
  ["w_80", "webp", 80],
  ["w_160", "webp", 160],
  ["w_320,q_50,f_jpeg", "jpeg", 320],
  ["w_240,q_90,f_png", "png", 240],
  ["w_2560,q_80,f_webp", "webp", 400],
])("%s makes a %s of %i pixels", async (order, format, width) => {
  const { status, headers, body } = await get(`/media/resize/${order}/images/covers/red.png`);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe(`image/${format}`);
  expect(await sharp(body).metadata()).toMatchObject({ format, width });
});

test("the same size requested by fifty at once is rendered once", async () => {
  const before = (await cached()).length;
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => get("/media/resize/w_480,q_75,f_webp/images/covers/red.png")),
  );
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.headers.etag}`)).size).toBe(1);
  expect((await cached()).length).toBe(before + 1);
});

const cached = async () =>
  (await readdir(join(folder, "cache"), { recursive: true })).filter((name) => /\.\w+$/.test(name));

test.each([
  "w_100,q_80,f_webp/images/covers/red.png",
  "w_0160,q_80,f_webp/images/covers/red.png",
  "w_160,q_81,f_webp/images/covers/red.png",
  "w_160,q_80,f_avif/images/covers/red.png",
  "w_160,q_80,f_svg/images/covers/red.png",
  "w_160;q_80/images/covers/red.png",
  "w_-160/images/covers/red.png",
  "w_160/track/mp3/one.mp3",
  "w_160/canary.png",
  "w_160/images/covers/drawing.svg",
  "w_160/http:",
  "w_160/data:image/png;base64,AAAA",
  "w_160/file:",
  "w_160/localhost:80/images/x.png",
  "w_160/169.254.169.254/latest/x.png",
  "w_160/[::1]/x.png",
  "w_160/2130706433/x.png",
])("the parameters %s are refused with 400", async (order) => {
  expect((await get(`/media/resize/${order}`)).status).toBe(400);
});

test.each(["broken.png", "disguised.png", "huge.png", "deep.png"])(
  "%s is refused as no image to resize",
  async (name) => {
    expect((await get(`/media/resize/w_160/images/covers/${name}`)).status).toBe(422);
  },
);

/** Security T10. */
const VECTORS = [
  "../canary.EXT",
  "../../canary.EXT",
  "%2e%2e/canary.EXT",
  "%2e%2e%2fcanary.EXT",
  "..%2fcanary.EXT",
  "..\\canary.EXT",
  "..%5ccanary.EXT",
  "%252e%252e%252fcanary.EXT",
  "....//canary.EXT",
  "..;/canary.EXT",
  "./../canary.EXT",
  "canary.EXT%00.EXT",
  "/etc/passwd",
  "%2fetc%2fpasswd",
  "%c0%ae%c0%ae/canary.EXT",
  "LINK",
];
const ROUTES = [
  { prefix: "/media/track/mp3/", extension: "mp3", link: "link.mp3" },
  { prefix: "/media/track/svg/", extension: "svg", link: "start_svg_7.svg/../../../../canary.png" },
  { prefix: "/media/images/", extension: "png", link: "out/canary.png" },
  { prefix: "/media/resize/w_160,q_80,f_webp/images/", extension: "png", link: "out/canary.png" },
];

test.each(
  ROUTES.flatMap(({ prefix, extension, link }) =>
    VECTORS.map((vector) => prefix + vector.replaceAll("EXT", extension).replace("LINK", link)),
  ),
)("%s leads nowhere", async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain(CANARY);
});

test("no path of dots, slashes and encodings leads out of the media folder", async () => {
  const store = localMediaStore(join(folder, "media"));
  const part = fc.constantFrom(
    "..",
    ".",
    "/",
    "\\",
    "%2e",
    "%2f",
    "\0",
    "canary.mp3",
    "images",
    "out",
    "track",
    "~",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
      const path = parts.join("");
      const resolved = store.resolve(path);
      if (resolved !== null) expect(resolved.startsWith(`${store.root}/`)).toBe(true);
      const found = await store.stat(path);
      if (found) expect((await bytesOf(found)).toString()).not.toContain(CANARY);
    }),
    { numRuns: 10_000 },
  );
});
