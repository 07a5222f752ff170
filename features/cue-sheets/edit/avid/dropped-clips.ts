import { titleOfClip } from "../clip-title.ts";
import type { EditClip } from "../edit.ts";
import { titlesDropped } from "../prose/dropped-titles.ts";
import { clipsAround } from "../tables/replaced-rows.ts";

/** A marker without a length, which may be a note on the music at its place. */
type PlacedNote = { comment: string; frame: number };

/**
 * Switches off the clips that a note on a marker inside them takes out by name: «NON on enlève Delta, trop fort». A note
 * that names several of the clips around it changes nothing.
 */
export function setDroppedOff(notes: readonly PlacedNote[], clips: readonly EditClip[]): void {
  const dropping = notes.flatMap(({ comment, frame }) => {
    const names = titlesDropped(comment);
    return names ? { names, frame } : [];
  });
  if (dropping.length === 0) return;
  const sorted = [...clips].sort((a, b) => a.start - b.start).map((clip) => ({ clip }));
  for (const { names, frame } of dropping) {
    const named = clipsAround({ start: frame, end: frame + 1 }, sorted).filter(({ name }) =>
      [name, titleOfClip(name).title].some(names),
    );
    if (new Set(named.map(({ name }) => name)).size === 1) for (const clip of named) clip.isOff = true;
  }
}
