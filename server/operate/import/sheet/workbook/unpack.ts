import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { SheetError } from "#/server/operate/import/sheet/sheet-text.ts";

/** What the parts of a workbook that we read may hold together once unpacked: a zip can pack a thousand to one. */
const MAX_UNPACKED = 100 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;

/** The parts of a workbook, by their names in the zip. */
interface Archive {
  names: ReadonlySet<string>;
  /** Returns the text of a part; null where there is none. */
  text(name: string): Promise<string | null>;
}

/** Returns the error for a workbook that is too large once unpacked, or has too many cells. */
export const tooLarge = (file: string) =>
  new SheetError({ key: "workbookTooLarge", values: { file, megabytes: MAX_UNPACKED / MEBIBYTE } });

/**
 * Opens a zip. Nothing in it is unpacked but the parts asked for, and of these no more than is allowed.
 * @throws {SheetError} for a damaged zip.
 */
export async function openArchive(bytes: Uint8Array, file: string): Promise<Archive> {
  const damaged = (cause: unknown) => new SheetError({ key: "workbookDamaged", values: { file } }, { cause });
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, opened) =>
      error ? reject(damaged(error)) : resolve(opened),
    ),
  );
  const entries = await new Promise<Map<string, Entry>>((resolve, reject) => {
    const found = new Map<string, Entry>();
    zip.on("error", (error) => reject(damaged(error)));
    zip.on("end", () => resolve(found));
    zip.on("entry", (entry: Entry) => {
      found.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
  let left = MAX_UNPACKED;
  return {
    names: new Set(entries.keys()),
    async text(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      // A part that holds more than it declares is refused by the reader of the zip.
      left -= entry.uncompressedSize;
      if (left < 0) throw tooLarge(file);
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of await streamOf(zip, entry)) chunks.push(chunk as Buffer);
      } catch (cause) {
        throw damaged(cause);
      }
      return new TextDecoder().decode(Buffer.concat(chunks));
    },
  };
}

const streamOf = (zip: ZipFile, entry: Entry) =>
  new Promise<NodeJS.ReadableStream>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );
