import { inProcessApi } from "#/contract/in-process.ts";
import { currentRequestId } from "#/contract/request-id.ts";

/** Statuses after which a read is tried once more (specification §7). */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Longest `Retry-After` that is waited for, in seconds (contract §13); a longer one is not worth the wait. */
const LONGEST_WAIT = 2;

/** Sends to the API of this process, to `API_URL` when the site runs apart, or to the page's own origin. */
function deliver(address: string, init: RequestInit): Promise<Response> {
  if (typeof window !== "undefined") return fetch(new URL(address, window.location.origin), init);
  const remote = process.env.API_URL;
  if (remote) return fetch(new URL(address, remote), asSite(init));
  const local = inProcessApi();
  if (!local) throw new Error("No API in this process: start the site with server/main.ts or set API_URL.");
  return local(new Request(new URL(address, "http://127.0.0.1"), { ...init, headers: ownHeaders(init) }));
}

/** By one id a request is found in the logs of all processes that it went through. */
function ownHeaders(init: RequestInit): Headers {
  const headers = new Headers(init.headers);
  const id = currentRequestId();
  if (id) headers.set("x-request-id", id);
  return headers;
}

/** Reads for everyone, which the API does not count against a visitor (server/platform/edge/requests/sanitize-request.ts). */
function asSite(init: RequestInit): RequestInit {
  const headers = ownHeaders(init);
  if (process.env.PURGE_SECRET) headers.set("x-site-secret", process.env.PURGE_SECRET);
  return { ...init, headers, cache: "no-store" };
}

function waitAsked(response: Response): number {
  const seconds = Number(response.headers.get("Retry-After") ?? 0);
  return seconds > 0 && seconds <= LONGEST_WAIT ? seconds * 1000 : 0;
}

/** Sends a request; a read that meets a passing trouble is sent exactly once more. */
export async function send(address: string, init: RequestInit & { method: string }): Promise<Response> {
  const response = await deliver(address, init);
  if (init.method !== "GET" || !RETRIED_STATUSES.has(response.status)) return response;
  const pause = waitAsked(response);
  await response.body?.cancel();
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  return deliver(address, init);
}
