import type { MapTerritory, Region } from "#/contract/map.ts";
import type { Continent } from "#/contract/taxonomy.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { slugOf } from "./slug-of.ts";

export type MoodShare = MapTerritory["moods"][number];

/** A country, a region or a continent of the map, with its music. */
export interface Territory {
  kind: "continent" | "region" | "country";
  /** Code of a country, slug of a region or a continent: the backend's identifier. */
  key: string;
  titleFr: string;
  titleEn: string;
  /** Its slug in the address, by language. */
  slugs: Readonly<Record<Lang, string>>;
  /** Codes (ISO 3166-1 alpha-2) of its countries. */
  countries: readonly string[];
  trackCount: number;
  /** Mood families, most frequent first. */
  moods: readonly MoodShare[];
  /** For countries only: sums of other territories would count twice. */
  albumCount: number | null;
  writerCount: number | null;
  /** The region of a country, the continent of a region; null when the backend names none. */
  within: Territory | null;
}

type Named = { titleFr: string; titleEn: string };

const slugsOf = ({ titleFr, titleEn }: Named) => ({
  fr: slugOf(titleFr || titleEn),
  en: slugOf(titleEn || titleFr),
});

/**
 * Returns all territories: continents, then regions, then countries. Merges both calls, each of which may be
 * incomplete. A region of an unknown continent has no parent, and a country without a region lies in its continent
 * (acceptance S59).
 */
export function mapIndex(regions: readonly Region[], continents: readonly Continent[]): Territory[] {
  const countries = new Map<string, MapTerritory>();
  const regionOf = new Map<string, string>();
  for (const region of regions) {
    for (const one of region.territories ?? []) countries.set(one.code, one);
    for (const code of region.countries) regionOf.set(code, region.slug);
  }
  const continentOf = new Map<string, string>();
  for (const continent of continents) {
    for (const { code, titleFr, titleEn, trackCount = 0 } of continent.country) {
      continentOf.set(code, continent.slug);
      if (countries.has(code)) continue;
      countries.set(code, { code, titleFr, titleEn, trackCount, albumCount: 0, writerCount: 0, moods: [] });
    }
  }

  const group = (
    kind: "continent" | "region",
    named: Named & { slug: string },
    codes: string[],
    within: Territory | null,
  ) => {
    const known = codes.flatMap((code) => countries.get(code) ?? []);
    return {
      ...{ kind, key: named.slug, titleFr: named.titleFr, titleEn: named.titleEn, slugs: slugsOf(named) },
      within,
      countries: known.map(({ code }) => code),
      trackCount: known.reduce((sum, { trackCount }) => sum + trackCount, 0),
      moods: summed(known.flatMap(({ moods }) => moods)),
      albumCount: null,
      writerCount: null,
    } satisfies Territory;
  };
  const continentTerritories = new Map(
    continents.map((continent) => {
      const listed = continent.country.map(({ code }) => code);
      const own = regions.filter((region) => region.continent === continent.slug);
      const codes = new Set([...listed, ...own.flatMap((region) => region.countries)]);
      return [continent.slug, group("continent", continent, [...codes], null)];
    }),
  );
  const regionTerritories = new Map(
    regions.map((region) => {
      const within = continentTerritories.get(region.continent) ?? null;
      return [region.slug, group("region", region, region.countries, within)];
    }),
  );
  const countryTerritories = [...countries.values()].map(
    ({ code, ...country }): Territory => ({
      ...country,
      kind: "country",
      key: code,
      slugs: slugsOf(country),
      countries: [code],
      within:
        regionTerritories.get(regionOf.get(code) ?? "") ??
        continentTerritories.get(continentOf.get(code) ?? "") ??
        null,
    }),
  );
  return [...continentTerritories.values(), ...regionTerritories.values(), ...countryTerritories];
}

/** Returns the continent of a territory, which may be the territory itself; null if unknown. */
export function continentOf(territory: Territory): Territory | null {
  if (territory.kind === "continent") return territory;
  return territory.within && continentOf(territory.within);
}

/** Returns the territory with a slug in either language, or with a country's code. */
export function territoryAt(territories: readonly Territory[], slug: string, lang: Lang): Territory | null {
  const other = lang === "fr" ? "en" : "fr";
  return (
    territories.find(({ slugs }) => slugs[lang] === slug) ??
    territories.find(({ slugs }) => slugs[other] === slug) ??
    territories.find(({ kind, countries }) => kind === "country" && countries[0] === slug.toUpperCase()) ??
    null
  );
}

/** Sums the moods of several territories. */
export function summed(moods: readonly MoodShare[]): MoodShare[] {
  return [...Map.groupBy(moods, ({ slug }) => slug).values()]
    .map((same) => ({ ...(same[0] as MoodShare), count: same.reduce((sum, { count }) => sum + count, 0) }))
    .sort((one, other) => other.count - one.count);
}
