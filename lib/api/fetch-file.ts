import { ApiError } from "./api-error.ts";
import { apiErrorOf } from "./api-error-of.ts";
import { addressOf } from "./call.ts";
import { reportFailure } from "./failed-calls.ts";
import { send } from "./send.ts";
import { withToken } from "./with-token.ts";

/** Maximum time between two chunks of a file, in milliseconds (contract §13): a large file may take longer in total. */
const SILENCE_LIMIT = 120_000;
/** Number of times an interrupted file is resumed, and the milliseconds before each. */
const MAX_RESUMES = 5;
const RESUME_DELAY = 1_000;
/** Milliseconds after which a saved file's object URL is revoked (specification §9). */
const REVOKE_AFTER = 40_000;

/** Progress of a file, in bytes; `total` is null when the backend does not send it. */
export interface Progress {
  loaded: number;
  total: number | null;
}

interface FetchOptions {
  query?: Record<string, string>;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

interface FetchedFile {
  blob: Blob;
  name: string;
}

/** Fetches a file of the signed-in user. Throws like `call`; any status but 200 is an `ApiError`. */
export async function fetchPrivateFile(path: string, options: FetchOptions = {}): Promise<FetchedFile> {
  const file = withToken({ method: "GET", path }, (token) =>
    receiveFile(path, options, { Authorization: `Bearer ${token}` }),
  );
  return reportFailure(file, options.signal);
}

/**
 * Fetches a public file, and resumes it after an interruption if the backend supports that. Throws like `call`; any
 * status but 200 is an `ApiError`.
 */
export function fetchFile(path: string, options: FetchOptions = {}): Promise<FetchedFile> {
  return reportFailure(receiveFile(path, options), options.signal);
}

async function receiveFile(
  path: string,
  { query = {}, onProgress, signal }: FetchOptions,
  headers: Record<string, string> = {},
): Promise<FetchedFile> {
  const address = addressOf(path, {}, query);
  const silence = silenceTimer(SILENCE_LIMIT, signal);
  const ask = (more: Record<string, string> = {}) =>
    send(address, { method: "GET", headers: { ...headers, ...more }, signal: silence.signal });
  try {
    let response = await checkResponse(ask());
    const progress: Progress = { loaded: 0, total: lengthOf(response) };
    const parts: BlobPart[] = [];
    for (let breaks = 0; ; ) {
      try {
        for await (const part of chunksOf(response)) {
          silence.restart();
          parts.push(part);
          progress.loaded += part.length;
          onProgress?.({ ...progress });
        }
        break;
      } catch (error) {
        const etag = response.headers.get("accept-ranges") === "bytes" ? response.headers.get("etag") : null;
        breaks += 1;
        if (!etag || silence.signal.aborted || breaks > MAX_RESUMES) throw error;
        await pause(RESUME_DELAY);
        response = await checkResponse(
          ask({ Range: `bytes=${progress.loaded}-`, "If-Range": etag }),
          [200, 206],
        );
        // The whole file again, because it has changed.
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

/** Returns an answer with a file or, after resuming, the rest of one. */
async function checkResponse(
  coming: Promise<Response>,
  statuses: readonly number[] = [200],
): Promise<Response> {
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

/** Returns a signal that aborts after so many milliseconds without data, or with `outer`. */
function silenceTimer(milliseconds: number, outer?: AbortSignal) {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), milliseconds);
  let timer = start();
  return {
    signal: outer ? AbortSignal.any([controller.signal, outer]) : controller.signal,
    restart() {
      clearTimeout(timer);
      timer = start();
    },
    end: () => clearTimeout(timer),
  };
}

/** Yields the bytes of an answer as they arrive; not every browser can iterate over a stream. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    yield part.value;
  }
}

/** Returns the name in a Content-Disposition: `filename*` before `filename` (RFC 6266), else `download`. */
export function fileName(disposition: string | null): string {
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(disposition ?? "")?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // Broken escapes: use the plain name.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? "");
  return (plain?.[1]?.replace(/\\(.)/g, "$1") ?? plain?.[2]) || "download";
}

/** Saves a file with the browser. */
export function saveFile({ blob, name }: { blob: Blob; name: string }): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}
