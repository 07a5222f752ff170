import { textOfBytes } from "#/contract/text-of-bytes.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";

/** Thrown for a sheet that cannot be used at all; nothing was imported. */
export class SheetError extends Error {
  readonly notice: Notice;

  constructor(notice: Notice, options?: ErrorOptions) {
    super(notice.key, options);
    this.name = "SheetError";
    this.notice = notice;
  }
}

/** Enough for a million rows of a hundred characters. */
const MAX_BYTES = 100 * 1024 * 1024;

/**
 * Decodes the text of a sheet in whichever encoding a spreadsheet program wrote it (contract/text-of-bytes.ts).
 * @throws {SheetError} for a workbook, for anything that is not text, and beyond 100 MB.
 */
export function sheetText(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) throw new SheetError({ key: "sheetTooLarge", values: { megabytes: 100 } });
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) throw new SheetError({ key: "sheetIsWorkbook" });
  const text = textOfBytes(bytes);
  if (text.includes("\0")) throw new SheetError({ key: "sheetIsNoText" });
  return text;
}
