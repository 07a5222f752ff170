import { type Entry, fromBufferPromise } from "yauzl";
import { SheetError } from "#/server/operate/import/sheet/sheet-text.ts";

/** Maximum size in bytes of all parts that we read, once unpacked: a zip can shrink them to a thousandth. */
const MAX_UNPACKED = 100 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;

/** The parts of a workbook, by their names in the zip. */
interface Archive {
  names: ReadonlySet<string>;
  /** Returns the text of a part; null if there is no such part. */
  text(name: string): Promise<string | null>;
}

/** Returns the error for a workbook that is too large once unpacked, or has too many cells. */
export const tooLarge = (file: string) =>
  new SheetError({ key: "workbookTooLarge", values: { file, megabytes: MAX_UNPACKED / MEBIBYTE } });

/**
 * Opens a zip. Unpacks only the requested parts, and of these no more than the maximum size.
 * @throws {SheetError} for a damaged zip.
 */
export async function openArchive(bytes: Uint8Array, file: string): Promise<Archive> {
  const damaged = (cause: unknown) => new SheetError({ key: "workbookDamaged", values: { file } }, { cause });
  const { zip, entries } = await listed(bytes).catch((cause) => {
    throw damaged(cause);
  });
  let left = MAX_UNPACKED;
  return {
    names: new Set(entries.keys()),
    async text(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      // The zip reader refuses a part that is larger than it declares.
      left -= entry.uncompressedSize;
      if (left < 0) throw tooLarge(file);
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      } catch (cause) {
        throw damaged(cause);
      }
      return new TextDecoder().decode(Buffer.concat(chunks));
    },
  };
}

async function listed(bytes: Uint8Array) {
  const zip = await fromBufferPromise(Buffer.from(bytes));
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return { zip, entries };
}
