import { useLocale } from "next-intl";
import { Swatch } from "#/components/drawing/swatch.tsx";
import { termTitle } from "#/lib/i18n/localise.ts";
import type { Mood } from "./mood-of.ts";

/** A mood family as it appears everywhere: its striped swatch and its word, never the hue alone (looks §1). */
export function MoodLabel({ mood }: { mood: Mood }) {
  const lang = useLocale();
  return (
    <span
      data-mood={mood.slug}
      className="inline-flex items-center gap-2 align-top whitespace-nowrap [--hue-fill:var(--mood-fill)]"
    >
      <Swatch className="shrink-0" />
      {termTitle(mood, lang)}
    </span>
  );
}
