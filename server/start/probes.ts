import type { IncomingMessage, ServerResponse } from "node:http";

/** How far a process is with its life; `leaving` still answers, and asks for no more. */
export type Stage = "starting" | "open" | "leaving";

/**
 * Answers `/livez` (200 as long as the process answers at all: who gets none may kill it) and `/readyz` (200 when
 * visitors may be sent here, else 503), and says whether it was one of them. Neither looks at the database: while that
 * is away no process is better than another, and pages in memory still stand. `/healthz` looks.
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
