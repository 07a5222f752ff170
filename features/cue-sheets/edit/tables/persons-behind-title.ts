import { fold } from "#/contract/fold.ts";
import type { StatedParty } from "../edit.ts";
import { libraryCodeIn } from "../library-codes.ts";
import { endsLikeTitle } from "../person-name.ts";
import { isRoleName } from "../role-names.ts";
import { versionNamed } from "../split-version.ts";
import { namesNobody } from "./nobody.ts";
import { hasCompanyWord, isCompanyName, isName, isNameOfPerson, OF_ANOTHER } from "./note-names.ts";
import { withoutRoleBefore } from "./person-roles.ts";

/**
 * What a line says behind the title of its music, whether the title stands in quotation marks, and whether it is that of
 * music which was written for the programme.
 */
export type BehindTitle = { text: string; isQuoted: boolean; isOfProgramme?: boolean };
/**
 * The writers behind a title; unless they are `isSure`, only a list in which other people stand at such a place tells, or
 * one that names whole persons behind «by» throughout.
 */
type Persons = { writers: StatedParty[]; place: "brackets" | "sign" | "by"; isSure: boolean };

const INITIAL = String.raw`(?:\p{Lu}(?:-\p{Lu})?|Ph|Chr?|Th|Cl|Fr|Jos|Chas|Wm|Geo|Joh|Alex|Fr[e\u00e9]d|Nic|Ant|St[e\u00e9]ph)\.[ -]?`;
const SURNAME = String.raw`(?:(?:d[aeiou]s?|del|della|van|von|der|den|le|la|de la|\p{Lu}[\p{L}\p{M}'\u2019-]+) ){0,2}\p{Lu}[\p{L}\p{M}'\u2019-]{2,}`;
/** A person with an initial, whose point may be missing: «D. Whitcombe», «W. H. Monk», «K Marsh», but not “A Waltz”. */
const WITH_INITIAL = new RegExp(String.raw`^(?:(?:${INITIAL}){1,3} ?|(?![AIO] )\p{Lu} )${SURNAME}$`, "u");
/** Words behind a letter that is no initial, folded: «E Street», “C Sharp”, «X Factor». */
const NO_SURNAME =
  /\s(?:street|avenue|majeur|mineur|dur|moll|flat|sharp|factor|train|team|camera|cam|roll|take|band|dance|waltz|coast|section|teil|seccion|groove|verse|chorus|bridge|bass|day|ray|rex|force|turn|beat|key|note|word|bomb|shirt|list|movie|story|unit)$/;
/** Words, folded, with which several names are those of a place, a station, a band or a character, not of a person. */
const NO_PERSON = new RegExp(
  `(?<![\\p{L}])(?:${[
    "the|les|los|las|il|der|die|das|une?|el|a|an|of|and|et|mister|mr|mrs|ms|miss|mme|madame|monsieur|lady|lord|sir|saint|sainte|santa|queen|king|captain|uncle|little|big|old|young",
    "radio|tele|television|france|inter|grand|grande?|hotel|rue|road|street|avenue|boulevard|place|plaza|square|bar|cafe|club|pub|studios?|hall|theatre|teatro|theater|church|eglise|gare|station|port|puerto|porto|pont|mont|mount|monte|lac|lake|beach|plage|river|rive|gauche|ville|villa|city|town|park|parc|house|home|maison|chateau|castle|abbey|island|bay|cross|croix|coast|valley|hills?|gardens?|bridge",
    "new|nueva|york|nord|north|sud|south|west|ouest|east|ost|est|buenos|aires|hong|kong|san|rio|cape|costa|notre|dame|abend|morgen",
    "band|bands|banda|big band|orchestra|orchestre|orchester|orquesta|quartet|quartett|quatuor|trio|duo|quintet|ensemble|choir|chorale|choeur|chor|coro|group|groupe|sisters|brothers|boys|girls|singers|family|crew|collective|army|machine|project|fanfare|kapelle|harmonie",
    "night|nuit|nacht|day|jour|tag|morning|blue|bleue?|red|rouge|black|noire?|white|blanche?|green|verte?|golden|silver|summer|winter|love|blues|jazz|rock|swing|waltz|valse|song|chanson|lied|live|solo|session|library|catalogue|label|piano|guitar|guitare|happy|sad|long|short",
    "fur|fuer|for|pour|with|mit|avec|ohne|sans|lune|ave|danse|moonlight|sonat[ae]|s[iy][mn](?:ph|f)on\\p{L}+|nocturnes?|requiem|rhapsod\\p{L}+|serenad[ea]|gymnopedies?|gnossiennes?|con[cz]ert(?:o|i|os)|fugue|overture|ouverture|menuet|minuet|mazurka|polonaise|barcarolle|bagatelle|toccata",
    "versione?|versie|fassung|mix|remix|edit|schnitt|news|nieuws|noticias|nachrichten|infos?|meteo|weather|wetter|sport",
    "interview|itw|realisateur|regie|director|presenter|host|voix|voice|son|sound|ton|image|photo",
  ].join("|")})(?![\\p{L}])`,
  "u",
);
/** The last of several words behind an initial, which may be no name: «A. Dupont Interview», unlike «J. Young». */
const MORE_WORDS = /(?<=\p{L}{3,40} )\p{Lu}[\p{L}\p{M}]+$/u;
/** Music of a record, or of people who play it: a whole name beside it may be the performer's, folded. */
const PERFORMED =
  /(?<![\p{L}])(?:commerc\p{L}*|disque|disc|album|single|cd|vinyl\p{L}*|chante\p{L}*|sung|sings|vocals?|performed|plays?|played|joue\p{L}*|interpret\p{L}*|gesungen|gespielt|cantad[ao]|cantat[ao]|suonat[ao]|cover|reprise|live|feat|ft|artist\p{L}*)(?![\p{L}])/u;
const BRACKETS = /[([]([^()[\]]{3,160})[)\]]/gu;
const SIGNS = /\s*\/\s*|\s*,\s+|\s+(?:&|\+|et|and|und|y|e)\s+/;
/** The library, or the album above, between a title and the code of the track: «, Rive RIV 12/3», “, same album, RIV_12_3”. */
const LIBRARY_FIRST =
  /^\s*(?:[,|(:]|[-\u2013\u2014](?=\s))?\s*(?<library>[\p{L}\d .&'\u2019-]{2,40}?)[\s,|:-]*$/u;
/** Words for the album or the library of the row above, folded: «same album», «même disque», «gleiches Album». */
export const SAME_ALBUM =
  /^(?:the |le |la |das |il |el )?(?:same|meme|gleiche[rsn]?|(?:das|die)?selbe[rsn]?|stess[oa]|mism[oa]|zelfde) (?:album|disque|disc|cd|record|library|label|librairie|disco|bibliothek)$/;
/** What stands between a title and the people behind a sign: the code of the track. */
const BY = String.raw`(?:by|par|von|por|di|de|door|van)(?=\s)|d['\u2019](?=\p{Lu})`;
const SIGN_FIRST = new RegExp(String.raw`^\s*(?:[,;:]|[-\u2013\u2014](?=\s)|(${BY}))\s*`, "u");
const END_OF_NAMES = /\s[-\u2013\u2014]\s|[;|()[\]]|\s{2,}/;
/** Words, quotation marks among them, behind which another piece may be named. */
const OTHER_PIECE = /["\u00ab\u201c\u201e]/;
const LONGEST = 300;
const MOST_NAMES = 8;
/** A name behind «by», right behind a title. */
export const AFTER_BY = new RegExp(String.raw`^\s*["\u00bb\u201d]?\s*(?:${BY})\s*\p{Lu}`, "u");
/** Fewest titles with a person behind «by» that tell how a list names its writers. */
const FEWEST_BY = 2;

/** Whether a text is a person's name with an initial. */
export const hasSurelyInitial = (name: string) =>
  WITH_INITIAL.test(name) &&
  isName(name) &&
  !endsLikeTitle(fold(name)) &&
  !NO_SURNAME.test(fold(name)) &&
  !NO_PERSON.test(fold(MORE_WORDS.exec(name)?.[0] ?? "")) &&
  !hasCompanyWord(name);
/** Whether a text has the form of a person's whole name, and no word of places, bands or titles. */
export const isLikelyPerson = (name: string) =>
  isNameOfPerson(name) &&
  !/[\d&]|^\p{Lu}\.? /u.test(name) &&
  !hasCompanyWord(name) &&
  !NO_PERSON.test(fold(name));

/** Returns the persons whom a text names alone, and whether it surely does; null if it has anything else. */
export function personsIn(text: string): { writers: StatedParty[]; isSure: boolean } | null {
  const parts = text
    .normalize("NFC")
    .trim()
    .split(SIGNS)
    .filter((one) => !namesNobody(one));
  if (parts.length === 0 || parts.length > MOST_NAMES) return null;
  const named = parts.map((part) => withoutRoleBefore(part.trim()));
  const areAll = named.every(({ name }) => hasSurelyInitial(name) || isLikelyPerson(name));
  if (!areAll || named.some(({ role }) => role === "publisher")) return null;
  return {
    writers: named.map(({ name, role }) => ({
      ...{ name, society: "", share: null },
      ...(role && role !== "publisher" && { role }),
    })),
    isSure: named.some(({ name }) => hasSurelyInitial(name)),
  };
}

/** Whether several persons, or one with a role, are named: a single whole name may be that of a band, or of a performer. */
export const areJoined = (writers: readonly StatedParty[]) =>
  writers.length > 1 || writers.some(({ role }) => role !== undefined);

/** Returns the writers behind the title of one line; null if there are none. */
function personsBehind({ text: written, isQuoted, isOfProgramme = false }: BehindTitle): Persons | null {
  const [text = ""] = written
    .slice(0, LONGEST)
    .replace(/^\s*["\u00bb\u201d]/, "")
    .split(OTHER_PIECE);
  const outside = text.replace(BRACKETS, " ");
  if (text.includes("?") || OF_ANOTHER.test(`${fold(outside)} `)) return null;
  const isPerformed = PERFORMED.test(fold(text));
  for (const found of text.matchAll(BRACKETS)) {
    const persons = personsIn(found[1] ?? "");
    const before = text.slice(0, found.index);
    const isFirst = !/\p{L}/u.test(behindCode(before) ?? before);
    const isOwn = isOfProgramme && isFirst && !isPerformed;
    if (persons && (persons.isSure || isOwn || (isQuoted && isFirst && !isPerformed)))
      return { ...persons, place: "brackets", isSure: persons.isSure || areJoined(persons.writers) };
  }
  const rest = behindCode(text) ?? text;
  const isCoded = rest !== text;
  const sign = SIGN_FIRST.exec(rest);
  if (!sign) return null;
  const clauses = (rest.slice(sign[0].length).split(END_OF_NAMES)[0] ?? "").split(/,\s+/);
  for (let count = clauses.length; count > 0; count -= 1) {
    const persons = personsIn(clauses.slice(0, count).join(", "));
    if (!persons) continue;
    // Whoever a whole name behind «by» may be: the performer, too.
    const isAfterBy = sign[1] !== undefined;
    // Nobody performs music of a library by name: “Delta by Ana Roux, RIV 12/3”.
    if (isAfterBy && !isPerformed && libraryCodeIn(rest) !== "")
      return { ...persons, place: "sign", isSure: true };
    if (persons.isSure || (!isAfterBy && !isPerformed && (isQuoted || isCoded)))
      return { ...persons, place: "sign", isSure: persons.isSure || (isCoded && areJoined(persons.writers)) };
    return isAfterBy && !isPerformed ? { ...persons, place: "by", isSure: false } : null;
  }
  return null;
}

/** Returns what follows the code of the track right behind a title, or behind its library; null if neither is there. */
function behindCode(text: string): string | null {
  const code = libraryCodeIn(text);
  if (code === "") return null;
  const at = text.indexOf(code);
  const before = text.slice(0, at);
  const library = LIBRARY_FIRST.exec(before)?.groups?.library ?? "";
  const isLibrary = isCompanyName(library) && !hasSurelyInitial(library);
  const isBefore = !/\p{L}/u.test(before) || isLibrary || SAME_ALBUM.test(fold(library));
  return isBefore ? text.slice(at + code.length) : null;
}

/**
 * Returns the writers that stand beside the titles of a list without a word for them: «« Delta » (D. Roux)», «"Delta"
 * RIV 12-3, K Marsh». An initial tells a person, and so do several joined names in brackets behind a quoted title; a
 * single whole name is a writer's only if other rows of the list surely have theirs at that place.
 */
export function personsBehindTitles(
  behind: readonly (BehindTitle | undefined)[],
): (readonly StatedParty[] | null)[] {
  const found = behind.map((one) => (one ? personsBehind(one) : null));
  const places = new Set(found.flatMap((one) => (one?.isSure ? one.place : [])));
  const named = behind.flatMap((one, at) => (AFTER_BY.test(one?.text ?? "") ? [found[at]] : []));
  if (named.length >= FEWEST_BY && named.every((one) => one && (one.isSure || one.place === "by")))
    places.add("by");
  return found.map((one, at) => {
    const isOwn = one?.place === "brackets" && behind[at]?.isOfProgramme;
    return one && (one.isSure || isOwn || places.has(one.place)) ? one.writers : null;
  });
}

/** A name behind «by», of any number of words: “by Oduya”, “by The Blue Notes”. */
const NAME_AFTER_BY =
  /^\s*(?:by|par)\s+((?:\p{Lu}[\p{L}\p{M}.'\u2019-]*(?:\s+(?=\p{Lu})|(?![\p{L}\s])|\s*$|\s)){1,4})/u;

/**
 * Returns the persons whom a line names behind its title, although it does not say that they wrote the music: a whole name
 * may be that of a performer; empty if there are none.
 */
export function perhapsWriters({ text: written }: Pick<BehindTitle, "text">): string[] {
  const [text = ""] = written
    .slice(0, LONGEST)
    .replace(/^\s*["\u00bb\u201d]/, "")
    .split(OTHER_PIECE);
  const rest = text.replace(BRACKETS, " ");
  const sign = SIGN_FIRST.exec(rest);
  const [behind = ""] = rest.slice(sign?.[0].length ?? 0).split(END_OF_NAMES);
  const places = [...[...text.matchAll(BRACKETS)].map(([, inside = ""]) => inside), behind.trim()];
  const persons = places
    .flatMap((place) => place.split(/,\s+/))
    .flatMap((one) => personsIn(one)?.writers ?? [])
    .map(({ name }) => name)
    .filter((name) => versionNamed(name, false) === null && !isRoleName(name));
  const named = NAME_AFTER_BY.exec(rest)?.[1]?.trim() ?? "";
  return persons.length > 0 || named === "" ? persons : [named];
}
