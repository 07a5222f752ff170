import type { Cue } from "#/contract/cue-sheet.ts";
import type { Words } from "../files/sheet-csv.ts";
import words from "./cue-words.json" with { type: "json" };

type Lang = "fr" | "en";

/** Words of a sheet that may be printed in another language than the page's. */
export const wordOfUse = (use: Cue["use"], lang: Lang) => words.use[use][lang];
export const wordOfOrigin = (origin: Cue["origin"], lang: Lang) => words.origin[origin][lang];
export const wordOfRole = (role: Cue["writers"][number]["role"], lang: Lang) => words.role[role][lang];

const STEM_OF = /^Stem: (.+)$/;

/** What tells a version apart; a label that somebody wrote themselves is kept. */
export function wordOfVersion(label: string, lang: Lang): string {
  const part = STEM_OF.exec(label)?.[1];
  if (part) return `${words.version.Stem[lang]}${lang === "fr" ? "\u00a0" : ""}: ${part}`;
  return Object.hasOwn(words.version, label)
    ? words.version[label as keyof typeof words.version][lang]
    : label;
}

/** Words of the document itself. */
export const wordOfDocument = (word: keyof typeof words.document, lang: Lang) => words.document[word][lang];

const byWord = <Key extends string>(table: Record<Key, Record<Lang, string>>) =>
  Object.fromEntries(
    (Object.entries(table) as [Key, Record<Lang, string>][]).flatMap(([key, { fr, en }]) => [
      [fr.toLowerCase(), key],
      [en.toLowerCase(), key],
    ]),
  ) as Record<string, Key>;

/** Uses, origins and versions by their words in either language. */
export const KNOWN_WORDS: Words = {
  use: byWord(words.use),
  origin: byWord(words.origin),
  version: byWord(words.version),
};
