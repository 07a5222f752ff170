import { regionsEndpoint } from "#/contract/map.ts";
import { continentsEndpoint } from "#/contract/taxonomy.ts";
import { frontTracksEndpoint } from "#/contract/track.ts";
import { sleeveOf } from "./sleeve-of.ts";
import type { ReadApi, ShareLang, ShareSubject } from "./subject.ts";

/** Number of titles under the territory: they fit in two lines. */
const NAMED = 2;

export const TERRITORY_KINDS = ["country", "region", "continent"] as const;
type TerritoryKind = (typeof TERRITORY_KINDS)[number];

interface Territory {
  title: string;
  /** The surrounding region or continent. */
  label: string;
  codes: readonly string[];
}

/**
 * Returns the subject of a territory of the map, by the code of a country or the slug of a region or continent; null
 * when there is none.
 */
export async function territorySubject(
  read: ReadApi,
  { kind, slug, lang }: { kind: TerritoryKind; slug: string; lang: ShareLang },
): Promise<ShareSubject | null> {
  const territory = await territoryOf(read, { kind, slug, lang });
  if (!territory) return null;
  const query = new URLSearchParams(territory.codes.map((code) => ["territory[]", code]));
  query.set("itemsPerPage", String(NAMED));
  const found = territory.codes.length > 0 ? await read(`/api/front/tracks?${query}`) : null;
  const tracks = found ? frontTracksEndpoint.answer.parse(found)["hydra:member"] : [];
  const [first] = tracks;
  return {
    label: territory.label,
    title: territory.title,
    line: tracks.map(({ name }) => name).join(" · "),
    image: (lang === "fr" && first?.imageFr) || first?.image || null,
    sleeve: first ? await sleeveOf(read, first.albumDetails.slug) : null,
    trackId: first?.id ?? null,
  };
}

async function territoryOf(
  read: ReadApi,
  { kind, slug, lang }: { kind: TerritoryKind; slug: string; lang: ShareLang },
): Promise<Territory | null> {
  const titleOf = (named?: { titleFr: string; titleEn: string }) =>
    named ? (lang === "fr" ? named.titleFr || named.titleEn : named.titleEn || named.titleFr) : "";
  const [regions, continents] = await Promise.all([
    read("/api/front_map_list_region").then((all) => regionsEndpoint.answer.parse(all)["hydra:member"]),
    read("/api/track_continents?isEnable=1&isFeatured=1").then(
      (all) => continentsEndpoint.answer.parse(all)["hydra:member"],
    ),
  ]);
  if (kind === "country") {
    const continent = continents.find(({ country }) => country.some(({ code }) => code === slug));
    const region = regions.find(({ countries }) => countries.includes(slug));
    const country =
      region?.territories?.find(({ code }) => code === slug) ??
      continent?.country.find(({ code }) => code === slug);
    return country ? { title: titleOf(country), label: titleOf(region ?? continent), codes: [slug] } : null;
  }
  if (kind === "region") {
    const region = regions.find((one) => one.slug === slug);
    const continent = continents.find((one) => one.slug === region?.continent);
    return region ? { title: titleOf(region), label: titleOf(continent), codes: region.countries } : null;
  }
  const continent = continents.find((one) => one.slug === slug);
  return continent
    ? { title: titleOf(continent), label: "", codes: continent.country.map(({ code }) => code) }
    : null;
}
