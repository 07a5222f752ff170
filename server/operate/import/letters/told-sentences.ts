import { fold } from "#/contract/fold.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { Letter } from "./letter-holds.ts";

/** Shares: «60 % Ana Roux / 40 %», «moitié-moitié», «fifty-fifty». */
const SHARES =
  /\d ?%|(?<![\d/.-])\d{2} ?\/ ?\d{2}(?![\d/-]|\.\d)|moitie[- ]moitie|a parts egales|fifty[- ]fifty|half each|in equal shares|halbe[- ]halbe|zu gleichen teilen|a meta ciascuno|a partes iguales/u;
/** New titles and corrections of them: «Reed is now called Kelp», «heißt jetzt», «s'appelle». */
const TITLES =
  /(?<!\p{L})(?:(?:is|are|was) (?:now |to be )?(?:re)?(?:called|named|titled)|new title|s.appelle(?:nt)?|(?:est|a ete) renomme\p{L}*|nouveau titre|heiss(?:t|en) (?:jetzt|nun|richtig)|umbenannt|neuer titel|si chiama|rinominat\p{L}|se llama|nuevo titulo)(?!\p{L})/u;
/** People: an IPI, a pseudonym, a writer that a sheet lacks. */
const PEOPLE =
  /(?<!\d)\d{11}(?!\d)|(?<!\p{L})(?:pseudonym\p{L}*|pseudonimo|seudonimo|stage name|kunstlername|nom de scene|co-?writ\p{L}+|co-?(?:compose|ecrit)\p{L}*|compose\p{L}* (?:a deux|with|avec)|komponiert (?:mit|von)|has been added to|a ete ajoute\p{L}* a)(?!\p{L})/u;

/** Number of sentences of one letter that the report quotes; the letter has the others. */
const MOST = 6;
/** Length of a quotation in letters; people find the rest in the letter. */
const LONGEST = 240;

/**
 * Returns notices with the sentences of letters that say shares, titles or people. Those for
 * which `isApplied` is false were not applied: a letter may say what a sheet beside it says already, or only think so.
 */
export const toldSentences = (
  letters: readonly Letter[],
  isApplied: (file: string, sentence: string) => boolean = () => false,
): Notice[] =>
  letters.flatMap(({ file, text }): Notice[] => {
    const told = sentencesOf(text).filter((sentence) => {
      if (isApplied(file, sentence)) return false;
      const folded = fold(sentence);
      return [SHARES, TITLES, PEOPLE].some((pattern) => pattern.test(folded));
    });
    const quoted = told.slice(0, MOST).map((one) => [...one].slice(0, LONGEST).join(""));
    return quoted.length === 0
      ? []
      : [
          {
            key: "doubtLetter",
            values: { file, sentences: quoted.join(" [\u2026] "), more: told.length - quoted.length },
          },
        ];
  });

/** Splits a text into its sentences, and lines that end none into these, as in a table. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(
      /\n\s*\n|(?<=[.;!?])(?<!(?<!\p{L})(?:[nN][or]?|[Vv]ol|St|M[rs]s?)\.)\s+(?=[«"“„(]?\s?[\p{Lu}\d-])|\n(?=\s*[-*\u2022\p{Lu}])/u,
    )
    .flatMap((sentence) => cleanText(sentence) ?? []);
