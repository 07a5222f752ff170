import { stringify } from "csv-stringify/sync";
import { harmless } from "#/server/platform/text/harmless-cell.ts";
import texts from "./csv-texts.json" with { type: "json" };
import type { DownloadedRow, ListenedRow } from "./queries.ts";

type Locale = "fr" | "en";

const { headings: HEADINGS, sources } = texts;
const SOURCES: Record<Locale, Record<string, string>> = sources;

function common({ createdAt, track }: ListenedRow, locale: Locale) {
  return {
    when: createdAt.toISOString(),
    track: track.name,
    album: locale === "fr" ? track.albumNameFr : track.albumName,
    writers: track.writers.map(({ name }) => name).join(", "),
    reference: track.reference ?? track.albumReference ?? "",
  };
}

function write(
  rows: Record<string, string>[],
  keys: readonly (keyof typeof HEADINGS.en)[],
  locale: Locale,
): string {
  const columns = keys.map((key) => ({ key, header: HEADINGS[locale][key] }));
  // Spreadsheets take UTF-8 for another encoding unless it is marked.
  return stringify(rows, { header: true, columns, bom: true, cast: { string: harmless } });
}

/** The history of listening as CSV, in the language asked for. */
export const listenedCsv = (rows: readonly ListenedRow[], locale: Locale) =>
  write(
    rows.map((row) => common(row, locale)),
    ["when", "track", "album", "writers", "reference"],
    locale,
  );

/** The history of downloads as CSV, in the language asked for. */
export const downloadsCsv = (rows: readonly DownloadedRow[], locale: Locale) =>
  write(
    rows.map((row) => ({
      ...common(row, locale),
      version: row.version?.label ?? "",
      source: SOURCES[locale][row.source] ?? row.source,
    })),
    ["when", "track", "album", "writers", "reference", "version", "source"],
    locale,
  );
