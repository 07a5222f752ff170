import type { Cue } from "#/contract/cue-sheet.ts";
import versionWords from "#/contract/version-words.json" with { type: "json" };
import words from "./cue-words.json" with { type: "json" };
import type { ValuesByName } from "./sheet-csv.ts";

type Lang = "fr" | "en";

/** Names of the values of a cue. They are not in `messages/`, since a sheet can be printed in the other language. */
export const wordOfUse = (use: Cue["use"], lang: Lang) => words.use[use][lang];
export const wordOfOrigin = (origin: Cue["origin"], lang: Lang) => words.origin[origin][lang];
export const wordOfRole = (role: Cue["writers"][number]["role"], lang: Lang) => words.role[role][lang];

/** Headings and notes of the printed sheet. */
export const wordOfDocument = (word: keyof typeof words.document, lang: Lang) => words.document[word][lang];

const keysByName = <Key extends string>(table: Record<Key, Record<Lang, string>>) =>
  Object.fromEntries(
    (Object.entries(table) as [Key, Record<Lang, string>][]).flatMap(([key, { fr, en }]) => [
      [fr.toLowerCase(), key],
      [en.toLowerCase(), key],
    ]),
  ) as Record<string, Key>;

/** Uses, origins and versions by their names in either language, in lower case. */
export const VALUES_BY_NAME: ValuesByName = {
  use: keysByName(words.use),
  origin: keysByName(words.origin),
  version: keysByName(versionWords),
};
