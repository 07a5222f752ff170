import { type Entry, fromBufferPromise } from "yauzl";
import { UnreadableWorkbook } from "#/contract/workbook/unreadable-workbook.ts";
import { readWorkbook, type Worksheet } from "#/contract/workbook/workbook.ts";
import { MAX_UNPACKED_MEGABYTES, type Zip, type ZipPart } from "#/contract/workbook/zip-parts.ts";
import { SheetError } from "./sheet-text.ts";

/**
 * Reads the worksheets of a workbook, in their order.
 * @throws {SheetError} for another kind of zip, a damaged workbook, and one that is too large once unpacked.
 */
export async function worksheetsOf(bytes: Uint8Array, file: string): Promise<Worksheet[]> {
  try {
    return await readWorkbook(await openZip(bytes));
  } catch (cause) {
    const reason = cause instanceof UnreadableWorkbook ? cause.reason : "damaged";
    if (reason === "noWorkbook") throw new SheetError({ key: "sheetIsWorkbook", values: { file } });
    if (reason === "damaged") throw new SheetError({ key: "workbookDamaged", values: { file } }, { cause });
    throw new SheetError({ key: "workbookTooLarge", values: { file, megabytes: MAX_UNPACKED_MEGABYTES } });
  }
}

async function openZip(bytes: Uint8Array): Promise<Zip> {
  const zip = await fromBufferPromise(Buffer.from(bytes));
  const partOf = (entry: Entry): ZipPart => ({
    size: entry.uncompressedSize,
    // The zip reader refuses a part that is larger than it declares.
    async read() {
      const chunks: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
  });
  const parts = new Map<string, ZipPart>();
  for await (const entry of zip.eachEntry()) parts.set(entry.fileName, partOf(entry));
  return parts;
}
