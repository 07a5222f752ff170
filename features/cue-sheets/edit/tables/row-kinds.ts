import { fold } from "#/contract/fold.ts";
import { EFFECTS } from "../noise-names.ts";
import { isMusicLabel, isOtherLabel, SPOKEN_KIND } from "../not-music.ts";
import { isRoleName } from "../role-names.ts";
import { headForms } from "./head-meaning.ts";

const ONLY = "(?:only|just|nur|seulement|uniquement|juste|solo|solamente|soltanto|apenas|alleen|enkel)";
const OTHERS = `(?:${EFFECTS}|vfx|fx|efectos|effetti|effecten|(?:s?fx|effects?) (?:dis[ck]|cd|cart|library|lib)|sfeer(?:geluid)?|omgevingsgeluid|ambiances?|ambiences?|ambientes?|ambienti|amb|atm|atmos?|o-ton|interviews?|itw|dial(?:og(?:ue|o|hi)?)?s?|dialoge?|voix off|voz en off|voce off|voice ?over|room tone|wild ?tracks?|sons? seuls?|o-ton|originalton)`;
/** Sounds other than music, as the whole text of a remark or of a column that states the kind. */
const NOISE = new RegExp(`^(?:${ONLY} )?${OTHERS}(?: ${ONLY})?$`);
/** Speech and advertisements, as the whole cell of a column that states the kind: «PLATEAU», «Wort», «parlato», «PUB». */
const SPOKEN = new RegExp(
  `^(?:${[
    "plateaux?|reportages?|pubs?|publicites?|ecrans? (?:de )?pubs?|lancements?|desannonces?|annonces?|chroniques?|paroles?|voix|sujets?|duplex|micro-?trottoirs?|infos?|meteo|textes?|commentaires?|invites?",
    "speech|spoken|talk|spoken word|link|voice|pres|plt|inv|sil|silences?|stille|ads?|advert(?:s|isements?)?|(?:tv |ad )?commercial break|talkback",
    "wort|sprache|text|moderation(?:en)?|anmoderation|abmoderation|beitrag|beitraege|beitrage|nachrichten|werbung|werbespots?|wetter|gesprach|gespraech|o-ton(?:e|oene)?|reportagen",
    "habla|hablado|voz|palabra|locucion|entrevistas?|reportajes?|publicidad|noticias|presentacion|tertulia",
    "gesproken|spraak|gesprek|presentatie|aankondiging|afkondiging|reclame|nieuws|weer(?:bericht)?|stem|stilte",
    "parlato|parola|voce|interviste?|intervista|servizio|servizi|pubblicita|notizie|conduzione|lancio",
    "interviews?|itw|itv|entretiens?|dialogues?|voix off|voice ?over|vo",
  ].join("|")})$`,
);
/** Noises that such a column names in one word, which a remark would not: «SON», «Ger\u00e4usch», «rumori», «ruido». */
const SOUND_KIND =
  /^(?:sons?|bruits?|noises?|sounds?|ger(?:a|ae)usche?|ton|rumor[ei]|ruidos?|sonidos?|suon[oi]|geluid(?:en)?|effecten?|effett[oi]|efectos?|effekte?)$/;

const MUSIC = "(?:music|musique|musik|musica|muziek|mus|mx|zik)";
const HERE = "(?: (?:here|there|at all|ici|la|du tout|hier|da|dabei|aqui|ahi|qui|li|daar))?";
/**
 * A clause of a remark that says that the row is no music. `WITHOUT_MUSIC` of `open-remarks.ts`, with which titles start,
 * has «sans musique» too, which as a remark may be about a version.
 */
const NO_MUSIC = new RegExp(
  `^(?:(?:there is |there's |it is |it's |this is |is )?(?:no|not(?: a| any)?|isn't) ${MUSIC}${HERE}|non music|(?:(?:ce n'est |c'est |il n'y a |y'a )?(?:pas|aucune)|ce n'est) (?:de |une )?(?:la )?${MUSIC}${HERE}|(?:ist |das ist |hier )?(?:keine|nicht) ${MUSIC}${HERE}|${MUSIC} (?:hier )?(?:bewusst )?(?:keine|none|aucune|ninguna|nessuna)|(?:aqui )?(?:sin|no es|no hay|ninguna|nao e) ${MUSIC}${HERE}|(?:qui )?(?:non e|non c'e|niente|nessuna) ${MUSIC}${HERE}|(?:(?:er is |dit is |hier )?(?:geen|zonder)) ${MUSIC}${HERE})$`,
);
/** Speech and noises with a word for «only», as a clause of a remark: no word of a title counts against it. */
const OTHER_ALONE = new RegExp(`^(?:${ONLY} (?:the )?${OTHERS}|${OTHERS} ${ONLY})$`);
/** Noises that open a longer remark on a row: «Ger\u00e4usch, GEMA-frei». «Ambiance, tendue» may be a mood. */
const NOISE_FIRST = new RegExp(`^(?:${EFFECTS}|room tone|prises? de son)$`);
/**
 * The same before a description: “SFX ref whistle”, «Bruitage porte», not «SFX version», nor what plays at one end of the
 * music: “SFX tail”.
 */
const NOISE_BEFORE = new RegExp(
  `^(?:${EFFECTS})(?: (?:de |du |d'|van |di |del )|:? )(?!.*\\b(?:version|mix|remix|stems?|edit|tail|queue|at (?:the )?(?:start|end|head|top)|au debut|a la fin|en fin|am ende|am anfang|al final|alla fine|aan het (?:begin|eind)e?)\\b)\\p{L}`,
  "u",
);
/** A remark that contradicts a title such as «Ambiance guinguette»: «c'est une MUSIQUE, pas une ambiance». */
const IS_MUSIC =
  /^(?:attention )?(?:(?:c'est|ceci est|this is|it is|it's|is|das ist|ist|es|e) (?:bien |really |wirklich )?(?:une |de la |a |la |una )?)(?:vraie )?(?:musique|music|musik|musica)$/;

const remarkOf = (text: string) => fold(text.replace(/\u2019/g, "'")).trim();

/** Whether a remark only says that the row is a kind of sound other than music. */
export const isNoiseRemark = (remark: string) => [NOISE, NO_MUSIC].some((one) => one.test(remarkOf(remark)));

/** Whether a title says that there is no music: «NO MUS», «PAS DE ZIK». In small letters «No music» may be a title. */
export const isTitleOfSilence = (title: string) =>
  title === title.toUpperCase() && NO_MUSIC.test(remarkOf(title));

/** Words in another clause by which a remark may be about music beside other sounds: «bed», «under», «sous», «fade». */
const MUSIC_BESIDE = new RegExp(
  `(?<![\\p{L}])(?:${MUSIC}|songs?|chansons?|morceaux?|beds?|under|underneath|beneath|over|on top|sous|dessous|par-dessus|unter|darunter|dar(?:ue|u)ber|bajo|debajo|encima|sotto|sopra|fades?|fondus?|blende|fundido|dissolvenza|then|puis|ensuite|dann|danach|luego|despues|poi|before|after|avant|apres)(?![\\p{L}])`,
  "u",
);

const clausesIn = (remarks: readonly string[]) =>
  remarks.map((remark) =>
    remarkOf(remark)
      .split(/[,;.!()]+|\s-+\s/)
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  );
const saysNoMusic = (clauses: readonly string[]) => clauses.some((clause) => NO_MUSIC.test(clause));
const namesOther = (clauses: readonly string[]) =>
  clauses.some((clause) => OTHER_ALONE.test(clause)) || NOISE_FIRST.test(clauses[0] ?? "");
/** Whether the first clause of a remark names other sounds, and no other clause has a word for music beside them. */
const namesOtherFirst = ([first = "", ...others]: readonly string[]) =>
  [OTHER_ALONE, NOISE_FIRST].some((one) => one.test(first)) && !others.some((one) => MUSIC_BESIDE.test(one));

/**
 * Returns the role that a row's remarks give it: «music» if they insist on it, otherwise the kind of sound other than
 * music that they name; empty if there is neither. A clause such as «dialogue only» or “no music here” counts also
 * against a title with a word for music.
 */
export function roleInRemarks(remarks: readonly string[]): string {
  const clauses = clausesIn(remarks);
  if (clauses.flat().some((clause) => IS_MUSIC.test(clause))) return "music";
  if (clauses.some(saysNoMusic) || clauses.flat().some((clause) => OTHER_ALONE.test(clause)))
    return SPOKEN_KIND;
  const noise = remarks.find(isNoiseRemark);
  if (noise !== undefined) return noise.trim();
  const isBefore = ([first = "", ...others]: readonly string[]) =>
    NOISE_BEFORE.test(first) && ![first, ...others].some((one) => MUSIC_BESIDE.test(one));
  return clauses.some((one) => NOISE_FIRST.test(one[0] ?? "") || isBefore(one)) ? "sfx" : "";
}

/**
 * Whether the remarks that give a row such a role leave open whether there is music too: «music bed, interview only»,
 * «fade - dialogue only», “SFX, then music”.
 */
export function leavesMusicOpen(remarks: readonly string[]): boolean {
  const clauses = clausesIn(remarks);
  const isStated =
    clauses.some((one) => saysNoMusic(one) || namesOtherFirst(one)) || remarks.some(isNoiseRemark);
  return !isStated && clauses.some(namesOther);
}

/**
 * Returns the role that a cell of a column for the kind of sound gives its row; empty if it names no sound other than
 * music.
 */
export function roleOfKind(cell: string): string {
  const kind = remarkOf(cell).replace(/[\s.:]+$/, "");
  if (SPOKEN.test(kind)) return SPOKEN_KIND;
  if (NO_MUSIC.test(kind)) return "marker";
  if (NOISE.test(kind)) return cell.trim();
  return SOUND_KIND.test(kind) ? "sfx" : "";
}

const SPOKEN_WORD =
  "(?:speech|spoken|voice|voiced|talk|parlee?|voix|gesprochen|sprache|wort|hablad[oa]|voz|parlat[oa]|voce|gesproken|stem)";
/** A jingle in which somebody speaks, folded, as the whole cell: whether there is music under the words is asked. */
const SPOKEN_JINGLE = new RegExp(
  `^(?:(?:jingles?|idents?|trailers?|virgules?) ?[,/+-]? ?${SPOKEN_WORD}|${SPOKEN_WORD} ?-? ?(?:jingles?|idents?|trailers?))$`,
);
/** Whether the remarks, the kind or the label of a row call it a jingle in which somebody speaks: “jingle speech”. */
export const isSpokenJingle = (cells: readonly string[]) =>
  cells.some((cell) => SPOKEN_JINGLE.test(remarkOf(cell)));

/** Returns the role of a row whose label is no label but a kind of noise: «SFX», “FX disc”; empty for any other cells. */
export const roleOfLabels = (labels: readonly string[]) =>
  labels.some((label) => NOISE.test(remarkOf(label))) ? "sfx" : "";

/** Headings of a column that states the kind of sound. */
const KIND_HEADS = new Set(
  [
    "type|kind|nature|nat|categorie|category|cat|categ|art|kategorie|kat|typ|tipo|clase|categoria|genre|genere",
    "type son|type of sound|sound type|nature son|sorte|rubrique|rubrik|rubrica|element|elemento|klangart",
    "quoi|what|was|que|que es|cosa|wat|soort|soort geluid|aard|geluidssoort|rubriek",
  ].flatMap((heads) => heads.split("|")),
);

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
    return listed.every((cell) => roleOfKind(cell) !== "") ? [] : at;
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

const KEEP_HEADS = new Set(
  [
    "garde|on garde|garder|a garder|conserver|conserve|retenu|retenue|utilise|utilisee",
    "keep|keep it|kept|use|used|in use|behalten|bleibt|verwendet|se queda|usado|usada|usato|resta|si usa",
    "gebruikt|in gebruik|behouden|blijft",
    "diffuse|diffusee|passe a antenne|a antenne|antenne|aired|on air|gesendet|emitido|emitida|in onda|uitgezonden|ok",
    "monte|montee|au montage|dans montage|dans film|au mix|in edit|in film|in show|schnitt|en montaje|nel film|in montaggio|in de montage",
  ].flatMap((heads) => heads.split("|")),
);
/** «Non», «no», «nein»; a row that is not decided is not declared either: «à voir», «?». */
const NOT_KEPT =
  /^(?:\u2717|\u2718|\u274c|non?|nein|nee|nao|n|a voir|a confirmer|tbc|tbd|offen|pendiente|\?+)(?: ?[,;:.!(\u2013-].*)?$/;

/** Returns the index of the column that states for each row whether its music stays, «On garde ?»; -1 if there is none. */
export const keepColumn = (heads: readonly string[], known: ReadonlySet<number>) =>
  heads.findIndex((head, at) => !known.has(at) && headForms(head).some((form) => KEEP_HEADS.has(form)));

/** Whether the answer in the column «On garde ?» is no, or still open. */
export const isNotKept = (answer: string) => NOT_KEPT.test(fold(answer).trim());
