import { fold } from "#/contract/fold.ts";
import { type RowTitle, titleIn } from "../prose-title.ts";
import { withoutStruck } from "../struck-text.ts";
import { isSilencedBehindTitle } from "../tables/row-remarks.ts";
import { isKindOfMusic, isLabelBefore, isNameBefore } from "./kinds-of-rows.ts";
import { rowWithLength } from "./length-at-end.ts";
import { titleInstead } from "./prose-correction.ts";
import { isReplacement } from "./prose-sentences.ts";
import { lengthBehind, placeIn, startIn, type WrittenPlace, withColons } from "./prose-times.ts";
import { unquotedLine } from "./quoted-lines.ts";
import { firstSentenceEnd } from "./row-sentence.ts";

/** Maximum length of a row; a longer line is running text, or data that nobody typed as a row. */
export const LONGEST_LINE = 400;
const BULLET = /^\s*(?:[-\u2013\u2014\u2022*\u00b7]\s+|\d{1,2}[.)]\s+)?/u;
/** Lines of a mail's header. */
export const MAIL_HEADER =
  /^[^\S\r\n]*(?:de|\p{L}|objet|sujet|envoy\p{L}|from|to|subject|date|sent|para|asunto|assunto|oggetto|betreff|cc|tel|t\p{L}l|phone|mobile)\s*:/iu;
/** Words for times of appointments, not of music: «je suis joignable de 14:00 a 15:30». */
const APPOINTMENT =
  /(?:^|[^a-z])(?:dispo(?:nible)?s?|joignables?|available|reachable|rendez-vous|rdv|meeting|reunion|call me|appele[zr]|horaires|office hours|ouverts?|a ecrit|wrote)(?:[^a-z]|$)/;
/** The label of a rundown's line for its part of the programme, in a column before the music: «19:00:00  GEN     G\u00e9n\u00e9rique». */
const LABEL =
  /^(\s*\d{1,2}:\d{2}(?::\d{2})?(?:\s?[-\u2013>]+\s?\d{1,2}:\d{2}(?::\d{2})?)?\s+)(?:GEN|TITRES?|TITLES?|VIRG|OFF|FIN|TAPIS|JINGLE|STING|BED|OPEN|CLOSE|M[E\u00c9]T[E\u00c9]O|WEATHER|HEADS)\s{2,}(?=\S)/u;
const MOST_WORDS_BEFORE = 8;
const QUOTE = /[\u00ab\u201c"]/;
/** «2024-05-01», «01/05/2024»: such a line belongs to a log or a diary. */
const DATE = /(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{4})(?!\d)/;
/** «Une trentaine de secondes de Delta»: the word between a length and a title. */
const OF_LENGTH =
  /^\s*[,:]?\s*(?:de |d['\u2019]|of |von |mit |with |di |van |con )(?=["\u00ab\u201c\u201e]?\s?\p{Lu})/u;
const LEAST_ROWS = 2;

/** A line of a mail with its place and its title if it is a row of a list; `depth` tells how often it was quoted. */
export type Line = {
  line: number;
  text: string;
  depth: number;
  bullet: string;
  place: WrittenPlace | null;
  row: RowTitle | null;
};

/** Reads lines of a list that state a start alone: beside rows with ends, and with the same kind of bullet. */
export function withStarts(lines: readonly Line[]): Line[] {
  const rows = lines.filter(({ row }) => row !== null);
  if (rows.length < LEAST_ROWS) return [...lines];
  const bullets = new Set(rows.map(({ depth, bullet }) => `${depth}${bullet.replace(/\d/g, "").trim()}`));
  return lines.map((one) => {
    if (one.row || !bullets.has(`${one.depth}${one.bullet.replace(/\d/g, "").trim()}`)) return one;
    const labelled = lineOf(one.text, one.line, placeIn, true);
    if (labelled.row) return labelled;
    const read = lineOf(one.text, one.line, startIn);
    const title = read.row?.title ?? "";
    const isTitle = /^["\u00ab\u201c\u201e]?\s?\p{Lu}/u.test(title) || isKindOfMusic(title);
    return isTitle && (read.row?.title.split(" ").length ?? 0) <= MOST_WORDS_BEFORE ? read : one;
  });
}

/**
 * Returns a line with its place, as `placeOf` finds it, and its title if it is a row of the list; beside other rows
 * (`isBeside`) a label may stand before its times.
 */
export function lineOf(
  fullLine: string,
  line: number,
  placeOf: (rest: string) => WrittenPlace | null,
  isBeside = false,
): Line {
  const { text, depth } = unquotedLine(fullLine);
  const bullet = BULLET.exec(text.slice(0, LONGEST_LINE))?.[0] ?? "";
  const none = { line, text: fullLine, depth, bullet, place: null, row: null };
  const row = rowPart(text);
  if (row.length > LONGEST_LINE || MAIL_HEADER.test(row)) return none;
  const { text: read, isStruck } = withoutStruck(row.slice(bullet.length).replace(LABEL, "$1"));
  const written = read.replace(/\s+/g, " ").trimStart();
  const found = placeOf(withColons(written));
  // «19:13:30  FIN  Generique  0'25»: such a word is a label of the row, not its end.
  const hasOwnEnd = found !== null && found.kind !== "toEnd" && found.kind !== "unknown";
  const ended = hasOwnEnd ? null : rowWithLength(read);
  const { rest, place } = ended ?? { rest: written, place: found };
  if (!place) return none;
  const before = rest.slice(0, place.at).trim();
  const words = before.split(/\s+/).length;
  // «The shoot is from 10:15 to 11:00» is a sentence: words before the times are a title only if a sign follows them.
  const isTitle = before === "" || (words <= MOST_WORDS_BEFORE && /[^\p{L}\p{N}]$/u.test(before));
  const isLabelled = isBeside && before !== "" && isLabelBefore(before, place, rest.slice(place.at));
  const sentence = rest.slice(0, Math.max(place.until, place.at + firstSentenceEnd(rest.slice(place.at))));
  const isNamed = isBeside && before !== "" && isNameBefore(before, place, sentence.slice(place.until));
  const isList = /\S/.test(bullet) || QUOTE.test(rest) || isTitle || isLabelled || isNamed;
  if (!isList || DATE.test(sentence) || APPOINTMENT.test(fold(sentence))) return none;
  const behind = place.kind === "unknown" ? lengthBehind(rest.slice(place.until)) : null;
  const placed: WrittenPlace = behind ? { ...place, kind: "length", length: behind.length } : place;
  const after = (behind?.rest ?? rest.slice(place.until)).replace(
    place.kind === "unknown" ? OF_LENGTH : /^(?!)/,
    "",
  );
  const described =
    isLabelled && /\p{L}/u.test(after)
      ? `${after} (${before})`
      : `${before}${/^[.!]\s/.test(after) ? "" : " "}${after}`;
  const instead = titleInstead(described);
  if (instead === null && isReplacement(described)) return none;
  const titled = titleIn(instead ?? described);
  const named = titled && withoutSentences(titled, described);
  // Without an end of the row such a word may tell where its music ends.
  const isSilenced = placed.kind !== "unknown" && placed.kind !== "toEnd" && isSilencedBehindTitle(described);
  return {
    ...none,
    place: placed,
    row: named && (isStruck || isSilenced) ? { ...named, isOff: true } : named,
  };
}

/** Returns the part of a long line that may be a row: its first sentence. */
const rowPart = (text: string) =>
  text.length <= LONGEST_LINE ? text : text.slice(0, firstSentenceEnd(text.slice(0, LONGEST_LINE * 2)));

/** Returns a title that is not quoted without the sentences that follow it in its line. */
function withoutSentences(row: RowTitle, described: string): RowTitle {
  const end = firstSentenceEnd(described);
  const alone = row.role === "music" || end === described.length ? null : titleIn(described.slice(0, end));
  return alone ? { ...row, title: alone.title, version: alone.version || row.version } : row;
}
