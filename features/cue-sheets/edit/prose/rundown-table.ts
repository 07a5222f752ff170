import type { CsvRecord } from "#/contract/csv-records.ts";
import { readSeconds } from "#/features/cue-sheets/time/read-time.ts";
import { namesMusic } from "../music-words.ts";
import { QUOTE } from "../prose-title.ts";
import { headsOrGuess } from "../tables/heads-by-contents.ts";
import { isTitleOfNone } from "../tables/no-title.ts";
import { isItemSkipped } from "../tables/skipped-items.ts";
import { tableColumns } from "../tables/table-columns.ts";
import { LONGEST_LINE } from "./prose-lines.ts";
import { placeIn } from "./prose-times.ts";
import { lineOfMusic } from "./rundown.ts";

const PIECES = /\s*(?:;|\n)\s*/;
/** Music that is heard as long as its element, whose title stands there, folded or not. */
const WHOLE_ELEMENT =
  /(?<!\p{L})(?:live|en direct|in direct|reprise|cover|toute la (?:s\p{L}quence|chanson)|whole (?:item|song|element)|ganzes? (?:lied|element)|performs?|plays?|sings?|joue(?:nt)?|chante(?:nt)?|singt|spielt|canta|toca|suona|speelt|zingt)(?!\p{L})/iu;
/** A length of its own without a place: «15 sec.», “about 20 seconds”. */
const OWN_LENGTH =
  /(?:^|[\s,(])\d{1,3}\s?(?:s|secs?|sec\.|secondes?|seconds?|sek(?:unden)?|segundos?|secondi|seconden)(?!\p{L})/iu;

type Element = { start: string; end: string; length: string; music: string; item: string };

/**
 * Returns a table as the lines of a list if it is a rundown: the elements of a programme with a column that describes
 * their music, in whose cells some of it has places of its own. Each line has the number that it has in the file; `title`
 * is the first line above the headings. Null for other tables.
 */
export function linesOfRundownTable(
  records: readonly CsvRecord[],
): { lines: string[]; title: string } | null {
  const heads = headsOrGuess(records.map(({ cells }) => cells));
  if (!heads || !namesMusic(heads.cells[heads.columns.name] ?? "")) return null;
  const { start, end, duration, name } = heads.columns;
  if (end === undefined && duration === undefined) return null;
  const rows = records.slice(heads.below);
  const columns = tableColumns(
    heads,
    rows.map(({ cells }) => cells),
  );
  // Columns for people and codes say more than the words of a cell.
  if (columns.people.length > 0 || columns.code !== -1) return null;
  const times = new Set([start, end, duration, name]);
  const below = rows.map(({ cells, line }) => ({
    line,
    cells,
    start: cells[start]?.trim() ?? "",
    end: cells[end ?? -1]?.trim() ?? "",
    length: cells[duration ?? -1]?.trim() ?? "",
    music: cells[name]?.trim() ?? "",
    item: cells.find((cell, at) => !times.has(at) && QUOTE.test(cell.slice(0, LONGEST_LINE))) ?? "",
  }));
  if (!below.some(hasPlaceInside)) return null;
  const lines: string[] = [];
  for (const row of below) {
    const others = row.cells.filter((_, at) => !times.has(at) || at === name).join(" ");
    lines[row.line - 1] = readSeconds(row.start) === null ? others : (lineOf(row) ?? others);
  }
  const title = records.slice(0, heads.above)[0]?.cells.filter((cell) => cell.trim() !== "") ?? [];
  return { lines: Array.from(lines, (line = "") => line.replace(/\s+/g, " ")), title: title.join(" ") };
}

/** Whether the music of an element has a place of its own that lies in the place of the element. */
function hasPlaceInside({ start, music }: Element): boolean {
  const place = music.length > LONGEST_LINE ? null : placeIn(music);
  const [from, own, until] = [start, place?.start, place?.end].map((time) => readSeconds(time ?? ""));
  return (
    place?.kind === "range" && from != null && own != null && until != null && own >= from && until > own
  );
}

/** Returns the music of an element as a line of a list, several pieces behind semicolons; null if it has none. */
function lineOf({ start, end, length, music, item }: Element): string | null {
  if (music === "" || music.length > LONGEST_LINE || isTitleOfNone(music)) return null;
  const reach = end === "" ? ` dur\u00e9e ${length}` : ` > ${end}`;
  const whole = (piece: string) => lineOfMusic(piece, start, OWN_LENGTH.test(piece) ? " > ?" : reach);
  if (isItemSkipped(music)) return whole(music);
  const pieces = music.split(PIECES).filter((piece) => piece !== "");
  const isPlaced = pieces.some((piece) => placeIn(piece)?.kind === "range");
  const placed = pieces.map((piece) => {
    if (isPlaced && placeIn(piece) === null) return piece;
    const isOfItem = item !== "" && !QUOTE.test(piece) && WHOLE_ELEMENT.test(piece);
    return whole(isOfItem ? `${item}, ${piece}` : piece);
  });
  return placed.join(" ; ");
}
