import { useLocale } from "next-intl";
import swatch from "#/components/drawing/swatch.module.css";
import { termTitle } from "#/lib/i18n/localise.ts";
import styles from "./mood-label.module.css";
import type { Mood } from "./mood-of.ts";

/** Renders a mood family as everywhere: a striped swatch and its title, never the hue alone (looks §1). */
export function MoodLabel({ mood, as: Element = "span" }: { mood: Mood; as?: "span" | "li" }) {
  const lang = useLocale();
  return (
    <Element data-mood={mood.slug} className={`${styles.label} ${swatch.swatched}`}>
      {termTitle(mood, lang)}
    </Element>
  );
}
