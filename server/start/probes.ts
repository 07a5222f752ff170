import type { IncomingMessage, ServerResponse } from "node:http";

/** Stage in the life of a process. One that is `leaving` still answers, but load balancers should go elsewhere. */
export type Stage = "starting" | "open" | "leaving";

/**
 * Answers `/livez` (200 as long as the process responds; without a response an orchestrator may kill it) and `/readyz`
 * (200 when it may receive visitors, otherwise 503). Returns whether the request was for one of them. Neither checks
 * the database: without it every process is equally affected, and cached pages are still served. `/healthz` checks it.
 */
export function answerProbe(
  request: IncomingMessage,
  response: ServerResponse,
  stage: Stage,
  headers: Record<string, string>,
): boolean {
  const [path] = (request.url ?? "").split("?", 1);
  if (path !== "/livez" && path !== "/readyz") return false;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isGood = path === "/livez" || stage === "open";
  const body = JSON.stringify({ status: stage });
  response.writeHead(isRead ? (isGood ? 200 : 503) : 405, {
    ...headers,
    ...(!isRead && { allow: "GET, HEAD" }),
    "content-type": "application/json",
    "cache-control": "private, no-store",
    "content-length": isRead ? Buffer.byteLength(body) : 0,
  });
  response.end(request.method === "GET" ? body : undefined);
  return true;
}
