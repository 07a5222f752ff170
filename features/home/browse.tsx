import { getTranslations } from "next-intl/server";
import type { Continent, Taxonomy } from "#/contract/taxonomy.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { type BrowseColumn, browseColumns } from "./browse-columns.ts";
import { BrowseList } from "./browse-list.tsx";

/**
 * Renders four columns into the catalogue; each entry opens guided search with that entry selected (acceptance
 * S46).
 */
export async function Browse({
  taxonomies,
  continents,
  lang,
}: {
  taxonomies: readonly Taxonomy[];
  continents: readonly Continent[];
  lang: Lang;
}) {
  const t = await getTranslations("home.browse");
  const columns = browseColumns(taxonomies, continents, lang);
  const nuances =
    taxonomies.find((one) => one.slug === "nuances")?.terms.filter((term) => term.isFront).length ?? 0;
  if (columns.length === 0) return null;

  const words: Record<BrowseColumn["key"], { title: string; all: (total: number) => string }> = {
    moods: { title: t("moods"), all: (families) => t("allMoods", { families, nuances }) },
    territories: { title: t("territories"), all: (count) => t("allTerritories", { count }) },
    genres: { title: t("genres"), all: (count) => t("allGenres", { count }) },
    uses: { title: t("uses"), all: (count) => t("allUses", { count }) },
  };

  return (
    <section aria-labelledby="browse" className="border-line border-y bg-sunken">
      <div className="page-x page-grid gap-y-6 py-12 lg:py-14">
        <header className="col-margin">
          <h2 id="browse" className="text-h2">
            {t("title")}
          </h2>
          <p className="mt-2 max-w-[46ch] text-body text-ink3">{t("text")}</p>
        </header>
        <div className="col-body grid gap-x-5 gap-y-9 md:grid-cols-2 lg:grid-cols-4 lg:gap-x-6">
          {columns.map(({ key, entries, total }) => (
            <section key={key} aria-labelledby={`browse-${key}`}>
              <h3 id={`browse-${key}`} className="border-ink border-b pb-2.5 font-semibold text-body">
                {words[key].title}
              </h3>
              <BrowseList
                of={key}
                entries={entries}
                said={Object.fromEntries(entries.map(({ count }) => [count, t("count", { count })]))}
              />
              <p className="mt-3">
                <Link href="/search-guidee" className="text-link text-body">
                  {words[key].all(total)}
                </Link>
              </p>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
