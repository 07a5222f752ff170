import { stringify } from "csv-stringify/sync";
import { harmless } from "#/server/platform/text/harmless-cell.ts";
import type { FigureRow } from "./counted-music.ts";
import headings from "./figure-headings.json" with { type: "json" };

type Language = keyof typeof headings;

/** What spreadsheets of each language divide cells by. */
const DELIMITERS = { fr: ";", en: "," } as const satisfies Record<Language, string>;

const isHeading = (name: string): name is keyof (typeof headings)["en"] => Object.hasOwn(headings.en, name);

/** Rows as a table that spreadsheets of the language open as they are; no cell begins as a formula does. */
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
