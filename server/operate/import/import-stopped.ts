import { MediaAwayError } from "#/server/platform/http/media-away-error.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";

/** Error for an import that cannot continue; everything imported so far is safe. */
export class ImportStopped extends Error {
  readonly notice: Notice;

  constructor(notice: Notice, options?: ErrorOptions) {
    super(notice.key, options);
    this.name = "ImportStopped";
    this.notice = notice;
  }
}

/** Node error codes and Postgres SQLSTATEs that mean a full disk. */
const FULL = new Set(["ENOSPC", "EDQUOT", "53100"]);
const FORBIDDEN = new Set(["EACCES", "EPERM", "EROFS"]);
/** SQLSTATE classes 08 and 57 and connection errors: the database server or the connection to it is gone. */
const DATABASE_GONE = /^(?:08|57P)|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/**
 * Returns the reason to stop the import, from anywhere in an error's chain of causes; null if the error concerns only
 * one file.
 */
export function stopReason(error: unknown, folder: string): Notice | null {
  for (let link = error, depth = 0; link instanceof Error && depth < 9; link = link.cause, depth += 1) {
    const code = "code" in link ? String(link.code) : "";
    if (link instanceof MediaAwayError)
      return { key: "mediaFailed", values: { folder: link.place, reason: link.reason } };
    const values = { folder, reason: link.message };
    if (FULL.has(code) || /no space left on device/i.test(link.message)) return { key: "diskFull", values };
    if (FORBIDDEN.has(code)) return { key: "folderReadOnly", values };
    if (DATABASE_GONE.test(code)) return { key: "databaseGone", values };
  }
  return null;
}

/** Returns the error for a sound that could not be written to the media store at `folder`. */
export function mediaFailure(
  { code, detail }: { code: string; detail: string },
  folder: string,
): ImportStopped {
  const cause = Object.assign(new Error(detail), { code });
  const values = { folder, reason: detail };
  return new ImportStopped(stopReason(cause, folder) ?? { key: "mediaFailed", values }, { cause });
}

/** Returns the message of an error's innermost cause. */
export function deepestMessage(error: unknown): string {
  // A host name with several addresses may fail at each of them; the aggregate error then has no message of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return deepestMessage(error.errors[0]);
  return error instanceof Error && error.cause ? deepestMessage(error.cause) : String(error);
}
