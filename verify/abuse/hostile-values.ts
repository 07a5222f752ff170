import fc from "fast-check";

const NUL = "\0";
const MARKS = "e\u0316\u0301".repeat(2_000);
const LONG = 20_000;

/**
 * Texts that have broken servers: NUL characters, endless combining marks, lone surrogates, syntax of other languages.
 */
export const HOSTILE_TEXTS = [
  ...["", " ", NUL, `a${NUL}b`, "\u202e", "\ufeff", "\ufffe", "\u2028", "\r\nX: y"],
  ...[
    MARKS,
    "a".repeat(LONG),
    "é".repeat(LONG / 2),
    "👩‍👩‍👧‍👦".repeat(200),
    "(".repeat(2_000),
    "*".repeat(5_000),
  ],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE tracks; --',
    "%",
    "_%_",
    "\\",
    "$1",
    "#{7*7}",
    "{{7*7}}",
    "<script>1</script>",
  ],
  ...["../../etc/passwd", "..%2f..%2f", "%00", "%c0%ae", "file:///etc/passwd", "http://127.0.0.1:1/"],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "null", "undefined", "NaN", "Infinity"],
  ...["-1", "0", "1.5", "1e309", "-0", "2147483648", "9223372036854775808", "0x10", "1e1000", "٣", "½"],
  ...[
    "[",
    "[]",
    "{}",
    "[[]]",
    "{",
    "2026-02-30",
    "0000-00-00",
    "99:99:99:99",
    "+/-",
    ",,,,",
    '~ - + ( ) "',
    "ни",
  ],
];

/** Generates values that no schema of the contract allows. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...HOSTILE_TEXTS) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [[]], [null], [{}]],
      ...[{ "": "" }, { toString: 1 }, { length: -1 }],
    ),
  },
  { weight: 1, arbitrary: fc.constant(JSON.parse('{"__proto__":{"admin":true}}')) },
  { weight: 1, arbitrary: fc.constant(null).map(() => Array.from({ length: 5_000 }, (_, at) => at)) },
  { weight: 1, arbitrary: fc.constant(null).map(() => JSON.parse("[".repeat(400) + "]".repeat(400))) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
);
