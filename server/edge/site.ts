import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import inject, { type Response as Injected } from "light-my-request";
import { LRUCache } from "lru-cache";
import { policyNonce } from "./content-security-policy.ts";
import { FinishedAnswer, type Rendered } from "./finished-answer.ts";
import { wholeLostPage } from "./lost-page.ts";
import { isPublic, PageCache } from "./page-cache.ts";
import { pageKey, requestOfKey } from "./page-key.ts";
import { paintFirst } from "./paint-first.ts";
import { withStanding } from "./with-standing.ts";
import { writeAnswer, writeReadyAnswer } from "./write-answer.ts";

/** A browser asks again each time (304 when unchanged); a shared cache in front may keep a page for a minute. */
const PAGE_CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=300";
const PERSONAL_CACHE_CONTROL = "private, no-cache";
/** Where files of the build are, and nothing else. */
const BUILT = /^\/_next\//;
/** What is answered for those that are none. */
const LOST = "/fr/404";
/** How long its document is kept; a purge forgets it before. */
const LOST_MS = 60_000;
export const PURGE_PATH = "/internal/purge";
/** What the site answers to a purge by who holds the secret, from this process or from another. */
const PURGED = 204;
export const PURGE_SECRET_HEADER = "x-purge-secret";

export type Site = {
  /** Answers at once from memory when it can, and says whether it did; reads nothing of who asks. */
  answerFromMemory(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
  /** Whether a target is one of the site's files: nothing is drawn for it. */
  isFile(target: string): boolean;
  /** Answers one request that belongs to the site. */
  handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void>;
  /** Renders what carries one of `tags` anew from the next request on. Throws when the site refuses. */
  purge(tags: string[]): Promise<void>;
};

type Dependencies = {
  /** The site's own request handler (Next). */
  handler: RequestListener;
  siteUrl: URL;
  security: Record<string, string>;
  purgeSecret: string;
  /** Origins that every page may load from besides its own. */
  guests?: readonly string[];
  /** Told of inline scripts that were taken out of a page. */
  report?: (dropped: string[]) => void;
  /** Addresses of its files; without them the handler is asked for each. */
  files?: ReadonlySet<string>;
};

/** The site behind its byte cache: every answer leaves with a policy made for its own bytes. */
export function createSite(dependencies: Dependencies): Site {
  const { handler, siteUrl, security, purgeSecret, guests = [], files, report } = dependencies;
  const https = siteUrl.protocol === "https:";
  const finishing = { security, https, guests, ...(report && { report }) };
  const own = {
    host: siteUrl.host,
    "x-forwarded-host": siteUrl.host,
    "x-forwarded-proto": siteUrl.protocol.slice(0, -1),
  };
  const lostDocuments = new LRUCache<string, Rendered>({ max: 2, ttl: LOST_MS });
  const cache = new PageCache({
    async render(key) {
      const { url, headers } = requestOfKey(key);
      return wholeLostPage(url, await ask(url, headers), askLost);
    },
    finish(answer) {
      const immutable = String(answer.headers["cache-control"] ?? "").includes("immutable");
      const cacheControl = isPublic(answer) ? PAGE_CACHE_CONTROL : "private, no-store";
      return new FinishedAnswer(withScriptsLast(answer), {
        ...finishing,
        ...(!immutable && { cacheControl }),
      });
    },
  });

  return {
    answerFromMemory(request, response, requestId) {
      const key = pageKey(request.method, request.url ?? "/", request.headers);
      const answer = key === null ? undefined : cache.ready(key);
      return answer !== undefined && writeReadyAnswer(request, response, answer, requestId);
    },

    isFile,

    async handle(request, response, requestId) {
      const isUnknown = files !== undefined && BUILT.test(request.url ?? "/") && !isFile(request.url ?? "/");
      const key = isUnknown ? LOST : pageKey(request.method, request.url ?? "/", request.headers);
      const shared = key === null ? null : await cache.answer(key);
      const answer = shared ?? (await answerOne(request));
      if (request.method === "POST" && request.url === PURGE_PATH && answer.status === PURGED) {
        cache.purge();
        lostDocuments.clear();
      }
      await writeAnswer(request, response, answer, requestId);
    },

    async purge(tags) {
      const answer = await inject(handler, {
        method: "POST",
        url: PURGE_PATH,
        headers: { ...own, [PURGE_SECRET_HEADER]: purgeSecret },
        payload: { tags },
      });
      cache.purge();
      lostDocuments.clear();
      if (answer.statusCode !== PURGED)
        throw new Error(`The site refused a purge with status ${answer.statusCode}`);
    },
  };

  function isFile(target: string): boolean {
    const [path = ""] = target.split("?", 1);
    return files?.has(decodeURIComponent(path)) ?? false;
  }

  /** What the site answers to everyone. */
  async function ask(url: string, headers: Record<string, string> = {}): Promise<Rendered> {
    return withStanding(
      url,
      rendered(await inject(handler, { method: "GET", url, headers: { ...headers, ...own } })),
    );
  }

  /** The 404 page as a document: every address that is none would have it drawn once more. */
  async function askLost(url: string): Promise<Rendered> {
    const kept = lostDocuments.get(url);
    if (kept) return kept;
    const document = await ask(url);
    if (document.status === 200) lostDocuments.set(url, document);
    return document;
  }

  /** What the site answers to this very visitor; kept by nobody. */
  async function answerOne(request: IncomingMessage): Promise<FinishedAnswer> {
    const nonce = policyNonce();
    const answer = rendered(
      await inject(handler, {
        method: request.method ?? "GET",
        url: request.url ?? "/",
        // Next takes the nonce of its scripts from the policy of the request.
        headers: {
          ...withoutBodyEncoding(request),
          "content-security-policy": `script-src 'nonce-${nonce}'`,
        },
        ...(request.socket.remoteAddress && { remoteAddress: request.socket.remoteAddress }),
        ...(request.method !== "GET" && request.method !== "HEAD" && { payload: request }),
      }),
    );
    const url = request.url ?? "/";
    const whole = withStanding(url, await wholeLostPage(url, answer, askLost));
    // A page made for one visitor (the language of `/` follows a cookie) belongs in no shared cache.
    const personal = isPage(whole) && isPublic(whole);
    return new FinishedAnswer(withScriptsLast(sayingWhatChose(url, whole)), {
      ...finishing,
      nonce,
      ...(personal && { cacheControl: PERSONAL_CACHE_CONTROL }),
    });
  }
}

/** The answer is compressed once here, so the site is asked for plain bytes. */
function withoutBodyEncoding({ headers }: IncomingMessage) {
  const { "accept-encoding": _, ...others } = headers;
  return others;
}

/**
 * `/` is in the language of a cookie or of the browser, and says so to caches on the way: Next writes its own `Vary`
 * over that of the middleware.
 */
function sayingWhatChose(url: string, answer: Rendered): Rendered {
  if (url.split("?")[0] !== "/") return answer;
  const own = [answer.headers.vary ?? []].flat().filter((names) => !/accept-language/i.test(names));
  return { ...answer, headers: { ...answer.headers, vary: [...own, "Accept-Language, Cookie"].join(", ") } };
}

/** A page whose scripts begin after its first frame; anything else as it is. */
const withScriptsLast = (answer: Rendered): Rendered =>
  isHtml(answer) ? { ...answer, body: Buffer.from(paintFirst(String(answer.body))) } : answer;

const isHtml = ({ headers }: Rendered) => String(headers["content-type"] ?? "").startsWith("text/html");

/** A page as such, or as the router of the browser asks for it. */
const isPage = ({ headers }: Rendered) =>
  /^text\/(html|x-component)/.test(String(headers["content-type"] ?? ""));

const rendered = ({ statusCode, headers, rawPayload }: Injected): Rendered => ({
  status: statusCode,
  headers,
  body: rawPayload,
});
