import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { buttonStyle } from "#/components/button/button-style.ts";
import type { Continent } from "#/contract/taxonomy.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { territoryTitle } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { furrowWidth } from "./furrow-width.ts";

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
        .map((country) => ({
          code: country.code,
          title: territoryTitle(country, lang),
          count: country.trackCount ?? 0,
        }))
        .sort((one, other) => one.title.localeCompare(other.title, lang)),
    }))
    .filter((continent) => continent.countries.length > 0);
  const most = Math.max(0, ...sounding.flatMap(({ countries }) => countries.map(({ count }) => count)));
  if (sounding.length === 0) return null;

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
          {sounding.map(({ slug, title, countries }) => (
            <div
              key={slug}
              className="grid gap-x-6 gap-y-2 border-line border-t py-4 first:border-ink lg:grid-cols-[calc((100%-216px)/10*2+24px)_minmax(0,1fr)]"
            >
              <dt className="pt-1.5 text-body text-ink2">{title}</dt>
              <dd>
                <ul className="flex flex-wrap gap-x-6 gap-y-3 md:gap-x-8">
                  {countries.map(({ code, title, count }) => (
                    <li key={code}>
                      <Link
                        href={{ pathname: "/search-guidee", query: { territory: code } }}
                        className="group display-type inline-block font-semibold text-[22px] leading-8 md:text-section"
                      >
                        {title}
                        <span
                          aria-hidden="true"
                          className="ml-1.5 align-super font-normal font-sans text-ink3 text-label"
                        >
                          {count}
                        </span>
                        <span className="sr-only">{t("count", { count })}</span>
                        <span
                          aria-hidden="true"
                          className="mt-0.5 block origin-left bg-ink transition-transform group-hover:scale-x-90"
                          style={{ height: furrowWidth(count, most) }}
                        />
                      </Link>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
