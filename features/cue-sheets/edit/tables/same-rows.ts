import { fold } from "#/contract/fold.ts";
import { titleOfClip } from "../clip-title.ts";
import { splitVersion, versionSaid } from "../told-version.ts";
import { headOf } from "./table-heads.ts";

const NUMBERS = new Set([
  ...["n", "no", "nr", "num", "numero", "number", "nummer", "m", "id", "index"],
  ...["cue", "cue number", "cue no", "cue id", "numero cue", "m number"],
]);
const VERSIONS = new Set([
  "version",
  "versions",
  "vers",
  "mix",
  "version mix",
  "mix version",
  "fassung",
  "versione",
]);
/** «idem n°2», «same as 1M2», «voir 3», «(reprise M04)»: music of the row with that number. */
const SAME =
  /^[([]?\s*(?:idem|id\.?|same(?: (?:cue|music|title|track))?|ditto|dito|cf\.?|see|voir|comme|as|reprise)\s+(?:(?:as|que|to|de|du|la|le|the|cue|row|ligne|n[\u00b0\u00ba]|no\.?|num(?:ero)?|#)\s*)*((?:\d{1,2}m|m|#)?\s*\d{1,3}[a-z]?)\s*[)\]]?$/;

/** Returns the column of the rows' numbers and that of their versions; -1 if there is none. */
export function namedColumns(heads: readonly string[], known: ReadonlySet<number>) {
  const at = (names: ReadonlySet<string>) =>
    heads.findIndex((head, column) => !known.has(column) && names.has(headOf(head)));
  return { number: at(NUMBERS), version: at(VERSIONS) };
}

const keyOf = (number: string) =>
  fold(number)
    .replace(/[\s#.]+/g, "")
    .replace(/(?<!\d)0+(?=\d)/g, "");

/** The titles of a table's rows by their numbers. */
export class NumberedTitles {
  private readonly titles = new Map<string, string>();

  add(number: string, title: string): void {
    if (number.trim() !== "" && title !== "" && !SAME.test(fold(title)))
      this.titles.set(keyOf(number), title);
  }

  /** Returns the title that another row of this number has; null if a title refers to none. */
  meantBy(title: string): string | null {
    const number = SAME.exec(fold(title).trim())?.[1];
    return (number && this.titles.get(keyOf(number))) ?? null;
  }
}

/**
 * Returns a title with the version that the row tells, in the column of versions (the first of `cells`) or its notes; that
 * of the row replaces one of another row it goes on from.
 */
export function withVersion(name: string, cells: readonly string[], isAnothers: boolean): string {
  const said = cells.flatMap((cell, at) => cell.split(/[,;/|]/).map((one) => versionSaid(one, at > 0)));
  const version = said.find((one) => one !== null);
  if (!version || (!isAnothers && splitVersion(name).label !== "")) return name;
  const title = isAnothers ? splitVersion(name).base : name;
  return title === "" || titleOfClip(title).title === "" ? name : `${title} (${version})`;
}
