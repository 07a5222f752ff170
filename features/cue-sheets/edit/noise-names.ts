import { withoutExtension } from "#/contract/file-extension.ts";
import { wordsOf } from "./music-words.ts";

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

const words = (name: string) => wordsOf(withoutExtension(name));

/** Whether a name is that of a machine that hums. */
export const isHum = (name: string) => HUM.test(words(name));

/** Whether a name is that of bells or of a telephone in a scene: «campanas_iglesia», «Kuhglocken Alm». */
export const isBellOrRingtone = (name: string) => BELL_OR_RINGTONE.test(words(name));

/** Returns a name without the label of a sound editor at its start; null if it has none. */
export function withoutSoundLabel(name: string): string | null {
  const label = LABEL.exec(name.normalize("NFC"))?.[0];
  return label === undefined ? null : name.normalize("NFC").slice(label.length);
}
