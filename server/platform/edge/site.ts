import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import inject, { type Response as Injected } from "light-my-request";
import { isPage } from "#/server/platform/edge/pages/is-page.ts";
import { CachedResponse, type Rendered } from "./pages/cached-response.ts";
import { MissingAnswers, missingDocument } from "./pages/missing-document.ts";
import { missingPaths } from "./pages/missing-paths.ts";
import { isPublic, PageCache } from "./pages/page-cache.ts";
import { pageKey, requestOfKey } from "./pages/page-key.ts";
import { withoutOutlineImages } from "./pages/page-outline.ts";
import type { SlugIndex } from "./pages/slug-index.ts";
import { policyNonce } from "./policy/content-security-policy.ts";
import type { JoinedScripts } from "./policy/joined-scripts.ts";
import { sendErrorPage } from "./requests/send-error-page.ts";
import { withVaryOfRoot } from "./requests/vary-of-root.ts";
import { withExceptionsOfAddress } from "./requests/with-exceptions-of-address.ts";
import { writeAnswer, writeReadyAnswer } from "./requests/write-answer.ts";

/** Browsers revalidate each time (304 when unchanged); a shared cache in front may store a page for a minute. */
const PAGE_CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=300";
const PERSONAL_CACHE_CONTROL = "private, no-cache";
/** Seconds within which a restarted database answers. */
const RETRY_LATER = { "retry-after": "5" };
export const PURGE_PATH = "/internal/purge";
/** Answer to a purge by a holder of the secret, from this process or another. */
const PURGED = 204;
export const PURGE_SECRET_HEADER = "x-purge-secret";

export type Site = {
  /** Answers immediately from memory when possible, and returns whether it did; reads nothing about the visitor. */
  answerFromMemory(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
  /** Returns whether a target is one of the site's files, which need no rendering. */
  isFile(target: string): boolean;
  /** Answers one request that belongs to the site, and returns whether there is anything at its address. */
  handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<boolean>;
  /** Makes pages with one of `tags` render again at their next request. Throws when the site refuses. */
  purge(tags: readonly string[]): Promise<void>;
  figures: PageCache["figures"];
};

type Dependencies = {
  /** The site's own request handler (Next). */
  handler: RequestListener;
  siteUrl: URL;
  security: Record<string, string>;
  purgeSecret: string;
  /** Origins that every page may load from besides its own. */
  cspSources?: readonly string[];
  /** Origins whose sounds and pictures every page may show. */
  mediaOrigins?: readonly string[];
  /** Scripts of the build that pages load as one file. */
  joined?: JoinedScripts | null;
  /** Called with inline scripts that were removed from a page. */
  report?: (dropped: string[]) => void;
  /** Called with the render time of each page, in seconds. */
  recordRender?: ((seconds: number) => void) | undefined;
  /** Called when rendering failed: returns whether its data source is away. */
  isDatabaseDown?: () => Promise<boolean>;
  /** The site's files, and the patterns of its pages; without them, the handler decides for each path. */
  files?: ReadonlySet<string>;
  routes?: readonly RegExp[];
  /** The existing slugs; without them, the handler decides for each slug. */
  slugs?: SlugIndex;
};

/** Returns the site behind its byte cache: every answer has a policy for its own bytes. */
export function createSite(dependencies: Dependencies): Site {
  const {
    handler,
    siteUrl,
    security,
    purgeSecret,
    cspSources = [],
    mediaOrigins = [],
    files,
    routes,
    slugs,
    joined = null,
    report,
    isDatabaseDown,
  } = dependencies;
  const missingPath = missingPaths({ files, routes, mayBe: slugs?.mayBe });
  const https = siteUrl.protocol === "https:";
  const answerOptions = { security, https, cspSources, mediaOrigins, joined, ...(report && { report }) };
  const { host, protocol } = siteUrl;
  const own = { host, "x-forwarded-host": host, "x-forwarded-proto": protocol.slice(0, -1) };
  const missingPages = new MissingAnswers(async (document) => {
    const answer = await renderPublic(document);
    return answer.leavesAs ? finishUncached(document, answer) : null;
  });
  const cache = new PageCache({
    recordRender: dependencies.recordRender,
    async render(key) {
      const { url, headers } = requestOfKey(key);
      const answer = withoutOutlineImages(await renderPublic(url, headers), headers);
      return { ...answer, instead: missingDocument(url, answer) };
    },
    finish(answer) {
      const immutable = String(answer.headers["cache-control"] ?? "").includes("immutable");
      const cacheControl = isPublic(answer) ? PAGE_CACHE_CONTROL : "private, no-store";
      return new CachedResponse(answer, {
        ...answerOptions,
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
    figures: () => cache.figures(),

    async handle(request, response, requestId) {
      const { method, url = "/", headers } = request;
      const key = missingPath(method, url, headers) ?? pageKey(method, url, headers);
      const shared = key === null ? null : await cache.answer(key);
      const answer = shared ?? (await renderFor(request));
      if (method === "POST" && url === PURGE_PATH && answer.status === PURGED) forget();
      if (answer.status === 500 && (await isDatabaseDown?.())) {
        for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
        response.setHeader("x-request-id", requestId);
        sendErrorPage(response, 503, RETRY_LATER);
      } else await writeAnswer(request, response, answer, requestId);
      return !answer.isMissing;
    },

    async purge(tags) {
      const answer = await inject(handler, {
        method: "POST",
        url: PURGE_PATH,
        headers: { ...own, [PURGE_SECRET_HEADER]: purgeSecret },
        payload: { tags },
      });
      forget();
      if (answer.statusCode !== PURGED)
        throw new Error(`The site refused a purge with status ${answer.statusCode}`);
    },
  };

  function forget(): void {
    cache.purge();
    missingPages.forget();
    slugs?.forget();
  }

  function isFile(target: string): boolean {
    const [path = ""] = target.split("?", 1);
    return files?.has(decodeURIComponent(path)) ?? false;
  }

  /** Returns the site's public answer. */
  async function renderPublic(url: string, headers: Record<string, string> = {}): Promise<Rendered> {
    return withExceptionsOfAddress(
      url,
      rendered(await inject(handler, { method: "GET", url, headers: { ...headers, ...own } })),
    );
  }

  /** Returns the site's answer to this visitor, which is not cached. */
  async function renderFor(request: IncomingMessage): Promise<CachedResponse> {
    const nonce = policyNonce();
    // The answer is compressed once here, so the site is asked for plain bytes.
    const { "accept-encoding": _, ...headers } = request.headers;
    const answer = rendered(
      await inject(handler, {
        // HEAD is handled like GET: an answer without a body would lack its language.
        method: !request.method || request.method === "HEAD" ? "GET" : request.method,
        url: request.url ?? "/",
        // Next takes the nonce of its scripts from the policy of the request.
        headers: { ...headers, "content-security-policy": `script-src 'nonce-${nonce}'` },
        ...(request.socket.remoteAddress && { remoteAddress: request.socket.remoteAddress }),
        ...(request.method !== "GET" && request.method !== "HEAD" && { payload: request }),
      }),
    );
    const url = request.url ?? "/";
    const document = missingDocument(url, answer);
    const missing = document && (await missingPages.of(document));
    return missing || finishUncached(url, withExceptionsOfAddress(url, answer), nonce);
  }

  function finishUncached(url: string, answer: Rendered, nonce?: string): CachedResponse {
    // A page made for one visitor (the language of `/` follows a cookie) belongs in no shared cache.
    const personal = isPage(answer) && isPublic(answer);
    return new CachedResponse(withVaryOfRoot(url, answer), {
      ...answerOptions,
      ...(nonce && { nonce }),
      ...(personal && { cacheControl: PERSONAL_CACHE_CONTROL }),
    });
  }
}

const rendered = ({ statusCode, headers, rawPayload }: Injected): Rendered => ({
  status: statusCode,
  headers,
  body: rawPayload,
});
