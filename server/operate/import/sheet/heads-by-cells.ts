import { bare } from "#/server/operate/import/tags/bare.ts";
import { parseIsrc } from "#/server/operate/import/tags/read-tags.ts";
import type { SheetColumn } from "./sheet-columns.ts";

/** Headers that may mean the reference of an album where no other column is one. */
const OF_WORK = new Set(["refoeuvre", "referenceoeuvre", "workref", "workreference"]);
/** An album's code in a column for the label's: `IVT012`, but not the label code «LC 01234» of broadcasters. */
const CODE_OF_ALBUM = /^(?!LC)\p{Lu}{2,5}[ _-]?\d{3,6}$/u;

/**
 * Settles by their cells the columns whose headers may mean titles or numbers, codes or names. A column of an unknown
 * header is that of the ISRCs if each of its cells is one, and no other column is.
 */
export function settleByCells(
  headers: readonly string[],
  columns: (SheetColumn | null)[],
  rows: readonly (readonly string[])[],
  isPeople: (place: number) => boolean,
): void {
  const ofIsrcs: number[] = [];
  for (const [place, header] of headers.entries()) {
    const filled = rows.map((cells) => cells[place]?.trim() ?? "").filter((cell) => cell !== "");
    const hasAll = (pattern: RegExp) => filled.every((cell) => pattern.test(cell));
    if (/^(?:trk|song)$/i.test(header.trim()) && columns[place] === "title" && hasAll(/^\d+$/))
      columns[place] = columns.includes("trackNumber") ? null : "trackNumber";
    // A sheet may give a cue a name of its own beside the track's title.
    if (/^cue /i.test(header.trim()) && columns.filter((one) => one === columns[place]).length > 1)
      columns[place] = null;
    // «CD Number» means the number of the disc or the code of the album.
    if (/^cd (?:number|no|n\u00B0)$/i.test(header.trim()) && filled.length > 0 && hasAll(/^\d{1,2}$/))
      columns[place] = columns.includes("disc") ? null : "disc";
    if (/^(?:cat|catalogue)$/i.test(header.trim()) && !hasAll(/\d/)) columns[place] = null;
    const mayBeReference =
      OF_WORK.has(bare(header)) ||
      (bare(header) === "labelcode" && filled.length > 0 && hasAll(CODE_OF_ALBUM));
    if (mayBeReference && !columns.includes("reference")) columns[place] = "reference";
    const isFree = columns[place] === null && !isPeople(place);
    if (isFree && filled.length > 0 && filled.every((cell) => parseIsrc(cell) !== null)) ofIsrcs.push(place);
  }
  const [place, ...others] = ofIsrcs;
  if (place !== undefined && others.length === 0 && !columns.includes("isrc")) columns[place] = "isrc";
}
