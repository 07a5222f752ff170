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
  /(?<![\p{L}\p{N}])(?:(?:en|in|in the key of|tonalite de|key of)\s+)?(?<note>do|ut|re|mi|fa|sol|la|si|[a-g])[\s-]?(?<alter>#|♯|♭|b(?=\s)|diese|bemol|sharp|flat)?\s*(?<mode>majeure?s?|mineure?s?|major|minor|maj|min|(?<=[#♯])m)(?![\p{L}\p{N}])/gu;

/** Enharmonic names, either of which the API may use (`tracks_tonality`). */
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

/** Returns tonalities as the API spells them, with all names of the pitch. */
export function tonalitiesOf(note: string, alter: string | undefined, isMinor: boolean): string[] {
  const letter = NOTES[note] ?? "C";
  const pitch = letter + (alter === undefined ? "" : SHARP.test(alter) ? "#" : "b");
  return [pitch, TWINS[pitch]].flatMap((name) => (name ? [`${name} ${isMinor ? "minor" : "major"}`] : []));
}
