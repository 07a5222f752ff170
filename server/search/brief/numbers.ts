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
  ninety: 90,
  half: 0.5,
  a: 1,
  an: 1,
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
/** Returns the number of digits or of a number word; NaN for neither. */
export function numberOf(written: string | undefined): number {
  if (written === undefined) return Number.NaN;
  return NUMBERS[written] ?? ROUND[written] ?? Number(written.replace(",", "."));
}

/** Returns whether a folded word is a number above one: «cinquante». */
export const isNumberWord = (word: string) => (NUMBERS[word] ?? 0) > 1;
