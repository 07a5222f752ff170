const NOTES: Readonly<Record<string, string>> = {
  do: "C",
  ut: "C",
  re: "D",
  mi: "E",
  fa: "F",
  sol: "G",
  la: "A",
  si: "B",
  a: "A",
  b: "B",
  c: "C",
  d: "D",
  e: "E",
  f: "F",
  g: "G",
};
const SHARP = /^(?:#|♯|diese|sharp)$/;
/** A key in words: «ré mineur», “C# minor”, «si bémol majeur», “F♯m”. */
export const KEY =
  /(?<![\p{L}\p{N}])(?:(?:en|in|in the key of|tonalite de|key of)\s+)?(?<note>do|ut|re|mi|fa|sol|la|si|[a-g])[\s-]?(?<alter>#|♯|♭|b(?=\s)|diese|bemol|sharp|flat)?\s*(?<mode>majeure?s?|mineure?s?|major|minor|maj|min|(?<=[#♯])m)(?<relative>\s*\(?\s*(?:or|ou)\s+(?:its\s+|the\s+|son\s+|sa\s+|le\s+|la\s+)?(?:relative?|relatif)\s+(?:major|minor|majeure?|mineure?)\)?)?(?![\p{L}\p{N}])/gu;
/**
 * A minor key in letters, as musicians write it: “Dm”, “C#m”. Only capitals count, because “am” and “I’m” are words.
 */
export const KEY_LETTERS =
  /(?<![\p{L}\p{N}'’])(?<![Ii]\s)(?!(?:Am|Dm)\s+\p{L})(?<note>[A-G])(?<alter>[#♯♭b])?m(?:in)?(?![\p{L}\p{N}])/gu;

const ARTICLE = /^(?<in>(?:en|in)\s+)?(?:a\s+(?:major|minor)|la\s+majeure)$/;
/** Words that may follow a key in its clause: “in a minor with strings”. */
const GOES_ON = /^(?:with|and|or|at|for|but|then|around|about|by|avec|et|ou)(?![a-z])/;

/**
 * Returns whether the “a” in a match of `KEY` is an article: “a major influence”, “in a minor key”, «la majeure
 * partie». It is a note at the end of its clause, as a capital within a sentence, or before a word like “with”.
 * @param typed the brief, whose capitals count; `folded` is the same text
 */
export function isArticleNotNote(
  typed: string,
  folded: string,
  { start, end }: { start: number; end: number },
): boolean {
  const said = ARTICLE.exec(folded.slice(start, end));
  const [, next] = /^\s+([a-z][\s\S]{0,12})/.exec(folded.slice(end)) ?? [];
  if (!said || next === undefined) return false;
  const hasCapital = /^(?:[Ii]n\s+)?A\s/.test(typed.slice(start, end));
  const isInside = said.groups?.in !== undefined || /[\p{L}\p{N}]\s+$/u.test(folded.slice(0, start));
  return !(hasCapital && isInside) && !GOES_ON.test(next);
}

/** The enharmonic names of pitches; the API may use either (`tracks_tonality`). */
const TWINS: Readonly<Record<string, string>> = {
  "C#": "Db",
  "D#": "Eb",
  "F#": "Gb",
  "G#": "Ab",
  "A#": "Bb",
  Db: "C#",
  Eb: "D#",
  Gb: "F#",
  Ab: "G#",
  Bb: "A#",
  Cb: "B",
  Fb: "E",
  "E#": "F",
  "B#": "C",
};

/** Returns the tonality as the API spells it, by each name of its pitch. */
export function tonalitiesOf(note: string, alter: string | undefined, isMinor: boolean): string[] {
  const letter = NOTES[note] ?? "C";
  const pitch = letter + (alter === undefined ? "" : SHARP.test(alter) ? "#" : "b");
  return [pitch, TWINS[pitch]].flatMap((name) => (name ? [`${name} ${isMinor ? "minor" : "major"}`] : []));
}

const PITCHES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"];
/** Semitones from a minor key up to its relative major. */
const TO_RELATIVE = 3;

/**
 * Returns the relative keys, which have the same notes: F major for D minor, and D minor for F major.
 * @param tonalities the names of one key
 */
export function relativeOf(tonalities: readonly string[]): string[] {
  const [pitch = "", mode] = (tonalities[0] ?? "").split(" ");
  const at = [pitch, TWINS[pitch] ?? ""].map((name) => PITCHES.indexOf(name)).find((index) => index >= 0);
  if (at === undefined) return [];
  const isMinor = mode === "minor";
  const relative = PITCHES[(at + (isMinor ? TO_RELATIVE : PITCHES.length - TO_RELATIVE)) % PITCHES.length];
  return [relative, TWINS[relative ?? ""]].flatMap((name) =>
    name ? [`${name} ${isMinor ? "major" : "minor"}`] : [],
  );
}
