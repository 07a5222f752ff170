import { UnreadableWorkbook } from "./unreadable-workbook.ts";

/** A file in a zip. A server and a browser unpack it in different ways. */
export interface ZipPart {
  /** Size in bytes that the zip declares for the unpacked file. */
  size: number;
  /** Unpacks the file; throws if it is damaged or larger than declared. */
  read(): Promise<Uint8Array>;
}

/** The files of a zip by their names. */
export type Zip = ReadonlyMap<string, ZipPart>;

/** Maximum size in megabytes of all parts that we read, once unpacked: a zip can shrink them to a thousandth. */
export const MAX_UNPACKED_MEGABYTES = 100;
const MEBIBYTE = 1024 * 1024;

/**
 * Returns a function that gives the text of a part, or null if there is no such part. It unpacks only the requested
 * parts, and of these no more than the maximum size.
 */
export function partTexts(zip: Zip): (name: string) => Promise<string | null> {
  let left = MAX_UNPACKED_MEGABYTES * MEBIBYTE;
  return async (name) => {
    const part = zip.get(name);
    if (!part) return null;
    left -= part.size;
    if (left < 0) throw new UnreadableWorkbook("tooLarge");
    return new TextDecoder().decode(await part.read());
  };
}
