import { fold } from "#/contract/fold.ts";
import { OPTION_SIGN } from "../options.ts";
import {
  CLAUSES,
  CUT_IN_CAPITALS,
  DAY,
  isPartTakenOut,
  NUMERIC_DATE,
  OFF_BEFORE_TITLE,
  OFF_BESIDE_NUMBER,
  OUT_OR_CUT,
  PART,
  REFUSED_SENTENCE,
  REPLACED_BY,
  SEE_ANOTHER,
  SET_ASIDE,
  SET_ASIDE_IN_TITLE,
  SILENCED,
  SILENCED_IN_MIX,
  TAKEN_BACK,
  TAKEN_OUT,
  TAKEN_OUT_SENTENCE,
  TAKEN_OUT_THEREFORE,
} from "./set-aside-words.ts";
import { isItemSkipped } from "./skipped-items.ts";

const LONGEST_TITLE = 300;
/** Remarks after a title, in brackets or after a dash. */
const AFTER_TITLE = /[([]([^()[\]]+)[)\]]|\s[-–—>]+\s+([^()[\]]+)$/gu;

/** «\u00c0 l'antenne : non»: the sign before the answer divides no clauses. */
const ANSWER_NO = /(?<=\p{L}) ?[:=] ?(?=(?:non?|nein|nee)(?: ?[,;.)]|$))/giu;

/** Returns the clauses of a cell as written. A question keeps its mark, so that it is not taken for a statement. */
const writtenClauses = (cell: string) =>
  cell
    .replace(/\s+/g, " ")
    .replace(NUMERIC_DATE, DAY)
    .replace(/[-=–—]>|→/g, ";")
    .replace(/[–—]/g, " - ")
    .replace(/[’‘]/g, "'")
    .replace(OPTION_SIGN, "$1 ")
    .replace(/ ?\?+/g, "?;")
    .replace(ANSWER_NO, " ")
    .split(CLAUSES)
    .map((one) => one.trim())
    .filter((one) => one !== "");
const clausesOf = (cell: string) => writtenClauses(cell).map(fold);

const isInCapitals = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();

/** Whether a clause says that the music, not a part of it, is not in the programme, and no other takes that back. */
const isAnySetAside = (clauses: readonly string[], setAside: readonly RegExp[]) =>
  clauses.some(
    (clause, at) =>
      setAside.some((one) => one.test(clause)) &&
      !isPartTakenOut(clause, clauses[at - 1] ?? "") &&
      ![clauses[at - 1], clauses[at + 1]].some((beside = "") => PART.test(beside)),
  ) && !clauses.some((clause) => TAKEN_BACK.test(clause));

/** Whether the end of a title, in brackets or after a dash, says that its row is not in the programme. */
function isSetAsideByTitle(title: string): boolean {
  if ([OFF_BESIDE_NUMBER, OFF_BEFORE_TITLE].some((one) => one.test(title.slice(0, LONGEST_TITLE).trim())))
    return true;
  return [...title.slice(0, LONGEST_TITLE).matchAll(AFTER_TITLE)].some(
    ({ 0: whole, 1: bracketed, 2: dashed = "" }) => {
      const clauses = clausesOf(bracketed ?? dashed);
      // In a list in capitals such a word may be part of the title.
      const hasSmall = /\p{Ll}/u.test(title.replace(whole, ""));
      // After a dash, a single word that is not in capitals may be the title.
      const isRemark =
        bracketed !== undefined || /\s/.test(dashed.trim()) || (hasSmall && isInCapitals(dashed));
      if (isRemark && isAnySetAside(clauses, [SET_ASIDE_IN_TITLE])) return true;
      return hasSmall && CUT_IN_CAPITALS.test((bracketed ?? dashed).trim());
    },
  );
}

/** Whether a remark is «OUT - see 1m3 v2»: such a word in capitals before a reference. A lone «OUT» may be a transition. */
function isOutAndSeen(remark: string): boolean {
  const [word = "", ...others] = writtenClauses(remark);
  return OUT_OR_CUT.test(word) && SEE_ANOTHER.test(fold(others[0] ?? ""));
}

/**
 * Whether remarks say that a row is not in the programme: «supprimée v7», «coupée au mix, ne pas déclarer», «OUT - see
 * 1m3 v2», or after its title «Delta - NOT USED».
 */
export function isSetAside(title: string, remarks: readonly string[]): boolean {
  return (
    isSetAsideByTitle(title) ||
    isItemSkipped(title, true) ||
    remarks.some((remark) => isItemSkipped(remark)) ||
    remarks.some((remark) => {
      const clauses = clausesOf(remark);
      if (clauses.length === 1 && SILENCED.test(clauses[0] ?? "")) return true;
      if (isOutAndSeen(remark)) return true;
      const isCut = CUT_IN_CAPITALS.test(writtenClauses(remark)[0] ?? "");
      if (isCut && !clauses.some((clause) => TAKEN_BACK.test(clause))) return true;
      return isAnySetAside(clauses, [
        ...[SET_ASIDE, SILENCED_IN_MIX, TAKEN_OUT_SENTENCE, TAKEN_OUT_THEREFORE],
        REFUSED_SENTENCE,
      ]);
    })
  );
}

/** Whether a row of prose ends with such a word behind its title: «Delta, coup\u00e9e», not «voix, coup\u00e9es». */
export function isSilencedBehindTitle(text: string): boolean {
  const [title = "", word = "", ...others] = clausesOf(text.slice(0, LONGEST_TITLE));
  return others.length === 0 && SILENCED.test(word) && !PART.test(title);
}

const REPLACEMENT = new RegExp(`^${REPLACED_BY} (?:the |la |le |cue |row )?(.+)$`);
const POINTED_NUMBER = /(?<!\p{L})(?:nr|no|num|n)\.[\u00ba\u00b0]?\s*(?=\d)/giu;
/** Returns the number or the title of the row that replaces a row, folded, if its remarks name one. */
export const replacementIn = (remarks: readonly string[]) =>
  remarks
    // «Replaced by: Delta» and «ersetzt durch Nr. 9» are one clause.
    .flatMap((remark) =>
      clausesOf(
        remark
          .replace(POINTED_NUMBER, "nr ")
          .replace(/\b(par|by|with|durch|por|da|con|door|met)\s*:\s*/gi, "$1 "),
      ),
    )
    .flatMap((clause) => REPLACEMENT.exec(clause)?.[1] ?? [])[0];

const REPLACED_AS_WRITTEN =
  /(?:remplac\p{L}{1,4}|replaced|ersetzt|(?:sustituid|reemplazad|substituid|sostituit)[oa]|vervangen) (?:par|by|with|durch|por|da|con|door|met)\s*:?\s+([^,;()]{1,120})/iu;
const AT_SAME_PLACE =
  /(?:memes|same|gleiche[rn]?|selbe[rn]?|mism[oa]s|stess[ie]|zelfde) (?:points?|tc|time ?codes?|timings?|times?|in (?:and|\/|&) out|in\/out|stelle|zeiten|puntos|tiempos|punti|tijden|plaats|plek)/;
/**
 * Returns the title, as written, of the music that replaces that of a row at the same place, if the row itself says so:
 * «remplacée par Velvet Broom (Tom Reyes), mêmes points»; otherwise null.
 */
export function replacementHere(remarks: readonly string[]): string | null {
  const remark = remarks.find((one) => AT_SAME_PLACE.test(fold(one)));
  return REPLACED_AS_WRITTEN.exec(remark ?? "")?.[1]?.trim() || null;
}

/** «Suite» and «Ditto» may be titles: they mean a continuation only in brackets or after dots. */
const CONTINUATION =
  /^(?:[([.][\s([.]*(?:la |the )?(?:suite|continu(?:ed|ation|a|acion|azione)|vervolg|forts(?:etzung)?|ditto|dito|segue)[\s.)\]]*|[([]?(?:idem|id\.|cont(?:'d|d\b|\.)|(?:same )?as above|same (?:cue|title|track|music)|(?:le |la )?meme (?:titre|musique)|comme ci-dessus)[)\]]?|"|''|\u3003)$/;

/** Whether a row's title only means that the music of the row above continues: «(suite)», «cont’d», «idem». */
export const isContinuation = (title: string) => CONTINUATION.test(fold(title).trim());

/** Words of a total, and of a cue that was omitted. */
const TOTAL_OR_OMITTED = new RegExp(
  `^(?:(?:grand |running |sub-?|sous-?)?total(?:e|es|s)?(?: (?:music|musique|general|time|duration|duree))?|(?:duree|temps|durata|duracion) totale?|total duration|summe|gesamt|totaal|somme|omit(?:ted)?|omise?s?|${TAKEN_OUT}) ?:?$`,
);

/** Whether a row without a start is only a total, or a cue that was omitted. */
export function isTotalOrOmitted(cells: readonly string[], start = ""): boolean {
  const says = (cell: string) =>
    cell.length <= LONGEST_TITLE &&
    TOTAL_OR_OMITTED.test(
      fold(cell)
        .replace(/[\s:=]*[\d:.,'"]*$/, "")
        .trim(),
    );
  return (start.trim() === "" || says(start)) && cells.some(says);
}
