import { fold } from "#/contract/fold.ts";
import { AIRED, PLANNED } from "../airing-words.ts";
import { type Meaning, meaningOf } from "./head-meaning.ts";
import type { Column } from "./head-words.ts";

/** A heading is of times that were planned, of times on air, or does not say. */
type Airing = "planned" | "aired" | null;
type Airable = Meaning & { airing: Airing };
export type PlannedColumns = { start: number; end?: number; duration?: number };

const SLOT = /(?<!\p{L})(?:horaires?|horario|orario|timing|slot|tijdstip|uhrzeit)(?!\p{L})/u;
const LONGEST_HEAD = 80;
const TIMES: ReadonlySet<Column> = new Set<Column>(["start", "end", "duration"]);
const wordsOf = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "gu");
/** Abbreviations count in headings alone: «est» is a French verb. */
const [PLANNED_WORDS, AIRED_WORDS] = [
  wordsOf(`(?:${PLANNED}|prev|theo|sched|est|plan)`),
  wordsOf(`(?:${AIRED}|eff|act|tx)`),
];
/** The rank of headings for time codes, which count where there is no other column (head-meaning.ts). */
const TIME_CODE = 4;
/** What a heading of such a word alone means: «Prévu» beside «Diffusé». */
const ALONE: Meaning = { column: "start", rank: 5, isOfProgramme: false, order: 99, isPlain: false };

/**
 * Returns the meanings of headings. Where some tell times on air, those that tell the times planned are left out, and
 * are returned apart.
 */
export function airedMeanings(cells: readonly string[]): {
  meanings: readonly (Meaning | null)[];
  planned: PlannedColumns | null;
} {
  const read = cells.map(airableOf);
  const bare = read.filter((one) => one?.order === ALONE.order);
  const areAlone = ["planned", "aired"].every((airing) => bare.some((one) => one?.airing === airing));
  const known = read.map((one) => (one?.order === ALONE.order && !areAlone ? null : one));
  const isAired = known.some((one) => one?.airing === "aired" && TIMES.has(one.column));
  const isStartAired = known.some((one) => one?.airing === "aired" && one.column === "start");
  const hasLength = known.some((one) => one?.column === "duration" && one.airing !== "planned");
  const isLeftOut = (one: Airable) =>
    one.airing === "planned" &&
    isAired &&
    (one.column === "duration" ? hasLength || isStartAired : isStartAired || one.column === "end");
  const isAnyTimePlanned = known.some((one) => one?.airing === "planned");
  // “TX start” without its end, beside a start that has one, is the hour of the broadcast.
  const isHour =
    !isAnyTimePlanned &&
    known.some((one) => one?.column === "start" && one.airing === null) &&
    !known.some((one) => one?.airing === "aired" && one.column !== "start");
  const meanings = known.map((one) => {
    if (one && isLeftOut(one)) return null;
    if (one && isHour && one.airing === "aired") return { ...one, rank: Math.max(one.rank, TIME_CODE) };
    return one && ranked(one, isAnyTimePlanned);
  });
  const plannedAt = (column: Column) =>
    known.findIndex((one) => one?.airing === "planned" && one.column === column);
  const [start, end, duration] = [plannedAt("start"), plannedAt("end"), plannedAt("duration")];
  const isAnyPlanned = isStartAired && start !== -1;
  return {
    meanings,
    planned: isAnyPlanned
      ? { start, ...(end !== -1 && { end }), ...(duration !== -1 && { duration }) }
      : null,
  };
}

/**
 * Returns a heading in its rank: one of times on air before one that does not say, unless it may be the hour of the
 * broadcast, “TX time”; one of planned times behind it.
 */
function ranked(one: Airable, isAnyPlanned: boolean): Airable {
  if (one.airing === "planned") return { ...one, rank: Math.max(one.rank, TIME_CODE) };
  const isFirst =
    one.airing === "aired" && one.order !== ALONE.order && (isAnyPlanned || one.rank < TIME_CODE);
  return isFirst ? { ...one, rank: 0 } : one;
}

function airableOf(cell: string): Airable | null {
  const meaning = meaningOf(cell);
  if (cell.length > LONGEST_HEAD) return meaning && { ...meaning, airing: null };
  const head = fold(cell.replace(/[’‘]/g, "'"));
  const [isPlanned, isAired] = [head.search(PLANNED_WORDS) !== -1, head.search(AIRED_WORDS) !== -1];
  if (isPlanned === isAired) return meaning && { ...meaning, airing: null };
  const airing = isPlanned ? "planned" : "aired";
  const rest = head.replace(isPlanned ? PLANNED_WORDS : AIRED_WORDS, " ").trim();
  const found = meaning ?? (/[\p{L}\p{N}]/u.test(rest.replace(SLOT, "")) ? meaningOf(rest) : ALONE);
  if (!found || !TIMES.has(found.column)) return meaning && { ...meaning, airing: null };
  return { ...found, airing };
}
