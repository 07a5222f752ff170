/** Numbers as words, folded, in both languages. */
const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  douze: 12,
  quinze: 15,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  demi: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  half: 0.5,
  a: 1,
  an: 1,
};
/** Further numbers, only as words of longer ones or before a unit: “nineteen”. */
const TEENS: Readonly<Record<string, number>> = {
  onze: 11,
  treize: 13,
  quatorze: 14,
  seize: 16,
  eleven: 11,
  thirteen: 13,
  fourteen: 14,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
/** Round numbers as French nouns: «une trentaine de secondes». */
const ROUND: Readonly<Record<string, number>> = {
  dizaine: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
};
export const ROUND_NUMBERS = Object.keys(ROUND).join("|");

export const NUMBER_WORDS = Object.keys(NUMBERS).join("|");

const ENGLISH_UNIT = "(?:one|two|three|four|five|six|seven|eight|nine)";
const ENGLISH_TENS = "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";
const BELOW_HUNDRED = `(?:${ENGLISH_TENS}(?:[- ]${ENGLISH_UNIT})?|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|${ENGLISH_UNIT})`;
const FRENCH_UNIT = "(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf)";
const FRENCH_TEEN = "(?:dix(?:[- ](?:sept|huit|neuf))?|onze|douze|treize|quatorze|quinze|seize)";
const AND_ONE = "[- ]et[- ](?:une?|onze)";
const EN_DESSOUS_DE_CENT = `(?:quatre[- ]vingts?(?:[- ](?:${FRENCH_TEEN}|${FRENCH_UNIT}))?|soixante(?:${AND_ONE}|[- ](?:${FRENCH_TEEN}|${FRENCH_UNIT}))?|(?:vingt|trente|quarante|cinquante)(?:${AND_ONE}|[- ]${FRENCH_UNIT})?|${FRENCH_TEEN}|${FRENCH_UNIT})`;
/** Pattern, for folded text, of a whole number below three hundred in words: “a hundred and twenty”, «quatre-vingt-dix». */
export const IN_WORDS = `(?:(?:(?:an?|one|two)[- ])?hundred(?:(?:[- ]and)?[- ]${BELOW_HUNDRED})?|${BELOW_HUNDRED}|(?:deux[- ])?cents?(?:[- ]${EN_DESSOUS_DE_CENT})?|${EN_DESSOUS_DE_CENT})`;

/** The same as people say a tempo: “one twenty”. */
export const SPOKEN_TEMPO = `(?:(?:one|two)[- ]${ENGLISH_TENS}(?:[- ]${ENGLISH_UNIT})?|${IN_WORDS})`;

/** Returns a number in words; NaN for other words. */
function inWords(written: string): number {
  let sum = 0;
  for (const word of written.split(/[- ]/)) {
    if (word === "and" || word === "et") continue;
    const [isHundred, isScore] = [/^(?:hundred|cents?)$/.test(word), /^vingts?$/.test(word)];
    const value = isScore ? 20 : (NUMBERS[word] ?? TEENS[word] ?? Number.NaN);
    // «Quatre-vingts» is four times twenty, “one twenty” a hundred and twenty.
    if (isHundred) sum = Math.max(sum, 1) * 100;
    else if (isScore && sum % 100 === 4) sum += 76;
    else if (!isScore && value >= 20 && sum > 0 && sum < 3) sum = sum * 100 + value;
    else sum += value;
  }
  return sum;
}

/** Returns the number of digits or of number words; NaN for neither. */
export function numberOf(written: string | undefined): number {
  if (written === undefined) return Number.NaN;
  const known = NUMBERS[written] ?? ROUND[written];
  return known ?? (/^[a-z]/.test(written) ? inWords(written) : Number(written.replace(",", ".")));
}

/** Returns whether a folded word is a number above one: «cinquante». */
export const isNumberWord = (word: string) => (NUMBERS[word] ?? 0) > 1;
