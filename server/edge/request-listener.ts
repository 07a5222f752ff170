import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type Log, loggablePath } from "#/server/log.ts";
import { isHostilePath } from "#/server/media/is-hostile-path.ts";
import { refuse } from "./refuse.ts";
import { scrubRequest } from "./scrub-request.ts";
import { requestId } from "./security-headers.ts";
import type { Site } from "./site.ts";

/** What answers a request once it is known whose it is. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
) => Promise<void>;

type Dependencies = {
  /** `/api`, `/authentification`, `/media`, `/healthz`: the API of this process, or the one at API_URL. */
  api: Handler;
  /** Everything else. */
  site: Pick<Site, "answerFromMemory" | "handle">;
  siteUrl: URL;
  trustedProxies: number;
  security: Record<string, string>;
  log: Log;
};

const API_PATH = /^\/(?:api|authentification|media|healthz)(?:[/?]|$)/;
const MEDIA_PATH = /^\/media\b/;
/** Past this a target is refused with 414: no page or file of ours is near it. */
const MAX_TARGET = 8_000;
const SERVED_METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"]);

/** The one door of the process: cleans a request, sends it to the API or to the site, and logs what became of it. */
export function createRequestListener(dependencies: Dependencies): RequestListener {
  const { api, site, siteUrl, trustedProxies, security, log } = dependencies;

  return (request, response) => {
    const id = requestId(request.headers["x-request-id"]);
    const target = request.url ?? "/";
    const startedAt = performance.now();
    response.on("close", () => logRequest(request, response, { id, target, startedAt }));
    const toApi = API_PATH.test(target);
    if (!toApi && site.answerFromMemory(request, response, id)) return;
    const refusal = refusalOf(request.method ?? "", target);
    if (toApi || refusal) prepare(response, id);
    if (refusal) return refuse(response, refusal.status, refusal.headers);
    request.headers["x-request-id"] = id;
    scrubRequest(request, siteUrl, trustedProxies);
    (toApi ? api : site.handle)(request, response, id).catch((error: unknown) => {
      log.error({ requestId: id, path: loggablePath(target), err: error }, "A request failed");
      prepare(response, id);
      refuse(response, 500, {}, "Internal Server Error");
    });
  };

  function prepare(response: ServerResponse, id: string): void {
    if (response.headersSent) return;
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
    response.setHeader("x-request-id", id);
  }

  function logRequest(
    request: IncomingMessage,
    response: ServerResponse,
    { id, target, startedAt }: { id: string; target: string; startedAt: number },
  ): void {
    if (!log.isLevelEnabled("info")) return;
    log.info(
      {
        requestId: id,
        method: request.method,
        path: loggablePath(target),
        status: response.statusCode,
        milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
        ...(!response.writableFinished && { aborted: true }),
      },
      "request",
    );
  }
}

/** What is refused before anyone is asked; null for what may go on. */
function refusalOf(
  method: string,
  target: string,
): { status: number; headers?: Record<string, string> } | null {
  if (target.length > MAX_TARGET) return { status: 414 };
  if (!target.startsWith("/")) return { status: 400 };
  // Before anything parses the target: a URL parser would quietly turn it into another path.
  if (MEDIA_PATH.test(target) && isHostilePath(target)) return { status: 404 };
  if (!SERVED_METHODS.has(method)) return { status: 405, headers: { allow: [...SERVED_METHODS].join(", ") } };
  return null;
}
