import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Names, words and dates that are frequent in lists of stolen passwords, in English and French. */
const WORDS: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, "common-words.txt"), "utf8")
    .split(/\s+/)
    .filter(Boolean),
);

/** Sequences of the keyboard and the alphabet, in either direction. */
const SEQUENCES = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "qwertzuiop",
  "yxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "1q2w3e4r5t6y7u8i9o0p",
  "1a2z3e4r5t6y7u8i9o0p",
  "1a2b3c4d5e6f7g8h",
  "a1b2c3d4e5f6g7h8",
  "q1w2e3r4t5y6u7i8o9p0",
  "112233445566778899",
  "12qwaszx34erdfcv",
  "zaq1xsw2cde3vfr4bgt5",
  "qazwsxedcrfvtgb",
  "147258369",
  "14789632",
  "159357",
  "159753",
  "789456123",
  "13579",
  "24680",
].flatMap((way) => [way, [...way].reverse().join("")]);
/** Minimum length of a run of a sequence; shorter ones may be chance. */
const SHORTEST_STEP = 3;
/** Maximum length of a group of characters that is repeated: `abab`. */
const LONGEST_UNIT = 4;
/** Maximum number of digits and signs that people add to a word to satisfy a form. */
const MOST_TRIMMINGS = 5;
/** Maximum length of two joined words that are a common password; longer ones are closer to a phrase. */
const LONGEST_PAIR = 10;

/** Signs that replace letters. */
const SUBSTITUTIONS: Record<string, string> = {
  "0": "o",
  "1": "i",
  "!": "i",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
};

/** Returns whether a password is among the first guesses of anyone, ignoring case, accents and usual substitutions. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return isRepetition(plain) || isSequence(plain) || isDate(plain) || isWord(plain);
}

function isRepetition(text: string): boolean {
  for (let unit = 1; unit <= LONGEST_UNIT; unit += 1) {
    if ([...text].every((character, index) => index < unit || character === text[index - unit])) return true;
  }
  const half = text.length / 2;
  return WORDS.has(text.slice(0, half)) && text.slice(0, half) === text.slice(half);
}

/** Returns whether a password only follows such sequences, as in `azerty123456`. */
function isSequence(text: string): boolean {
  const reached = [true];
  for (let end = SHORTEST_STEP; end <= text.length; end += 1) {
    reached[end] = SEQUENCES.some((way) => {
      for (let length = SHORTEST_STEP; length <= Math.min(end, way.length); length += 1) {
        if (reached[end - length] && way.includes(text.slice(end - length, end))) return true;
      }
      return false;
    });
  }
  return reached[text.length] === true;
}

/** Returns whether a text is a date: day, month and year in a usual order, with or without separators. */
function isDate(text: string): boolean {
  const digits = text.replace(/[ ./-]/g, "");
  if (!/^\d{8}$/.test(digits)) return false;
  const isYear = (part: string) => part >= "1900" && part <= "2099";
  const [first, second] = isYear(digits.slice(4))
    ? [digits.slice(0, 2), digits.slice(2, 4)]
    : isYear(digits.slice(0, 4))
      ? [digits.slice(4, 6), digits.slice(6)]
      : ["99", "99"];
  const [least, most] = [Number(first), Number(second)].sort((a, b) => a - b) as [number, number];
  return least >= 1 && least <= 12 && most <= 31;
}

function isWord(text: string): boolean {
  const letters = text.replace(/[^a-z]/g, "");
  if (text.length - letters.length <= MOST_TRIMMINGS && isKnown(letters)) return true;
  for (let cut = 0; cut <= MOST_TRIMMINGS; cut += 1) {
    const kept = text.slice(0, text.length - cut);
    if (/[a-z]/.test(text.slice(kept.length))) break;
    if (isKnown(withoutSubstitutions(kept, "i")) || isKnown(withoutSubstitutions(kept, "l"))) return true;
  }
  return false;
}

/** Returns whether a text is a word, a reversed word, or two short words joined. */
function isKnown(letters: string): boolean {
  if (WORDS.has(letters) || WORDS.has([...letters].reverse().join(""))) return true;
  if (letters.length > LONGEST_PAIR) return false;
  return [...letters].some((_, cut) => WORDS.has(letters.slice(0, cut)) && WORDS.has(letters.slice(cut)));
}

/** Returns a text with letters in place of the signs that replace them; `one` is the letter that 1 replaces: i or l. */
const withoutSubstitutions = (text: string, one: string) =>
  [...text].map((sign) => (sign === "1" ? one : (SUBSTITUTIONS[sign] ?? sign))).join("");
