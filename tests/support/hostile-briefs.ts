import fc from "fast-check";
import { BRIEF_MAX_LENGTH } from "#/contract/search-length.ts";

const range = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code));

/** Letters of all scripts, signs that a brief gives a meaning, figures, joiners, signs that unfold into many letters. */
const SIGNS = [
  fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
  fc.constantFrom(..."éèàùçœæßøłİ"),
  range(0x391, 0x3c9),
  range(0x410, 0x44f),
  range(0x5d0, 0x5ea),
  range(0x621, 0x64a),
  range(0x904, 0x94d),
  range(0x3041, 0x30fe),
  range(0x4e00, 0x9fff),
  range(0xac00, 0xd7a3),
  range(0xfb50, 0xfdfb),
  range(0x1f600, 0x1f64f),
  fc.constantFrom(..."0123456789"),
  fc.constantFrom(...'()[]{}"«»'),
  fc.constantFrom(..."+-~\"(),.:/’'", "\u200d", "\u200b", "\u0301", "\u00a0"),
];

/** Whole parts that readers of figures and phrases go into deeply. */
const PART = fc.constantFrom(
  ...[
    "1h2m3s",
    "entre 100 et 120 bpm",
    "a à a",
    "+(",
    '-"',
    "de la ",
    "sans ",
    "ou ",
    "\ufdfa",
    "2 min 30",
    "c# min",
  ],
);

const word = fc.oneof(
  ...SIGNS.map((unit) => fc.string({ unit, minLength: 1, maxLength: 12 })),
  fc.string({ unit: fc.oneof(...SIGNS), minLength: 1, maxLength: 400 }),
  PART,
);

/** Texts as long as a brief may be that nobody would write. */
export const hostileBrief: fc.Arbitrary<string> = fc
  .oneof(
    fc
      .tuple(fc.array(word, { minLength: 40, maxLength: 200 }), fc.constantFrom(" ", "", "-", ", ", " ou "))
      .map(([words, joint]) => words.join(joint)),
    word.map((one) => one.repeat(BRIEF_MAX_LENGTH)),
  )
  .map((text) => [...text].slice(0, BRIEF_MAX_LENGTH).join(""));
