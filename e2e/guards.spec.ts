import { request as rawRequest } from "node:http";
import { expect, test } from "@playwright/test";
import { demoPerson } from "./demo-person.ts";

const PAGES = [
  "user/cart",
  "user/historique/ecoutes",
  "user/historique/telecharger",
  "user/password",
  "user/profile",
  "user/projects/conseil-musical",
  "user/projects/playlist",
  "user/projects/cue-sheet",
];

type Shape = { path: (lang: string, page: string) => string; headers?: Record<string, string> };

const plain: Shape["path"] = (lang, page) => `/${lang}/${page}`;

/** Shapes of a request that once led around guards elsewhere (security §1): path, headers. */
const SHAPES: Record<string, Shape> = {
  plain: { path: plain },
  capitals: { path: (lang, page) => `/${lang.toUpperCase()}/${page}` },
  "capitals within": { path: (lang, page) => `/${lang}/${page.toUpperCase()}` },
  "another language": { path: (_, page) => `/de/${page}` },
  "no language": { path: (_, page) => `/${page}` },
  "final slash": { path: (lang, page) => `/${lang}/${page}/` },
  "doubled slash": { path: (lang, page) => `//${lang}/${page}` },
  "doubled slash within": { path: (lang, page) => `/${lang}//${page}` },
  "escaped letter": { path: (lang, page) => `/${lang}/%75${page.slice(1)}` },
  "escaped slash": { path: (lang, page) => `/${lang}%2f${page}` },
  "dot segments": { path: (lang, page) => `/${lang}/albums/../${page}` },
  "escaped dot segments": { path: (lang, page) => `/${lang}/albums/%2e%2e/${page}` },
  backslash: { path: (lang, page) => `/${lang}\\${page}` },
  "part of a page": { path: plain, headers: { rsc: "1" } },
  "part by address": { path: (lang, page) => `/${lang}/${page}?_rsc=1`, headers: { rsc: "1" } },
  prefetch: { path: plain, headers: { rsc: "1", "next-router-prefetch": "1" } },
  "prefetched segment": {
    path: plain,
    headers: { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  },
  "file of a part": { path: (lang, page) => `/${lang}/${page}.rsc` },
  "file of a segment": { path: (lang, page) => `/${lang}/${page}.segments/_tree.segment.rsc` },
  "data of a page": { path: (lang, page) => `/_next/data/build/${lang}/${page}.json` },
  "middleware skipped": {
    path: plain,
    headers: { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
  },
  "middleware skipped in src": {
    path: plain,
    headers: { "x-middleware-subrequest": "src/middleware:src/middleware" },
  },
  "middleware answered": {
    path: plain,
    headers: {
      "x-middleware-next": "1",
      "x-middleware-rewrite": "/fr/user/profile",
      "x-matched-path": "/fr/user/profile",
    },
  },
  "another address": {
    path: (lang) => `/${lang}`,
    headers: {
      "x-original-url": "/fr/user/profile",
      "x-rewrite-url": "/fr/user/profile",
      "x-invoke-path": "/fr/user/profile",
    },
  },
  head: {
    path: (lang, page) => `/${lang}/${page}?x=1`,
    headers: { purpose: "prefetch", "x-nextjs-data": "1" },
  },
};

/** Asks for a target exactly as it is written, and follows where it leads on this site. */
async function bodies(base: URL, target: string, headers: Record<string, string>, hops = 4): Promise<string> {
  const answer = await new Promise<{ location: string | undefined; body: string }>((resolve, reject) => {
    const asked = rawRequest(
      { host: base.hostname, port: base.port, path: target, headers, setHost: true },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ location: response.headers.location, body: Buffer.concat(chunks).toString() }),
        );
      },
    );
    asked.on("error", reject);
    asked.end();
  });
  if (!answer.location || hops === 0) return answer.body;
  const next = new URL(answer.location, base);
  expect(next.origin, answer.location).toBe(base.origin);
  return answer.body + (await bodies(base, next.pathname + next.search, headers, hops - 1));
}

test("no request shows a private page to anybody but its person", async ({ baseURL, request }) => {
  test.slow();
  const base = new URL(baseURL ?? "");
  const { email, token } = await demoPerson(request);
  /** What private pages hold and no other: who is signed in, and the way between the pages of an account. */
  const secrets = [email, "Pages du compte", "Account pages", "/api/user/1"];
  const shows = (body: string) => secrets.filter((secret) => body.includes(secret));

  for (const page of ["user/historique/ecoutes", "user/password", "user/profile"]) {
    const own = await bodies(base, `/fr/${page}`, { cookie: `token=${token}` });
    expect(shows(own), `${page} for its person`).not.toEqual([]);
  }

  // A forged token passes the middleware, which checks none: the page alone decides.
  const visitors: Record<string, string>[] = [{}, { cookie: `token=${token.slice(0, -3)}abc` }];
  const asked = Object.entries(SHAPES).flatMap(([name, shape]) =>
    PAGES.flatMap((page) =>
      ["fr", "en"].flatMap((lang) =>
        visitors.map((cookie) => ({
          name,
          target: shape.path(lang, page),
          headers: { ...shape.headers, ...cookie },
        })),
      ),
    ),
  );
  expect(asked.length).toBeGreaterThanOrEqual(7 * 2 * 20 * 2);
  const leaks: string[] = [];
  for (let at = 0; at < asked.length; at += 8) {
    await Promise.all(
      asked.slice(at, at + 8).map(async ({ name, target, headers }) => {
        const found = shows(
          await bodies(base, target, { ...headers, "x-forwarded-for": `10.9.${at % 250}.1` }),
        );
        if (found.length > 0) leaks.push(`${name} ${target} ${JSON.stringify(headers)}: ${found.join()}`);
      }),
    );
  }
  expect(leaks).toEqual([]);
});
