import { withoutFormatInName } from "#/server/operate/import/files/format-in-name.ts";
import { parseTonality } from "#/server/operate/import/tags/parse-tonality.ts";
import { FASTEST_BPM, SLOWEST_BPM } from "#/server/operate/import/tags/read-tags.ts";
import { withoutCorrectionMark } from "./correction-in-name.ts";

/** `- 2m34`, `_3'02`, `(1mn50)`: a length in minutes and seconds after a title. */
const LENGTH = /[\s_-]+[([]?\d{1,2}(?:m(?:n|in)?|['\u2019\u2032])[0-5]\d(?:s|["\u201D\u2033]|'')?[)\]]?$/iu;
const MODE = "(?:m|M|min(?:or|eur)?|maj(?:or|eur)?)";
/** `- 180bpm_Gm`, `_92 BPM`: a tempo after a title, and a key after the tempo. */
const TEMPO = new RegExp(
  String.raw`[\s_-]+[([]?(?<bpm>\d{2,3})(?:[-/]\d{2,3})?\s?bpm(?:[\s_,-]+(?<key>[A-G][#b\u266F\u266D]?\s?${MODE}?|\d{1,2}[AB]))?[)\]]?$`,
  "iu",
);
/** `Delta_118bpm_Am_FULL`: a tempo, and a key, between a title and a version. */
const TEMPO_BETWEEN = new RegExp(
  String.raw`^(?<before>.*[^\s_-])(?:_|\s-\s)(?<bpm>\d{2,3})(?:[-/]\d{2,3})?\s?bpm(?:(?:_|\s-\s|\s)(?<key>[A-G][#b\u266F\u266D]?\s?${MODE}?|\d{1,2}[AB])(?=_|\s-\s|\s*[([]))?(?<after>(?:_|\s-\s|\s*[([]).*\p{L}.*|_\d+)$`,
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
  /** The name without length, tempo, key, formats and the mark of a correction. */
  rest: string;
  /** The title, if a tempo stands between it and a version, so that «Full» at its end is no version. */
  title: string | null;
  bpm: number | null;
  tonality: string | null;
}

/**
 * Splits length, tempo, key and formats from a file's name: at its end, or between its title and a version. Length and
 * formats are dropped, since the sound is measured, and so is the mark of a correction.
 */
export function factsInName(name: string): NamedFacts {
  const bare = withoutCorrectionMark(withoutFormatInName(name).name);
  const { before, bpm: tempo, key: ofTempo, after } = TEMPO_BETWEEN.exec(bare)?.groups ?? {};
  const found: NamedFacts = { rest: bare, title: null, bpm: null, tonality: null };
  if (before && after && !TEMPO.test(bare)) {
    found.rest = before + after;
    found.title = before;
    found.bpm = tempoIn(tempo);
    found.tonality = ofTempo ? parseTonality(ofTempo) : null;
  }
  for (;;) {
    const pattern = [BEHIND_KEY, TEMPO, BEFORE_KEY, LENGTH].find((one) => one.test(found.rest));
    const match = pattern?.exec(found.rest);
    const whole = match?.[0] ?? "";
    const { bpm, key } = match?.groups ?? {};
    const rest = found.rest.slice(0, found.rest.length - whole.length);
    if (whole === "" || !/[\p{L}\p{N}]/u.test(rest)) return found;
    if (pattern === BEFORE_KEY && COUNTED.test(rest)) return found;
    found.rest = rest;
    found.bpm ??= tempoIn(bpm);
    found.tonality ??= key ? parseTonality(key) : null;
  }
}

function tempoIn(text: string | undefined): number | null {
  const bpm = Number(text);
  return bpm >= SLOWEST_BPM && bpm <= FASTEST_BPM ? bpm : null;
}
