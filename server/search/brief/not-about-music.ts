import { PHRASE_END } from "./phrase-end.ts";

/**
 * Patterns, for folded text, of words that say nothing of the music and are dropped from the brief: where a film is shown
 * and by whom, its rights, and what is heard over its music.
 */

const CHANNEL =
  "(?:tv|tele|television|radio|web|digital|online|internet|cinema|vod|svod|ott|print|presse|affichage|socials?(?: media)?|reseaux sociaux|rs|youtube|instagram|insta|tiktok|facebook|all media|tous supports|tous medias)";
const CHANNELS = `${CHANNEL}(?:\\s?(?:,|/|&|\\+|and|et|ou|or)\\s?${CHANNEL}){1,5}`;
const USE = "(?:only|campaigns?|use|usage|release|spots?|ads?|rights|diffusion|exclusivement|uniquement)";
const BROADCASTER =
  "(?<!['’])(?:arte(?! povera)|tf1|m6|canal ?(?:\\+|plus)|france (?:[2-5](?!\\s*(?:s\\b|sec|min|mn|['’:.,]\\d|bpm))|info|tv|televisions|culture|inter)|bbc(?: (?:one|two|three|four|[1-4]))?|itv[1-4]?|channel [45]|netflix|hbo|disney ?\\+|ard|zdf|rtbf|nbc|cbs|prime video|apple tv)";
const TERRITORY =
  "(?:us|usa|u\\.s\\.|uk|gb|eu|europe|canada|mexico|france|belgique|belgium|suisse|switzerland|luxembourg|germany|allemagne|austria|spain|espagne|italy|italie|ireland|ie|roi|australia|new zealand|japan|benelux|dach|dom[- ]?tom|nordics|latam|apac|emea|mena|anz|row|world(?:wide)?|monde|north america|amerique du nord)";
const SHORT = "(?:us|usa|u\\.s\\.|uk|eu|benelux|dach|dom[- ]?tom|latam|apac|emea|mena|anz|row)";
const MORE = `(?:\\s?(?:\\+|&|/|,|and|et)\\s?${TERRITORY})`;
const RIGHTS = "(?:droits?|rights|licen[cs]e|buy-?out|usage rights|territor(?:y|ies)|territoires?)";
/** One place where a film is shown, with its territory: “VOD worldwide”, «salles France». */
const OUTLET = `(?:${CHANNEL}|${BROADCASTER}|festivals?|salles|theatrical|dvd|airlines?)(?:\\s${TERRITORY}(?![a-z]))?`;
const VOICE =
  "(?:interviews?|itws?|entretiens?|temoignages?|dialogues?|voix[ -]off|vo|voice[- ]?overs?|narration|commentaires?|speech)";

export const notAboutMusicPatterns = () => [
  // Where it is shown, and by whom.
  `${CHANNELS}${PHRASE_END}`,
  `(?:for|pour)\\s(?:le |la |the )?(?:${CHANNELS}|web|tv|tele|online|digital|internet|${BROADCASTER})${PHRASE_END}`,
  `(?:web|online|digital|tv)(?=\\s${USE}(?![a-z]))`,
  `(?:(?:sur|on|for|pour) )?${OUTLET}(?:\\s?(?:,|/|&|\\+|and|et|ou|or)\\s?${OUTLET}){1,5}${PHRASE_END}`,
  BROADCASTER,
  `(?:for|pour) (?:an?|the|une?|le|la|our|notre) (?:streamer|streaming (?:service|platform)|broadcaster|channel|plateforme|diffuseur|chaine)${PHRASE_END}`,
  `(?:(?:in|for) the |[+&/] ?|and (?:for )?(?:the )?)(?:lobby|foyer)(?: (?:loops?|screens?|display))?${PHRASE_END}`,
  `public performances?[^,;.:!?()\\n]{0,40}|(?:at|in|dans|pour|a)\\s\\d{1,3}\\sfestivals?|(?:no|pas de)\\s(?:broadcast(?:ing)?|diffusion)${PHRASE_END}`,
  `\\d{1,2}\\s(?:months?|mois)(?=\\s?(?:[,;.)\\n]|$|(?:all media|tous|licen[cs]e|${TERRITORY})(?![a-z])))`,
  // Rights: “US + Canada”, «droits monde 1 an tous supports».
  `(?<!(?:human|civil|women['’]s|animal|lgbt) )${RIGHTS}\\s?:?\\s?(?:for |pour )?(?:${TERRITORY}|mondiaux|tv|web|tous|cedes|inclus|\\d|all)(?![a-z])[^,;.:!?()\\n]{0,60}`,
  `(?<!(?:from|music of|musique d['’e]|style)\\s{1,3})(?:${SHORT}${MORE}{1,5}|${TERRITORY}${MORE}{0,4}\\s?(?:\\+|&|/|,|and|et)\\s?${SHORT})${PHRASE_END}`,
  `(?:tous (?:supports|medias)|all media)\\s(?:ex(?:cl(?:uding)?)?\\.?|except|hors|sauf|minus|but)\\s${CHANNEL}`,
  "(?:worldwide|monde(?: entier)?|global)[ ,]{1,2}(?:in perpetuity|a perpetuite|a vie)",
  "tous (?:supports|medias)|all media|in perpetuity|(?:worldwide|global|world) (?:rights|licen[cs]e|buy-?out)",
  // What lies over the music, «interviews par-dessus». A bed under it is a kind of version.
  `(?:(?:la|le|les|the|our|a|une?) )?(?:${VOICE}|narrat(?:eur|rice|ors?)) (?:prend|prennent|occupe(?:nt)?|couvre(?:nt)?|remplit|domine(?:nt)?|passe(?:ra)? |takes?|fills?|covers?|dominates?|runs?|sits?|goes)(?![a-z])[^,;.:!?()\\n]{0,60}`,
  "(?<!(?<![a-z])(?:sous|tapis|fond|bed|lit)(?: (?:la|une|de|pour)){0,2} )(?:(?:sans|pas de|beaucoup de|pour|avec|et) )?(?:une |la |les |des )?voix[ -]off",
  `(?:(?:des|les|the|our|nos)\\s)?${VOICE}\\s(?:par[- ]dessus|au[- ]dessus|dessus|over (?:it|them|the top|this|the music)|on top)`,
];
