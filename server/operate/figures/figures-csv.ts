import { stringify } from "csv-stringify/sync";
import { harmless } from "#/server/platform/text/harmless-cell.ts";
import type { FigureRow } from "./count-music.ts";
import headings from "./figure-headings.json" with { type: "json" };

type Language = keyof typeof headings;

/** Delimiters of CSV cells in the spreadsheets of each language. */
const DELIMITERS = { fr: ";", en: "," } as const satisfies Record<Language, string>;

const isHeading = (name: string): name is keyof (typeof headings)["en"] => Object.hasOwn(headings.en, name);

/** Formats rows as a CSV that spreadsheets of the language open directly. No cell starts like a formula. */
export function figuresCsv(rows: readonly FigureRow[], language: Language): string {
  const columns = Object.keys(rows[0] ?? {}).map((key) => ({
    key,
    header: isHeading(key) ? headings[language][key] : key,
  }));
  return stringify([...rows], {
    header: true,
    columns,
    delimiter: DELIMITERS[language],
    cast: { string: harmless },
  });
}
