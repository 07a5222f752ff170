import { fold } from "#/contract/fold.ts";
import { type Clock, RATES } from "#/features/cue-sheets/time/timecode.ts";
import { MADE_IN_PICTURE } from "../played-music.ts";
import { isSetAside } from "../tables/row-remarks.ts";
import { type Line, LONGEST_LINE } from "./prose-lines.ts";
import { framesOfTime, momentIn, secondsAdded, type WrittenPlace } from "./prose-times.ts";
import { plainLine } from "./quoted-lines.ts";

/** Words, folded, for music of which nobody tells the title: people make it in the picture, or a radio plays jingles. */
const PLAYED = new RegExp(
  `(?<!\\p{L})(?:${MADE_IN_PICTURE}|jingles?|hums?|fischiettan?o?|silban?|tocan?)(?!\\p{L})`,
  "u",
);
/** Sentences about sound that is no music, or about music that somebody only plans, folded. */
const DENIED =
  /bruitee?s?|pas de musique|no music|nettoyee?s? au mix|n'entend plus|a deplacer|voudrait|would like|planned/;
/** An appointment, whose time is an hour of the day, folded. */
const APPOINTMENT = /(?<![\p{L}])(?:rdv|rendez-vous|meeting|termin|cita|appuntamento)(?![\p{L}])/u;
const MOST_WORDS = 30;
/** Numbers of words of the titles by which a sentence may name a row. */
const TITLE_LENGTHS = [1, 2, 3, 4, 5, 6];
/** The rate at which times are compared, before that of the list is known. */
const CLOCK: Clock = { rate: RATES["25"], perSecond: 25 };
/** How far behind the last row music of the same programme may be, in seconds. */
const FARTHEST = 3600;
const SENTENCES = /(?<=[!?])\s+|(?<=\.)\s+(?=\p{Lu})/u;

/**
 * Returns the lines of a list in which a sentence that tells a moment and describes who makes music there, without a
 * title, is a row whose title and end the person enters: «08:30 fanfare qui passe dans la rue». A sentence that names
 * the title of a row, or tells a moment within a row or long after all rows, is about something else.
 */
export function withDescribedMusic(lines: readonly Line[]): Line[] {
  const rows = lines.filter(({ row }) => row !== null);
  if (!rows.some(({ row }) => row?.role === "music")) return [...lines];
  const isElsewhere = betweenRows(rows);
  const titles = new Set(rows.map(({ row }) => wordsAsWritten(row?.title ?? "").join(" ")));
  const isOther = (sentence: string, time: string) => {
    const words = wordsAsWritten(sentence);
    const names = (from: number, length: number) => titles.has(words.slice(from, from + length).join(" "));
    return isElsewhere(time) && !words.some((_, from) => TITLE_LENGTHS.some((length) => names(from, length)));
  };
  return lines.map((line) => (line.row ? line : described(line, isOther)));
}

const wordsAsWritten = (text: string) => text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns whether a time lies in none of the places of rows, and not long after them. */
function betweenRows(rows: readonly Line[]): (time: string) => boolean {
  const whole = secondsAdded(rows.flatMap(({ place }) => [place?.start ?? "", place?.end ?? ""]));
  const secondsOf = (time: string | null | undefined) => {
    const frames = time ? framesOfTime(whole(time), CLOCK) : null;
    return frames === null ? null : frames / CLOCK.perSecond;
  };
  const places = rows.flatMap(({ place }) => {
    const start = secondsOf(place?.start);
    const length = secondsOf(place?.length);
    const end = secondsOf(place?.end) ?? (start !== null && length !== null ? start + length : start);
    return start === null || end === null ? [] : [{ start, end }];
  });
  const last = places.reduce((latest, { end }) => Math.max(latest, end), 0);
  return (time) => {
    const at = secondsOf(time);
    return at !== null && at <= last + FARTHEST && !places.some(({ start, end }) => at >= start && at < end);
  };
}

function described(line: Line, isOther: (sentence: string, time: string) => boolean): Line {
  const text = plainLine(line.text);
  if (text.length > LONGEST_LINE || line.depth > 0 || /["\u00ab\u201c\u201e]/.test(text)) return line;
  for (const sentence of text.split(SENTENCES)) {
    const moment = momentIn(sentence);
    const folded = fold(sentence);
    if (
      !moment ||
      !PLAYED.test(folded) ||
      APPOINTMENT.test(folded) ||
      DENIED.test(folded) ||
      isSetAside("", [sentence])
    )
      continue;
    if (!isOther(sentence, moment.start)) continue;
    const title = `${sentence.slice(0, moment.at)} ${sentence.slice(moment.until)}`
      .replace(/^[\s:,;.*\u2013\u2014-]+/, "")
      .replace(/\s+/g, " ")
      .split(/[,;]/)[0]
      ?.trim();
    if (!title || title.split(" ").length > MOST_WORDS) continue;
    const place: WrittenPlace = { ...moment, kind: "unknown", end: null, length: null };
    return {
      ...line,
      place,
      row: { title: `?? ${title}`, version: "", role: "", isOff: false, reference: "" },
    };
  }
  return line;
}
