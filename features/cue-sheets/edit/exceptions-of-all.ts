import { titleOfClip } from "./clip-title.ts";
import type { EditClip, StatedParty } from "./edit.ts";
import { personsIn } from "./tables/persons-behind-title.ts";
import { wordsOf } from "./title-words.ts";

/** What a sentence on all music excepts, and the writers of that music; none if it does not name them. */
export type ExceptedMusic = { words: string; numbers: ReadonlySet<number>; writers: readonly StatedParty[] };

/** The numbers of rows: «sauf la 2 et la 5», “except no. 3”, «außer Nr. 4». */
const NUMBERS =
  /(?<![\p{L}\d])(?:l[ae]s?|les?|the|die|der|das|il|el|n[\u00b0\u00bao]\.?|no\.?|nr\.?|num\u00e9ros?|numbers?|cues?|rows?|#|et|and|und|y|e|,)\s?(\d{1,3})(?![\d:.'/]|\s?(?:s|sec|min)(?!\p{L}))/giu;
/** What stands before the persons who wrote the excepted music. */
const BY =
  /(?:[(\u2013\u2014:=-]\s*|(?<!\p{L})(?:qui (?:est|sont) |which is |das ist |die ist )?(?:de|d['\u2019]|par|by|von|di|da|por)\s?)(?=\p{Lu})/gu;
const SHORTEST_TITLE = 3;

/** Returns what the end of a sentence on all music excepts: «sauf Le Quai (Léo Brun)», “except 3, by Ida Moss”. */
export function exceptedMusic(end: string): ExceptedMusic {
  const writers = [...end.matchAll(BY)]
    .map(({ index, 0: sign }) => {
      const names = /^[^()[\];:!?]{3,60}/.exec(end.slice(index + sign.length))?.[0] ?? "";
      return personsIn(names.replace(/[\s,.]+$/, ""))?.writers ?? [];
    })
    .find((one) => one.length > 0);
  const numbers = new Set([...end.matchAll(NUMBERS)].map(([, number]) => Number(number)));
  return { words: ` ${wordsOf(end)} `, numbers, writers: writers ?? [] };
}

/** Whether a clip is excepted, by its title or by the number of its row from 1. */
export function isExcepted({ words, numbers }: ExceptedMusic, clip: EditClip, row: number): boolean {
  if (words.trim() === "") return false;
  const title = wordsOf(titleOfClip(clip.name).title);
  return numbers.has(row) || (title.length >= SHORTEST_TITLE && words.includes(` ${title} `));
}
