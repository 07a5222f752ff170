import { textOfBytes } from "#/contract/text-of-bytes.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";

/** Error for a sheet that cannot be used at all; nothing was imported. */
export class SheetError extends Error {
  readonly notice: Notice;

  constructor(notice: Notice, options?: ErrorOptions) {
    super(notice.key, options);
    this.name = "SheetError";
    this.notice = notice;
  }
}

/** Maximum size: enough for a million rows of a hundred characters. */
const MAX_BYTES = 100 * 1024 * 1024;

/** @throws {SheetError} if the file is larger than 100 MB. */
export function checkSize(bytes: Uint8Array, file: string): void {
  if (bytes.length > MAX_BYTES)
    throw new SheetError({ key: "sheetTooLarge", values: { file, megabytes: 100 } });
}

/**
 * Decodes the text of a sheet from any encoding that a spreadsheet program writes (contract/text-of-bytes.ts).
 * @throws {SheetError} for anything that is not text.
 */
export function sheetText(bytes: Uint8Array, file: string): string {
  const text = textOfBytes(bytes);
  if (text.includes("\0")) throw new SheetError({ key: "sheetIsNoText", values: { file } });
  return text;
}
