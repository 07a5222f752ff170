import type { TermTag } from "#/contract/taxonomy.ts";
import { MoodLabel } from "#/features/player/mood-label.tsx";
import { shownMoods } from "./card-album.ts";

/** Renders the mood families of an album, each as a striped swatch in its hue beside its name. */
export function MoodWords({ terms, className }: { terms: readonly TermTag[]; className?: string }) {
  const moods = shownMoods(terms);
  if (moods.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-4 gap-y-0.5 text-ink2 ${className ?? "text-small"}`}>
      {moods.map((mood) => (
        <MoodLabel key={mood.slug} mood={mood} as="li" />
      ))}
    </ul>
  );
}
