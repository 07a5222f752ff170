import { fold } from "#/contract/fold.ts";
import { isTrackCode, libraryCodeIn } from "../library-codes.ts";
import type { TableHeads } from "./heads-in-rows.ts";
import { namesNobody } from "./nobody.ts";
import { isOwnProduction } from "./own-production.ts";
import { areJoined, personsIn } from "./persons-behind-title.ts";
import { FEWEST_ROWS, NEARLY_ALL } from "./times-in-rows.ts";

type Rows = readonly (readonly string[])[];

/** Headings that programs write for columns without one, folded: «Column6», «Spalte 6», «Unnamed: 6», «F6». */
const NAMELESS =
  /^(?:(?:column|colonne|col|spalte|columna|colonna|coluna|champ|field|feld|campo|unnamed)[\s:._-]*\d*|f\d{1,2}|[a-z])?$/;
/** Share of the descriptions of a list that differ, and that of its labels at most. */
const [DISTINCT, REPEATED] = [0.5, 0.5];
const FEWEST_LABELS = 5;
/** Least share of the persons of a column that others than persons cannot be. */
const SURE = 1 / 3;
/** What plays a sound, as labels have it: «PLAY1», «MIC2», «vt 3», unlike «Delta 2». */
const DEVICE =
  /^(?:\p{Lu}{2,10}\d{1,2}|(?:play(?:er)?|lecteur|mic(?:ro)?|mik(?:ro)?|vt|cart|aux|line|ligne|leitung|direct|live|directo|diretta|studio|pc|cd)[\s#]*\d{0,2})$/u;
/** Least share of labels that are devices. */
const DEVICES = 0.5;

const isNameless = (head: string) => NAMELESS.test(fold(head).trim());
const textsOf = (rows: Rows, column: number) => rows.flatMap((cells) => cells[column]?.trim() || []);

/**
 * Whether texts are the names of persons nearly throughout, perhaps with roles: «C. Adair / H. Petrova». Places and bands
 * are whole names, too, so that at least some need an initial, a role or several joined persons.
 */
export function arePersons(texts: readonly string[]): boolean {
  const persons = texts.flatMap((text) => personsIn(text) ?? []);
  const sure = persons.filter(({ writers, isSure }) => isSure || areJoined(writers));
  if (sure.length < persons.length * SURE) return false;
  const named = texts.filter((text) => personsIn(text) !== null || namesNobody(text));
  return persons.length >= FEWEST_ROWS && named.length >= texts.length * NEARLY_ALL;
}

/** Whether texts are codes of libraries, or say that the music is in none: \u00aborig\u00bb. */
function areCodes(texts: readonly string[]): boolean {
  const codes = texts.filter((text) => libraryCodeIn(text) === text || isTrackCode(text));
  const read = texts.filter((text) => codes.includes(text) || isOwnProduction(text) || namesNobody(text));
  return codes.length >= FEWEST_ROWS && read.length >= texts.length * NEARLY_ALL;
}

/** Returns the first column without a heading, other than the known ones, that has the names of writers; -1 if none has. */
export const peopleColumnByContents = (heads: readonly string[], rows: Rows, known: ReadonlySet<number>) =>
  columnWithout(heads, rows, known, arePersons);
/** Returns the first column without a heading, other than the known ones, that has the codes of libraries; -1 if none has. */
export const codeColumnByContents = (heads: readonly string[], rows: Rows, known: ReadonlySet<number>) =>
  columnWithout(heads, rows, known, areCodes);

const columnWithout = (
  heads: readonly string[],
  rows: Rows,
  known: ReadonlySet<number>,
  isMeant: (texts: readonly string[]) => boolean,
) => heads.findIndex((head, at) => !known.has(at) && isNameless(head) && isMeant(textsOf(rows, at)));

/**
 * Returns the headings of a table in which a column of few labels, such as those of channels, \u00abPLAY1\u00bb, \u00abMIC2\u00bb, is no
 * title if there is a column of descriptions, which then has the titles.
 */
export function withDescriptionsAsTitles(heads: TableHeads, rows: Rows): TableHeads {
  const { name, note, channel } = heads.columns;
  if (note === undefined || note === name) return heads;
  const listed = rows.slice(heads.below).filter((cells) => (cells[heads.columns.start] ?? "").trim() !== "");
  const names = textsOf(listed, name);
  const labels = names.map((text) => fold(text).replace(/[\s\d#.]+$/, ""));
  const devices = names.filter((text) => DEVICE.test(text) || DEVICE.test(fold(text)));
  const descriptions = textsOf(listed, note);
  const areLabels =
    labels.length >= FEWEST_LABELS &&
    devices.length >= labels.length * DEVICES &&
    labels.every((label) => label.split(" ").length <= 2) &&
    new Set(labels).size <= labels.length * REPEATED;
  const areTitles =
    descriptions.length >= listed.length * NEARLY_ALL &&
    new Set(descriptions).size >= descriptions.length * DISTINCT &&
    descriptions.filter((text) => /\p{L}{3}/u.test(text)).length >= listed.length * NEARLY_ALL;
  if (name !== channel && name !== channelIn(heads)) return heads;
  if (!areLabels || !areTitles) return heads;
  const columns = { ...heads.columns, name: note, channel: name };
  return { ...heads, columns, guessed: [...heads.guessed, { column: "name", at: note }] };
}

/** Headings of columns for what plays a sound, folded. */
const CHANNEL =
  /^(?:# ?)?(?:canal|channel|kanal|voie|track|tracks|piste|spur|pista|source|quelle|fuente|fonte|player|machine|device)$/;
/** Returns the column of names if its heading means a channel; -1 for any other heading. */
const channelIn = ({ cells, columns }: TableHeads) =>
  CHANNEL.test(fold(cells[columns.name] ?? "").trim()) ? columns.name : -1;
