import { inProcessApi } from "#/contract/in-process.ts";
import { currentRequestId } from "#/contract/request-id.ts";

/** Statuses after which a read is retried once (specification §7). */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Longest `Retry-After` that we wait for, in seconds (contract §13). */
const MAX_RETRY_AFTER = 2;

/** Sends to the API of this process, to `API_URL` when the site runs separately, or to the page's own origin. */
function deliver(address: string, init: RequestInit): Promise<Response> {
  if (typeof window !== "undefined") return fetch(new URL(address, window.location.origin), init);
  const remote = process.env.API_URL;
  if (remote) return fetch(new URL(address, remote), withSiteSecret(init));
  const local = inProcessApi();
  if (!local) throw new Error("No API in this process: start the site with server/main.ts or set API_URL.");
  return local(new Request(new URL(address, "http://127.0.0.1"), { ...init, headers: ownHeaders(init) }));
}

/** One id identifies a request in the logs of all processes. */
function ownHeaders(init: RequestInit): Headers {
  const headers = new Headers(init.headers);
  const id = currentRequestId();
  if (id) headers.set("x-request-id", id);
  return headers;
}

/**
 * Marks a request as the site's own, which the API does not count against a visitor
 * (server/platform/edge/requests/sanitize-request.ts).
 */
function withSiteSecret(init: RequestInit): RequestInit {
  const headers = ownHeaders(init);
  if (process.env.PURGE_SECRET) headers.set("x-site-secret", process.env.PURGE_SECRET);
  return { ...init, headers, cache: "no-store" };
}

function retryDelay(response: Response): number {
  const seconds = Number(response.headers.get("Retry-After") ?? 0);
  return seconds > 0 && seconds <= MAX_RETRY_AFTER ? seconds * 1000 : 0;
}

/** Sends a request; retries a read once after a temporary failure. */
export async function send(address: string, init: RequestInit & { method: string }): Promise<Response> {
  const response = await deliver(address, init);
  if (init.method !== "GET" || !RETRIED_STATUSES.has(response.status)) return response;
  const pause = retryDelay(response);
  await response.body?.cancel();
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  return deliver(address, init);
}
