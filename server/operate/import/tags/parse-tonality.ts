import { fold } from "#/contract/fold.ts";

const FRENCH: Readonly<Record<string, string>> = {
  do: "C",
  ut: "C",
  re: "D",
  mi: "E",
  fa: "F",
  sol: "G",
  la: "A",
  si: "B",
};
/** Minor keys (A) and major keys (B) of the Camelot wheel, from 1 to 12. */
const CAMELOT_MINOR = ["G#", "D#", "A#", "F", "C", "G", "D", "A", "E", "B", "F#", "C#"];
const CAMELOT_MAJOR = ["B", "F#", "C#", "G#", "D#", "A#", "F", "C", "G", "D", "A", "E"];
/** Camelot number of C major, with which the Open Key wheel begins. */
const OPEN_KEY_START = 7;

const SHARP = /^(?:\s?[#♯]|\s?sharp|\s?dies(?:e|is)|\s?sostenido|is)$/u;
const NOTE =
  /^(do|ut|re|mi|fa|sol|la|si|[a-g])(\s?[#♯♭]|\s?b|\s?sharp|\s?flat|\s?dies(?:e|is)|\s?sostenido|\s?bemol(?:le)?)?[\s_-]*(major|maj|majeur|maggiore|mayor|dur|min|minor|mineur|minore|menor|moll|m)?$/u;

/** `h-Moll`, `Es-Dur`, `fis-Moll`: German writes H for B, and B for B flat. */
const GERMAN = /^([a-h])(is|e?s)?[\s_-]*(dur|moll)$/u;

/**
 * Parses a key from a tag or a person: `Am`, `F#m`, `Bb`, `C# minor`, `la mineur`, `h-Moll`, Camelot `8A`, Open Key
 * `1m`. Returns the form of the API, such as "F# minor"; null for anything else, including `o` (off key).
 */
export function parseTonality(text: string): string | null {
  // «M» alone means major and «m» means minor; case matters only here.
  const capital = /^[A-Ga-g][#b♯♭]?M$/u.test(text.trim());
  const key = fold(text.replace(/\s+/gu, " ").trim());
  const wheel = /^(\d{1,2})\s?([abmd])$/.exec(key);
  if (wheel) return fromWheel(Number(wheel[1]), wheel[2] as string);
  const german = GERMAN.exec(key);
  if (german) return fromGerman(german[1] as string, german[2], german[3] === "moll");
  const match = NOTE.exec(key);
  if (!match) return null;
  const [, note = "", accidental = "", mode = ""] = match;
  const name = FRENCH[note] ?? note.toUpperCase();
  const sign = accidental === "" ? "" : SHARP.test(accidental) ? "#" : "b";
  const minor = !capital && /^(?:m|min|minor|mineur|minore|menor|moll)$/.test(mode);
  return `${name}${sign} ${minor ? "minor" : "major"}`;
}

function fromGerman(letter: string, alter: string | undefined, isMinor: boolean): string {
  const name = letter === "h" ? "B" : letter.toUpperCase();
  const isFlat = alter?.endsWith("s") && alter !== "is";
  const sign = alter === "is" ? "#" : isFlat || letter === "b" ? "b" : "";
  return `${name}${sign} ${isMinor ? "minor" : "major"}`;
}

function fromWheel(hour: number, letter: string): string | null {
  if (hour < 1 || hour > 12) return null;
  const minor = letter === "a" || letter === "m";
  const open = letter === "m" || letter === "d";
  const place = open ? (hour - 1 + OPEN_KEY_START) % 12 : hour - 1;
  return `${(minor ? CAMELOT_MINOR : CAMELOT_MAJOR)[place]} ${minor ? "minor" : "major"}`;
}
