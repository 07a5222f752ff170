import { ApiError } from "./api-error.ts";
import { apiErrorOf } from "./api-error-of.ts";
import { addressOf } from "./call.ts";
import { tellFailure } from "./failed-calls.ts";
import { send } from "./send.ts";
import { withToken } from "./with-token.ts";

/** Longest silence of a file on its way, in milliseconds (contract §13): a large one may take longer as a whole. */
const DEADLINE = 120_000;
/** Times that a file which broke off is resumed, and the milliseconds before each. */
const MOST_BREAKS = 5;
const PAUSE = 1_000;
/** Milliseconds after which a saved file's object URL is revoked (specification §9). */
const REVOKE_AFTER = 40_000;

/** How far a file has come, in bytes; `total` is null when the backend did not say. */
export interface Progress {
  loaded: number;
  total: number | null;
}

interface Fetching {
  query?: Record<string, string>;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

interface FetchedFile {
  blob: Blob;
  name: string;
}

/** Fetches a file that belongs to who is signed in. Throws like `call`; any status but 200 is an `ApiError`. */
export async function fetchPrivateFile(path: string, fetching: Fetching = {}): Promise<FetchedFile> {
  const asked = withToken({ method: "GET", path }, (token) =>
    received(path, fetching, { Authorization: `Bearer ${token}` }),
  );
  return tellFailure(asked, fetching.signal);
}

/**
 * Fetches a file that anyone may have. One that breaks off on its way is resumed where the backend can do that. Throws
 * like `call`; any status but 200 is an `ApiError`.
 */
export function fetchFile(path: string, fetching: Fetching = {}): Promise<FetchedFile> {
  return tellFailure(received(path, fetching), fetching.signal);
}

async function received(
  path: string,
  { query = {}, onProgress, signal }: Fetching,
  headers: Record<string, string> = {},
): Promise<FetchedFile> {
  const address = addressOf(path, {}, query);
  const silence = silenceAfter(DEADLINE, signal);
  const ask = (more: Record<string, string> = {}) =>
    send(address, { method: "GET", headers: { ...headers, ...more }, signal: silence.signal });
  try {
    let response = await asked(ask());
    const progress: Progress = { loaded: 0, total: lengthOf(response) };
    const parts: BlobPart[] = [];
    for (let breaks = 0; ; ) {
      try {
        for await (const part of chunksOf(response)) {
          silence.heard();
          parts.push(part);
          progress.loaded += part.length;
          onProgress?.({ ...progress });
        }
        break;
      } catch (error) {
        const etag = response.headers.get("accept-ranges") === "bytes" ? response.headers.get("etag") : null;
        breaks += 1;
        if (!etag || silence.signal.aborted || breaks > MOST_BREAKS) throw error;
        await pause(PAUSE);
        response = await asked(ask({ Range: `bytes=${progress.loaded}-`, "If-Range": etag }), [200, 206]);
        // Whole again: it has changed meanwhile.
        if (response.status === 200) {
          parts.length = 0;
          Object.assign(progress, { loaded: 0, total: lengthOf(response) });
        }
      }
    }
    const type = response.headers.get("content-type") ?? "";
    return { blob: new Blob(parts, { type }), name: fileName(response.headers.get("content-disposition")) };
  } finally {
    silence.end();
  }
}

/** An answer that is a file or, where it was resumed, the rest of one. */
async function asked(coming: Promise<Response>, statuses: readonly number[] = [200]): Promise<Response> {
  const response = await coming;
  if (!response.ok) throw await apiErrorOf(response);
  if (!statuses.includes(response.status)) throw new ApiError(response.status, String(response.status));
  return response;
}

function lengthOf({ headers }: Response): number | null {
  const length = headers.get("content-length");
  return length === null ? null : Number(length);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Gives up after so many milliseconds in which nothing was heard, and when `outer` does. */
function silenceAfter(milliseconds: number, outer?: AbortSignal) {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), milliseconds);
  let timer = start();
  return {
    signal: outer ? AbortSignal.any([controller.signal, outer]) : controller.signal,
    heard() {
      clearTimeout(timer);
      timer = start();
    },
    end: () => clearTimeout(timer),
  };
}

/** The bytes of an answer as they come; not every browser lets a stream be walked by itself. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    yield part.value;
  }
}

/** The name a Content-Disposition gives: `filename*` before `filename` (RFC 6266), else `download`. */
export function fileName(disposition: string | null): string {
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(disposition ?? "")?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // Broken escapes: the plain name may be whole.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? "");
  return (plain?.[1]?.replace(/\\(.)/g, "$1") ?? plain?.[2]) || "download";
}

/** Hands a file over to the browser's own saving. */
export function saveFile({ blob, name }: { blob: Blob; name: string }): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}
