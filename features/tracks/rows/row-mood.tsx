import { MoodLabel } from "#/features/player/mood-label.tsx";
import type { Mood } from "#/features/player/mood-of.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import styles from "./track-row.module.css";

/** Renders the mood of a row, as a tag that opens guided search with that term (S46). */
export function RowMood({ mood }: { mood: Mood | null }) {
  return (
    <span className={`${styles.mood} shorten text-small text-ink2`}>
      {mood && (
        <Link href={{ pathname: "/search-guidee", query: { terms: mood.slug } }} className="hover:underline">
          <MoodLabel mood={mood} />
        </Link>
      )}
    </span>
  );
}
