import { setImmediate as nextTurn } from "node:timers/promises";
import { stringify } from "csv-stringify/sync";
import { wordOfVersion } from "#/contract/version-words.ts";
import { harmless } from "#/server/platform/text/harmless-cell.ts";
import texts from "./csv-texts.json" with { type: "json" };
import type { DownloadedRow, ListenedRow } from "./queries.ts";

type Locale = "fr" | "en";

const { headings: HEADINGS, sources } = texts;
const SOURCES: Record<Locale, Record<string, string>> = sources;

function common({ createdAt, track, version }: ListenedRow, locale: Locale) {
  return {
    when: createdAt.toISOString(),
    track: track.name,
    album: locale === "fr" ? track.albumNameFr : track.albumName,
    writers: track.writers.map(({ name }) => name).join(", "),
    reference: track.reference ?? track.albumReference ?? "",
    version: version ? wordOfVersion(version.label, locale) : "",
  };
}

/** Number of lines written in one turn of the event loop. */
const TURN_LINES = 1_000;

async function write<Row>(
  rows: readonly Row[],
  lineOf: (row: Row) => Record<string, string>,
  keys: readonly (keyof typeof HEADINGS.en)[],
  locale: Locale,
): Promise<string> {
  const columns = keys.map((key) => ({ key, header: HEADINGS[locale][key] }));
  const cast = { string: harmless };
  // Spreadsheets only recognise UTF-8 by its byte order mark.
  let csv = stringify([], { header: true, columns, bom: true, cast });
  for (let from = 0; from < rows.length; from += TURN_LINES) {
    await nextTurn();
    csv += stringify(rows.slice(from, from + TURN_LINES).map(lineOf), { columns, cast });
  }
  return csv;
}

/** The listening history as CSV, in the requested language. */
export const listenedCsv = (rows: readonly ListenedRow[], locale: Locale) =>
  write(
    rows,
    (row) => common(row, locale),
    ["when", "track", "album", "writers", "reference", "version"],
    locale,
  );

/** The download history as CSV, in the requested language. */
export const downloadsCsv = (rows: readonly DownloadedRow[], locale: Locale) =>
  write(
    rows,
    (row) => ({
      ...common(row, locale),
      source: SOURCES[locale][row.source] ?? row.source,
    }),
    ["when", "track", "album", "writers", "reference", "version", "source"],
    locale,
  );
