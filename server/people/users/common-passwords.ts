import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Names, words and dates that lists of stolen passwords are full of, in English and French. */
const WORDS: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, "common-words.txt"), "utf8")
    .split(/\s+/)
    .filter(Boolean),
);

/** Ways along a keyboard or through an alphabet, walked in either direction. */
const WAYS = [
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
/** Fewer neighbours than this may be chance. */
const SHORTEST_STEP = 3;
/** Letters or digits said again and again. */
const LONGEST_UNIT = 4;
/** Digits and signs put before or after a word to satisfy a form. */
const MOST_TRIMMINGS = 5;
/** Two words in one are a common password up to this length; longer, they begin to be a phrase. */
const LONGEST_PAIR = 10;

/** Signs that stand for letters. */
const DISGUISES: Record<string, string> = {
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

/** Whether a password is among the first that anyone would try; case, accents and usual disguises change nothing. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return isRepetition(plain) || isWalk(plain) || isDate(plain) || isWord(plain);
}

function isRepetition(text: string): boolean {
  for (let unit = 1; unit <= LONGEST_UNIT; unit += 1) {
    if ([...text].every((character, index) => index < unit || character === text[index - unit])) return true;
  }
  const half = text.length / 2;
  return WORDS.has(text.slice(0, half)) && text.slice(0, half) === text.slice(half);
}

/** Whether it is made of nothing but steps along the ways, as `azerty123456`. */
function isWalk(text: string): boolean {
  const reached = [true];
  for (let end = SHORTEST_STEP; end <= text.length; end += 1) {
    reached[end] = WAYS.some((way) => {
      for (let length = SHORTEST_STEP; length <= Math.min(end, way.length); length += 1) {
        if (reached[end - length] && way.includes(text.slice(end - length, end))) return true;
      }
      return false;
    });
  }
  return reached[text.length] === true;
}

/** Day, month and year in any usual order, with or without signs between. */
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
    if (isKnown(undisguised(kept, "i")) || isKnown(undisguised(kept, "l"))) return true;
  }
  return false;
}

/** A word, a word spelt backwards, or two short ones in one. */
function isKnown(letters: string): boolean {
  if (WORDS.has(letters) || WORDS.has([...letters].reverse().join(""))) return true;
  if (letters.length > LONGEST_PAIR) return false;
  return [...letters].some((_, cut) => WORDS.has(letters.slice(0, cut)) && WORDS.has(letters.slice(cut)));
}

/** `one` is what 1 stands for: i or l. */
const undisguised = (text: string, one: string) =>
  [...text].map((sign) => (sign === "1" ? one : (DISGUISES[sign] ?? sign))).join("");
