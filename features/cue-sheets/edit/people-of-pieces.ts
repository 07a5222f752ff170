import { fold } from "#/contract/fold.ts";
import { titleOfClip } from "./clip-title.ts";
import type { EditClip } from "./edit.ts";

type People = Pick<EditClip, "writers" | "publishers">;

/**
 * Returns clips in which those without writers have the people whom a clip with the same title names, in whatever version.
 * If two clips with one title name different people, there are two works with that title, and nobody is carried over.
 */
export function withPeopleOfPieces(clips: readonly EditClip[]): EditClip[] {
  if (clips.every(({ writers }) => !writers)) return [...clips];
  const titles = new Map<string, string>();
  const titleOf = ({ name }: EditClip) => {
    const title = titles.get(name) ?? fold(titleOfClip(name).title);
    titles.set(name, title);
    return title;
  };
  const known = new Map<string, { people: People; written: string } | null>();
  for (const clip of clips) {
    const { writers, publishers } = clip;
    if (!writers) continue;
    const written = JSON.stringify([writers, publishers]);
    const other = known.get(titleOf(clip));
    const isSame = other === undefined || other?.written === written;
    known.set(titleOf(clip), isSame ? { people: { writers, publishers: publishers ?? [] }, written } : null);
  }
  return clips.map((clip) => {
    const people = clip.writers || titleOf(clip) === "" ? null : known.get(titleOf(clip))?.people;
    if (!people) return clip;
    const publishers = clip.publishers ?? people.publishers ?? [];
    return { ...clip, writers: people.writers ?? [], ...(publishers.length > 0 && { publishers }) };
  });
}
