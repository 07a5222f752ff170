import { MediaAwayError } from "#/server/platform/media/media-away-error.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";

/** The whole import cannot go on; what was taken so far is safe. */
export class ImportStopped extends Error {
  readonly notice: Notice;

  constructor(notice: Notice, options?: ErrorOptions) {
    super(notice.key, options);
    this.name = "ImportStopped";
    this.notice = notice;
  }
}

/** Codes of Node, and SQLSTATE of Postgres, for a disk that takes nothing more. */
const FULL = new Set(["ENOSPC", "EDQUOT", "53100"]);
const FORBIDDEN = new Set(["EACCES", "EPERM", "EROFS"]);
/** Class 08 and 57: the connection or the server of the database is gone. */
const DATABASE_GONE = /^(?:08|57P)|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** The reason to stop that an error holds, anywhere in its chain of causes; null when only one file is concerned. */
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

/** What the innermost cause of an error says. */
export function deepestMessage(error: unknown): string {
  // A name with several addresses fails at each of them, and its own error says nothing.
  if (error instanceof AggregateError && error.errors.length > 0) return deepestMessage(error.errors[0]);
  return error instanceof Error && error.cause ? deepestMessage(error.cause) : String(error);
}
