import type { Cue } from "#/contract/cue-sheet.ts";
import versionWords from "#/contract/version-words.json" with { type: "json" };
import words from "./cue-words.json" with { type: "json" };
import type { Words } from "./sheet-csv.ts";

type Lang = "fr" | "en";

/** Words of a sheet that may be printed in a language other than the page's. */
export const wordOfUse = (use: Cue["use"], lang: Lang) => words.use[use][lang];
export const wordOfOrigin = (origin: Cue["origin"], lang: Lang) => words.origin[origin][lang];
export const wordOfRole = (role: Cue["writers"][number]["role"], lang: Lang) => words.role[role][lang];

/** Words of the document itself. */
export const wordOfDocument = (word: keyof typeof words.document, lang: Lang) => words.document[word][lang];

const byWord = <Key extends string>(table: Record<Key, Record<Lang, string>>) =>
  Object.fromEntries(
    (Object.entries(table) as [Key, Record<Lang, string>][]).flatMap(([key, { fr, en }]) => [
      [fr.toLowerCase(), key],
      [en.toLowerCase(), key],
    ]),
  ) as Record<string, Key>;

/** Uses, origins and versions by their names in either language. */
export const KNOWN_WORDS: Words = {
  use: byWord(words.use),
  origin: byWord(words.origin),
  version: byWord(versionWords),
};
