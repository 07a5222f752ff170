import { parseTonality } from "#/server/operate/import/tags/parse-tonality.ts";
import { FASTEST_BPM, SLOWEST_BPM } from "#/server/operate/import/tags/read-tags.ts";

/** `- 2m34`, `_3'02`, `(1mn50)`: minutes and seconds behind a title. */
const LENGTH = /[\s_-]+[([]?\d{1,2}(?:m(?:n|in)?|['\u2019\u2032])[0-5]\d(?:s|["\u201D\u2033]|'')?[)\]]?$/iu;
/** `- 180bpm_Gm`, `_92 BPM`: a tempo behind a title, and a key behind the tempo. */
const TEMPO =
  /[\s_-]+[([]?(\d{2,3})\s?bpm(?:[\s_-]+([A-Ga-g][#b\u266F\u266D]?(?:m|M|min|maj)?|\d{1,2}[AB]))?[)\]]?$/iu;

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
    const [whole = "", bpm, key] = TEMPO.exec(found.rest) ?? LENGTH.exec(found.rest) ?? [];
    const rest = found.rest.slice(0, found.rest.length - whole.length);
    if (whole === "" || !/[\p{L}\p{N}]/u.test(rest)) return found;
    found.rest = rest;
    const tempo = Number(bpm);
    if (tempo >= SLOWEST_BPM && tempo <= FASTEST_BPM) found.bpm ??= tempo;
    found.tonality ??= key ? parseTonality(key) : null;
  }
}
