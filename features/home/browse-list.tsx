"use client";

import { Swatch } from "#/components/drawing/swatch.tsx";
import { Link } from "#/lib/i18n/navigation.ts";
import type { BrowseEntry, BrowseKey } from "./browse-columns.ts";
import styles from "./browse-list.module.css";

/** Entries of a column on a phone, where moods alone are shown whole. */
const SHOWN_NARROW = 5;

/**
 * Renders the entries of a column; `said` is each number of tracks in words. An island, so that the page holds them
 * once.
 */
export function BrowseList({
  of,
  entries,
  said,
}: {
  of: BrowseKey;
  entries: readonly BrowseEntry[];
  said: Readonly<Record<number, string>>;
}) {
  const areMoods = of === "moods";
  return (
    <ul>
      {entries.map(({ slug, title, count }, index) => (
        <li
          key={slug}
          data-mood={areMoods ? slug : undefined}
          className={index >= SHOWN_NARROW && !areMoods ? `${styles.entry} max-md:hidden` : styles.entry}
        >
          <Link
            href={{
              pathname: "/search-guidee",
              query: of === "territories" ? { territory: slug } : { terms: slug },
            }}
            aria-label={`${title}, ${said[count]}`}
            className={styles.link}
          >
            {areMoods && <Swatch />}
            <span className={styles.title}>{title}</span>
            <span data-count={count} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
