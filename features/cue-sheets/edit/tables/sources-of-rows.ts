import { fold } from "#/contract/fold.ts";
import { libraryCodeIn } from "../library-codes.ts";
import { columnsOf, type Heads } from "./heads-in-rows.ts";

type Rows = readonly (readonly string[])[];

/** Machines and rooms from which a programme takes its sound, folded: «EVS», «VT 3», «Plateau», «Zuspieler». */
const SOURCE =
  /^(?:evs|vt[rx]?s?|maz|x-?file|studio|plateau|plato|set|regie|regia|sendung|magneto|mag|server|serveur|servidor|zuspiel(?:er|ung)?|band|nas|cart|spot|grams?|player|lecteur|play|mic(?:ro)?|cam(?:era)?|line|ligne|leitung|linea|lijn|duplex|ob|ob van|car|live|direct|directo|diretta|phone|telephone|tel|telefon|skype|sat|satellite|gast|pc|cd|dira|off|public|remote|decor|foyer)[\s#._-]*[a-z0-9]{0,2}$/;
/** Least share of the cells that are such sources, and greatest share of different ones in a column of others. */
const [SOURCES, REPEATED] = [0.5, 0.5];
const FEWEST_ROWS = 5;
const IS_FILE = /\.[a-z0-9]{2,5}$/i;
const MOST_WORDS = 3;

/**
 * Returns the headings of a table without the column of files if its cells name the few sources of the sound, «EVS»,
 * «Plateau», which say nothing of the music; as they are if there is no other column of titles.
 */
export function withoutSources<Found extends Heads>(heads: Found, rows: Rows): Found {
  const { file, start } = heads.columns;
  if (file === undefined) return heads;
  const others = columnsOf(heads.cells.map((cell, at) => (at === file ? "" : cell)));
  if (!others) return heads;
  const listed = rows.slice(heads.below).filter((cells) => (cells[start] ?? "").trim() !== "");
  const isSources = areSources(listed, file, others.columns.name);
  return isSources ? { ...heads, columns: others.columns } : heads;
}

function areSources(rows: Rows, file: number, name: number): boolean {
  const texts = rows.flatMap((cells) => cells[file]?.trim() || []);
  const isLabel = (text: string) =>
    !IS_FILE.test(text) && libraryCodeIn(text) === "" && text.split(/\s+/).length <= MOST_WORDS;
  if (texts.length === 0 || !texts.every(isLabel)) return false;
  if (texts.filter((text) => SOURCE.test(fold(text))).length >= texts.length * SOURCES) return true;
  const different = new Set(texts.map(fold));
  return (
    texts.length >= FEWEST_ROWS &&
    different.size <= texts.length * REPEATED &&
    different.size < new Set(rows.map((cells) => fold(cells[name] ?? ""))).size &&
    hasSeveralTitles(rows, file, name)
  );
}

/** Whether most of the labels that return stand beside different titles. */
function hasSeveralTitles(rows: Rows, file: number, name: number): boolean {
  const titles = new Map<string, Set<string>>();
  for (const cells of rows) {
    const [label, title] = [cells[file], cells[name]].map((cell = "") => fold(cell).trim()) as [
      string,
      string,
    ];
    if (label !== "") titles.set(label, (titles.get(label) ?? new Set()).add(title));
  }
  const several = [...titles.values()].filter((some) => some.size > 1);
  return several.length > titles.size / 2;
}
