import { withoutExtension } from "#/contract/file-extension.ts";
import { wordsOf } from "./music-words.ts";

/** Effects in the words of six languages, folded: the one list of them. */
export const EFFECTS =
  "sfx|foley|sound effects?|effets? sonores?|bruitages?|geluidseffect(?:en)?|efectos? (?:de sonido|sonoros?)|effett[oi] sonor[oi]|ger(?:a|ae)usche?";

/** Labels of sound editors at the start of a name, before a sign: «FX_», «LOC_», «AMB - ». */
const LABEL =
  /^(?:(?:LOC|VO|SFX|FX|PFX|AMB|ATMO?|FOLEY|BRUIT(?:AGE)?S?|DX|DLG|ADR|ITW|ITV|WALLA)(?:[_-]|\s+-?\s*)|(?:loc|vo|sfx|fx|pfx|amb|atmo?|foley|dx|adr|itw)_)(?=\S)/;
const OF = "(?:de |du |des |d |de la |de las |de los |del |della |di |of )?(?:l )?";
/** Machines that hum, in the compounds of five languages, folded. */
const HUM = new RegExp(
  `\\b(?:${[
    "(?:extractor|fridge|refrigerator|freezer|kitchen|engine|electric(?:al)?|mains|air ?con(?:ditioning)?|fan|computer|server|generator|motor|transformer|neon)(?: fan| room)? (?:hum|buzz)",
    `(?:ronron(?:nement)?|bourdonnement|ronflement|vrombissement) ${OF}(?:frigo|frigidaire|hotte|moteur|machine|ventilateur|climatisation|clim|ordinateur|serveur|neon|transfo\\w*|generateur)s?`,
    "(?:kuhlschrank|lufter|luftungs?|lueftungs?|motoren?|trafo|computer|neon|klimaanlagen?) ?(?:gerausch|brummen|summen|rauschen)e?s?",
    `zumbido ${OF}(?:nevera|frigorifico|extractor|motor|campana|ventilador|aire|ordenador|neon)`,
    `ronzio ${OF}(?:frigo|frigorifero|cappa|motore|ventilatore|condizionatore|computer|neon)`,
  ].join("|")})\\b`,
);
/** Bells and telephones, which are noises of a scene, or a tune of which the person has to say whether it is a work. */
const BELL_OR_RINGTONE = new RegExp(
  `\\b(?:${[
    `(?:cloches?|carillons?|clochettes?) ${OF}(?:eglise|village|vaches?|ecole|clocher|temple|cathedrale|chapelle|troupeau|moutons?|chevres?)`,
    "(?:church|school|door|bicycle|shop|temple|cathedral) ?bells?|cow ?bells",
    "(?:kirchen|kirchturm|kuh|schul|tur|dom|ziegen|fahrrad)glocken?|turklingel",
    `campan(?:a|as|illas?) ${OF}(?:iglesia|pueblo|catedral|escuela|vacas?|ermita|ganado)|cencerros?`,
    `campan(?:a|e|elle|elli) ${OF}(?:chiesa|paese|mucche|duomo|scuola|gregge)|campanacci(?:o)?`,
    "(?:phone |mobile |cell ?phone )?ring ?tones?|(?:tele)?phone (?:ring(?:ing|s)?|vibrat\\w+|buzz)",
    `sonneries? ${OF}(?:telephone|portable|tel|mobile|smartphone)|(?:handy|telefon) ?(?:klingelton|klingeln)|klingelton|tono ${OF}(?:llamada|movil)|timbre ${OF}(?:telefono|movil|puerta)|suoneri[ae] ${OF}(?:telefono|cellulare)|squill[oi] ${OF}(?:telefono|cellulare)`,
  ].join("|")})\\b`,
);

/** Sounds of trailers and titles, in the files of their libraries: «Riser_Impact_Trailer_09», «BRAAM deep 2». */
const TRAILER_SOUND =
  "risers?|impacts?|impactos?|hits?|booms?|bra+ms?|uplifters?|downlifters?|downers?|whoosh(?:es)?|swoosh(?:es)?|sub ?drops?|slams?";
/** Words beside them, with which no title is made. */
const BESIDE_TRAILER_SOUND =
  "trailers?|cinematic|cine|epic|deep|low|high|big|dark|reversed?|metal(?:lic)?|sub|short|long|fast|slow|transition|trans|logo|tonal|distorted|lib|wet|dry|v|grave|court|kurz|lang|tief|corto|largo";
const IS_TRAILER_SOUND = new RegExp(`^(?:(?:${TRAILER_SOUND}|${BESIDE_TRAILER_SOUND}|\\d+) )+$`);
const TRAILER_SOUNDS = new RegExp(`\\b(?:${TRAILER_SOUND})\\b`, "g");

const IN_CAPITALS = /^(?:\p{Lu}\p{Ll}+ )+\p{Lu}\p{Ll}+$/u;
/** Whether a name is written like a title: «Engine Hum». */
export const isWrittenAsTitle = (name: string) => IN_CAPITALS.test(withoutExtension(name));

const words = (name: string) => wordsOf(withoutExtension(name));

/**
 * Whether a name consists of sounds of trailers: «sure» if it has two of them; «perhaps» if it has one with a
 * number or a word of libraries, since «Riser» and «Impact» alone are titles; null for other names.
 */
export function trailerSoundNamed(name: string): "sure" | "perhaps" | null {
  const text = words(name).trim();
  const sounds = text.match(TRAILER_SOUNDS) ?? [];
  if (sounds.length === 0 || !IS_TRAILER_SOUND.test(`${text} `)) return null;
  if (new Set(sounds).size > 1) return "sure";
  return text === sounds[0] || isWrittenAsTitle(name) ? null : "perhaps";
}

/** Whether a name is that of a machine that hums. */
export const isHum = (name: string) => HUM.test(words(name));

/** Whether a name is that of bells or of a telephone in a scene: «campanas_iglesia», «Kuhglocken Alm». */
export const isBellOrRingtone = (name: string) => BELL_OR_RINGTONE.test(words(name));

/** Returns a name without the label of a sound editor at its start; null if it has none. */
export function withoutSoundLabel(name: string): string | null {
  const label = LABEL.exec(name.normalize("NFC"))?.[0];
  return label === undefined ? null : name.normalize("NFC").slice(label.length);
}
