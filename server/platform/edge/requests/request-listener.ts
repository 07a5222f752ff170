import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { PageBudget } from "#/server/platform/edge/pages/page-budget.ts";
import { documentationLink } from "#/server/platform/edge/policy/security-headers.ts";
import { requestId } from "#/server/platform/edge/request-id.ts";
import type { Site } from "#/server/platform/edge/site.ts";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/http/internal-headers.ts";
import { type Log, loggablePath } from "#/server/platform/log/log.ts";
import { canonicalTarget } from "./canonical-target.ts";
import { isHostilePath } from "./is-hostile-path.ts";
import { isDecodable, repairRequestTarget } from "./repair-request-target.ts";
import { sanitizeRequest } from "./sanitize-request.ts";
import { sendError } from "./send-error.ts";
import { sendErrorPage } from "./send-error-page.ts";
import { slowBodies } from "./slow-bodies.ts";
import { withinRequest } from "./within-request.ts";

/** A completed request, for metrics. */
export interface AnsweredRequest {
  method: string;
  target: string;
  status: number;
  /** The caller left before the end of the answer. */
  isAborted: boolean;
  milliseconds: number;
}

/** Answers a request whose visitor is known. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
) => Promise<void>;

type Dependencies = {
  /** `/api`, `/authentification`, `/media`, `/healthz`: the API of this process, or the one at API_URL. */
  api: Handler;
  /** Everything else. */
  site: Pick<Site, "answerFromMemory" | "handle" | "isFile">;
  siteUrl: URL;
  trustedProxies: number;
  /** Shared with the site processes in front of this one. */
  siteSecret: string;
  /** Rendering budget of one visitor. */
  budget: PageBudget;
  security: Record<string, string>;
  /** Called with every completed request. */
  answered?: ((request: AnsweredRequest) => void) | undefined;
  log: Log;
};

const API_PATH = /^\/(?:api|authentification|media|healthz)(?:[/?]|$)/;
const LINKED_PATH = /^\/(?:api|authentification)(?:[/?]|$)/;
const MEDIA_PATH = /^\/media\b/;
/** Sent to a client with too many bodies under way: the connection ends, since its data is not read. */
const LATER = { "retry-after": "30", connection: "close" };
/** Longer targets are refused with 414: none of our pages or files comes near it. */
const MAX_TARGET = 8_000;
/** Methods that the Fetch standard forbids. */
const FORBIDDEN_METHODS = new Set(["TRACE", "TRACK", "CONNECT"]);
const API_METHODS = "DELETE, GET, HEAD, OPTIONS, PATCH, POST";
const SERVED_METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"]);

/** The process's only entry: sanitises a request, passes it to the API or the site, and logs the result. */
export function createRequestListener(dependencies: Dependencies): RequestListener {
  const { api, site, siteUrl, trustedProxies, siteSecret, budget, security, answered, log } = dependencies;

  const admitBody = slowBodies();

  return (request, response) => {
    const id = requestId(request.headers["x-request-id"]);
    const target = request.url ?? "/";
    const startedAt = performance.now();
    response.on("close", () => logRequest(request, response, { id, target, startedAt }));
    const toApi = API_PATH.test(target);
    if (!toApi && site.answerFromMemory(request, response, id)) return;
    const refusal = refusalOf(request.method ?? "", target, toApi);
    if (toApi || refusal) prepare(response, id);
    if (refusal?.probableTarget && !toApi)
      return void response.writeHead(308, { location: refusal.probableTarget }).end();
    if (refusal) return sendError(response, refusal.status, { ...refusal.headers, ...linkOf(target) });
    request.headers["x-request-id"] = id;
    sanitizeRequest(request, siteUrl, { trustedProxies, siteSecret });
    const visitor = request.headers[CLIENT_ADDRESS_HEADER];
    if (typeof visitor === "string" && !admitBody(request, response, visitor)) {
      prepare(response, id);
      return sendError(response, 429, { ...linkOf(target), ...LATER });
    }
    withinRequest(id, () => answer(request, response, id, toApi)).catch((error: unknown) => {
      log.error({ requestId: id, path: loggablePath(target), err: error }, "A request failed");
      prepare(response, id);
      if (!toApi) return sendErrorPage(response, 500);
      sendError(response, 500, linkOf(target), "Internal Server Error");
    });
  };

  async function answer(request: IncomingMessage, response: ServerResponse, id: string, toApi: boolean) {
    if (toApi) return api(request, response, id);
    const target = request.url ?? "/";
    const address = request.headers[CLIENT_ADDRESS_HEADER];
    // A caller with the site's secret reads for everyone and has no address.
    if (typeof address !== "string" || site.isFile(target)) {
      await site.handle(request, response, id);
      return;
    }
    const wait = await budget.take(target, address);
    if (wait > 0) {
      prepare(response, id);
      return sendErrorPage(response, 429, { "retry-after": String(wait) });
    }
    if (await site.handle(request, response, id)) await budget.found(address);
  }

  function prepare(response: ServerResponse, id: string): void {
    if (response.headersSent) return;
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
    response.setHeader("x-request-id", id);
  }

  /** Returns the headers with the API's documentation, also for requests that never reach the API (contract §0.2). */
  function linkOf(target: string): Record<string, string> {
    return LINKED_PATH.test(target) ? { link: documentationLink(siteUrl.origin), vary: "Accept" } : {};
  }

  function logRequest(
    request: IncomingMessage,
    response: ServerResponse,
    { id, target, startedAt }: { id: string; target: string; startedAt: number },
  ): void {
    const { statusCode: status } = response;
    const milliseconds = performance.now() - startedAt;
    const isAborted = !response.writableFinished;
    answered?.({ method: request.method ?? "", target, status, isAborted, milliseconds });
    if (!log.isLevelEnabled("info")) return;
    log.info(
      {
        requestId: id,
        method: request.method,
        path: loggablePath(target),
        status,
        milliseconds: Math.round(milliseconds * 10) / 10,
        ...(isAborted && { aborted: true }),
      },
      "request",
    );
  }
}

type Refusal = {
  status: number;
  headers?: Record<string, string>;
  /** The page that the visitor probably meant by an unreadable target. */
  probableTarget?: string;
};

/** Returns the early refusal of a request; null when it may continue. */
function refusalOf(method: string, target: string, toApi: boolean): Refusal | null {
  if (target.length > MAX_TARGET) return { status: 414 };
  if (!target.startsWith("/")) return { status: 400 };
  // Before anything parses the target: a URL parser would quietly turn it into another path.
  const readable = isDecodable(target);
  if (MEDIA_PATH.test(target) && (!readable || isHostilePath(target))) return { status: 404 };
  if (!readable) {
    if (method !== "GET" && method !== "HEAD") return { status: 400 };
    const probableTarget = repairRequestTarget(target);
    return probableTarget.length > MAX_TARGET ? { status: 414 } : { status: 400, probableTarget };
  }
  if (!toApi) {
    const canonical = canonicalTarget(target);
    if (canonical !== target)
      return { status: 400, ...(canonical !== null && { probableTarget: canonical }) };
  }
  if (SERVED_METHODS.has(method)) return null;
  // The API knows the methods of each of its paths; forbidden methods never reach it.
  if (LINKED_PATH.test(target)) {
    return FORBIDDEN_METHODS.has(method) ? { status: 405, headers: { allow: API_METHODS } } : null;
  }
  return { status: 405, headers: { allow: "GET, HEAD" } };
}
