/** Letters that a language uses beyond ASCII, and the code pages for them, the likeliest first. */
const LANGUAGES: readonly { letters: string; pages: readonly CodePage[] }[] = [
  { letters: "àâæçéèêëîïôœùûüÿ", pages: ["windows-1252", "macintosh"] },
  { letters: "áéíóúüñçàèòïº", pages: ["windows-1252", "macintosh"] },
  { letters: "äöüßé", pages: ["windows-1252", "macintosh"] },
  { letters: "ãõáéíóúâêôçàü", pages: ["windows-1252", "macintosh"] },
  { letters: "àèéìòùî", pages: ["windows-1252", "macintosh"] },
  { letters: "åäöøæéü", pages: ["windows-1252", "macintosh"] },
  { letters: "áéíóúýðþæö", pages: ["windows-1252"] },
  { letters: "ąćęłńóśźż", pages: ["windows-1250"] },
  { letters: "áčďéěíňóřšťúůýžäľĺŕô", pages: ["windows-1250"] },
  { letters: "áéíóöőúüű", pages: ["windows-1250"] },
  { letters: "čćđšž", pages: ["windows-1250"] },
  { letters: "ăâîşţ", pages: ["windows-1250"] },
  { letters: "абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўђјљњћџ", pages: ["windows-1251"] },
];
type CodePage = "windows-1252" | "macintosh" | "windows-1250" | "windows-1251";
const ALL_PAGES: readonly CodePage[] = ["windows-1252", "macintosh", "windows-1250", "windows-1251"];

/** Number of bytes to examine: more would not change the result. */
const LONGEST_SAMPLE = 20_000;

/** Maximum difference to the best page, per character, of a page that is still possible. */
const MAX_DIFFERENCE = 0.35;

const RIGHT = 1;
const MARK = 0.5;
const WRONG = -1;
/** For characters that no text contains. */
const IMPOSSIBLE = -100;

/** A text decoded with a code page; the more plausible the result, the higher its `score`. */
type Reading = { page: CodePage | "shift_jis"; text: string; score: number };

/**
 * Returns the old code pages that a text may be in when it is not UTF-8, the likeliest first; of pages with the same
 * result, one. Tries each page with each language written in it, and scores whether letters, capitals and punctuation
 * are where that language puts them.
 */
export function codePagesOf(bytes: Uint8Array): [string, ...string[]] {
  const sample = linesWithLetters(bytes);
  const japaneseText = new TextDecoder("shift_jis").decode(sample);
  const readings = ALL_PAGES.map((page): Reading => {
    const text = new TextDecoder(page).decode(sample);
    const scores = LANGUAGES.filter(({ pages }) => pages.includes(page)).map(({ letters }) =>
      scoreOf(text, letters),
    );
    return { page, text, score: Math.max(...scores) };
  });
  // There is always a best one; of pages with equal scores, the one listed first.
  const [best, ...others] = [
    ...readings,
    { page: "shift_jis" as const, text: japaneseText, score: japanese(japaneseText) },
  ].sort((one, other) => other.score - one.score) as [Reading, ...Reading[]];
  const differing = others.filter(
    ({ text }, at) => text !== best.text && !others.slice(0, at).some((one) => one.text === text),
  );
  return [
    best.page,
    ...differing.filter(({ score }) => score >= best.score - MAX_DIFFERENCE).map(({ page }) => page),
  ];
}

/** Returns the lines with bytes beyond ASCII, in which code pages differ. Line breaks are the same in all of them. */
function linesWithLetters(bytes: Uint8Array): Uint8Array {
  const kept: number[] = [];
  let line: number[] = [];
  for (const byte of bytes) {
    line.push(byte);
    if (byte !== 0x0a && byte !== 0x0d && line.length < LONGEST_SAMPLE) continue;
    if (line.some((one) => one >= 0x80)) kept.push(...line);
    if (kept.length >= LONGEST_SAMPLE) return Uint8Array.from(kept);
    line = [];
  }
  if (line.some((one) => one >= 0x80)) kept.push(...line);
  return Uint8Array.from(kept);
}

const LETTER = /\p{L}/u;
const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
const LATIN = /\p{Script=Latin}/u;

/** Returns how well the characters beyond ASCII fit a language: the average of −1 to 1 each. */
function scoreOf(text: string, letters: string): number {
  const signs = [...text];
  let total = 0;
  let count = 0;
  for (const [at, sign] of signs.entries()) {
    if (sign < "\u0080") continue;
    const [before = " ", after = " "] = [signs[at - 1], signs[at + 1]];
    count += 1;
    total += LETTER.test(sign) ? letterScore(sign, before, after, letters) : signScore(sign, before, after);
  }
  return count === 0 ? 0 : total / count;
}

function letterScore(sign: string, before: string, after: string, letters: string): number {
  if (!letters.includes(sign.toLowerCase())) return WRONG;
  // No word has a capital after a small letter, two capitals before one, nor letters of two scripts.
  if (LOWER.test(before) && UPPER.test(sign)) return WRONG;
  if (LOWER.test(sign) && UPPER.test(after)) return WRONG;
  if (UPPER.test(before) && UPPER.test(sign) && LOWER.test(after)) return WRONG;
  const isOther = (near: string) => LETTER.test(near) && LATIN.test(near) !== LATIN.test(sign);
  if (isOther(before) || isOther(after)) return WRONG;
  if (NEVER.get(sign.toLowerCase())?.test(after.toLowerCase())) return WRONG;
  // «à» alone is a word, but another page may have a free-standing sign there: «10 €», «Night – Day».
  return !LETTER.test(before) && !LETTER.test(after) ? MARK : RIGHT;
}

/** Letters that never follow some letters, in the languages of the page windows-1252. */
const NEVER: ReadonlyMap<string, RegExp> = new Map([
  ["õ", /[^eẽ]/],
  ["î", /[aeouyéè]/],
  ["è", /[aeiouyàâéèêëîïôùûü]/],
]);

const APOSTROPHE = "’";
const OPENING = "“«‹‘¿¡";
/** Opening marks too, but in other pages their bytes are «Ç» and «Ñ», which begin words. */
const LOW = "‚„";
const CLOSING = "”»›";
/** Signs that follow a word: «Delta™». */
const BEHIND = "™®…";
const DASH = /[–—]/;
const FREE = "°€©№§\u00a0\u202f•·×";
/** Characters that an apostrophe or a quotation mark can stand beside: «’n’», «’69». */
const WORD = /[\p{L}\p{N}]/u;

function signScore(sign: string, before: string, after: string): number {
  if (/[\p{Cc}\ufffd\uf8ff]/u.test(sign)) return IMPOSSIBLE;
  const isBetween = LETTER.test(before) && LETTER.test(after);
  if (sign === APOSTROPHE) return WORD.test(before) || WORD.test(after) ? RIGHT : WRONG;
  if (OPENING.includes(sign)) return LETTER.test(before) ? WRONG : WORD.test(after) ? RIGHT : MARK;
  if (LOW.includes(sign)) return LETTER.test(before) ? WRONG : MARK;
  if (CLOSING.includes(sign)) return LETTER.test(after) ? WRONG : WORD.test(before) ? RIGHT : MARK;
  if (DASH.test(sign)) return before === " " && after === " " ? RIGHT : MARK;
  // Of these signs, only dashes stand between two letters.
  if (BEHIND.includes(sign)) return isBetween ? WRONG : LETTER.test(before) ? RIGHT : MARK;
  if (FREE.includes(sign)) return isBetween ? WRONG : MARK;
  return WRONG;
}

const KANA = /[\u3040-\u30ff]/;
const IDEOGRAPH = /[\u4e00-\u9fff々]/;
const WIDE = /[\u3000-\u303f\uff00-\uff60‐―…’”“]/;

/** Returns how plausible a text is as Japanese: kana, and ideographs beside other Japanese letters. */
function japanese(text: string): number {
  const signs = [...text];
  let total = 0;
  let count = 0;
  for (const [at, sign] of signs.entries()) {
    if (sign < "\u0080") continue;
    count += 1;
    if (sign === "\ufffd") total += IMPOSSIBLE;
    else if (KANA.test(sign)) total += RIGHT;
    else if (IDEOGRAPH.test(sign))
      total += [signs[at - 1], signs[at + 1]].some((one = "") => IDEOGRAPH.test(one) || KANA.test(one))
        ? RIGHT
        : WRONG;
    else total += WIDE.test(sign) ? MARK : WRONG;
  }
  return count === 0 ? 0 : total / count;
}
