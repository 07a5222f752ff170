import { fold } from "#/contract/fold.ts";
import { LAST_FRAME } from "#/contract/frame-rates.ts";
import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import { clockOf, codeIn, readTime } from "#/features/cue-sheets/time/read-time.ts";
import type { Heads } from "./heads-in-rows.ts";
import { endsInWords, leadsToAnother, timeReached } from "./open-remarks.ts";
import {
  isPointed,
  type PointedMinutes,
  pointedMinutes,
  type WrittenTimes,
  withColon,
} from "./pointed-minutes.ts";
import { areTimesInFrames } from "./table-heads.ts";
import { rangeIn } from "./time-range.ts";

/** The place of a row. One without an end is a point, whose end is the frame after its start. */
export type RowPlace = {
  start: number;
  end: number;
  startCode: string | undefined;
  endCode: string | undefined;
  isPoint?: true;
  /** Whether its end is written as its start, as programs write markers without a length. */
  isMarker?: true;
};

/** Cells for an end that nobody knows yet, or that is the end of the programme, folded. */
const NO_END =
  /^(?:[-\s:;._?/*\u2026\u2192>#]*|t\.?b\.?[acd]\.?|n\.?\/?a\.?|open|offen|ouverte?|unknown|inconnue?|unbekannt|a completer|to be (?:filled in|confirmed)|(?:(?:jusqu'a|until|till?|to|bis|hasta|al|fino al?la?|ate o?) ?(?:the |la |el |zum |zu )?)?(?:very )?(?:fin|end|ende|final|fine|fim)(?: (?:of|of the|du|de la|de l'|del|des) ?(?:film|show|programme?|emission|episode|programa))?)$/;
/** A length of zero, or an error, that a formula gives for a row without an end: «00:00», «#VALUE!», «-01:00:10:00». */
const NO_LENGTH = /^(?:[-0:;., ]*|#[\p{L}/!?0]+|-[\d:;.,]+)$/u;
const ZERO = /^[0:;.,\s]+$/;
/** Words behind a time that is not exact: «1 min environ», «40'' ca.». */
const ABOUT_BEHIND = /(?<=\S)[\s(]+(?:env(?:iron)?|ca|circa|approx|etwa|aprox|\u00e0 peu pr\u00e8s)\.?\)?$/i;
/** The same before it: «vers 27:00», “~12:30”. */
const ABOUT_BEFORE =
  /^(?:(?:vers|environ|env\.?|about|around|approx\.?|circa|ca\.?|c\.|etwa|gegen|hacia|sobre|rond|ongeveer|verso)\s+|[~\u2248]\s?)(?=\d)/i;
const ISH = /(?<=\d)[\s-]?ish$/i;
/** A longer cell is text. */
const LONGEST_TIME = 60;

/** The times of a table's rows, read by one clock. */
export class RowTimes {
  readonly rates;
  private readonly clock;
  private readonly inFrames: boolean;
  private readonly heads: Heads;
  private readonly minutes: PointedMinutes;
  /** The first time whose point is read as one between minutes and seconds, as written; null if there is none. */
  readonly pointed: string | null;

  /** `stated` is the text of the lines above the rows, which may state the rate. */
  constructor(heads: Heads, rows: readonly { cells: readonly string[] }[], assumed: Assumed, stated: string) {
    this.heads = heads;
    const asWritten = rows.map(({ cells }) => this.cellsOf(cells));
    const { start, end, duration } = heads.columns;
    this.minutes = pointedMinutes(
      asWritten,
      [start, end, duration].map((at) => heads.cells[at ?? -1] ?? ""),
    );
    const { places: arePlaces, lengths: areLengths } = this.minutes;
    this.pointed =
      asWritten.flatMap(([from, until, length]) =>
        [...(arePlaces ? [from, until] : []), ...(areLengths ? [length] : [])].filter(
          (time) => isPointed(time) && /[1-9]/.test(time),
        ),
      )[0] ?? null;
    const written = rows.map(({ cells }) => this.written(cells));
    const places = written.flatMap((times) => times.slice(0, 2));
    const lengths = written.map(([, , length]) => length);
    const { rates, clock } = clockOf(places, assumed, { lengths, stated });
    this.rates = rates;
    this.clock = clock;
    this.inFrames = areTimesInFrames(heads.cells, heads.columns) && [...places, ...lengths].every(isWhole);
  }

  get rate() {
    return this.clock.rate;
  }

  /**
   * Returns the place of a row; null if its start cannot be read, or its end is neither readable nor left out. An end
   * that is left out may be a time in the remarks.
   */
  placeOf(cells: readonly string[], remarks: readonly string[]): RowPlace | null {
    const place = this.placeInCells(cells);
    const [, until, length] = this.written(cells);
    const endCode = place?.isPoint ? timeReached([until, length, ...remarks]) : "";
    const end = this.framesOf(endCode);
    if (!place || end === null || end <= place.start || end > LAST_FRAME) return place;
    return { start: place.start, end, startCode: place.startCode, endCode: codeIn(endCode) };
  }

  private placeInCells(cells: readonly string[]): RowPlace | null {
    const [from, until, length] = this.written(cells);
    const [start, stated, lasts] = [from, until, length].map((time) => this.framesOf(time)) as Read;
    if (start === null) return null;
    const isEndOpen = isOpen(until) || (ZERO.test(until) && start > 0);
    const end = isEndOpen ? null : stated;
    // A table without a column for ends writes 0 as the length of a point, so 0 counts there.
    const hasLength = lasts !== null && (lasts > 0 || this.heads.columns.end === undefined);
    const reached = end ?? (hasLength ? start + lasts : null);
    const codes = { startCode: codeIn(from), endCode: codeIn(until) };
    if (reached !== null) {
      if (reached > LAST_FRAME || reached < start) return null;
      if (reached > start) return { start, end: reached, ...codes };
      return { start, end: start + 1, ...codes, isPoint: true, isMarker: true };
    }
    if (start >= LAST_FRAME || !isEndOpen || !isOpenLength(length)) return null;
    return { start, end: start + 1, startCode: codes.startCode, endCode: undefined, isPoint: true };
  }

  /** Returns the length that a row states, in frames; null if it states none. */
  lengthOf(cells: readonly string[]): number | null {
    const lasts = this.framesOf(this.written(cells)[2]);
    return lasts !== null && lasts > 0 && lasts <= LAST_FRAME ? lasts : null;
  }

  /** Returns the times of a row that it only states approximately, as written. */
  approximate(cells: readonly string[]): string[] {
    return this.cellsOf(cells)
      .slice(0, 2)
      .filter((time) => isApproximate(time) && this.framesOf(time) !== null);
  }

  /** Whether the written length of a row differs by more than a second from the one between its start and end. */
  isMismatch(cells: readonly string[], { start, end }: RowPlace): boolean {
    const [, until, length] = this.written(cells);
    const [stated, lasts] = [this.framesOf(until), this.framesOf(length)];
    return stated === end && lasts !== null && Math.abs(end - start - lasts) > this.clock.rate.base;
  }

  /** Returns the start, the end and the length of a row, with colons in pointed minutes and seconds. */
  private written(cells: readonly string[]): WrittenTimes {
    const [from, until, length] = this.cellsOf(cells);
    const placeOf = this.minutes.places ? withColon : (time: string) => time;
    return [placeOf(from), placeOf(until), this.minutes.lengths ? withColon(length) : length];
  }

  private cellsOf(cells: readonly string[]): WrittenTimes {
    const { start, end, duration } = this.heads.columns;
    const [from, until, length] = [start, end, duration].map(
      (at) => cells[at ?? -1]?.trim() ?? "",
    ) as WrittenTimes;
    const range = until === "" ? rangeIn(from) : null;
    return range ? [...range, length] : [from, until, length];
  }

  private framesOf(time: string): number | null {
    if (time === "" || time.length > LONGEST_TIME) return null;
    return this.inFrames ? Number(time) : readTime(exactly(time), this.clock.rate, this.clock.perSecond);
  }
}

const exactly = (time: string) => time.replace(ABOUT_BEFORE, "").replace(ABOUT_BEHIND, "").replace(ISH, "");
const isApproximate = (time: string) => time.length <= LONGEST_TIME && exactly(time) !== time;

type Read = [number | null, number | null, number | null];

const isWhole = (time: string) => /^\d*$/.test(time.trim());
const isOpen = (cell: string) =>
  cell.length <= LONGEST_TIME &&
  (NO_END.test(fold(cell)) || leadsToAnother(cell) !== null || endsInWords(cell));
const isOpenLength = (cell: string) => isOpen(cell) || NO_LENGTH.test(cell);
