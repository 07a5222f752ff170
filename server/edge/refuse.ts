import { type ServerResponse, STATUS_CODES } from "node:http";

/** Answers `status` with the contract's error body (§0.5), or cuts the connection when an answer has begun. */
export function refuse(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  detail = STATUS_CODES[status] ?? "Error",
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({
    "@context": "/api/contexts/Error",
    "@type": "hydra:Error",
    "hydra:title": "An error occurred",
    "hydra:description": detail,
    title: "An error occurred",
    detail,
    status,
    type: `/errors/${status}`,
  });
  response.writeHead(status, {
    ...headers,
    "content-type": "application/ld+json; charset=utf-8",
    "cache-control": "private, no-store",
    "content-length": Buffer.byteLength(body),
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}
