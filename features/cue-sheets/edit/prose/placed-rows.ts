import { LAST_FRAME } from "#/contract/frame-rates.ts";
import { codeIn } from "#/features/cue-sheets/time/read-time.ts";
import type { Clock } from "#/features/cue-sheets/time/timecode.ts";
import { isSameMusic, type RowTitle, repeatsOf, versionAround } from "../prose-title.ts";
import type { NotedClip } from "../tables/people-in-notes.ts";
import { keyOfRow, numberMeantBy } from "../tables/same-rows.ts";
import { saysTitleUnknown } from "../title-unknown.ts";
import { isOfProgramme } from "./kinds-of-rows.ts";
import { isDividedBy, kindOfProseRow } from "./other-rows.ts";
import { isDescription } from "./prose-correction.ts";
import type { Line } from "./prose-lines.ts";
import { noteBehind, textBehind, titleAlone } from "./prose-people.ts";
import { framesOfTime, type WrittenPlace, withoutTimes } from "./prose-times.ts";
import { titleBeforeCode } from "./title-before-code.ts";

/** A row of a list with its clip. */
export type PlacedRow = {
  line: Line;
  clip: NotedClip;
  depth: number;
  title: string;
  start: number;
  end: number;
};

/** How the times of a list are read, and the length of its programme in frames; null if the list does not state it. */
export type TimesOfList = {
  frameOf: (time: string) => number | null;
  clock: Clock;
  total: number | null;
};

type Place = { start: number; end: number; isPoint: boolean };
/**
 * The title of a row, as it stands in the line (`alone`) and as it is known; what the line below says, if it is no row;
 * and whether the rows below divide this one.
 */
type Titled = { title: string; alone: string; beside: string; isDivided: boolean };

/** Returns the rows among the lines of a list, unless their places cannot be read, with their clips. */
export function placedRows(lines: readonly Line[], times: TimesOfList): PlacedRow[] {
  const repeated = repeatsOf(lines.flatMap(({ row }) => row?.title ?? []));
  const numbered = titlesByNumber(lines);
  let above: string | undefined;
  return lines.flatMap((line, at): PlacedRow[] => {
    const { row, depth } = line;
    const place = placeOf(line, times);
    if (!row || !place) return [];
    const isQuoted = row.role === "music";
    const alone = isQuoted ? row.title : titleBeforeCode(titleAlone(row.title, line.text), row.reference);
    const meant = numbered.get(numberMeantBy(alone) ?? "");
    const title = isQuoted
      ? alone
      : (meant ?? (isSameMusic(alone) ? (above ?? alone) : repeated(alone, row.title)));
    above = title;
    const below = lines[at + 1];
    const beside = below?.row || below?.depth !== depth ? "" : below.text;
    const clip = clipOf(line, row, place, {
      ...{ title, alone, beside },
      isDivided: isDividedBy(line, below),
    });
    return [{ line, clip, depth, title, start: place.start, end: place.end }];
  });
}

/** Returns the titles of the rows that are numbered, «2. 0:20-2:08 Delta», by which other rows name them: «idem n° 2». */
function titlesByNumber(lines: readonly Line[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const { bullet, row, text } of lines) {
    const number = keyOfRow(bullet.replace(/[).]/g, ""));
    if (!row || !/\d/.test(number) || numberMeantBy(row.title) !== null || titles.has(number)) continue;
    titles.set(
      number,
      row.role === "music" ? row.title : titleBeforeCode(titleAlone(row.title, text), row.reference),
    );
  }
  return titles;
}

/** Returns the place of a row in frames; null if it cannot be read. */
function placeOf({ place }: Line, times: TimesOfList): Place | null {
  const start = place && times.frameOf(place.start);
  if (!place || start === null) return null;
  // If music lasts to the end of a programme of unknown length, the person enters the end.
  const isPoint = place.kind === "unknown" || (place.kind === "toEnd" && times.total === null);
  const end = isPoint ? start + 1 : endOf(place, start, times);
  return end === null || end <= start || end > LAST_FRAME ? null : { start, end, isPoint };
}

function endOf(place: WrittenPlace, start: number, { frameOf, clock, total }: TimesOfList): number | null {
  const length = place.length === null ? null : framesOfTime(place.length, clock);
  if (place.end !== null) {
    const end = frameOf(place.end);
    return end !== null && end <= start && length !== null ? start + length : end;
  }
  return place.length === null ? total : length === null ? null : start + length;
}

function clipOf(
  { place, text, line }: Line,
  row: RowTitle,
  { start, end, isPoint }: Place,
  { title, alone, beside, isDivided }: Titled,
): NotedClip {
  const isUnknown = saysTitleUnknown(`${text} ${beside}`) || (row.role === "" && isDescription(title, text));
  const version = row.version || versionAround(row.title, title);
  const name = version ? `${title} (${version})` : title;
  return {
    // Such a name has no title that the sheet would take.
    name: isUnknown ? `?? ${name.split(/[.;]\s/)[0]}` : name,
    ...{ file: "", reel: "", channel: "A1", start, end, hasPicture: false, line },
    ...kindOfProseRow(row, text, isDivided),
    ...{ startCode: codeIn(place?.start ?? ""), endCode: codeIn(place?.end ?? "") },
    ...(row.reference && { reference: row.reference }),
    ...(isPoint && { isPoint }),
    ...(row.isOff && { isOff: true as const }),
    note: noteBehind(text, alone),
    behind: {
      text: withoutTimes(textBehind(text, alone)),
      isQuoted: row.role === "music",
      isOfProgramme: isOfProgramme(title),
    },
  };
}
