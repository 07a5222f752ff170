import { fold } from "#/contract/fold.ts";

const alternatives = (...lists: readonly string[]) => `(?:${lists.join("|")})`;

/** Instructions not to declare a row, whatever follows them. */
const NOT_TO_DECLARE = alternatives(
  "not to be (?:declared|reported)|do(?: not|n'?t) (?:declare|report)|ne pas (?:declarer|relever|reporter)|nicht melden|no declarar|non dichiarare|nao declarar",
);
/** How or when to declare, behind those words: «ne pas déclarer deux fois» does not mean that nothing is declared. */
const HOW_TO_DECLARE =
  "(?! (?:deux fois|2 fois|en double|doppelt|dos veces|twice|comme|as|als|como|sous|under|avant|before|sans|without)(?![a-z]))";
/**
 * Words that may also be about a part of the music, «removed vocals», «coupée au montage à 45 s»: they count only alone, or
 * with words for the edit that the music was removed from.
 */
const TAKEN_OUT = alternatives(
  "(?:coupe|retire|enleve)e?s? au (?:mix(?:age)?|montage)",
  "(?:not|never) used|unused|do(?: not|n'?t) use|ne pas (?:utiliser|compter)|(?:non|pas) (?:utilise|retenu)e?s?|inutilisee?s?",
  "nicht (?:verwendet|benutzt|genutzt)|entfallt|no (?:usad[oa]s?|usar)|non (?:usat[oaie]|usare)|nao (?:usad[oa]s?|usar)",
  "annulee?s?|cancell?ed|annullat[oaie]|cancelad[oa]s?|cut (?:from|out of) (?:the )?(?:show|film|edit|programme?|episode|mix)",
  "supprimee?s?|retiree?s?|deleted|removed|dropped|gestrichen|geloscht|eliminad[oa]s?|suprimid[oa]s?|descartad[oa]s?|eliminat[oaie]",
  "viree?s?|quitad[oa]s?|(?:no|non|nao) entra|no longer used|plus utilisee?s?|not in (?:the )?(?:mix|show|film|edit)|fallt weg|faellt weg|entfaellt",
);
const FROM_EDIT =
  "(?: (?:(?:from|in|since|dans|de|du|des|depuis|au|en|im|aus|seit|del|dal|da|do) (?:the |la |le |der |dem |el )?)?(?:edit|cut|mix(?:age)?|montage|film|show|episode|emission|programme?|version|schnitt|montaje|montaggio|montagem|v) ?\\d*)?";
/** Stands for a date in a clause, so that its signs do not divide the clause. */
const DAY = "<day>";
const NUMERIC_DATE =
  /(?<![\d.:/])(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{2}[/.]\d{2})(?![\d:/])/g;
const MONTH =
  "(?:jan|gen|ene|feb|fev|mar|apr|avr|abr|mai|may|mag|jun|jui|giu|jul|lug|aou|aug|ago|sep|set|oct|okt|out|ott|nov|dec|dez|dic)[a-z]*";
const ON_DATE = `(?: (?:(?:le|on|am|el|il|em|du) (?:the )?)?(?:${DAY}|\\d{1,2}(?:er|st|nd|rd|th)? ${MONTH}(?: \\d{4})?))?`;
const NOT_IN_PROGRAMME = `${TAKEN_OUT}${FROM_EDIT}${ON_DATE}`;
const SET_ASIDE = new RegExp(
  `^(?:${NOT_TO_DECLARE}${HOW_TO_DECLARE}(?![\\p{L}\\p{N}]).*|${NOT_IN_PROGRAMME})$`,
  "u",
);
/** In a title nothing may follow: «Don’t Report Me» is one. */
const SET_ASIDE_IN_TITLE = new RegExp(`^(?:${NOT_TO_DECLARE}|${NOT_IN_PROGRAMME})$`);
/** Words that take such a remark back: «supprimée v3, remise v5», «not used v2, used v3». */
const TAKEN_BACK =
  /^(?:(?:then|puis|and|et|but|mais|now|a ete|was|is|est) )*(?:remise?s?|retablie?s?|reintegree?s?|restored|reinstated|re-?added|put back|back|used|utilisee?s?)(?: |$)/;
/**
 * Words that set a row aside only if they are the whole remark. Otherwise they describe an instrument, «brass (muted)», a
 * shortened piece, «tagliata, parte dal ritornello», or the out point, «raus: Blende».
 */
const SILENCED = new RegExp(
  `^(?:muted?|mutee?s?|muets?|muettes?|stumm(?:geschaltet)?|coupee?s?|fuera|fora|fuori|raus|tolt[oa]|cortad[oa]|tagliat[oa]|retirad[oa])${ON_DATE}$`,
);
/** «In der Endmischung stumm», «muet au mix», “muted in the final mix”: the place says that the music itself is meant. */
const SILENCED_IN_MIX =
  /^(?:(?:in|im|am) (?:der |dem )?(?:end)?(?:mischung|mix|schnitt|fassung) stumm(?:geschaltet)?|(?:stumm(?:geschaltet)?|muted?|mutee?s?|muets?|muettes?) (?:in|im|au|a|en|dans) (?:the |la |le |der |dem )?(?:final |end)?(?:mix(?:age)?|mischung|montage|schnitt|edit|cut))$/;
/** «COUPÉ», «COUPÉE», «COUPEES». */
const COUPE = String.raw`COUP(?:\u00c9|EE)E?S?`;
/** A word in capitals behind a title that has small letters: «Ascenseur - COUPÉ». «Générique (OUT)» is a title. */
const CUT_IN_CAPITALS = new RegExp(`^(?:${COUPE}|VIR(?:\\u00c9|EE)E?S?)$`);
/** «OUT - see 1m3 v2»: «OUT – fondu» is about a fade, and a lone «CUT» may be a transition. */
const OUT_OR_CUT = new RegExp(`^(?:OUT|CUT|COUPES?|${COUPE})$`);
const REPLACED_BY =
  "(?:remplacee? par|replaced (?:by|with)|ersetzt durch|(?:sustituid|reemplazad|substituid)[oa] por|sostituit[oa] (?:da|con))";
const SEE_ANOTHER = new RegExp(
  `^(?:(?:see|voir|siehe|ver|vease|vedi) (?:the |cue |la |le )?(?=[^ ]*\\d)[^ :]+(?: v ?\\d+)?|${REPLACED_BY} \\S.*)$`,
);
/** Sentences, as in a letter: «finalement on l'a enlevee», “we dropped it in the end”. */
const TAKEN_OUT_SENTENCE = new RegExp(
  `^(?:(?:mais|but|finalement|finally|in the end|en fait|au final|on|we|they|ils|elle|il|it|this one|l'a|l'ont|l'avons|les a|a ete|ont ete|est|was|were|is|has been|have been|now|du coup) )+(?:(?:enleve|retire|supprime|vire|jete|annule|abandonne|coupe)e?s?|removed|dropped|cut|cut out|deleted|cancell?ed|taken out|took out|pulled)(?: (?:it|this|this one|that one|them|finalement|in the end))*${FROM_EDIT}(?: in the end)?$`,
);
/**
 * A part of the music, or a licence, beside a remark, which then is about that: «check vocals: removed», «voix,
 * retirees», «removed: vocals», «intro: supprimée».
 */
const PART =
  /(?:^|[^a-z])(?:intros?|outros?|verses?|couplets?|refrains?|chorus|bridge|ponts?|solos?|fin|ends?|ending|fades?|fondus?|reverb|clicks?|licen[cs]es?|options?|alt version|sax(?:ophones?)?|flutes?|violons?|violins?|synths?|applause|applaudissements|if not cleared|vocals?|voices?|vox|voix|drums?|batterie|strings?|cordes|brass|cuivres|trumpets?|trompettes?|ambian?ces?|ambiences?|dialogues?|piano|guitares?|guitars?|bass|basse|choirs?|ch(?:oe)?urs?|melody|melodie|gesang|stimmen?|chor|streicher|schlagzeug|klavier|voz|voces|coros?|bateria|cuerdas|metales|voc[ei]|cori|archi|batteria|chitarr[ae])$/;
const CLAUSES = /[,;.:!()[\]{}|/]|\s-+\s/;
const LONGEST_TITLE = 300;
/** Remarks after a title, in brackets or after a dash. */
const AFTER_TITLE = /[([]([^()[\]]+)[)\]]|\s[-–—>]+\s+([^()[\]]+)$/gu;

/** Returns the clauses of a cell as written. A question keeps its mark, so that it is not taken for a statement. */
const writtenClauses = (cell: string) =>
  cell
    .replace(/\s+/g, " ")
    .replace(NUMERIC_DATE, DAY)
    .replace(/[-=–—]>|→/g, ";")
    .replace(/[–—]/g, " - ")
    .replace(/[’‘]/g, "'")
    .replace(/ ?\?+/g, "?;")
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
      ![clauses[at - 1], clauses[at + 1]].some((beside = "") => PART.test(beside)),
  ) && !clauses.some((clause) => TAKEN_BACK.test(clause));

/** Whether the end of a title, in brackets or after a dash, says that its row is not in the programme. */
function isSetAsideByTitle(title: string): boolean {
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
    remarks.some((remark) => {
      const clauses = clausesOf(remark);
      if (clauses.length === 1 && SILENCED.test(clauses[0] ?? "")) return true;
      if (isOutAndSeen(remark)) return true;
      return isAnySetAside(clauses, [SET_ASIDE, SILENCED_IN_MIX, TAKEN_OUT_SENTENCE]);
    })
  );
}

const REPLACEMENT = new RegExp(`^${REPLACED_BY} (?:the |la |le |cue |row )?(.+)$`);
/** Returns the number or the title of the row that replaces a row, folded, if its remarks name one. */
export const replacementIn = (remarks: readonly string[]) =>
  remarks
    // «Replaced by: Delta» is one clause.
    .flatMap((remark) => clausesOf(remark.replace(/\b(par|by|with|durch|por|da|con)\s*:\s*/gi, "$1 ")))
    .flatMap((clause) => REPLACEMENT.exec(clause)?.[1] ?? [])[0];

const REPLACED_AS_WRITTEN =
  /(?:remplac\p{L}{1,4}|replaced|ersetzt|(?:sustituid|reemplazad|substituid|sostituit)[oa]) (?:par|by|with|durch|por|da|con)\s*:?\s+([^,;()]{1,120})/iu;
const AT_SAME_PLACE =
  /(?:memes|same|gleiche[rn]?|selbe[rn]?|mism[oa]s|stess[ie]) (?:points?|tc|time ?codes?|timings?|times?|in (?:and|\/|&) out|in\/out|stelle|zeiten|puntos|tiempos|punti)/;
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
  /^(?:[([.][\s([.]*(?:la |the )?(?:suite|continu(?:ed|ation|a|acion|azione)|forts(?:etzung)?|ditto|dito|segue)[\s.)\]]*|[([]?(?:idem|id\.|cont(?:'d|d\b|\.)|(?:same )?as above|same (?:cue|title|track|music)|(?:le |la )?meme (?:titre|musique)|comme ci-dessus)[)\]]?|"|''|\u3003)$/;

/** Whether a row's title only means that the music of the row above continues: «(suite)», «cont’d», «idem». */
export const isContinuation = (title: string) => CONTINUATION.test(fold(title).trim());

/** Words of a total, and of a cue that was omitted. */
const TOTAL_OR_OMITTED = new RegExp(
  `^(?:(?:grand |running |sub-?|sous-?)?total(?:e|es|s)?(?: (?:music|musique|general|time|duration|duree))?|(?:duree|temps|durata|duracion) totale?|total duration|summe|gesamt|somme|omit(?:ted)?|omise?s?|${TAKEN_OUT}) ?:?$`,
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
