import { fold } from "#/contract/fold.ts";

/** Words of family names that stay small: «Ana de la Tour», «Jan van der Berg». */
const SMALL = new Set("de du des d la van von der den di da del dei dos y zu zum zur ter ten".split(" "));
/** Words in capitals that are no family names: `DJ`, `III`. */
const INITIALS = /^(?:\p{L}{1,2}|[IVX]+|\p{L}(?:\.\p{L})+)$/u;

/** Words for a group that plays: letters beside one of them are its house or town, and no family name. */
const GROUPS =
  "(?:orch?est(?:er|ra|re)?s?|\\p{L}*orchester|orquesta|orkest|ch\u0153urs?|choeurs?|choirs?|\\p{L}*chor|coro|koor|(?:big\\s?)?bands?|ensembles?|\\p{L}*(?:ph|f)il[h]?armoni\\p{L}*|symphon\\p{L}*|sinf\\p{L}*|rundfunk|radio)(?!\\p{L})";
const GROUP = new RegExp(`(?<!\\p{L})${GROUPS}`, "iu");
const STARTS_GROUP = new RegExp(`^${GROUPS}`, "iu");
/** Letters of the longest acronym: «ORTF». */
const LONGEST_ACRONYM = 5;
/** Broadcasters and other houses whose letters stand for words. */
const HOUSES = new Set(
  "ORTF RTF RTBF RTVE BBC ITV NBC CBS WDR NDR SWR MDR RBB ZDF SRF NRK SVT NHK UNESCO".split(" "),
);

/** The first letter of each part of a name, and the one behind `Mc`: «O'Brien», «McDonald». */
const FIRST = /(?<!\p{L})\p{L}|(?<=(?<!\p{L})mc)\p{L}(?=\p{L}{2})/gu;

const isCapital = (word: string) => /\p{Lu}/u.test(word) && !/\p{Ll}|\d/u.test(word);
const isNormal = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);

/**
 * Returns a person's name with a family name that lists write in capitals as people write it: «Maud KERLÉO» is «Maud
 * Kerléo», «LE DANTEC Yann» is «Le Dantec Yann». Names without a word in small letters stay as they are, and so do
 * initials: they may be somebody's choice. The letters of a house stay capitals: «Chœur de l'ORTF», «WDR Big Band».
 */
export function withoutCapitals(name: string): string {
  const words = name.split(" ");
  const places = words.flatMap((word, place) => (isCapital(word) ? [place] : []));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const run = words.slice(first, last + 1);
  const others = [...words.slice(0, first), ...words.slice(last + 1)];
  const isFamily = run.length === places.length && run.some((word) => !INITIALS.test(word));
  const [acronym = "", ...more] = run;
  const isShort = more.length === 0 && acronym.length <= LONGEST_ACRONYM;
  const isHouse =
    run.some((word) => HOUSES.has(word)) ||
    (isShort &&
      (/[AEIOUY]/u.test(fold(acronym).toUpperCase()) ? STARTS_GROUP : GROUP).test(others.join(" ")));
  if (!isFamily || isHouse || others.length === 0 || !others.every(isNormal)) return name;
  const isParticle = (word: string, place: number) =>
    place < run.length - 1 && SMALL.has(word.toLowerCase()) && (place > 0 || first > 0);
  const calm = run.map((word, place) =>
    isParticle(word, place) ? word.toLowerCase() : word.toLowerCase().replace(FIRST, upper),
  );
  // «LA» alone begins a name, «DE LA» goes on.
  const written = calm.map((word, place) => (word === "la" && place === 0 ? "La" : word));
  return [...words.slice(0, first), ...written, ...words.slice(last + 1)].join(" ");
}

const upper = (letter: string) => letter.toUpperCase();
