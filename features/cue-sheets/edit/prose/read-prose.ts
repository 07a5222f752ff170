import { fold } from "#/contract/fold.ts";
import { FRAME_RATES, LAST_FRAME } from "#/contract/frame-rates.ts";
import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import { clockOf, codeIn } from "#/features/cue-sheets/time/read-time.ts";
import { type FrameRate, nameOfRate, RATES } from "#/features/cue-sheets/time/timecode.ts";
import { type Edit, type EditClip, editOf, MOST_CLIPS, Skipped, UnreadableEdit } from "../edit.ts";
import { framesOfTime, placeIn, totalIn, type WrittenPlace } from "./prose-times.ts";
import { type RowTitle, titleIn, withoutRepeat } from "./prose-title.ts";

/** Maximum length of a row; a longer line is running text, or data that nobody typed as a row. */
const LONGEST_LINE = 400;
/** Maximum length of the text; mails with lists are short, so a longer text is something else. */
const LONGEST_TEXT = 200_000;
const BULLET = /^\s*(?:[-\u2013\u2014\u2022*\u00b7]\s+|\d{1,2}[.)]\s+)?/u;
/** Lines of a mail's header, and lines that it quotes. */
const MAIL_HEADER =
  /^[^\S\r\n]*(?:>|(?:de|\p{L}|objet|sujet|envoy\p{L}|from|to|subject|date|sent|para|asunto|assunto|oggetto|betreff|cc|tel|t\p{L}l|phone|mobile)\s*:)/iu;
const SUBJECT =
  /^[^\S\r\n]*(?:objet|sujet|subject|asunto|assunto|oggetto|betreff)\s*:\s*(?:(?:re|tr|fw|fwd)\s*:\s*)*(.+)$/imu;
/** Words for times of appointments, not of music: «je suis joignable de 14:00 a 15:30». */
const APPOINTMENT =
  /(?:^|[^a-z])(?:dispo(?:nible)?s?|joignables?|available|reachable|rendez-vous|rdv|meeting|reunion|call me|appele[zr]|horaires|office hours|ouverts?|a ecrit|wrote)(?:[^a-z]|$)/;
const MOST_WORDS_BEFORE = 8;
const QUOTE = /[\u00ab\u201c"]/;
/** «2024-05-01», «01/05/2024»: such a line belongs to a log or a diary. */
const DATE = /(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{4})(?!\d)/;
/** Hours of a day from six o'clock on, in steps of five minutes. */
const HOURS = /^(?:0[6-9]|[6-9]|1\d|2[0-4]):\d[05]$/;
const RATE =
  /(?<![\d.,])(\d{2}(?:[.,]\d{1,3})?)\s{0,3}(df|drop(?:[ -]frame)?)?\s{0,3}(?:i\/s|ips|im\/s|im\.\/s|fps|images?\s*(?:\/|par)\s*s(?:econde)?|frames?\s*(?:\/|per|a)\s*s(?:econd)?)(?!\p{L})/iu;

type Line = { line: number; text: string; place: WrittenPlace | null; row: RowTitle | null };

/**
 * Reads a list that a person has typed in a mail or a note: lines with a start, with an end or a length, and with a
 * title. All other lines are reported as skipped. Returns null if there is no such line.
 */
export function readProse(text: string, assumed: Assumed): Edit | null {
  if (text.length > LONGEST_TEXT) return null;
  const lines = text
    .split(/\r\n|\r|\n/)
    .flatMap((one, index) => (one.trim() === "" ? [] : [lineOf(one, index + 1)]));
  const rows = lines.filter(({ row }) => row !== null);
  // Such a text is a call sheet or the agenda of a meeting.
  if (rows.every(areHours)) return null;
  if (rows.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
  const titles = rows.flatMap(({ row }) => row?.title ?? []);
  const statedRate = rateStatedIn(text);
  const counted = clockOf(
    rows.flatMap(({ place }) => [place?.start ?? "", place?.end ?? ""]),
    assumed,
  );
  const clock = statedRate ? { rate: statedRate, perSecond: statedRate.base } : counted.clock;
  const total = framesOfTime(totalIn(text) ?? "", clock);
  const skipped = new Skipped();
  const clips = lines.flatMap(({ line, text, place, row }): EditClip[] => {
    const start = place && framesOfTime(place.start, clock);
    // If music lasts to the end of a programme of unknown length, the person enters the end.
    const isPoint = place?.end === null && place.length === null && total === null;
    const end =
      place &&
      (isPoint ? (start ?? 0) + 1 : endOf(place, start ?? 0, total, (time) => framesOfTime(time, clock)));
    if (!row || start === null || end === null || end <= start || end > LAST_FRAME) {
      skipped.add(line, text.trim());
      return [];
    }
    const others = titles.filter((one) => one !== row.title);
    const title = row.role === "music" ? row.title : withoutRepeat(row.title, others);
    return [
      {
        name: row.version ? `${title} (${row.version})` : title,
        ...{ file: "", reel: "", channel: "A1", role: row.role, start, end, hasPicture: false },
        ...{ startCode: codeIn(place?.start ?? ""), endCode: codeIn(place?.end ?? "") },
        ...(isPoint && { isPoint }),
        ...(row.isOff && { isOff: true as const }),
      },
    ];
  });
  clips.sort((a, b) => a.start - b.start);
  const title = SUBJECT.exec(text)?.[1]?.trim() ?? "";
  const rates = statedRate ? [nameOfRate(statedRate)] : counted.rates;
  return editOf({ format: "text", title, rates, counted: clock.rate, clips }, skipped);
}

const areHours = ({ place, row }: Line) =>
  row?.role !== "music" && HOURS.test(place?.start ?? "") && HOURS.test(place?.end ?? "");

function endOf(
  place: WrittenPlace,
  start: number,
  total: number | null,
  framesOf: (time: string) => number | null,
) {
  const length = place.length === null ? null : framesOf(place.length);
  if (place.end !== null) {
    const end = framesOf(place.end);
    return end !== null && end <= start && length !== null ? start + length : end;
  }
  return place.length === null ? total : length === null ? null : start + length;
}

/** Returns a line with its place and title if it is a row of the list. */
function lineOf(text: string, line: number): Line {
  const none = { line, text, place: null, row: null };
  if (text.length > LONGEST_LINE || MAIL_HEADER.test(text)) return none;
  const bullet = BULLET.exec(text)?.[0] ?? "";
  const rest = text.slice(bullet.length).replace(/\s+/g, " ");
  const place = placeIn(rest);
  if (!place) return none;
  const before = rest.slice(0, place.at).trim();
  const words = before.split(/\s+/).length;
  // «The shoot is from 10:15 to 11:00» is a sentence: words before the times are a title only if a sign follows them.
  const isTitle = before === "" || (words <= MOST_WORDS_BEFORE && /[^\p{L}\p{N}]$/u.test(before));
  const isList = /\S/.test(bullet) || QUOTE.test(rest) || isTitle;
  if (!isList || DATE.test(rest) || APPOINTMENT.test(fold(rest))) return none;
  return { line, text, place, row: titleIn(`${before} ${rest.slice(place.until)}`) };
}

/** Returns the rate that a text states: «25 i/s», “29.97 DF fps”. */
function rateStatedIn(text: string): FrameRate | null {
  const [, figure = "", drop] = RATE.exec(text) ?? [];
  const name = FRAME_RATES.find((one) => one === `${figure.replace(",", ".")}${drop ? " DF" : ""}`);
  return name ? RATES[name] : null;
}
