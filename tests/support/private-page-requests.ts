import { request as rawRequest } from "node:http";

/** The private pages of the specification (§2), and ours, with the screen that each draws for its person alone. */
export const PRIVATE_PAGES = {
  "user/cart": "CartScreen",
  "user/historique/ecoutes": "HistoryScreen",
  "user/historique/telecharger": "HistoryScreen",
  "user/password": "SecurityScreen",
  "user/profile": "ProfileScreen",
  "user/projects/conseil-musical": "ProjectScreen",
  "user/projects/playlist": "ProjectScreen",
  "user/projects/cue-sheet": "CueSheetScreen",
  "user/projects/programme": "ProgrammeScreen",
} as const;

/** Redirects that a request is followed over. */
const MOST_HOPS = 4;
const AT_ONCE = 8;
const SIGN_IN = /^\/(fr|en)\/auth\/login$/;

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

interface Request {
  name: string;
  target: string;
  headers: Record<string, string>;
}

/** Every private page in both languages in every shape, as each of `visitors`, who differ by their headers. */
export function privatePageRequests(visitors: readonly Record<string, string>[]): Request[] {
  return Object.entries(SHAPES).flatMap(([name, shape]) =>
    Object.keys(PRIVATE_PAGES).flatMap((page) =>
      ["fr", "en"].flatMap((lang) =>
        visitors.map((visitor) => ({
          name,
          target: shape.path(lang, page),
          headers: { ...shape.headers, ...visitor },
        })),
      ),
    ),
  );
}

/** The requests whose bodies, on the way they are led over this site, hold one of `secrets`: a line for each. */
export async function findLeaks(
  base: URL,
  requests: readonly Request[],
  secrets: readonly string[],
): Promise<string[]> {
  const leaks: string[] = [];
  for (let at = 0; at < requests.length; at += AT_ONCE) {
    await Promise.all(
      requests.slice(at, at + AT_ONCE).map(async ({ name, target, headers }) => {
        // The site counts requests by address: these come from many.
        const from = { "x-forwarded-for": `10.9.${at % 250}.1` };
        const body = await bodiesOf(base, target, { ...headers, ...from });
        const found = secrets.filter((secret) => body.includes(secret));
        if (found.length > 0) leaks.push(`${name} ${target} ${JSON.stringify(headers)}: ${found.join()}`);
      }),
    );
  }
  return leaks;
}

/**
 * Requests a target exactly as it is written, and follows redirects up to the sign-in page, which is public;
 * returns all bodies as one text. Throws if a redirect leads to another site.
 */
export async function bodiesOf(
  base: URL,
  target: string,
  headers: Record<string, string>,
  hops = MOST_HOPS,
): Promise<string> {
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
  if (next.origin !== base.origin) throw new Error(`${target} leads to ${answer.location}`);
  if (SIGN_IN.test(next.pathname)) return answer.body;
  return answer.body + (await bodiesOf(base, next.pathname + next.search, headers, hops - 1));
}
