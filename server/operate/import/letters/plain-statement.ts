import { fold } from "#/contract/fold.ts";

/** Words of a plain statement or request, in six languages; letters that an apostrophe parts stand alone. */
const COMMON = new Set(
  [
    "the of for is are has have be to as and please note that now new correct corrected final kindly s on can confirm we i track tracks piece song cue number no nr gets get receives holds should must read reads here thanks thank you",
    "le la les l de du des d pour est sont a ont merci svp veuillez noter que corriger corrigez changer changez modifier modifiez remplacer remplacez rectifier rectifiez desormais maintenant bien plage piste morceau numero n et nouveau nouvelle nouvelles doit etre avec voici bonjour c confirmons confirme nous je",
    "der die das den dem des von vom fur ist sind hat haben bitte andern korrigieren berichtigen beachten dass jetzt nun richtig und stuck nummer neu neue neuer neuen richtiger richtige lautet muss zu auf bekommt bestatigen wir erhalt",
    "el los las del para es son tiene tienen por favor corregir corrija cambiar cambie cambien ahora pista tema corte nuevo nuevos nueva y debe ser recibe",
    "il lo i gli di della delle dei per e ha hanno favore correggere corregga cambiare ora traccia brano nuovo nuova nuove deve essere sia riceve",
    "het van voor zijn heeft hebben graag gelieve wijzigen nu nieuw nieuwe en juiste moet krijgt",
  ].flatMap((words) => words.split(" ")),
);
/** Words for what a statement may be about. */
const ABOUT = {
  title:
    "title titled titre titel titulo titolo name nom called named rename renamed retitle renommer renommez renomme umbenennen renombrar rinominare hernoemen change amend fix update correggi in into en par",
  shares:
    "share shares split splits part parts quote-part quote-parts repartition cle droits composer composers writer writers author authors auteur auteurs compositeur compositeurs rights anteil anteile anteilen aufteilung verteilung komponist textdichter autor autores compositor reparto porcentaje porcentajes participacion participaciones quota quote ripartizione percentuale percentuali autore autori compositore aandeel aandelen verdeling correction update change sacem gema prs sgae siae buma",
  ipi: "ipi cae my mon mein meine numeros numbers num nummern sacem gema prs sgae siae buma writer composer author auteur compositeur komponist autor autore correction update",
} as const;
const OF_KIND = Object.fromEntries(
  Object.entries(ABOUT).map(([kind, words]) => [kind, new Set(words.split(" "))]),
);

const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;
/** Words before the number of a track: «plage 3», «no. 3», `03 Delta`. */
const COUNTED =
  /(?:^\s*|(?<!\p{L})(?:track|piece|song|cue|number|titre|titel|plage|piste|morceau|pista|traccia|brano|nummer|numero|n[ro]?)(?:[.\u00b0\u00ba]|\s)*)\d{1,3}(?!\d)/gu;

/**
 * Returns whether a text says nothing but a plain statement of a kind about some names: with a word beside these, it
 * may tell of another thing (“the singer of Delta is called Maria”), of another time or of somebody's wish.
 */
export function isPlain(text: string, kind: keyof typeof ABOUT, names: readonly string[]): boolean {
  const own = new Set(names.flatMap((name) => fold(name).match(/[\p{L}\p{N}]+/gu) ?? []));
  const rest = fold(text).replace(COUNTED, " ");
  return (rest.match(WORD) ?? []).every(
    (word) =>
      COMMON.has(word) ||
      OF_KIND[kind]?.has(word) ||
      word.split("-").every((part) => own.has(part) || COMMON.has(part)),
  );
}

/** Words that make what stands beside them another time's, somebody else's, or false. */
const TAKEN_BACK =
  /(?<!\p{L})(?:not|never|no|wrong\p{L}*|false|mistake\p{L}*|errors?|erreurs?|erron\p{L}*|faux|fausses?|pas|jamais|ancien\p{L}*|old|refus\p{L}*|reject\p{L}*|ignore[zr]?|ignorer|disregard|nicht|nie|falsch\p{L}*|alte[nrs]?|abgelehnt|non|sbagliat\p{L}*|vecchi\p{L}*|falso|equivocad\p{L}*|incorrect\p{L}*|antigu\p{L}*|rechazad\p{L}*|niet|fout\p{L}*|oude?|afgewezen|wrote|said|asked|ecrit|disait|demand\p{L}*|schrieb|sagte|ha scritto|dijo|escribio|schreef|formerly|previously|avant|fruher|vorher|antes|prima|vroeger)(?!\p{L})/u;
/** The start of a sentence about the one before it. */
const OF_FORMER =
  /^\W*(?:no|non|nein|nee|this|that|it|these|those|which|they|c.?est|ce n|cela|ceci|ca|das|dies\p{L}*|es|questo|quest\p{L}*|eso|esto|dit|dat)(?!\p{L})/u;

/** Returns whether the sentences around one deny it: «Voici l'ancienne répartition :» before it, “This is wrong.” behind. */
export function isTakenBack(before: string, after: string): boolean {
  const [lead, echo] = [fold(before), fold(after)];
  return (/:\s*$/.test(lead) && TAKEN_BACK.test(lead)) || (OF_FORMER.test(echo) && TAKEN_BACK.test(echo));
}
