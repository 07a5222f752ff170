import { FRAME_RATES, LAST_FRAME } from "#/contract/cue-sheet.ts";
import { fold } from "#/contract/fold.ts";
import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import { clockOf, codeIn } from "#/features/cue-sheets/time/read-time.ts";
import { type FrameRate, nameOfRate, RATES } from "#/features/cue-sheets/time/timecode.ts";
import { type Edit, type EditClip, editOf, MOST_CLIPS, Skipped, UnreadableEdit } from "../edit.ts";
import { framesSaid, placeIn, type Said, totalIn } from "./prose-times.ts";
import { knownTitle, type Told, toldIn } from "./prose-title.ts";

/** Longer lines are no rows that a person wrote. */
const LONGEST_LINE = 400;
/** A mail with a list is short; longer texts are something else. */
const LONGEST_TEXT = 200_000;
const BULLET = /^\s*(?:[-\u2013\u2014\u2022*\u00b7]\s+|\d{1,2}[.)]\s+)?/u;
/** Lines of a mail's head, and what it answers to. */
const HEAD =
  /^[^\S\r\n]*(?:>|(?:de|\p{L}|objet|sujet|envoy\p{L}|from|to|subject|date|sent|cc|tel|t\p{L}l|phone|mobile)\s*:)/iu;
const SUBJECT = /^[^\S\r\n]*(?:objet|sujet|subject)\s*:\s*(?:(?:re|tr|fw|fwd)\s*:\s*)*(.+)$/imu;
/** Times of people, not of music: «je suis joignable de 14:00 a 15:30». */
const OF_PEOPLE =
  /(?:^|[^a-z])(?:dispo(?:nible)?s?|joignables?|available|reachable|rendez-vous|rdv|meeting|reunion|call me|appele[zr]|horaires|office hours|ouverts?|a ecrit|wrote)(?:[^a-z]|$)/;
const MOST_WORDS_BEFORE = 8;
const QUOTE = /[\u00ab\u201c"]/;
/** «2024-05-01», «01/05/2024»: the line of a log or of a diary. */
const DATE = /(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{4})(?!\d)/;
/** Hours from six o'clock on, in steps of five minutes. */
const HOURS = /^(?:0[6-9]|[6-9]|1\d|2[0-4]):\d[05]$/;
const RATE =
  /(?<![\d.,])(\d{2}(?:[.,]\d{1,3})?)\s{0,3}(df|drop(?:[ -]frame)?)?\s{0,3}(?:i\/s|ips|im\/s|im\.\/s|fps|images?\s*(?:\/|par)\s*s(?:econde)?|frames?\s*(?:\/|per|a)\s*s(?:econd)?)(?!\p{L})/iu;

type Line = { line: number; text: string; said: Said | null; told: Told | null };

/**
 * Reads a list that a person has written in a mail or a note: lines that name a start, an end or a length, and a title.
 * All other lines are reported as skipped. Null when no line is one.
 */
export function readProse(text: string, assumed: Assumed): Edit | null {
  if (text.length > LONGEST_TEXT) return null;
  const lines = text
    .split(/\r\n|\r|\n/)
    .flatMap((one, index) => (one.trim() === "" ? [] : [lineOf(one, index + 1)]));
  const rows = lines.filter(({ told }) => told !== null);
  // A call sheet or the minutes of a meeting.
  if (rows.every(areHours)) return null;
  if (rows.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
  const titles = rows.flatMap(({ told }) => told?.title ?? []);
  const known = rateIn(text);
  const counted = clockOf(
    rows.flatMap(({ said }) => [said?.start ?? "", said?.end ?? ""]),
    assumed,
  );
  const clock = known ? { rate: known, perSecond: known.base } : counted.clock;
  const total = framesSaid(totalIn(text) ?? "", clock);
  const skipped = new Skipped();
  const clips = lines.flatMap(({ line, text, said, told }): EditClip[] => {
    const start = said && framesSaid(said.start, clock);
    // To the end of a programme of unknown length: the person tells the end.
    const isPoint = said?.end === null && said.length === null && total === null;
    const end =
      said &&
      (isPoint ? (start ?? 0) + 1 : endOf(said, start ?? 0, total, (time) => framesSaid(time, clock)));
    if (!told || start === null || end === null || end <= start || end > LAST_FRAME) {
      skipped.add(line, text.trim());
      return [];
    }
    const others = titles.filter((one) => one !== told.title);
    const title = told.role === "music" ? told.title : knownTitle(told.title, others);
    return [
      {
        name: told.version ? `${title} (${told.version})` : title,
        ...{ file: "", reel: "", channel: "A1", role: told.role, start, end, hasPicture: false },
        ...{ startCode: codeIn(said?.start ?? ""), endCode: codeIn(said?.end ?? "") },
        ...(isPoint && { isPoint }),
        ...(told.isOff && { isOff: true as const }),
      },
    ];
  });
  clips.sort((a, b) => a.start - b.start);
  const title = SUBJECT.exec(text)?.[1]?.trim() ?? "";
  const rates = known ? [nameOfRate(known)] : counted.rates;
  return editOf({ format: "text", title, rates, counted: clock.rate, clips }, skipped);
}

const areHours = ({ said, told }: Line) =>
  told?.role !== "music" && HOURS.test(said?.start ?? "") && HOURS.test(said?.end ?? "");

function endOf(said: Said, start: number, total: number | null, framesOf: (time: string) => number | null) {
  if (said.end !== null) return framesOf(said.end);
  const length = said.length === null ? null : framesOf(said.length);
  return said.length === null ? total : length === null ? null : start + length;
}

/** Returns a line with its place and its title, if it is a row. */
function lineOf(text: string, line: number): Line {
  const none = { line, text, said: null, told: null };
  if (text.length > LONGEST_LINE || HEAD.test(text)) return none;
  const bullet = BULLET.exec(text)?.[0] ?? "";
  const rest = text.slice(bullet.length).replace(/\s+/g, " ");
  const said = placeIn(rest);
  if (!said) return none;
  const before = rest.slice(0, said.at).trim();
  const words = before.split(/\s+/).length;
  // «The shoot is from 10:15 to 11:00» is a sentence: a title before its times has a sign behind it.
  const isTitle = before === "" || (words <= MOST_WORDS_BEFORE && /[^\p{L}\p{N}]$/u.test(before));
  const isList = /\S/.test(bullet) || QUOTE.test(rest) || isTitle;
  if (!isList || DATE.test(rest) || OF_PEOPLE.test(fold(rest))) return none;
  return { line, text, said, told: toldIn(`${before} ${rest.slice(said.until)}`) };
}

/** Returns the rate that a text names: «25 i/s», “29.97 DF fps”. */
function rateIn(text: string): FrameRate | null {
  const [, figure = "", drop] = RATE.exec(text) ?? [];
  const name = FRAME_RATES.find((one) => one === `${figure.replace(",", ".")}${drop ? " DF" : ""}`);
  return name ? RATES[name] : null;
}
