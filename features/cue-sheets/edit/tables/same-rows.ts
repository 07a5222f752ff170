import { fold } from "#/contract/fold.ts";
import { titleOfClip } from "../clip-title.ts";
import { splitVersion, versionNamed } from "../split-version.ts";
import { headForms } from "./head-meaning.ts";

const NUMBERS = new Set([
  ...["n", "no", "nr", "num", "numero", "number", "nummer", "m", "id", "index"],
  ...["lfd nr", "lfd no", "lfd", "lfdnr", "laufende nr", "laufende nummer", "cue nr", "titel nr"],
  ...["cue", "cue number", "cue no", "cue id", "numero cue", "m number"],
  ...["volgnr", "volgnummer", "cue nummer"],
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
  "versie",
  ...["flavour", "flavor", "variant", "variante", "mix type", "track version", "edit version"],
]);
/** «idem n°2», «same as 1M2», «voir 3», «(reprise M04)» mean the music of the row with that number. */
const REFERENCE =
  /^[([]?\s*(?:idem|id\.?|same(?: (?:cue|music|title|track))?|ditto|dito|cf\.?|see|voir|comme|as|reprise|siehe|wie|(?:der|die|das)?selbe[rns]?|gleich(?:e[rsn]? (?:musik|titel|stuck))?|igual|como|(?:el |la |lo )?mism[oa](?: (?:tema|musica|cancion))?|vedi|come|stess[oa](?: (?:brano|musica))?|(?:meme|memes)(?: (?:musique|titre|morceau))?|zie|zelfde(?: (?:muziek|nummer|titel))?|als)\s+(?:(?:as|als|wie|que|di|to|de|du|la|le|the|cue|row|ligne|titre|zeile|regel|fila|n[\u00b0\u00ba]|no\.?|nr\.?|num(?:ero)?|nummer|#)\s*)*((?:\d{1,2}m|m|#)?\s*\d{1,3}[a-z]?)\s*[)\]]?$/;

const LONGEST_REFERENCE = 100;

/** Returns the indexes of the columns for the rows' numbers and for their versions; -1 if there is none. */
export function numberAndVersionColumns(heads: readonly string[], known: ReadonlySet<number>) {
  const at = (names: ReadonlySet<string>) =>
    heads.findIndex((head, column) => !known.has(column) && headForms(head).some((form) => names.has(form)));
  return { number: at(NUMBERS), version: at(VERSIONS) };
}

/** Returns a row's number or title in the form in which rows name each other: «no. 2» and «#02» are one. */
export const keyOfRow = (number: string) =>
  fold(number)
    .trim()
    .replace(/^(?:n[\u00b0\u00ba]|(?:nr|no|num(?:ero)?|nummer|cue)(?=[\s.]*\d))|[\s#.]+/g, "")
    .replace(/(?<!\d)0+(?=\d)/g, "");

/** Returns the number of the row whose music a title means, in the form of `keyOfRow`; null if it means none. */
export function numberMeantBy(title: string): string | null {
  const number = title.length > LONGEST_REFERENCE ? undefined : REFERENCE.exec(fold(title).trim())?.[1];
  return number === undefined ? null : keyOfRow(number);
}

/** The titles of a table's rows by the numbers of the rows. */
export class NumberedTitles {
  private readonly titles = new Map<string, () => string>();

  /** Adds a row; `withVersion` returns its title with its version, which is needed only if a row refers to it. */
  add(number: string, title: string, withVersion: () => string): void {
    if (number.trim() !== "" && title !== "" && numberMeantBy(title) === null)
      this.titles.set(keyOfRow(number), withVersion);
  }

  /** Returns the title of the row that a title refers to by its number; null if it refers to none. */
  titleMeantBy(title: string): string | null {
    const number = numberMeantBy(title);
    return (number && this.titles.get(number)?.()) ?? null;
  }
}

/** Finds the versions that rows name beside their titles; a remark is often that of many rows. */
export class RowVersions {
  private readonly known = new Map<string, string | null>();

  /**
   * Returns a title with the version that its row names in the column for versions (the first of `cells`) or in its
   * notes. A version in the title remains, unless the title comes from another row (`isInherited`).
   */
  withVersion(name: string, cells: readonly string[], isInherited: boolean): string {
    const version = cells.map((cell, at) => this.versionIn(cell, at > 0)).find((one) => one !== null);
    if (!version || (!isInherited && splitVersion(name).label !== "")) return name;
    const title = isInherited ? splitVersion(name).base : name;
    return title === "" || titleOfClip(title).title === "" ? name : `${title} (${version})`;
  }

  private versionIn(cell: string, isRemark: boolean): string | null {
    const key = `${isRemark} ${cell}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const parts = cell.trim() === "" ? [] : cell.split(/[,;/|]/);
    const version = parts.map((one) => versionNamed(one, isRemark)).find((one) => one !== null) ?? null;
    this.known.set(key, version);
    return version;
  }
}
