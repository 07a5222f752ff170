import { PHRASE_END } from "./phrase-end.ts";

/** Patterns, for folded text, of turns of speech and of versions by which no track can be told from others. */

const SEX = "(?:male|female|man|woman|men|women|boy|girl)";
const SEXE = "(?:hommes?|femmes?|masculine?s?|feminine?s?|garcon|fille)";
const PLAYED =
  "(?:batt(?:erie)?s?|drums?|basses?|bass|perc(?:u|us|ussions?|s)?|cordes|strings|guitares?|guitars?|gtrs?|pianos?|synthes?|synths?|voix|vocals?|vox|cuivres|brass|keys|claviers|melodie|melody|fx|beat|rythmique)";
const PLAYED_LIST = `${PLAYED}(?:\\s?(?:/|,|&|\\+|et|and)\\s?(?:de )?(?:la |le |les |the )?${PLAYED}){1,5}`;
const FADE =
  "(?:(?:fade|fading)(?:[\\s-]?(?:out|in|away))?s?|(?:fins? en )?fondus?(?: (?:de fin|sonores?|de sortie|en sortie))?|shunts?)(?: (?:at|on|for|in) (?:the (?:very )?|its )?end(?:ing)?| endings?| (?:a|en|de|sur) (?:la )?fin| final[es]?)?";
const NO_FADE =
  "(?:no|not an?|not|never an?|without(?: an?| any)?|avoid(?: an?| any)?|nor(?: an?)?|pas (?:de|d['’]un)|sans(?: aucun| de)?|aucun|ni(?: de)?|jamais de)";
const SUNG = "(?:vocals?|vocalists?|voices?|singers?|singing|vox|lead)";

/** Versions of other pieces, which a library of new music has none of. */
const REMADE = "(?:cover (?:versions?|songs?)|covers?|reprises?|remakes?|remix(?:es|s)?)";

/** What a clean version lacks: «version propre, non patinée», “clean version without crackle”. */
const UNTREATED =
  "(?:,? (?:et |and )?(?:non[ -](?!explici)[a-z]+|un(?:aged|treated|processed)|(?:sans|with no|without|no) (?:le |les |la |the |any |l['’])?(?:craquements?|souffle|patine|effets?|traitements?|filtres?|crackles?|hiss|noise|vinyl|aging|ageing|effects?|treatments?|filters?)))?";

export const unmarkedPatterns = () => [
  // Either voice: “male or female vocal” is a vocal, “no male or female vocals” none.
  `(?<!(?<![a-z])(?:no|not|without|sans|never|avoid) )(?:either )?${SEX}(?:\\s?(?:,|or|and|&)(?=\\s${SEX}\\s(?:lead )?${SUNG}(?![a-z]))|(?=\\s?/\\s?${SEX}\\s(?:lead )?${SUNG}(?![a-z])))`,
  `(?<=${SUNG}\\s?[,:(-]?\\s?)(?:either )?${SEX}\\s?(?:or|/)\\s?${SEX}${PHRASE_END}`,
  `(?<=(?:voix|chant)\\s)(?:d['’]|de )?${SEXE}(?:\\s(?:ou|et)(?=\\s(?:d['’]|de )?${SEXE}(?![a-z]))|(?=\\s?/\\s?${SEXE}(?![a-z])))`,
  // The parts of stems, «stems batterie/basse», “drums and bass separate”: no wish for these instruments.
  `(?<=(?:stems?|multipistes?|multitracks?)\\s?:?\\s?\\(?(?:(?:of|for|de|pour)\\s)?(?:la |le |les |the )?)${PLAYED_LIST}`,
  `${PLAYED}\\s?(?:/|&|\\+|and|et)\\s?${PLAYED}(?=\\sstems?(?![a-z]))`,
  `${PLAYED_LIST}(?=\\s(?:separe|separate(?:d|ly)?(?![a-z])|split(?![a-z])|(?:as|en) stems?))`,
  // A loop that is to be delivered: no catalogue marks it, and it is no ostinato.
  `(?:(?<=[,/(]\\s{0,3})|(?:\\+|&|and|et|plus)\\s?)(?:an? |une? )?(?:seamless )?(?:loops?|boucles?)(?:\\s(?:versions?|edits?))?${PHRASE_END}`,
  "(?:qui|that|which) (?:(?:se |puisse )?boucle(?:nt)?|loops?)|(?:can|must|should) (?:be )?loop(?:ed)?",
  // Turns of speech.
  "n['’]importe (?:quoi|lequel)|at a (?:push|pinch)|(?:a la|au) (?:rigueur|limite|pire)|if need be|au besoin|faute de mieux|par contre|en revanche",
  // Versions that every track has, or that no catalogue marks, and how the music ends.
  "(?:(?:la|une|the|a)\\s)?(?:versions?|mix|titres?|morceaux?) (?:complete?s?|integrale?s?|entiere?s?|principale?s?)|(?:(?:the|a)\\s)?(?:full|complete|main|whole) (?:versions?|mix(?:es)?|tracks?)",
  `(?:pas|no|not|ni|sans|non|never|avoid)(?: une?| an?| de| d['’]| des| any)?\\s${REMADE}(?:(?:,| or| nor| and| ni| ou| et)(?: no| de| pas de)? ${REMADE})*(?:${PHRASE_END}|(?= ni ))`,
  `(?<=(?<![a-z])(?:no|without|avoid|sans|pas de)\\s)(?:${REMADE}(?:,| or| nor| and| ou| et) ?)+(?<! )`,
  // No track is marked as one that fades, and a title with the word “fade” is not meant. In “no fade or drums” the drums
  // stay excluded.
  `${NO_FADE} ${FADE}(?:(?=\\s*(?:and|but|et|mais|please|pls|thanks|thx|svp|merci|with|avec)(?![a-z]))|${PHRASE_END})`,
  `(?<=(?<![a-z])${NO_FADE}\\s)${FADE}\\s?(?:/|or|nor|ou|ni)(?=\\s?[a-z])`,
  `(?<=(?<![a-z])(?:no|without|avoid|sans|pas)(?![a-z])[^,;.:!?()\\n]{1,40}\\s)(?:or|nor|ou|ni)(?: an?| de| any)? ${FADE}${PHRASE_END}`,
  `(?:versions?|edits?|mix) (?:clean|propres?)${UNTREATED}|clean (?:versions?|edits?|mix(?:es)?|lyrics)${UNTREATED}|versions? non explicites?|non-explicit versions?`,
  "(?:ends?|ending|finish(?:es|ing)?|finir|finit|finissant|se termine|termine|terminer) (?:on|with|sur|par|avec) (?:the |an? |le |un )?logo(?:\\s(?:hits?|stings?|bumps?|reveal))?(?! sonore)",
  `(?:(?:ends?|ending|finish(?:es|ing)?|finir|finit|finissant|se termine|termine|terminer) (?:on|with|sur|par|avec) (?:an? |the |une? |le |la )?)?(?:big )?(?:logo hits?|hits? (?:on|for) (?:the )?logo|(?:hit|impact|coup|accent) (?:sur|pour) le logo|hit final sur le logo)(?: (?:at|on|for|in) (?:the )?(?:end|ending|close))?(?: (?:a|en) la fin| final| en fin)?`,
];
