/** Number of characters in which the head of a mail ends. */
const LONGEST_HEAD = 256 * 1024;
/** What stands above a mail that a program has stored: the line of a mailbox, or the length that Apple Mail counts. */
const ABOVE = /^\uFEFF?\s*(?:From \S[^\r\n]*\r?\n|\d{1,10}[ \t]*\r?\n)?/;
const FIELD = /^[!-9;-~]+[ \t]*:/;
/** Fields that only programs write: «From:» and «Subject:» that somebody has typed above a list are no head. */
const OF_PROGRAMS =
  /^(?:message-id|mime-version|content-type|content-transfer-encoding|received|return-path)[ \t]*:/im;
const OF_PEOPLE = /^(?:from|to|subject|date)[ \t]*:/im;

/** Returns the number of characters before the first field of a stored mail; null for any other text. */
export function startOfMail(text: string): number | null {
  const start = ABOVE.exec(text.slice(0, LONGEST_HEAD))?.[0].length ?? 0;
  const written = text.slice(start, start + LONGEST_HEAD);
  const end = /\r?\n\r?\n/.exec(written)?.index;
  if (end === undefined) return null;
  const head = written.slice(0, end);
  const isHead = head.split(/\r?\n/).every((line, at) => FIELD.test(line) || (at > 0 && /^[ \t]/.test(line)));
  return isHead && OF_PROGRAMS.test(head) && OF_PEOPLE.test(head) ? start : null;
}

/** Returns whether a text is a mail as programs store it, with its whole head. */
export const isMail = (text: string) => startOfMail(text) !== null;
