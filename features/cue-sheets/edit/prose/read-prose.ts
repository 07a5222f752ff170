import { LAST_FRAME } from "#/contract/frame-rates.ts";
import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import { clockOf, codeIn } from "#/features/cue-sheets/time/read-time.ts";
import { rateStatedIn } from "#/features/cue-sheets/time/stated-rate.ts";
import { type Clock, RATES } from "#/features/cue-sheets/time/timecode.ts";
import { type Edit, editOf, MOST_CLIPS, Skipped, UnreadableEdit } from "../edit.ts";
import { withPeopleOfPieces } from "../people-of-pieces.ts";
import { type NotedClip, withPeopleOfNotes } from "../tables/people-in-notes.ts";
import { leavesDoubt, saysTitleUnknown } from "../title-unknown.ts";
import { amendRows } from "./amended-rows.ts";
import { withoutSenders } from "./chat-lines.ts";
import { completeCodes } from "./codes-of-rows.ts";
import { withDescribedMusic } from "./described-music.ts";
import { rowsInLine, withFormerRows } from "./former-rows.ts";
import { isDescription } from "./prose-correction.ts";
import { type Line, LONGEST_LINE, lineOf, withStarts } from "./prose-lines.ts";
import { applyPeople, noteBehind, titleAlone, withPeopleOfOthers } from "./prose-people.ts";
import { framesOfTime, placeIn, secondsAdded, totalIn, type WrittenPlace } from "./prose-times.ts";
import { isSameMusic, repeatsOf, versionAround } from "./prose-title.ts";
import { newestRows, unquotedLine } from "./quoted-lines.ts";
import { withPlacesOfRundown } from "./rundown.ts";
import { applySentences, type RunningLine } from "./sentences-on-rows.ts";

/** Maximum length of the text; mails with lists are short, so a longer text is something else. */
const LONGEST_TEXT = 200_000;
const SUBJECT =
  /^[^\S\r\n]*(?:objet|sujet|subject|asunto|assunto|oggetto|betreff)\s*:\s*(?:(?:re|tr|fw|fwd)\s*:\s*)*(.+)$/imu;
/** Hours of a day from six o'clock on, in steps of five minutes. */
const HOURS = /^(?:0[6-9]|[6-9]|1\d|2[0-4]):\d[05]$/;

/**
 * Reads a list that a person has typed in a mail or a note: lines with a start, with an end or a length, and with a
 * title. Quoted lines are read if no newer line is a row. All other lines are reported as skipped. Returns null if there
 * is no row.
 */
export function readProse(fullText: string, assumed: Assumed): Edit | null {
  if (fullText.length > LONGEST_TEXT) return null;
  const written = fullText.split(/\r\n|\r|\n/);
  const bare = withPlacesOfRundown(withoutSenders(written));
  const text = bare.join("\n");
  const lines = withDescribedMusic(
    withFormerRows(
      withStarts(
        bare.flatMap((one, index) =>
          unquotedLine(one).text.trim() === ""
            ? []
            : rowsInLine(one).map((row) => lineOf(row, index + 1, placeIn)),
        ),
      ),
    ),
  );
  const rows = lines.filter(({ row }) => row !== null);
  // Such a text is a call sheet or the agenda of a meeting.
  if (rows.every(areHours)) return null;
  if (rows.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
  const repeated = repeatsOf(rows.flatMap(({ row }) => row?.title ?? []));
  const likely = clockOf(
    rows.flatMap(({ place }) => [place?.start ?? "", place?.end ?? ""]),
    assumed,
  );
  const stated = rateStatedIn(text);
  const clock = stated ? { rate: RATES[stated], perSecond: RATES[stated].base } : likely.clock;
  const total = framesOfTime(totalIn(text) ?? "", clock);
  const whole = secondsAdded(rows.flatMap(({ place }) => [place?.start ?? "", place?.end ?? ""]));
  const frameOf = (time: string) => framesOfTime(whole(time), clock);
  const skipped = new Skipped();
  let above: string | undefined;
  const placed = lines.flatMap((one, at): PlacedRow[] => {
    const { place, row, text, depth } = one;
    const start = place && frameOf(place.start);
    // If music lasts to the end of a programme of unknown length, the person enters the end.
    const isPoint = place?.kind === "unknown" || (place?.kind === "toEnd" && total === null);
    const end = place && (isPoint ? (start ?? 0) + 1 : endOf(place, start ?? 0, total, { frameOf, clock }));
    if (!row || start === null || end === null || end <= start || end > LAST_FRAME) return [];
    const alone = row.role === "music" ? row.title : titleAlone(row.title);
    const title =
      row.role === "music" ? alone : isSameMusic(alone) ? (above ?? alone) : repeated(alone, row.title);
    above = title;
    const below = lines[at + 1];
    const beside = below?.row || below?.depth !== depth ? "" : below.text;
    const isUnknown =
      saysTitleUnknown(`${text} ${beside}`) || (row.role === "" && isDescription(title, text));
    const version = row.version || versionAround(row.title, title);
    const name = version ? `${title} (${version})` : title;
    const clip: NotedClip = {
      // Such a name has no title that the sheet would take.
      name: isUnknown ? `?? ${name.split(/[.;]\s/)[0]}` : name,
      ...{ file: "", reel: "", channel: "A1", role: row.role, start, end, hasPicture: false },
      ...{ startCode: codeIn(place?.start ?? ""), endCode: codeIn(place?.end ?? "") },
      ...(row.reference && { reference: row.reference }),
      ...(isPoint && { isPoint }),
      ...(row.isOff && { isOff: true as const }),
      note: noteBehind(text, alone),
    };
    return [{ line: one, clip, depth, title, start, end }];
  });
  const newest = newestRows(placed);
  const running = lines.filter(({ row, text }) => row === null && text.length <= LONGEST_LINE);
  const codes = completeCodes([...newest], running);
  const sentences = applySentences(running, [...newest], { frameOf, tolerance: clock.rate.base });
  const amended = amendRows(
    running.filter((line) => !sentences.has(line)),
    [...newest],
    frameOf,
  );
  const ofPeople = applyPeople(
    running.filter((line) => !sentences.has(line) && !amended.applied.has(line)),
    [...newest],
  );
  const read = new Set<RunningLine>([
    ...ofPeople.read,
    ...[...newest].map(({ line }) => line),
    ...sentences,
    ...amended.applied,
    ...codes,
  ]);
  for (const one of lines) if (!read.has(one)) skipped.add(one.line, (written[one.line - 1] ?? "").trim());
  const noted = withPeopleOfNotes([...[...newest].map(({ clip }) => clip), ...amended.added]);
  const clips = withPeopleOfOthers(
    withPeopleOfPieces(noted),
    [...newest].map(({ line }) => line.text),
    ofPeople,
  ).sort((a, b) => a.start - b.start);
  const doubts = [...newest].flatMap(({ line, clip, title }) =>
    clip.isOff || !leavesDoubt(line.text.replace(title, ""), false)
      ? []
      : { line: line.line, name: title, text: line.text.trim() },
  );
  const title = SUBJECT.exec(text)?.[1]?.trim() ?? "";
  const rates = stated ? [stated] : likely.rates;
  return editOf({ format: "text", title, rates, countingRate: clock.rate, clips, doubts }, skipped);
}

type PlacedRow = {
  line: Line;
  clip: NotedClip;
  depth: number;
  title: string;
  start: number;
  end: number;
};

const areHours = ({ place, row }: Line) =>
  row?.role !== "music" && HOURS.test(place?.start ?? "") && HOURS.test(place?.end ?? "");

function endOf(
  place: WrittenPlace,
  start: number,
  total: number | null,
  { frameOf, clock }: { frameOf: (time: string) => number | null; clock: Clock },
) {
  const length = place.length === null ? null : framesOfTime(place.length, clock);
  if (place.end !== null) {
    const end = frameOf(place.end);
    return end !== null && end <= start && length !== null ? start + length : end;
  }
  return place.length === null ? total : length === null ? null : start + length;
}
