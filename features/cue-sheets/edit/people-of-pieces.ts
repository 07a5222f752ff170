import { fold } from "#/contract/fold.ts";
import { versionOf } from "#/contract/version-of.ts";
import { titleOfClip } from "./clip-title.ts";
import type { EditClip, StatedParty } from "./edit.ts";

type People = Pick<EditClip, "writers" | "publishers">;

/** Longest name that is searched for a title, in characters. */
const LONGEST_NAME = 300;

/**
 * Returns clips in which those without writers have the people of a clip with the same title, in whatever version. If
 * two clips with one title name different people, there are two works with that title, and nobody is carried over.
 */
export function withPeopleOfPieces(clips: readonly EditClip[]): EditClip[] {
  if (clips.every(({ writers }) => !writers)) return [...clips];
  const titles = new Map<string, string[]>();
  const titlesOf = ({ name }: EditClip) => {
    const found = titles.get(name) ?? possibleTitles(name);
    titles.set(name, found);
    return found;
  };
  const known = new Map<string, { people: People; written: string } | null>();
  for (const clip of clips) {
    const { writers, publishers } = clip;
    const [title] = titlesOf(clip);
    if (!writers || title === undefined || areOfWords(writers)) continue;
    const written = JSON.stringify([writers, publishers]);
    const other = known.get(title);
    const isSame = other === undefined || other?.written === written;
    known.set(title, isSame ? { people: { writers, publishers: publishers ?? [] }, written } : null);
  }
  return clips.map((clip) => {
    const added = areOfWords(clip.writers ?? []) ? clip.writers : undefined;
    const title = clip.writers && !added ? undefined : titlesOf(clip).find((one) => known.has(one));
    const people = title === undefined ? null : known.get(title)?.people;
    if (!people) return clip;
    const publishers = clip.publishers ?? people.publishers ?? [];
    return {
      ...clip,
      writers: withWordsBy(people.writers ?? [], added ?? []),
      ...(publishers.length > 0 && { publishers }),
    };
  });
}

/** Whether writers are those of the words alone, as a row may name them beside the music of another: «(paroles Ada Flynn)». */
const areOfWords = (writers: readonly StatedParty[]) =>
  writers.length > 0 && writers.every(({ role }) => role === "A");

/** Returns the writers of a piece with those who wrote the words of a version; whose share nobody states. */
function withWordsBy(writers: readonly StatedParty[], added: readonly StatedParty[]): readonly StatedParty[] {
  const others = added.filter((one) => !writers.some(({ name }) => fold(name) === fold(one.name)));
  if (others.length === 0) return writers;
  return [...writers, ...others].map((one) => ({ ...one, share: null }));
}

/** Returns the title of a clip, and the one that it has if its end is a version: «Delta» for «Delta_sting». */
function possibleTitles(name: string): string[] {
  if (name.length > LONGEST_NAME) return [];
  const { title } = titleOfClip(name);
  return [title, versionOf(title)?.base ?? ""].filter((one) => one !== "").map(fold);
}
