import { parseTonality } from "#/server/operate/import/tags/parse-tonality.ts";
import { FASTEST_BPM, SLOWEST_BPM } from "#/server/operate/import/tags/read-tags.ts";

/** `- 2m34`, `_3'02`, `(1mn50)`: minutes and seconds behind a title. */
const LENGTH = /[\s_-]+[([]?\d{1,2}(?:m(?:n|in)?|['\u2019\u2032])[0-5]\d(?:s|["\u201D\u2033]|'')?[)\]]?$/iu;
const MODE = "(?:m|M|min(?:or|eur)?|maj(?:or|eur)?)";
/** `- 180bpm_Gm`, `_92 BPM`: a tempo behind a title, and a key behind the tempo. */
const TEMPO = new RegExp(
  String.raw`[\s_-]+[([]?(?<bpm>\d{2,3})\s?bpm(?:[\s_,-]+(?<key>[A-G][#b\u266F\u266D]?\s?${MODE}?|\d{1,2}[AB]))?[)\]]?$`,
  "iu",
);
/** A key with a sign or a mode: a letter alone is no key without a tempo that says so, «Studio 54 B». */
const KEY = String.raw`(?<key>[A-G](?:[#b\u266F\u266D]\s?${MODE}?|\s?${MODE}))`;
/** Works that are counted, and things that have numbers: «KV 183 Gm», «Sonata 110 Ab». */
const COUNTED =
  /(?<!\p{L})(?:op|opus|bwv|hwv|rv|kv?|no|nr|n\u00B0|num\p{L}*|sonat\p{L}*|s[iy]m(?:ph|f)on\p{L}*|pr\p{L}lud\p{L}*|nocturnes?|etudes?|concert\p{L}*|flight|vol|route)\.?$/iu;
/** `120 F#m`: a number of beats that people keep time to, before a key that has a sign or is one word: not «40 G minor». */
const BEFORE_KEY = new RegExp(
  String.raw`[\s_-]+[([]?(?<bpm>[4-9]\d|1\d\d|2[0-3]\d|240)[\s_,-]+(?<key>[A-G](?:[#b\u266F\u266D]\s?${MODE}?|${MODE}))[)\]]?$`,
  "u",
);
/** `F#m 120bpm`. */
const BEHIND_KEY = new RegExp(
  String.raw`[\s_-]+[([]?${KEY}[\s_,-]+(?<bpm>\d{2,3})\s?[bB][pP][mM][)\]]?$`,
  "u",
);

interface NamedFacts {
  /** The name without them. */
  rest: string;
  bpm: number | null;
  tonality: string | null;
}

/** Splits length, tempo and key from the end of a file's name; the length is dropped, since the sound is measured. */
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
