import type { Marker } from "#/contract/map.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstTitle, territoryTitle } from "#/lib/i18n/localise.ts";
import { continentOf, type Territory } from "./map-index.ts";

/** A country for map and tree. */
export interface MapCountry {
  code: string;
  slug: string;
  title: string;
  count: number;
  /** Slug of the dominant mood, null without music. */
  mood: string | null;
}

/** A continent of the tree; the group without `slug` contains the countries without a known continent. */
export interface MapGroup {
  slug: string | null;
  title: string;
  count: number;
  codes: readonly string[];
}

/** A named place on the map. */
export interface MapMarker {
  title: string;
  code: string;
  at: [longitude: number, latitude: number];
  count: number;
}

/** Props of the map screen, in the page's language. They are part of the HTML, so they contain only visible data. */
export interface MapIsland {
  countries: MapCountry[];
  groups: MapGroup[];
  regions: { slug: string; codes: readonly string[] }[];
  markers: MapMarker[];
  /** Mood families that occur, in the families' own order. */
  moods: { slug: string; title: string; titleFr: string }[];
}

/** Picks the territories' data for the screen; `elsewhere` is the title of the group without a known continent. */
export function mapIsland(
  territories: readonly Territory[],
  markers: readonly Marker[],
  lang: Lang,
  elsewhere: string,
): MapIsland {
  const byTitle = (one: { title: string }, other: { title: string }) =>
    one.title.localeCompare(other.title, lang);
  const drawn = territories.filter(({ kind }) => kind === "country");
  const countries = drawn
    .map((one) => ({
      code: one.countries[0] ?? "",
      slug: one.slugs[lang],
      title: territoryTitle(one, lang),
      count: one.trackCount,
      mood: one.moods[0]?.slug ?? null,
    }))
    .sort(byTitle);
  const homeless = new Set(
    drawn.filter((one) => continentOf(one) === null).flatMap(({ countries: codes }) => codes),
  );
  const sounding = (codes: ReadonlySet<string>) =>
    countries.filter(({ code, count }) => count > 0 && codes.has(code)).map(({ code }) => code);
  const groupOf = (slug: string | null, title: string, codes: ReadonlySet<string>): MapGroup => ({
    slug,
    title,
    codes: sounding(codes),
    count: countries.reduce((sum, { code, count }) => sum + (codes.has(code) ? count : 0), 0),
  });
  const families = drawn
    .flatMap((one) => one.moods)
    .sort((one, other) => one.sortOrder - other.sortOrder)
    .map(({ slug, title, titleFr }) => [slug, { slug, title, titleFr }] as const);
  return {
    countries,
    groups: [
      ...territories
        .filter(({ kind }) => kind === "continent")
        .map((one) => groupOf(one.slugs[lang], territoryTitle(one, lang), new Set(one.countries))),
      groupOf(null, elsewhere, homeless),
    ].filter(({ count }) => count > 0),
    regions: territories
      .filter(({ kind }) => kind === "region")
      .map(({ slugs, countries: codes }) => ({ slug: slugs[lang], codes })),
    markers: markers.map((marker) => ({
      title: frenchFirstTitle(marker, lang),
      code: marker.country,
      at: [marker.longitude, marker.latitude],
      count: marker.trackCount,
    })),
    moods: [...new Map(families).values()],
  };
}
