import { foldInPlace } from "./words.ts";

/**
 * What a brief says of its pictures and its client is not said of the music: “the pictures are grey, the music must not
 * be”, “the logo is blue”.
 */

interface Place {
  start: number;
  end: number;
}

const THE = "(?:the|our|my|their|these|those|les?|la|nos|notre|mes|mon|ces|cette|ce)";
const PICTURES = "(?:pics|pictures|images?|visuals|visuels?|photos?|footage|rushes)";
const FILM = "(?:films?|edit|montage|scenes?|shots?|plans?|video|story|histoire|sujet|subject)";
const ARE =
  "(?:is|are|look|looks|feel|feels|est|sont|paraissent|parait|semblent|restent)(?: (?:all|very|quite|rather|pretty|so|tres|toutes?|tous|plutot|assez|tellement))?";
const SAID = "[^,;.:!?()\\n]{2,60}?";
const MUSIC = "(?:music|track|score|soundtrack|cue|musique|bande[- ]son|bo|morceau|titre)";
const AND =
  "(?:\\s*[,;.:-]\\s*|\\s+)(?:(?:but|and|yet|so|while|whereas|though|mais|et|alors que|donc|en revanche|par contre),? )?";
/** “Shouldn’t”, also with two letters in the wrong order, as people type it. */
const NOT =
  "(?:(?:must|should|can|could|need|is|do|does|wo|sh[ould]{3,5})(?:n['\u2019]?t|['\u2019]t| not)|(?:should|must|can) never|cannot)";
const BE = "(?: (?:be|feel|look|sound)(?: (?:it|like that|like them|that|so))?)?";
const NE_PAS =
  "(?:,? elle,?)? (?:ne )?(?:doit|devra|devrait|peut|faut) (?:surtout |absolument )?(?:pas|jamais)(?: l['\u2019]?(?:etre)?| etre comme ca| le devenir)?|(?:,? elle,?)? (?:ne )?l['\u2019]est pas";
const END = "(?=\\s*(?:$|[,;.:!?)\\n]))";
/** The refusal for the music of what was said of the pictures. */
const REFUSED = `(?:${THE} )?${MUSIC}(?: ${NOT}${BE}| (?:non|no|not|pas)|${NE_PAS})|(?:surtout |certainly |definitely )?(?:not|pas) (?:${THE} )?${MUSIC}`;
const ARE_SHOWN = `(?:${THE} )?(?:${PICTURES}|${FILM}) ${ARE}`;
/** Pictures without a verb, «images grises», but not what they are of: «images d'archives». */
const PICTURES_ALONE = `(?:${THE} )?${PICTURES}(?! (?:of|from|with|for|in|de|du|des|avec|pour|en|d['\u2019]))`;
const CONTRAST = new RegExp(
  `(?<![a-z0-9'\u2019])(?<shown>${ARE_SHOWN}|${PICTURES_ALONE}) (?<said>${SAID})(?<refused>${AND}(?:${REFUSED}))${END}`,
  "dg",
);
/** Words by which the music shall be as the pictures are. */
const ALIKE =
  "(?:too|as well|also|likewise|same|match(?:es|ing)?|follow|suit|aussi|pareil(?:le)?s?|egalement|meme|suivre|coller)";
const LIKEWISE = `[^.;!?()\n]{0,40}(?<![a-z])${ALIKE}(?![a-z])`;
const OWN = `(?:${THE} )?${MUSIC}(?! (?:for|pour|de|d['\u2019]))(?![a-z])(?!${LIKEWISE})`;
const BUT =
  "(?:\\s*[,;.:-]\\s*|\\s+)(?:but|yet|while|whereas|though|mais|alors que|tandis que|en revanche|par contre),? ";
/**
 * The same where the brief goes on with what the music is: “pictures are dark, but the music is sunny”. Without such a
 * contrast the music is for what is shown: “the scene is a car chase, the music must be intense”.
 */
const OTHER_MUSIC = new RegExp(
  `(?<![a-z0-9'\u2019])(?:${ARE_SHOWN} ${SAID}(?=${BUT}${OWN})|${PICTURES_ALONE} ${SAID}(?=,? (?:but|mais) ${OWN}))`,
  "g",
);
/** Text before what is said of the pictures. */
const PICTURED = new RegExp(`(?<![a-z])(?:${THE} )?${PICTURES} ${ARE} [^,;.:!?()\n]*$`);
const LIKEWISE_BEHIND = new RegExp(`^[^.;!?()\n]{0,60}(?<![a-z])${MUSIC}(?![a-z])${LIKEWISE}`);

/** Returns whether a stretch of a folded text only says how the pictures look: “footage is dark and grainy”. */
export const isOfPictures = (folded: string, { start, end }: Place, mostBefore: number) =>
  PICTURED.test(folded.slice(Math.max(0, start - mostBefore), start)) &&
  !LIKEWISE_BEHIND.test(folded.slice(end));

/** In French, «pics» are peaks. */
const PICS =
  /(?<![a-z])(?:(?<=(?:the|our|my|these|those|with|for|to|all|some) )pics|pics(?= (?:are|is|look|show|of|from|will|were|have)(?![a-z])))(?![a-z])/g;

const BRAND =
  "(?:logos?|packaging|branding|brand colou?rs?|charte(?: graphique)?|couleurs? (?:de la marque|du client)|pack ?shot)";

/** Patterns, for folded text, of what the client's logo looks like. */
export const pictureRemarks = () => [
  `(?:(?:${THE}|the client['\u2019]?s?|clients?['\u2019]?s?|brand['\u2019]?s?) )?(?<!(?:sound|sonic|audio|musical) )${BRAND}(?: (?:du client|de la marque|of the client))? (?:is|are|will be|est|sont|sera) (?![^,;.:!?()\n]*(?:\\d|sting|jingle|virgule|sonore|audio|sound))[^,;.:!?()\n]*`,
];

/**
 * Finds what a brief says of its pictures and refuses for its music, “the pictures are grey, the music must not be”.
 * Returns where it says so, and the text without the words around it, and without what it says of the pictures before
 * it says other things of the music.
 */
export function refusedOfPictures(text: string): { text: string; refused: Place[]; dropped: string[] } {
  const refused: Place[] = [];
  const dropped: string[] = [];
  let left = text;
  const leaveAside = (start: number, end: number) => {
    dropped.push(text.slice(start, end).replace(/^[\s,;.:-]+/, ""));
    left = left.slice(0, start) + ";".padEnd(end - start) + left.slice(end);
  };
  for (const { indices } of foldInPlace(text).matchAll(CONTRAST)) {
    const { shown, said, refused: refusal } = indices?.groups ?? {};
    if (!shown || !said || !refusal) continue;
    refused.push({ start: said[0], end: said[1] });
    leaveAside(...shown);
    leaveAside(...refusal);
  }
  for (const pattern of [OTHER_MUSIC, PICS])
    for (const { 0: found, index } of foldInPlace(left).matchAll(pattern))
      leaveAside(index, index + found.length);
  return { text: left, refused, dropped };
}
