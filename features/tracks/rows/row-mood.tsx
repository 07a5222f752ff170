import type { Mood } from "#/features/player/mood-of.ts";
import { termTitle } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import signs from "../row-parts/row-signs.module.css";
import type { RowWords } from "../row-parts/row-words.ts";
import styles from "../row-parts/track-row.module.css";

/** Renders the mood of a row with its stripes, as a tag that opens guided search with that term (S46). */
export function RowMood({ mood, words }: { mood: Mood; words: RowWords }) {
  return (
    <Link
      href={{ pathname: "/search-guidee", query: { terms: mood.slug } }}
      className={`${styles.mood} ${signs.striped} shorten`}
    >
      {termTitle(mood, words.lang)}
    </Link>
  );
}
