import { ApiError } from "./api-error.ts";
import { apiErrorOf } from "./api-error-of.ts";
import { addressOf } from "./call.ts";
import { send } from "./send.ts";
import { withToken } from "./with-token.ts";

/** Longest silence of a file on its way, in milliseconds (contract §13): a large one may take longer as a whole. */
const DEADLINE = 120_000;
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
  return withToken(path, (token) => fetchFile(path, fetching, { Authorization: `Bearer ${token}` }));
}

/** Fetches a file that anyone may have. Throws like `call`; any status but 200 is an `ApiError`. */
export async function fetchFile(
  path: string,
  { query = {}, onProgress, signal }: Fetching,
  headers: Record<string, string> = {},
): Promise<FetchedFile> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), DEADLINE);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), DEADLINE);
  };
  try {
    const response = await send(addressOf(path, {}, query), {
      method: "GET",
      headers,
      signal: signal ? AbortSignal.any([silence.signal, signal]) : silence.signal,
    });
    if (!response.ok) throw await apiErrorOf(response);
    if (response.status !== 200) throw new ApiError(response.status, String(response.status));
    const parts: BlobPart[] = [];
    const length = response.headers.get("content-length");
    const progress: Progress = { loaded: 0, total: length === null ? null : Number(length) };
    for await (const part of chunksOf(response)) {
      heard();
      parts.push(part);
      progress.loaded += part.length;
      onProgress?.({ ...progress });
    }
    const type = response.headers.get("content-type") ?? "";
    const name = fileName(response.headers.get("content-disposition"));
    return { blob: new Blob(parts, { type }), name };
  } finally {
    clearTimeout(timer);
  }
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
