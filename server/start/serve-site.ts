import type { RequestListener } from "node:http";
import type { SlugBook } from "#/server/platform/edge/pages/slug-book.ts";
import {
  contentSecurityPolicy,
  POLICY_REPORTS_PATH,
} from "#/server/platform/edge/policy/content-security-policy.ts";
import type { JoinedScripts } from "#/server/platform/edge/policy/joined-scripts.ts";
import { takePolicyReport } from "#/server/platform/edge/policy/policy-reports.ts";
import { sendError } from "#/server/platform/edge/requests/send-error.ts";
import { createSite, PURGE_PATH, type Site } from "#/server/platform/edge/site.ts";
import type { Log } from "#/server/platform/log/log.ts";

type Options = {
  dev: boolean;
  siteUrl: URL;
  security: Record<string, string>;
  purgeSecret: string;
  /** False: browsers that have the service worker are given one that takes it out. */
  serviceWorker: boolean;
  /** Origins that every page may load from besides its own. */
  cspSources: readonly string[];
  /** Origins whose sounds and pictures every page may show. */
  mediaOrigins: readonly string[];
  log: Log;
  /** Whether what pages are drawn from is away. */
  isDatabaseDown?: () => Promise<boolean>;
  /** Told how long each page took to draw, in seconds. */
  drawn?: ((seconds: number) => void) | undefined;
  /** Addresses of the site's files; unknown in development, which makes them as they are asked for. */
  files?: ReadonlySet<string>;
  /** Scripts of its build that pages begin as one file. */
  joined?: JoinedScripts | null;
  /** Patterns of its pages, unknown in development likewise. */
  routes?: readonly RegExp[];
  /** What slugs there are; unknown where the catalogue is another process's. */
  slugs?: SlugBook;
};

const SERVICE_WORKER = /^\/sw\.js(?:\?|$)/;
/** Characters that tell an unknown script. */
const SHOWN = 80;
/** Pages and files are read; what is written goes to the API. */
const READS = new Set(["GET", "HEAD"]);
const NO_SERVICE_WORKER = "/sw-off.js";

/** The site behind its cache; in development straight from Next, whose answers stream and reload. */
export function serveSite(handler: RequestListener, options: Options): Site {
  const report = (dropped: string[]) =>
    options.log.error({ scripts: dropped.map((script) => script.slice(0, SHOWN)) }, "Unknown inline scripts");
  const site = createSite({ handler, ...options, report });
  if (!options.dev) {
    return {
      ...site,
      async handle(request, response, requestId) {
        if (!READS.has(request.method ?? "") && request.url !== PURGE_PATH) {
          for (const [name, value] of Object.entries(options.security)) response.setHeader(name, value);
          response.setHeader("x-request-id", requestId);
          const isReport = request.method === "POST" && request.url === POLICY_REPORTS_PATH;
          if (isReport) return takePolicyReport(request, response, options.log);
          return sendError(response, 405, { allow: [...READS].join(", ") });
        }
        if (!options.serviceWorker && SERVICE_WORKER.test(request.url ?? "")) request.url = NO_SERVICE_WORKER;
        return site.handle(request, response, requestId);
      },
    };
  }
  const { cspSources, mediaOrigins } = options;
  const policy = contentSecurityPolicy([], { dev: true, cspSources, mediaOrigins });
  return {
    ...site,
    answerFromMemory: () => false,
    async handle(request, response, requestId) {
      const headers = { ...options.security, "content-security-policy": policy, "x-request-id": requestId };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      handler(request, response);
    },
  };
}
