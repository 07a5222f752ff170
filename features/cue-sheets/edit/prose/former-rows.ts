import { fold } from "#/contract/fold.ts";
import { SAME_PIECE } from "../prose-title.ts";
import { versionNamed } from "../split-version.ts";
import { wordsOf } from "../title-words.ts";
import { namesKindOfMusic } from "./kinds-of-rows.ts";
import { type Line, LONGEST_LINE } from "./prose-lines.ts";
import { placeIn } from "./prose-times.ts";
import { plainLine } from "./quoted-lines.ts";
import { RowsInOrder } from "./rows-in-order.ts";

/** Words of somebody who corrects the times before: «euh non», “sorry, actually”. */
const CORRECTION =
  "(?:euh|heu|non|oups|pardon|correction|plut\u00f4t|plutot|en fait|sorry|no|wait|actually|rather|nein|moment|sondern|korrektur|scusa(?:te)?|anzi|perd\u00f3n|perdon|mejor dicho)";
const ONLY =
  "(?:mais |but |aber |ma |pero )?(?:seulement|uniquement|juste|only|just|nur|solo|s\u00f3lo|soltanto|solamente)";
/** The words before the other times, at the end of what stands before these. */
const CORRECTED_BY = new RegExp(`(?<!\\p{L})(?:${CORRECTION}[\\s,.:!]+)+$|(?<!\\p{L})${ONLY}\\s+$`, "iu");
const CORRECTS_ABOVE = new RegExp(`^(?:${CORRECTION}[\\s,.:!]+)+$`, "iu");
const ONLY_THERE = new RegExp(`(?<!\\p{L})${ONLY}\\s+$`, "iu");
/** A second row in the same line. */
const THEN = /[\s,;]+(?:et )?(?:puis|then|dann|danach|luego|despu\u00e9s|poi|e poi)\s+/iu;
/** What stands between several rows in a line. */
const PIECES = /\s*;\s+/;
/** A row that starts with its place or its title, unlike «fondu 0:48-0:50» or “see also 3:00-3:10”. */
const STARTS_ROW = /^[\d"\u00ab\u201c\u201e\p{Lu}]/u;
/** «Et re virgule», “again the sting”: the kind of music that a row above names. */
const AGAIN =
  /^(?:(?:et|and|und|e|y) )?(?:re|re-|encore|again|nochmals?|wieder|otra vez|de nuevo|di nuovo|ancora)[ -](?:(?:un|une|la|le|the|a|der|die|das|il|el) )?(\p{L}{3,})$/u;
/** Music that plays in spite of what was said before, folded. */
const KEPT =
  /(?<!\p{L})(?:gard(?:ez|er|e|ons)|remet(?:tez|s)?|keep|kept|behalten|behaltet|tenete|teniamo|dejad|dejamos)(?!\p{L})/u;
/** Lines between a row and its correction. */
const MOST_BETWEEN = 3;

/**
 * Returns a line as the rows that it has: «"Delta" 1:00 > 1:20 puis m\u00eame titre en full 1:20 > 1:40» has two. Times that
 * the line itself corrects are left out.
 */
export function rowsInLine(line: string): string[] {
  if (line.length > LONGEST_LINE) return [line];
  const pieces = piecesIn(line);
  if (pieces.length > 1) return pieces;
  const then = THEN.exec(line);
  const halves = then ? [line.slice(0, then.index), `- ${line.slice(then.index + then[0].length)}`] : [];
  const areRows = halves.length > 0 && halves.every((half) => placeIn(half)?.kind === "range");
  return areRows ? halves : [corrected(line)];
}

/** Returns the rows between the semicolons of a line; a piece without a place belongs to the row before it. */
function piecesIn(line: string): string[] {
  const rows: string[] = [];
  for (const piece of line.split(PIECES)) {
    const place = placeIn(piece);
    const isStart = STARTS_ROW.test(piece) || namesKindOfMusic(piece.slice(0, place?.at ?? 0));
    if ((isStart && place?.kind === "range") || rows.length === 0)
      rows.push(rows.length === 0 ? piece : `- ${piece}`);
    else rows.push(`${rows.pop()} ; ${piece}`);
  }
  return rows.every((row) => placeIn(row)?.kind === "range") ? rows : [];
}

/** Returns a line with the last times in place of those that it corrects. */
function corrected(line: string): string {
  const first = placeIn(line);
  if (first?.kind !== "range") return line;
  const rest = line.slice(first.until);
  const second = placeIn(rest);
  if (second?.kind !== "range") return line;
  const between = rest.slice(0, second.at);
  const by = CORRECTED_BY.exec(between);
  if (!by) return line;
  const times = rest.slice(second.at, second.until);
  return `${line.slice(0, first.at)}${times}${between.slice(0, by.index)}${rest.slice(second.until)}`;
}

/**
 * Returns the lines of a list in which rows that name the music of a row above have its title, «same track in full», and
 * in which the rows have the times that later lines correct; these lines are left out.
 */
export function withFormerRows(lines: readonly Line[]): Line[] {
  const read: Line[] = [];
  const ordered = new RowsInOrder();
  for (const line of lines) {
    const text = plainLine(line.text);
    if (corrects(text, line, read)) continue;
    const byOrder = ordered.withPieceMeant(line, text);
    if (!byOrder) ordered.add(line);
    read.push(byOrder ?? (line.row ? withSameTitle(line, read) : again(text, line, read)));
  }
  return read;
}

function withSameTitle(line: Line, above: readonly Line[]): Line {
  const title = fold(line.row?.title ?? "");
  const same = SAME_PIECE.exec(title);
  const former = same && above.findLast(({ row }) => row?.role === "music")?.row;
  if (!line.row || !former) return line;
  const behind = title
    .slice(same[0].length)
    .replace(/^[\s,]*(?:(?:en|in|mit|with|con)\s)?(?:version\s)?/, "");
  const version = line.row.version || (versionNamed(behind.trim(), false) ?? "");
  return { ...line, row: { ...line.row, title: former.title, role: former.role, version } };
}

/** Returns a line that repeats music which a row above names by its kind, as a row; any other line as it is. */
function again(text: string, line: Line, above: readonly Line[]): Line {
  const place = text.length > LONGEST_LINE ? null : placeIn(text);
  const kind = place ? AGAIN.exec(fold(text.slice(0, place.at)).trim())?.[1] : undefined;
  const former =
    kind && above.findLast((one) => one.row && ` ${wordsOf(one.text)} `.includes(` ${kind} `))?.row;
  return former && place ? { ...line, place, row: { ...former, isOff: false } } : line;
}

/** Gives the row that a line corrects its other times; false if the line corrects none. */
function corrects(text: string, { line, row, depth }: Line, above: Line[]): boolean {
  const place = text.length > LONGEST_LINE ? null : placeIn(text);
  if (place?.kind !== "range" || text.includes("?")) return false;
  const [before, behind] = [text.slice(0, place.at), text.slice(place.until)];
  const replace = (meant: Line | undefined, isKept: boolean) => {
    const at = meant ? above.indexOf(meant) : -1;
    if (!meant?.row || at === -1) return false;
    above[at] = { ...meant, place, row: { ...meant.row, isOff: meant.row.isOff && !isKept } };
    return true;
  };
  if (/\p{L}/u.test(behind)) return false;
  if (CORRECTS_ABOVE.test(before)) {
    const last = above.findLast((one) => one.row !== null && one.depth === depth);
    return replace(last && line - last.line <= MOST_BETWEEN ? last : undefined, false);
  }
  if (row || !ONLY_THERE.test(before)) return false;
  const words = ` ${wordsOf(before)} `;
  const named = above.filter((one) => one.row && words.includes(` ${wordsOf(one.row.title)} `));
  return named.length === 1 && replace(named[0], KEPT.test(fold(before)));
}
