import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { MediaAwayError } from "#/server/platform/http/media-away-error.ts";
import { type BucketPlace, placeName } from "./media-place.ts";

/** A store that has not started to answer by then counts as unreachable, so that visitors do not wait longer. */
const ANSWER_MS = 3_000;
/** Expected upload rate on the slowest connection. */
const SLOWEST_BYTES_A_SECOND = 128 * 1024;
/** A store that sends nothing for this long during a read has stopped. */
const STALL_MS = 10_000;
/** Waits before retries, after a broken connection or a request for patience (503 SlowDown). */
const WAITS_MS = { GET: [100], HEAD: [100], PUT: [100, 400, 1_600, 6_400], DELETE: [100, 400, 1_600] };
const PASSING = new Set([429, 500, 502, 503, 504]);

type BucketRequest = {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Name below the prefix; the bucket itself without one. */
  name?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  /** Statuses besides 2xx that are not failures. */
  expected?: readonly number[];
};

/** An answer whose body may still be arriving; `giveUp` aborts it. */
export type BucketAnswer = { response: Response; giveUp: (reason?: Error) => void };

/** Sends signed requests to one bucket, with deadlines and safe retries. */
export type BucketClient = {
  /** @throws {MediaAwayError} when the store is unreachable or refuses. */
  send(request: BucketRequest): Promise<BucketAnswer>;
  /** Yields the body of an answer. Fails with a `MediaAwayError` when the store stops in the middle. */
  bytesOf(answer: BucketAnswer): AsyncGenerator<Uint8Array>;
  awayError(reason: string): MediaAwayError;
};

/** Returns a client for a bucket. All its requests are safe to repeat. */
export function createBucketClient(place: BucketPlace): BucketClient {
  const { accessKeyId, secretAccessKey, region } = place;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const awayError = (reason: string, isRefusal = false) =>
    new MediaAwayError(placeName(place), reason, isRefusal);

  async function once({
    method,
    name,
    query,
    headers,
    body,
    expected = [],
  }: BucketRequest): Promise<BucketAnswer> {
    const url = addressOf(place, name);
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
    const hash = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const signed = await signer.sign(url.href, {
      method,
      headers: { ...headers, "x-amz-content-sha256": hash },
      ...(body && { body }),
    });
    // Not signed, since proxies rewrite it; the bytes must arrive as stored.
    signed.headers.set("accept-encoding", "identity");
    const control = new AbortController();
    const patience = ANSWER_MS + ((body?.length ?? 0) / SLOWEST_BYTES_A_SECOND) * 1_000;
    const timer = setTimeout(() => control.abort(new SilentError()), patience);
    try {
      const response = await fetch(signed, { signal: control.signal, redirect: "manual" });
      if (response.ok || expected.includes(response.status)) {
        // An unread body would occupy its connection.
        if (method !== "GET") await response.body?.cancel();
        return { response, giveUp: (reason) => control.abort(reason) };
      }
      const isRefusal = !PASSING.has(response.status);
      throw awayError(`${response.status} ${errorCode(await response.text())}`.trimEnd(), isRefusal);
    } finally {
      clearTimeout(timer);
    }
  }

  async function* bytesOf({ response, giveUp }: BucketAnswer): AsyncGenerator<Uint8Array> {
    const reader = response.body?.getReader();
    let isWhole = false;
    try {
      for (;;) {
        const timer = setTimeout(() => giveUp(new SilentError()), STALL_MS);
        const piece = await reader?.read().finally(() => clearTimeout(timer));
        isWhole = !piece || piece.done;
        if (!piece || piece.done) return;
        yield piece.value;
      }
    } catch (error) {
      throw awayError(`stopped in the middle: ${reasonOf(error)}`);
    } finally {
      if (!isWhole) giveUp();
    }
  }

  return {
    awayError,
    bytesOf,
    async send(request) {
      for (const pause of [...WAITS_MS[request.method], null]) {
        try {
          return await once(request);
        } catch (error) {
          const isLast = pause === null || error instanceof SilentError;
          if (error instanceof MediaAwayError ? isLast || error.isRefusal : isLast)
            throw error instanceof MediaAwayError ? error : awayError(reasonOf(error));
          await wait(pause ?? 0);
        }
      }
      throw awayError("not sent");
    },
  };
}

class SilentError extends Error {
  constructor() {
    super("no answer");
  }
}

/** Escapes every character of a name, so that the store receives it unchanged. */
function addressOf({ endpoint, bucket, prefix, isPathStyle }: BucketPlace, name?: string): URL {
  const base = new URL(endpoint);
  if (!isPathStyle) base.hostname = `${bucket}.${base.hostname}`;
  const key = name === undefined ? [] : (prefix + name).split("/");
  const parts = [...(isPathStyle ? [bucket] : []), ...key];
  base.pathname = parts.map(encodeURIComponent).join("/");
  return base;
}

/** Returns the code in `<Error><Code>NoSuchBucket</Code>…`. */
const errorCode = (xml: string) => xml.match(/<Code>(\w{1,80})<\/Code>/)?.[1] ?? "";

/** Returns the reason of an error: fetch only says «fetch failed», and its cause says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error.cause instanceof AggregateError ? error.cause.errors[0] : error.cause;
  return inner instanceof Error ? inner.message || error.message : error.message;
}
