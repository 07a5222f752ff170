import type { EditClip, StatedParty } from "./edit.ts";
import { END_OF_SENTENCE } from "./tables/note-companies.ts";
import { personsIn } from "./tables/persons-behind-title.ts";

/** The writers of all music whose names start with the same letters: “all HL_ cues are by Hanna Lind”. */
export type WritersOfPrefix = { prefix: string; writers: readonly StatedParty[] };

const SENTENCES = new RegExp(END_OF_SENTENCE, "iu");
/** The letters with the sign behind them: «HL_», but not «HL_Driftwood», which is one piece. */
const PREFIX = /(?<![\p{L}\d_])([A-Z][A-Z\d]{1,6})_(?:\*|\.{3}|\u2026)?(?![\p{L}\d_])/gu;
const BY =
  /(?:(?<!\p{L})(?:by|de|von|di|da|por|par|is|are|est|sont|ist|sind|is van|van)\s|d['\u2019]|[:=]\s*)(?=\p{Lu})/gu;
const DENIED = /(?<!\p{L})(?:not|pas|nicht|non|niet|n['\u2019]est|isn['\u2019]t|aren['\u2019]t)(?!\p{L})/iu;
/** What somebody else may have done with the files, who did not write the music. */
const OTHER_DEED =
  /(?<!\p{L})(?:sent|uploaded|delivered|mixed|mastered|edited|recorded|performed|played|sung|licen[cs]ed|envoy\p{L}+|livr\p{L}+|mix\u00e9e?s?|mont\u00e9e?s?|enregistr\p{L}+|interpr\u00e9t\p{L}+|jou\u00e9e?s?|gemischt|geschickt|gespielt|aufgenommen|mezclad\p{L}+|enviad\p{L}+|grabad\p{L}+|mixat\p{L}+|registrat\p{L}+|mandat\p{L}+|gemixt|gestuurd|opgenomen|folders?|dossiers?|ordner)(?!\p{L})/iu;
const LONGEST = 400;

/** Returns what a line says of the writers of music whose names start with letters; null if it says nothing. */
export function writersOfPrefix(line: string): WritersOfPrefix | null {
  for (const sentence of line.slice(0, LONGEST).normalize("NFC").split(SENTENCES)) {
    const [only, ...others] = new Set([...sentence.matchAll(PREFIX)].map(([, prefix = ""]) => prefix));
    if (only === undefined || others.length > 0 || sentence.includes("?")) continue;
    if (DENIED.test(sentence) || OTHER_DEED.test(sentence)) continue;
    for (const { index, 0: word } of sentence.matchAll(BY)) {
      const names = /^[^,;:()[\]!]{3,60}/.exec(sentence.slice(index + word.length))?.[0] ?? "";
      const persons = personsIn(names.replace(/[\s.]+$/, ""));
      if (persons) return { prefix: `${only}_`, writers: persons.writers };
    }
  }
  return null;
}

/** Returns clips in which those whose names start so have these writers, and their titles without the letters. */
export const withWritersOfPrefix = (clips: readonly EditClip[], of: WritersOfPrefix | null): EditClip[] =>
  clips.map((clip) =>
    of && clip.name.startsWith(of.prefix) && /\p{L}/u.test(clip.name.slice(of.prefix.length))
      ? { ...clip, title: clip.name.slice(of.prefix.length), writers: clip.writers ?? of.writers }
      : clip,
  );
