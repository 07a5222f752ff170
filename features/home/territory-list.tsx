"use client";

import { Link } from "#/lib/i18n/navigation.ts";
import { furrowWidth } from "./furrow-width.ts";
import styles from "./territory-list.module.css";

export interface SoundingContinent {
  slug: string;
  title: string;
  /** Its countries; `said` is the number of tracks in words. */
  countries: { code: string; title: string; count: number; said: string }[];
}

/**
 * Renders the countries of each continent. An island, because a page holds its data once and the markup of server
 * components twice.
 */
export function TerritoryList({ continents }: { continents: readonly SoundingContinent[] }) {
  const most = Math.max(...continents.flatMap(({ countries }) => countries.map(({ count }) => count)));
  return continents.map(({ slug, title, countries }) => (
    <div
      key={slug}
      className="grid gap-x-6 gap-y-2 border-line border-t py-4 first:border-ink lg:grid-cols-[calc((100%-216px)/10*2+24px)_minmax(0,1fr)]"
    >
      <dt className="pt-1.5 text-body text-ink2">{title}</dt>
      <dd>
        <ul className="flex flex-wrap gap-x-6 gap-y-3 md:gap-x-8">
          {countries.map(({ code, title, count, said }) => (
            <li key={code}>
              <Link
                href={{ pathname: "/search-guidee", query: { territory: code } }}
                className={`display-type ${styles.country}`}
              >
                {title}
                <span aria-hidden="true" className={styles.count}>
                  {count}
                </span>
                <span className="sr-only">{said}</span>
                <span
                  aria-hidden="true"
                  className={styles.furrow}
                  style={{ height: furrowWidth(count, most) }}
                />
              </Link>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  ));
}
