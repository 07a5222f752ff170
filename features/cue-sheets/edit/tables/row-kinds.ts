import { fold } from "#/contract/fold.ts";
import { isMusicLabel, isOtherLabel } from "../not-music.ts";
import { isRoleName } from "../role-names.ts";
import { headForms } from "./head-meaning.ts";

const ONLY = "(?:only|just|nur|seulement|uniquement|juste|solo|solamente|soltanto|apenas)";
/** Sounds other than music, as the whole text of a remark or of a column that states the kind. */
const NOISE = new RegExp(
  `^(?:${ONLY} )?(?:sfx|vfx|fx|sound effects?|effets? sonores?|bruitages?|foley|gerausche?|efectos de sonido|efectos|ambiances?|ambiences?|ambientes?|ambienti|atmos?|o-ton|interviews?|itw|dialogues?|voix off|voice ?over|room tone|sons? seuls?)(?: ${ONLY})?$`,
);
/**
 * A remark that says as a whole, also as a sentence, that the row is no music. `WITHOUT_MUSIC` of `open-remarks.ts`, with
 * which titles start, has «sans musique» too, which as a remark may be about a version.
 */
const NO_MUSIC =
  /^(?:no (?:music|mus|mx)|not (?:a )?music|non music|(?:ce n'est )?pas (?:de )?(?:la )?(?:musique|zik|mus)|keine musik|(?:sin|no es|nao e|non e) musica)$/;
/** A remark that contradicts a title such as «Ambiance guinguette»: «c'est une MUSIQUE, pas une ambiance». */
const IS_MUSIC =
  /^(?:attention )?(?:(?:c'est|ceci est|this is|it is|it's|is|das ist|ist|es|e) (?:bien |really |wirklich )?(?:une |de la |a |la |una )?)(?:vraie )?(?:musique|music|musik|musica)$/;

const remarkOf = (text: string) => fold(text.replace(/\u2019/g, "'")).trim();

/** Whether a remark only says that the row is a kind of sound other than music. */
export const isNoiseRemark = (remark: string) => [NOISE, NO_MUSIC].some((one) => one.test(remarkOf(remark)));

/** Whether a title says that there is no music: «NO MUS», «PAS DE ZIK». In small letters «No music» may be a title. */
export const isTitleOfSilence = (title: string) =>
  title === title.toUpperCase() && NO_MUSIC.test(remarkOf(title));

/**
 * Returns the role that a row's remarks give it: «music» if they insist on it, otherwise the kind of sound other than
 * music that they name; empty if there is neither.
 */
export function roleInRemarks(remarks: readonly string[]): string {
  const clauses = remarks.flatMap((remark) => remarkOf(remark).split(/[,;.!()]+/));
  if (clauses.some((clause) => IS_MUSIC.test(clause.trim()))) return "music";
  const remark = remarks.find(isNoiseRemark);
  return remark === undefined || NOISE.test(remarkOf(remark)) ? (remark?.trim() ?? "") : "marker";
}

/** Headings of a column that states the kind of sound. */
const KIND_HEADS = new Set([
  ...[
    "type",
    "kind",
    "nature",
    "categorie",
    "category",
    "art",
    "kategorie",
    "tipo",
    "clase",
    "categoria",
    "genre",
  ],
  ...["type son", "type of sound", "nature son"],
]);

/**
 * Returns the indexes of the columns whose headings announce the kind of sound and that name other sounds than music in
 * some rows, not in all: a list of music may have «Ambiance» as the genre of each row.
 */
export function kindHeadColumns(
  heads: readonly string[],
  rows: readonly string[][],
  known: ReadonlySet<number>,
): number[] {
  return heads.flatMap((head, at) => {
    if (known.has(at) || !headForms(head).some((form) => KIND_HEADS.has(form))) return [];
    const listed = rows.flatMap((cells) => cells[at]?.trim() || []);
    return listed.every(isNoiseRemark) ? [] : at;
  });
}

/**
 * Returns the index of the column that states for each row whether it is music or another sound; -1 if there is none.
 */
export const kindColumn = (rows: readonly string[][], known: ReadonlySet<number>) =>
  (rows[0] ?? []).findIndex((_, column) => {
    if (known.has(column)) return false;
    const listed = rows.flatMap((cells) => cells[column]?.trim() || []);
    return (
      listed.every((one) => isMusicLabel(one) || isOtherLabel(one) || isRoleName(one)) &&
      listed.some(isMusicLabel)
    );
  });

const KEEP_HEADS = new Set([
  ...[
    "garde",
    "on garde",
    "garder",
    "a garder",
    "conserver",
    "conserve",
    "retenu",
    "retenue",
    "utilise",
    "utilisee",
  ],
  ...[
    "keep",
    "keep it",
    "kept",
    "use",
    "used",
    "in use",
    "behalten",
    "bleibt",
    "verwendet",
    "se queda",
    "usado",
  ],
]);
/** «Non», «no», «nein»; a row that is not decided is not declared either: «à voir», «?». */
const NOT_KEPT =
  /^(?:non?|nein|nao|n|a voir|a confirmer|tbc|tbd|offen|pendiente|\?+)(?: ?[,;:.!(\u2013-].*)?$/;

/** Returns the index of the column that states for each row whether its music stays, «On garde ?»; -1 if there is none. */
export const keepColumn = (heads: readonly string[], known: ReadonlySet<number>) =>
  heads.findIndex((head, at) => !known.has(at) && headForms(head).some((form) => KEEP_HEADS.has(form)));

/** Whether the answer in the column «On garde ?» is no, or still open. */
export const isNotKept = (answer: string) => NOT_KEPT.test(fold(answer).trim());
