/** Parts of the music in German, Italian and Spanish; `\p{L}` stands for letters with accents. */
const GERMAN = String.raw`schlagzeug|drums?|beats?|percussion|perkussion|rhythmus|gesang|stimmen?|vocals?|melodien?|streicher|bl\p{L}{1,2}ser|ch\p{L}{1,2}re?|chor|gitarren?|klavier|fl\p{L}{1,2}ten?|orgel|akkordeon|violine|cello|harfe|orchester`;
const ITALIAN = `batteria|percussioni|ritmica|voc[ei]|canto|melodia|archi|ottoni|fiati|coro|chitarr[ae]|pianoforte|piano|basso|flaut[oi]|organo|fisarmonica|violin[oi]|violoncello|arpa|orchestra`;
const SPANISH = String.raw`bater\p{L}a|percusi\p{L}n|percusiones|ritmo|voz|voces|melod\p{L}a|cuerdas?|metales|vientos?|coros?|guitarras?|piano|bajo|flautas?|\p{L}rgano|acorde\p{L}n|viol\p{L}n|chelo|arpa|orquesta`;
const PART = `(?:${GERMAN}|${ITALIAN}|${SPANISH})`;
/** Parts that a version may lack after a blank alone: «Delta ohne Schlagzeug», but not the song «Canto sin voz». */
const RHYTHM = String.raw`(?:schlagzeug|drums?|beats?|perkussion|percussion|batteria|percussioni|bater\p{L}a|percusi\p{L}n|percusiones|melodie)`;
const UNIT = String.raw`(?:s|secs?|sek(?:unden)?|secondi|seg(?:undos)?|secondes?|seconds?|"|'')\.?`;

/** Patterns of versions that can mean nothing else: «ohne Schlagzeug», «solo archi», «Soloklavier». */
export const CLEAR_WORDS = [
  String.raw`(?:ohne|o\.|senza|s\.za|sin) ?${PART}(?: (?:und|e|y|o|oder) ${PART})?`,
  String.raw`(?:nur|solo|s\p{L}lo|solamente|soltanto|soli) ${PART}`,
  `${PART}[ -](?:solo|sol[oaie]s?|allein)`,
  `solo(?:klavier|gitarre|fl\\p{L}{1,2}te|violine|cello|orgel|harfe|akkordeon)`,
  `(?:klavier|gitarren|orchester|chor|streicher|instrumental)(?:fassung|version)`,
].join("|");

/** Patterns of words for the length of a version: «Kurzfassung», «larga», «générique court». */
const LENGTHS = [
  `(?:kurz|lang|voll|gesamt|lied|radio|film|trailer)(?:fassung|version)`,
  String.raw`kurze?|lange?|komplett|vollst\p{L}ndig|corta|largo|larga|breve|cort[oa]|lung[oa]|complet[oa]|intera|int\p{L}gral[e]?|reducida|ridotta`,
  String.raw`g\p{L}n(?:\p{L}rique|\.)? (?:court|long|complet)`,
].join("|");
/** Patterns of further versions, which count only after a sign. */
export const OTHER_WORDS = [
  `(?:${LENGTHS})(?:[ _,]+\\d{1,3} ?${UNIT})?`,
  String.raw`\d{1,3} ?${UNIT}(?:[ _-](?:fassung|version|versione|versi\p{L}n|schnitt))?`,
  String.raw`(?:versione|versi\p{L}n|fassung) [\p{L}\d' ]{1,24}`,
  String.raw`(?:strumentale|strument\.|instr\.?)(?:[ _](?:fassung|versione?|versi\p{L}n))?`,
  "live|en vivo|en directo|dal vivo|en public",
  String.raw`jingle(?: g\p{L}n(?:\p{L}rique|\.)?)?|(?:clean|explicit|dirty)[ _]radio(?:[ _](?:edit|mix|version))?`,
  String.raw`(?:mit|con|avec|with) (?:gesang|stimmen?|vocals?|voce|voci|canto|voz|voces|voix|vox)|gesungen(?:e fassung)?|cantat[oa]|cantad[oa]|chant\p{L}e?|vocals?|vox`,
].join("|");
/** Pattern of a part of the music alone, in brackets: «Delta (Percussions)», «Delta (Streicher)». */
export const PART_ALONE = String.raw`(?<=[([]\s*)(?:drums|percussions?|percs?|strings|brass|guitars|vocals|batterie|cordes|cuivres|ch\p{L}{1,2}urs|streicher|bl\p{L}{1,2}ser|schlagzeug|batteria|percussioni|archi|ottoni|bater\p{L}a|percusi\p{L}n|cuerdas|metales|klavier|pianoforte)`;
/** Pattern of the titles of a film, in brackets, for which a work has a version of its own: «Delta (End Title, 45)». */
export const FILM_TITLES = String.raw`(?<=[([]\s*)(?:main|end|opening|closing)[ -]?(?:titles?|theme)(?: theme)?(?:,? ?\d{1,3} ?(?:s|secs?|")?)?`;
/**
 * Pattern of what libraries call versions in brackets, which may be part of the title of other music: «QRS031_08 Delta
 * (Tension)».
 */
export const OF_LIBRARIES =
  /\s*[([]((?:reprise|tension|suspense|action|dramatic|neutral|neutre|lite|light|sparse|minimal|soft|bright|dark|dry|ambient|rhythmic|hybrid|build|spannung|ruhig|leicht|dunkel|hell|tensione|leggera?|tensi\p{L}n|ligera?|suave)(?: (?:version|mix|alt))?|(?:no|without|minus|sans|ohne|senza|sin) (?!(?:you|him|her|them|toi|moi|nous|vous|lui|elle|dich|mich|euch|more|one|plus)[\s)\]])\p{L}{3,20}(?: (?:and|et|und|e|y|&) \p{L}{3,20})?)[)\]]$/iu;
/** The end of a name after a blank alone that is a version: «Delta ohne Drums», «Delta 30s ver». */
export const AFTER_BLANK = new RegExp(
  String.raw`\s+((?:ohne|senza|sin) ${RHYTHM}|\d{1,3} ?(?:s|secs?|sek|seg)\.? (?:vers?\.?|version|edit|cut|mix|fassung))$`,
  "iu",
);
