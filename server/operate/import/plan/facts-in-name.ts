import { parseTonality } from "#/server/operate/import/tags/parse-tonality.ts";
import { FASTEST_BPM, SLOWEST_BPM } from "#/server/operate/import/tags/read-tags.ts";

/** `- 2m34`, `_3'02`, `(1mn50)`: a length in minutes and seconds after a title. */
const LENGTH = /[\s_-]+[([]?\d{1,2}(?:m(?:n|in)?|['\u2019\u2032])[0-5]\d(?:s|["\u201D\u2033]|'')?[)\]]?$/iu;
const MODE = "(?:m|M|min(?:or|eur)?|maj(?:or|eur)?)";
/** `- 180bpm_Gm`, `_92 BPM`: a tempo after a title, and a key after the tempo. */
const TEMPO = new RegExp(
  String.raw`[\s_-]+[([]?(?<bpm>\d{2,3})\s?bpm(?:[\s_,-]+(?<key>[A-G][#b\u266F\u266D]?\s?${MODE}?|\d{1,2}[AB]))?[)\]]?$`,
  "iu",
);
/** A key with an accidental or a mode. A letter alone is a key only after a tempo with `bpm`: not in «Studio 54 B». */
const KEY = String.raw`(?<key>[A-G](?:[#b\u266F\u266D]\s?${MODE}?|\s?${MODE}))`;
/** Words before the number of a work or of a thing: «KV 183 Gm», «Sonata 110 Ab». */
const COUNTED =
  /(?<!\p{L})(?:op|opus|bwv|hwv|rv|kv?|no|nr|n\u00B0|num\p{L}*|sonat\p{L}*|s[iy]m(?:ph|f)on\p{L}*|pr\p{L}lud\p{L}*|nocturnes?|etudes?|concert\p{L}*|flight|vol|route)\.?$/iu;
/** `120 F#m`: a number that is usual as a tempo, and a key with an accidental or without a space: not «40 G minor». */
const BEFORE_KEY = new RegExp(
  String.raw`[\s_-]+[([]?(?<bpm>[4-9]\d|1\d\d|2[0-3]\d|240)[\s_,-]+(?<key>[A-G](?:[#b\u266F\u266D]\s?${MODE}?|${MODE}))[)\]]?$`,
  "u",
);
/** `F#m 120bpm`: a key before a tempo. */
const BEHIND_KEY = new RegExp(
  String.raw`[\s_-]+[([]?${KEY}[\s_,-]+(?<bpm>\d{2,3})\s?[bB][pP][mM][)\]]?$`,
  "u",
);

interface NamedFacts {
  /** The name without length, tempo and key. */
  rest: string;
  bpm: number | null;
  tonality: string | null;
}

/** Splits length, tempo and key from the end of a file's name. The length is dropped, since the sound is measured. */
export function factsInName(name: string): NamedFacts {
  const found: NamedFacts = { rest: name, bpm: null, tonality: null };
  for (;;) {
    const pattern = [BEHIND_KEY, TEMPO, BEFORE_KEY, LENGTH].find((one) => one.test(found.rest));
    const match = pattern?.exec(found.rest);
    const whole = match?.[0] ?? "";
    const { bpm, key } = match?.groups ?? {};
    const rest = found.rest.slice(0, found.rest.length - whole.length);
    if (whole === "" || !/[\p{L}\p{N}]/u.test(rest)) return found;
    if (pattern === BEFORE_KEY && COUNTED.test(rest)) return found;
    found.rest = rest;
    const tempo = Number(bpm);
    if (tempo >= SLOWEST_BPM && tempo <= FASTEST_BPM) found.bpm ??= tempo;
    found.tonality ??= key ? parseTonality(key) : null;
  }
}
