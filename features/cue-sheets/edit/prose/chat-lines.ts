/** A day as chats write it: «11/03/2026», «3/11/26», «11.03.26», «2026-03-11». */
const DAY = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}[/.-]\d{1,2}[/.-]\d{1,2})`;
/** The time of a message: «18:02:51», “6:02 PM”, «6:02 p. m.», «18h02». */
const TIME = String.raw`\d{1,2}[:.h]\d{2}(?::\d{2})?(?:[\s\u202f]?[ap]\.?\s?m\.?)?`;
const DAY_AND_TIME = String.raw`${DAY}(?:,|\s(?:at|\u00e0|um|alle|a las))?\s${TIME}`;
/** «[11/03/2026, 18:02:51] », «[11/03 18:02] », «[18:02, 11/03/2026] », «11/03/2026, 18:02 - »; invisible marks may precede them. */
const STAMP = String.raw`^[\u200e\u200f\u202a-\u202e\s]*(?:\[(?:${DAY_AND_TIME}|\d{1,2}[/.]\d{1,2}\.?,?\s${TIME}|${TIME},\s${DAY})\]\s|${DAY_AND_TIME}\s[-\u2013]\s)[\u200e\u200f]?`;
/** The name of the person who sends a message: «Dev (edit): », «+33 6 12 34 56 78: ». */
const SENDER = String.raw`(?:~\s?)?[\p{L}\p{N}+][^:"\u00ab\u201c[\]<>]{0,60}?\s?:\s`;
const MESSAGE = new RegExp(`${STAMP}${SENDER}`, "iu");
const STAMPED = new RegExp(STAMP, "iu");
const LONGEST_HEAD = 120;
const LEAST_MESSAGES = 2;

/**
 * Returns the lines of a text without the times and the senders of messages if it is copied out of a chat, so that
 * neither is taken for music or its place; otherwise the lines as they are.
 */
export function withoutSenders(lines: readonly string[]): readonly string[] {
  const heads = lines.map((line) => MESSAGE.exec(line.slice(0, LONGEST_HEAD))?.[0] ?? "");
  if (heads.filter((head) => head !== "").length < LEAST_MESSAGES) return lines;
  return lines.map((line, at) => {
    const head = heads[at] || (STAMPED.exec(line.slice(0, LONGEST_HEAD))?.[0] ?? "");
    return line.slice(head.length);
  });
}
