import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { buttonStyle } from "#/components/button/button-style.ts";
import type { Continent } from "#/contract/taxonomy.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { territoryTitle } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { TerritoryList } from "./territory-list.tsx";

/** Renders the countries that have music, by continent; the furrow under a name is thicker the more tracks it has. */
export async function Territories({
  continents,
  lang,
  children,
}: {
  continents: readonly Continent[];
  lang: Lang;
  /** The map, drawn across the page. */
  children?: ReactNode;
}) {
  const t = await getTranslations("home.territory");
  const sounding = continents
    .map((continent) => ({
      slug: continent.slug,
      title: territoryTitle(continent, lang),
      countries: continent.country
        .filter((country) => (country.trackCount ?? 0) > 0)
        .map((country) => [country.code, territoryTitle(country, lang), country.trackCount ?? 0] as const)
        .sort(([, one], [, other]) => one.localeCompare(other, lang)),
    }))
    .filter((continent) => continent.countries.length > 0);
  if (sounding.length === 0) return null;
  const counts = sounding.flatMap(({ countries }) => countries.map(([, , count]) => count));
  const said = Object.fromEntries(counts.map((count) => [count, t("count", { count })]));

  return (
    <section aria-labelledby="territories" className="pt-12 pb-12 lg:pt-0 lg:pb-16">
      <div className="relative">
        {/* Over the Pacific, where the map is empty (looks: home). */}
        <header className="page-x pb-6 lg:pointer-events-none lg:absolute lg:bottom-6 lg:left-0 lg:z-10 lg:max-w-[min(400px,29vw)] lg:pb-0">
          <h2 id="territories" className="text-h2">
            {t("title")}
          </h2>
          <p className="mt-2 max-w-[46ch] text-body text-ink3">{t("text")}</p>
          <Link
            href="/carte"
            className={`${buttonStyle("secondary")} pointer-events-auto mt-4 bg-bg max-md:h-11`}
          >
            {t("openMap")}
          </Link>
        </header>
        {children}
      </div>
      <div className="page-x page-grid pt-8 lg:pt-10">
        <dl className="col-body">
          <TerritoryList continents={sounding} said={said} />
        </dl>
      </div>
    </section>
  );
}
