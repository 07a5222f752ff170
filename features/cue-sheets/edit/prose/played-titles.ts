import { withTitleAsked } from "../title-unknown.ts";
import { wordsOf } from "../title-words.ts";
import { namesKindOfMusic } from "./kinds-of-rows.ts";
import { type Line, LONGEST_LINE } from "./prose-lines.ts";
import { plainLine } from "./quoted-lines.ts";

const WORD = String.raw`\p{Lu}[\p{L}\p{N}'\u2019-]*`;
const SMALL =
  "of|the|a|in|on|and|my|you|to|for|with|de|la|le|les|des|du|et|un|une|dans|sur|der|die|das|dem|den|und|vom|von|im|am|zum|zur|el|los|y|del|con|della|al|van|het|en|op|over|met|di|e";
/** “Plays Wonderwall”, «chante « La Mer »», «singt Guten Abend». */
const PLAYED = new RegExp(
  String.raw`(?<!\p{L})(?:plays?|playing|played|sings?|singing|sang|does|hums?|whistles|joue|jouent|chante|chantent|fredonne|spielt|spielen|singt|singen|speelt|zingt|toca|tocan|canta|cantan|suona|suonano)\s+(?:["\u00ab\u201c\u201e]\s?([^"\u00ab\u00bb\u201c\u201d\u201e]{2,80}?)\s?["\u00bb\u201d\u201c]|(${WORD}(?: (?:(?:${SMALL}) )*${WORD})*))`,
  "u",
);
const BULLET = /^[-\u2013\u2022*\u00b7]\s+/;
/** Lines above a row in which somebody may have told what it plays. */
const MOST_ABOVE = 20;

/**
 * Returns the lines of a list in which a row that only names who plays has the title that a line above tells, “the busker
 * at the pier plays Wonderwall” for “busker 10:28-10:49”; if none does, the person enters it.
 */
export function withPlayedTitles(lines: readonly Line[]): Line[] {
  const played = lines.map(playedIn);
  return lines.map((line, at) => {
    const { row, text } = line;
    if (!isWho(line) || !row) return line;
    const who = ` ${wordsOf(row.title)} `;
    const above = played.slice(Math.max(0, at - MOST_ABOVE), at);
    const found = above.findLast((one) => one?.said.includes(who));
    if (found) return { ...line, row: { ...row, title: found.title, role: "music" } };
    const isFirst = plainLine(text).replace(BULLET, "").startsWith(row.title);
    return isFirst ? { ...line, row: { ...row, title: withTitleAsked(row.title) } } : line;
  });
}

/** Whether a row has no title, but a word for somebody who plays, or for a sound, in small letters. */
const isWho = ({ row, text }: Line) =>
  row?.role === "" &&
  text.length <= LONGEST_LINE &&
  !/[\p{Lu}?]/u.test(row.title) &&
  !namesKindOfMusic(row.title);

/** Returns the title that a line says somebody plays, and the words before it; null if it says none. */
function playedIn({ text, row }: Line): { said: string; title: string } | null {
  if (row || text.length > LONGEST_LINE) return null;
  const plain = plainLine(text);
  const found = PLAYED.exec(plain);
  if (!found) return null;
  const said = ` ${wordsOf(plain.slice(0, found.index))} `;
  return { said, title: (found[1] ?? found[2] ?? "").trim() };
}
