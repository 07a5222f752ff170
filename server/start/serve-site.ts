import type { RequestListener } from "node:http";
import type { SlugIndex } from "#/server/platform/edge/pages/slug-index.ts";
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
  /** False removes the service worker from browsers that have it. */
  serviceWorker: boolean;
  /** Origins that every page may load from besides its own. */
  cspSources: readonly string[];
  /** Origins whose sounds and pictures every page may show. */
  mediaOrigins: readonly string[];
  log: Log;
  /** Resolves to whether the database is unreachable. */
  isDatabaseDown?: () => Promise<boolean>;
  /** Receives the seconds that each page took to render. */
  recordRender?: ((seconds: number) => void) | undefined;
  /** Addresses of the site's files; absent in development, which builds them on demand. */
  files?: ReadonlySet<string>;
  /** Scripts that all pages load, joined into one file. */
  joined?: JoinedScripts | null;
  /** Patterns of the site's pages; absent in development. */
  routes?: readonly RegExp[];
  /** The slugs of the catalogue; absent for the catalogue of another process. */
  slugs?: SlugIndex;
};

const SERVICE_WORKER = /^\/sw\.js(?:\?|$)/;
/** Number of characters of an unknown script to log. */
const LOGGED_CHARACTERS = 80;
/** The site is read-only: writes go to the API. */
const READS = new Set(["GET", "HEAD"]);
const NO_SERVICE_WORKER = "/sw-off.js";

/** Returns the site behind its cache; in development directly from Next, whose answers stream and reload. */
export function serveSite(handler: RequestListener, options: Options): Site {
  const report = (dropped: string[]) =>
    options.log.error(
      { scripts: dropped.map((script) => script.slice(0, LOGGED_CHARACTERS)) },
      "Unknown inline scripts",
    );
  const site = createSite({ handler, ...options, report });
  if (!options.dev) {
    return {
      ...site,
      async handle(request, response, requestId) {
        if (!READS.has(request.method ?? "") && request.url !== PURGE_PATH) {
          for (const [name, value] of Object.entries(options.security)) response.setHeader(name, value);
          response.setHeader("x-request-id", requestId);
          const isReport = request.method === "POST" && request.url === POLICY_REPORTS_PATH;
          if (isReport) await takePolicyReport(request, response, options.log);
          else sendError(response, 405, { allow: [...READS].join(", ") });
          return true;
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
      return true;
    },
  };
}
