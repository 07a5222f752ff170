import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import inject, { type Response as Injected } from "light-my-request";
import { policyNonce } from "./content-security-policy.ts";
import { FinishedAnswer, type Rendered } from "./finished-answer.ts";
import { wholeLostPage } from "./lost-page.ts";
import { isPublic, PageCache } from "./page-cache.ts";
import { pageKey, requestOfKey } from "./page-key.ts";
import { paintFirst } from "./paint-first.ts";
import { writeAnswer, writeReadyAnswer } from "./write-answer.ts";

/** A browser asks again each time (304 when unchanged); a shared cache in front may keep a page for a minute. */
const PAGE_CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=300";
const PERSONAL_CACHE_CONTROL = "private, no-cache";
/** The player that other sites show in a frame: the one document whose policy allows it (security T14, T26). */
const EMBEDDED = /^\/embed\/(?:fr|en)\/[^/?]+(?:\?|$)/;
const PURGE_PATH = "/internal/purge";
/** What the site answers to a purge by who holds the secret, from this process or from another. */
const PURGED = 204;
export const PURGE_SECRET_HEADER = "x-purge-secret";

export type Site = {
  /** Answers at once from memory when it can, and says whether it did; reads nothing of who asks. */
  answerFromMemory(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
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
};

/** The site behind its byte cache: every answer leaves with a policy made for its own bytes. */
export function createSite({ handler, siteUrl, security, purgeSecret, guests = [] }: Dependencies): Site {
  const https = siteUrl.protocol === "https:";
  const own = {
    host: siteUrl.host,
    "x-forwarded-host": siteUrl.host,
    "x-forwarded-proto": siteUrl.protocol.slice(0, -1),
  };
  const cache = new PageCache({
    async render(key) {
      const { url, headers } = requestOfKey(key);
      return wholeLostPage(url, await ask(url, headers), ask);
    },
    finish(answer) {
      const immutable = String(answer.headers["cache-control"] ?? "").includes("immutable");
      const cacheControl = answer.status >= 500 ? "private, no-store" : PAGE_CACHE_CONTROL;
      return new FinishedAnswer(withScriptsLast(answer), {
        security,
        https,
        guests,
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

    async handle(request, response, requestId) {
      const key = pageKey(request.method, request.url ?? "/", request.headers);
      const shared = key === null ? null : await cache.answer(key);
      const answer = shared ?? (await answerOne(request));
      if (request.method === "POST" && request.url === PURGE_PATH && answer.status === PURGED) cache.purge();
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
      if (answer.statusCode !== PURGED)
        throw new Error(`The site refused a purge with status ${answer.statusCode}`);
    },
  };

  /** What the site answers to everyone. */
  async function ask(url: string, headers: Record<string, string> = {}): Promise<Rendered> {
    return withFrame(
      url,
      rendered(await inject(handler, { method: "GET", url, headers: { ...headers, ...own } })),
    );
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
    const whole = withFrame(url, await wholeLostPage(url, answer, ask));
    // A page made for one visitor (the language of `/` follows a cookie) belongs in no shared cache.
    const personal = isPage(whole) && isPublic(whole);
    return new FinishedAnswer(withScriptsLast(sayingWhatChose(url, whole)), {
      security,
      https,
      guests,
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

const withFrame = (url: string, answer: Rendered): Rendered => ({
  ...answer,
  framable: answer.status === 200 && EMBEDDED.test(url),
});

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
