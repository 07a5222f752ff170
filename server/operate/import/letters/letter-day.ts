import { fold } from "#/contract/fold.ts";
import { dayIn } from "./held-until.ts";

/** `Date: Fri, 20 Nov 2026`: the head of a mail that says its day. */
const HEAD = /^\s*(?:date|sent|datum|gesendet|envoye|data|inviato|fecha|enviado)\s?:(?=.*\d)/;
/** `Göttingen, den 9. November 2026`: a line of a letter with its place and its day alone. */
const LETTERHEAD = /^\s*(?:\p{L}[\p{L} .'-]{1,40}, ?)?(?:(?:den|le|the|am|il|el|on) )?(?=[\p{L}\d])/u;
/** Number of lines in which a letter says its day. */
const HEAD_LINES = 12;

/**
 * Returns the day of a letter as `YYYY-MM-DD`: the latest in the heads of its mails, else the one in its letterhead, else
 * the one in its file's name; null if none is known.
 */
export function letterDay(file: string, text: string): string | null {
  const lines = text.split("\n").map((line) => line.trim());
  const ofMails = lines.flatMap((line) => (HEAD.test(fold(line)) ? (dayIn(line) ?? []) : []));
  const ofLetter = lines.slice(0, HEAD_LINES).flatMap((line) => {
    const rest = fold(line).replace(LETTERHEAD, "").replace(/\.$/, "");
    return /^\S+(?: \S+){0,3}$/.test(rest) ? (dayIn(rest) ?? []) : [];
  });
  return ofMails.toSorted().at(-1) ?? ofLetter[0] ?? dayIn(file.replaceAll("_", " "));
}
