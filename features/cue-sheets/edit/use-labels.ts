/** Words for the use of music, and where it plays, in small letters. */
const WORDS = [
  "musiques?|music|musik|m\\u00fasica|musica|muziek|score|underscore|source|fond (?:sonore|musical)|background(?: music)?|hintergrund(?:musik)?",
  "beds?|tapis(?: sonore)?|nappe|stings?|stingers?|virgule|jingle|indicatif|g\\u00e9n\\u00e9rique|generique|th\\u00e8me|theme|thema|tema|intro|outro|titelmusik|schlussmusik|abspann|vorspann|sigla|sinton\\u00eda|cabecera",
  "song|chanson|lied|canci\\u00f3n|canzone|titre|title|titel|t\\u00edtulo|titolo|morceau|brano|tune",
].join("|");
const FILM_PART = "(?:main|end|opening|closing|start) (?:titles?|credits?|creds|theme)";
const PLACE =
  " (?:(?:de|du|of|for|am|zum|di|del|the|la|l['\\u2019]|d['\\u2019]) ?)*(?:fin|d\\u00e9but|debut|ouverture|cl\\u00f4ture|transition|end|start|opening|closing|finale?|ende|anfang|schluss|testa|coda|inicio|cierre|inizio|chiusura|film|\\u00e9mission|show)";
const SIGN = String.raw`(?:\s?:\s+|\s[-\u2013\u2014]\s+)(?=["\u00ab\u201c\u201e]?\s?[\p{Lu}\p{N}])`;
/** «musique : Delta», “bed: Delta”, «sting – Delta»: a title of its own would start with a capital. */
const PLAIN = String.raw`(?:(?:la|le|l['\u2019]|the|une?|a) ?)?(?:${WORDS}|${FILM_PART})(?:${PLACE})?`;
const capital = (words: string) =>
  words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
/** Several words that are no title: «Th\u00e8me de fin – Delta», “End credits - Delta”. */
const OF_SEVERAL_WORDS = `(?:${capital(WORDS)})${PLACE}|(?:Main|End|Opening|Closing|Start) (?:[Tt]itles?|[Cc]redits?|[Cc]reds|[Tt]heme)`;
/** What the words before a title say of the use of the music, with the sign between them. */
export const USE_LABEL = new RegExp(`^(?:${PLAIN}|${OF_SEVERAL_WORDS})${SIGN}`, "u");
/** Such a word with a capital, which may belong to the title: «Music: Response»; a second one in the edit tells. */
export const POSSIBLE_USE_LABEL = new RegExp(`^(?:${capital(WORDS)})${SIGN}`, "u");
