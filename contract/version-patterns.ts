/** Pattern of the separator before the word of a version. */
export const BEFORE = String.raw`(?:[\s._-]+|\s*[([])`;
/** Pattern of everything that may follow it at the end of a name. */
export const AFTER = String.raw`(?:[\s_-]+(?:edit|mix|version|vers|cut))?[\s)\]]*$`;

/** Pattern of the words for a cut-down. */
export const CUT_DOWN = String.raw`(?:cut[\s_-]?downs?|kurz(?:fassung|version))`;
const UNIT = String.raw`(?:s|se[ck]s?\.?|seconds?|secondes?|sekunden|"|''|″)`;

/**
 * Returns the pattern of a length. A number without a unit is a length only after `_`, in brackets or beside a word for
 * cuts: «Summer 60» and «Opus-30» are titles.
 */
export function seconds(count: number, minutes: string): RegExp {
  return new RegExp(
    String.raw`(?:(?:_|\s*[([])${count}|${BEFORE}(?:0?:${count}|${minutes}|(?:(?:${CUT_DOWN}|edit|cut|kurz)[\s_-]+)?${count}[\s_-]?${UNIT}|(?:${CUT_DOWN}|edit|cut|kurz)[\s_-]+${count}|${count}[\s_-]?${CUT_DOWN}))${AFTER}`,
    "iu",
  );
}

/** Decades and sizes of records, which are no lengths after a space: «Retro 80s», «Vinyl 45s», «Remix 12"». */
const OTHER_THAN_LENGTH = String.raw`(?:(?:[5-9]0|00|45)s|(?:7|10|12)(?:"|''|″))(?!\p{L})`;
const BEFORE_LENGTH = String.raw`(?:_|\s*[([]|[\s._-]+(?!${OTHER_THAN_LENGTH}))`;

/** Lengths other than 30 and 60 s need a unit or a word for cuts: `15 sec`, `:15`, `Cutdown 45`. */
export const OTHER_LENGTH = new RegExp(
  String.raw`${BEFORE_LENGTH}(?:0?:(?=\d\d)|(?:${CUT_DOWN}|kurz)[\s_-]+(?=\d)|(?=\d{1,3}[\s_-]?(?:${UNIT}|${CUT_DOWN})))(\d{1,3})[\s_-]?(?:${UNIT}|${CUT_DOWN})?${AFTER}`,
  "iu",
);

/** Parts that a version may leave out. With any word, «Love (Without You)» and «Sea (No Regrets)» would be versions. */
const PARTS = [
  "drums?|beats?|percs?|percus?|percussions?|kicks?|snares?|cymbals?|cymbales?|hi[\\s_-]?hats?|toms?|shakers?|tambourine?s?",
  "timpani|timbales?|taikos?|bongos?|congas?|tablas?|claps?|handclaps?|snaps?|808s?|batteries?|rythmiques?|rythmes?|rhythm|timps?",
  "schlagzeug|schlagwerk|rhythmus|perkussion(?:en)?|batteria|percussion[ei]|ritmica|bater\\p{L}a|percusi\\p{L}n(?:es)?|cajas?",
  "strs?|streicher|geigen?|bratschen?|celli|archi|violini|viol[ae]|violoncell[io]|contrabbass[io]|cuerdas?|violines|violonchelos?",
  "strings?|cordes?|violins?|violons?|fiddles?|violas?|altos?|cellos?|violoncelles?|double[\\s_-]bass|contrebasses?",
  "bl\\p{L}ser|blech(?:bl\\p{L}ser)?|holzbl\\p{L}ser|h\\p{L}rner|trompeten?|posaunen?|ottoni|corni|tromb[ae]|tromboni|metales|trompas?|trompetas?",
  "brass|cuivres?|horns?|cors?|trumpets?|trompettes?|trombones?|tubas?|sax|saxophones?|saxes",
  "fiati|legni|flauti?|clarinett[io]|oboi|fagott[io]|viento(?:s|[\\s_-](?:madera|metal))?|maderas|flautas?|clarinetes?|fl\\p{L}ten?|klarinetten?",
  "woodwinds?|winds|vents|bois|flutes?|fl\\p{L}tes?|clarinets?|clarinettes?|oboes?|hautbois|bassoons?|bassons?|whistles?|sifflets?",
  "pnos?|klavier|tasten|orgel|pianofort[ei]|tastier[ae]|organ[io]|teclados?|\\p{L}rganos?",
  "pianos?|keys|keyboards?|claviers?|organs?|orgues?|rhodes|wurlitzer|synths?|synth\\p{L}s?|synth\\p{L}tiseurs?|synthesi[sz]ers?|pads?|nappes?|arps?|arp\\p{L}ges?",
  "e?[\\s_-]?gtrs?|gitarren?|e[\\s_-]gitarren?|chitarr[ae]|guitarras?|bass[io]|bajos?|harfen?|arp[ae]",
  "guitars?|guitares?|bass|basses?|banjos?|mandolins?|mandolines?|ukul\\p{L}l\\p{L}s?|sitars?|oud|luths?|lutes?|koras?|harps?|harpes?",
  "harpsichords?|clavecins?|celestas?|c\\p{L}lestas?|glock|glockenspiels?|marimbas?|vibraphones?|xylophones?|bells?|cloches?|chimes",
  "glocken|campane|campanas|akkordeons?|fisarmonic[ah]e?|acorde\\p{L}n(?:es)?",
  "accordions?|accord\\p{L}ons?|bandon\\p{L}ons?|harmonicas?|bagpipes|cornemuses?|theremins?|th\\p{L}r\\p{L}mines?",
  "ch\\p{L}re?|stimmen?|gesang|voc[ei]|cor[oi]|vo(?:z|ces)|coros",
  "vocals?|vox|voices?|voix|choirs?|ch(?:oe|\\p{L})urs?|chants?|raps?|bvs?|bgvs?|lyrics|paroles",
  "melodien?|melodi[ae]|melod\\p{L}as?|them[ae]n?|tem[ai]|streichorchester|orchester|orquestas?",
  "lead|melody|m\\p{L}lodies?|theme|th\\p{L}mes?|solos?|orchestras?|orchestres?|fx|sfx|effects|effets|risers?|sub",
].join("|");
const KIND =
  "(?:acoustic|electric|lead|backing|solo|bass|upright|steel|hand|synth|french|english|str|high|low|hi|lo)";
const PART = String.raw`(?:${KIND}[\s_-]+)?(?:${PARTS})(?:[\s_-]+(?:acoustiques?|\p{L}lectriques?|solos?))?`;

/** Pattern of the parts that a version leaves out: `no strings and brass`, `sans harpe`, `ohne Klavier`, `senza archi`. */
export const LEFT_OUT = String.raw`(?:no|without|minus|sans|ohne|senza|sin)[\s_-]+${PART}(?:(?:[\s_-]+(?:and|et|or|ou|und|oder|e|y)|\s*[&+,])?[\s_-]+${PART})?`;

const ALONE = "only|solo|alone|seule?s?|allein";
const SEVERAL = String.raw`${PART}(?:(?:\s*[&+]\s*|[\s_-]+(?:and|et|und|e|y)[\s_-]+)${PART}){0,3}`;
/**
 * Pattern of the parts that a version consists of: `Choir Only`, `Solo Strings`, `piano solo`, `Nur Perkussion`, `solo
 * chitarra`, `Drums+Bass`.
 */
export const LEFT_IN = String.raw`(?:${SEVERAL}[\s_-]+(?:${ALONE})|(?:only|solo|just|nur|soltanto|solamente|s\p{L}lo|seulement)[\s_-]+${SEVERAL}|${PART}(?:\s*\+\s*${PART}){1,3}|${SEVERAL}[\s_-]+(?:mix|version|fassung)|(?:act|part|section)[\s_-]?\d[\s_-]+only|a[\s_-]?cc?app?ell?as?)`;

/** Styles in which a version may be arranged: `DnB ALT`, `Trap Mix`, `Orchestral Version`. */
const STYLE = String.raw`(?:dnb|d&b|drum[\s_-]?(?:n|and|&)[\s_-]?bass|jungle|dub(?:step)?|house|techno|trance|trap|hip[\s_-]?hop|lo[\s_-]?fi|electro(?:nic)?|edm|rock|orchestral|acoustic|hybrid|chill|club|akustik|orchestrale?|acoustique)`;
const ALTERNATIVE = "alt(?:ernat(?:e|ive|iv|if|iva|ivo))?";
const MIX = "mix(?:es)?|versions?|edits?|fassung|vers(?:ione|i\\p{L}n)";
/** Pattern of other arrangements of the same piece: `ALT FIN`, `Alt Mix A`, `DnB ALT`, `Alternativ`, `version courte`. */
export const OTHER_MIX = [
  String.raw`(?:${STYLE}[\s_-]+)?${ALTERNATIVE}(?:[\s_-]+(?:${MIX}|end(?:ing)?|fin(?:al[ei]?)?|schluss|intro))?(?:[\s_-]+[A-Z\d])?`,
  String.raw`${STYLE}[\s_-]+(?:${MIX})|dnb|variante?|sub[\s_-]?mix|mix[\s_-]?(?:out|minus)`,
  String.raw`(?:short|lite|clean|explicit)(?:[\s_-]+(?:${MIX}))?|(?:long|extended|radio|dirty)[\s_-]+(?:${MIX})`,
  String.raw`vers(?:ions?|ione|i\p{L}n)[\s_-]+(?:courte|longue|alternative|radio|breve|corta|lunga|larga|alternativa)`,
  String.raw`(?:kurz|lang)(?:e[\s_-]+)?(?:fassung|version)|alternativ(?:e[\s_-]+)?(?:fassung|version)`,
  String.raw`(?:loop|boucle|schleife|bucle)(?:[\s_-]+[A-Z\d])?(?:[\s_-]+\d{1,2}[\s_-]?(?:bars?|mesures?|takte?|batt?ute|compases))?`,
].join("|");
