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
 * Decodes the text of a sheet as spreadsheet programs write it: UTF-8 with or without a BOM, UTF-16 with a BOM
 * (Excel's «Unicode text»), otherwise Windows-1252 (Excel's plain CSV on Windows).
 * @throws {SheetError} for a workbook, for anything that is not text, and beyond 100 MB.
 */
export function sheetText(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) throw new SheetError({ key: "sheetTooLarge", values: { megabytes: 100 } });
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) throw new SheetError({ key: "sheetIsWorkbook" });
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0)) throw new SheetError({ key: "sheetIsNoText" });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
