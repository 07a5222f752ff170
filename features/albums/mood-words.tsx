import { Swatch } from "#/components/drawing/swatch.tsx";
import type { TermTag } from "#/contract/taxonomy.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { termTitle } from "#/lib/i18n/localise.ts";

/** Moods named under a sleeve (looks.md §5, Card). */
const MOODS_SHOWN = 2;

/** The mood families of an album, each a striped swatch in its hue beside its word. */
export function MoodWords({
  terms,
  lang,
  className,
}: {
  terms: readonly TermTag[];
  lang: Lang;
  className?: string;
}) {
  const moods = terms.filter((term) => term.taxonomy === "moods").slice(0, MOODS_SHOWN);
  if (moods.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-4 gap-y-0.5 text-ink2 ${className ?? "text-small"}`}>
      {moods.map((mood) => (
        <li
          key={mood.slug}
          data-mood={mood.slug}
          className="flex items-center gap-1.5 [--hue-fill:var(--mood-fill)]"
        >
          <Swatch className="shrink-0" />
          {termTitle(mood, lang)}
        </li>
      ))}
    </ul>
  );
}
