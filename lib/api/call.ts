import type { z } from "zod";
import type { Endpoint, PathParameters } from "#/contract/endpoint.ts";
import { ApiError } from "./api-error.ts";
import { apiErrorOf } from "./api-error-of.ts";
import { reportFailure } from "./failed-calls.ts";
import { readAnswer } from "./read-answer.ts";
import { send } from "./send.ts";
import { readToken } from "./token.ts";
import { withToken } from "./with-token.ts";

/** Maximum time for a read with its retry, in milliseconds (contract §13). */
const DEADLINE = 10_000;
/** Answers for a track that is no longer there. */
const GONE = new Set([404, 410]);

type Params<E extends Endpoint> = [PathParameters<E["path"]>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathParameters<E["path"]>, string | number> };
type Query<E extends Endpoint> = z.input<NonNullable<E["query"]>> & object;
type Body<E extends Endpoint> = z.input<NonNullable<E["body"]>>;

/** Input of a call of this endpoint. */
export type CallInput<E extends Endpoint> = Params<E> & {
  query?: Query<E>;
  body?: Body<E>;
  /** Sent as bearer token instead of this browser's own; only calls of access `token` or `optional` send one. */
  token?: string;
  /** Version that a write replaces; the backend refuses an outdated one with 412. */
  ifMatch?: string;
  /** The browser completes the request even if the person leaves the page. */
  keepalive?: boolean;
  signal?: AbortSignal;
  /** Maximum time in milliseconds for calls that take minutes. */
  deadline?: number;
};
export type Answer<E extends Endpoint> = z.output<E["answer"]>;

/** Returns the address of a call from the root of the API: parameters and query in the given order. */
export function addressOf(
  path: string,
  params: Record<string, string | number> = {},
  query: object = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query as Record<string, string | string[] | undefined>)) {
    for (const one of [value ?? []].flat()) search.append(key, one);
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function headersOf(endpoint: Endpoint, { token, ifMatch }: { token?: string; ifMatch?: string }): Headers {
  const headers = new Headers({ Accept: "application/ld+json" });
  if (endpoint.body) {
    headers.set(
      "Content-Type",
      endpoint.method === "PATCH" ? "application/merge-patch+json" : "application/ld+json",
    );
  }
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (ifMatch) headers.set("If-Match", ifMatch);
  return headers;
}

/**
 * Calls an endpoint of the contract and returns its parsed answer (`undefined` on 204). Private calls send the token of
 * this browser; without one they are not made. Reads are retried once where the specification says so. Throws
 * `ApiError` on any other status than the endpoint's, `SignedOutError` when the session is over, the error of `fetch`
 * when there was no answer, and a zod error when the answer has another shape; the shared handler receives each failure
 * (specification §8).
 */
export function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
  if (endpoint.access === "token" && !input.token) {
    const answer = withToken(endpoint, (token) => callOnce(endpoint, input, token));
    return reportFailure(answer, input.signal);
  }
  const own = endpoint.access === "optional" ? readToken() : undefined;
  return reportFailure(callOnce(endpoint, input, input.token ?? own), input.signal);
}

async function callOnce<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  token: string | undefined,
): Promise<Answer<E>> {
  const deadline = AbortSignal.timeout(input.deadline ?? DEADLINE);
  const signal = input.signal ? AbortSignal.any([deadline, input.signal]) : deadline;
  const response = await send(addressOf(endpoint.path, input.params, input.query), {
    method: endpoint.method,
    headers: headersOf(endpoint, { token, ifMatch: input.ifMatch }),
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
    ...(input.keepalive && { keepalive: true }),
    signal,
  });
  const successes: number[] = [endpoint.status, ...(endpoint.alsoStatus ?? [])];
  if (!successes.includes(response.status)) throw await apiErrorOf(response);
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  try {
    return readAnswer(endpoint.answer, answer) as Answer<E>;
  } catch (unread) {
    const { withTracks } = await import("./with-tracks.ts");
    const whole = await withTracks(answer, unread as z.ZodError, (track, params) =>
      callOnce(track, { params, signal }, token).catch((error: unknown) => {
        signal.throwIfAborted();
        if (error instanceof ApiError && GONE.has(error.status)) return null;
        // An incomplete list could later be saved without the missing track, so the whole read fails.
        throw unread;
      }),
    );
    if (whole === null) throw unread;
    return readAnswer(endpoint.answer, whole) as Answer<E>;
  }
}
