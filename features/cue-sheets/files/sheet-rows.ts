import type { Cue, Programme } from "#/contract/cue-sheet.ts";
import { lengthOf } from "../cues/cue-length.ts";
import { RATES, timecodeOf } from "../time/timecode.ts";
import columns from "./sheet-columns.json" with { type: "json" };

export type Column = keyof typeof columns;
export const COLUMNS = Object.keys(columns) as Column[];

/** Separator inside a cell with several writers, shares or numbers. */
export const SEPARATOR = " | ";

/** Functions that give the names of values in the language of the file. */
type Names = {
  use: (use: Cue["use"]) => string;
  origin: (origin: Cue["origin"]) => string;
  version: (label: string) => string;
};

/** Returns the heading of a column in a language. */
export const headingOf = (column: Column, lang: "fr" | "en") => columns[column][lang];

/**
 * Returns a sheet as rows of cells in the order of `COLUMNS`: one per cue, or a single one for a sheet without cues. Each
 * row repeats the programme's data, so that sorting or filtering in a spreadsheet loses nothing.
 */
export function sheetRows(programme: Programme, cues: readonly Cue[], names: Names): string[][] {
  const rate = RATES[programme.rate];
  const time = (frames: number | null) => (frames === null ? "" : timecodeOf(frames, rate));
  const about: Partial<Record<Column, string>> = {
    ...programme,
    programme: programme.title,
    programmeDuration: time(programme.duration),
    title: "",
    duration: "",
  };
  const rows = cues.map(
    (cue, index): Partial<Record<Column, string>> => ({
      ...about,
      number: String(index + 1),
      title: cue.title,
      version: names.version(cue.versionLabel),
      ...partiesOf(cue),
      label: cue.label,
      reference: cue.reference,
      isrc: cue.isrc,
      iswc: cue.iswc,
      origin: names.origin(cue.origin),
      use: names.use(cue.use),
      start: time(cue.start),
      end: time(cue.end),
      duration: time(lengthOf(cue)),
      sourceIn: time(cue.sourceIn),
      clip: cue.clip,
      note: cue.note,
    }),
  );
  return (rows.length > 0 ? rows : [about]).map((row) => COLUMNS.map((column) => row[column] ?? ""));
}

function partiesOf({ writers, publishers }: Cue): Partial<Record<Column, string>> {
  const list = <One>(all: readonly One[], text: (one: One) => string) =>
    all.some((one) => text(one) !== "") ? all.map(text).join(SEPARATOR) : "";
  const share = ({ share: part }: { share: number | null }) => (part === null ? "" : String(part));
  return {
    writers: list(writers, ({ name }) => name),
    roles: list(writers, ({ role }) => role),
    shares: list(writers, share),
    societies: list(writers, ({ society }) => society),
    ipis: list(writers, ({ ipi }) => ipi),
    publishers: list(publishers, ({ name }) => name),
    publisherShares: list(publishers, share),
    publisherSocieties: list(publishers, ({ society }) => society),
    publisherIpis: list(publishers, ({ ipi }) => ipi),
  };
}
