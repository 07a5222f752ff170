import type { TermTag } from "#/contract/taxonomy.ts";
import { MoodLabel } from "#/features/player/mood-label.tsx";

/** Moods named under a sleeve (looks.md §5, Card). */
const MOODS_SHOWN = 2;

/** Renders the mood families of an album, each as a striped swatch in its hue beside its name. */
export function MoodWords({ terms, className }: { terms: readonly TermTag[]; className?: string }) {
  const moods = terms.filter((term) => term.taxonomy === "moods").slice(0, MOODS_SHOWN);
  if (moods.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-4 gap-y-0.5 text-ink2 ${className ?? "text-small"}`}>
      {moods.map((mood) => (
        <li key={mood.slug}>
          <MoodLabel mood={mood} />
        </li>
      ))}
    </ul>
  );
}
