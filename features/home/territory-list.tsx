"use client";

import type { CSSProperties } from "react";
import { Link } from "#/lib/i18n/navigation.ts";
import { furrowWidth } from "./furrow-width.ts";
import styles from "./territory-list.module.css";

export interface SoundingContinent {
  slug: string;
  title: string;
  /** Its countries, each as its code, its name and its number of tracks. */
  countries: (readonly [code: string, title: string, count: number])[];
}

/**
 * Renders the countries of each continent; `said` is each number of tracks in words. An island, because a page holds its
 * data once and the markup of server components twice.
 */
export function TerritoryList({
  continents,
  said,
}: {
  continents: readonly SoundingContinent[];
  said: Readonly<Record<number, string>>;
}) {
  const most = Math.max(...continents.flatMap(({ countries }) => countries.map(([, , count]) => count)));
  return continents.map(({ slug, title, countries }) => (
    <div
      key={slug}
      className="grid gap-x-6 gap-y-2 border-line border-t py-4 first:border-ink lg:grid-cols-[calc((100%-216px)/10*2+24px)_minmax(0,1fr)]"
    >
      <dt className="pt-1.5 text-body text-ink2">{title}</dt>
      <dd>
        <ul className="flex flex-wrap gap-x-6 gap-y-3 md:gap-x-8">
          {countries.map(([code, name, count]) => (
            <li key={code}>
              <Link
                href={{ pathname: "/search-guidee", query: { territory: code } }}
                aria-label={`${name}, ${said[count]}`}
                className={styles.country}
                style={{ "--furrow": `${furrowWidth(count, most)}px` } as CSSProperties}
              >
                {name}
                <span data-count={count} />
              </Link>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  ));
}
