import { getTranslations } from "next-intl/server";
import { buttonStyle } from "#/components/button/button-style.ts";
import { Notice } from "#/components/notice/notice.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { territoryTitle } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { mapIndex, summed } from "./reading/map-index.ts";
import { mapReads } from "./reading/map-reads.ts";
import { MoodShares } from "./territory/mood-shares.tsx";
import { TerritoryFigures } from "./territory/territory-figures.tsx";

/** Number of countries listed at first. */
const RICHEST = 6;

/** Renders the panel while no territory is chosen: an introduction with figures, or an error. */
export async function MapIntro({ lang }: { lang: Lang }) {
  const t = await getTranslations("map");
  const { regions, continents } = await mapReads();
  const sounding = mapIndex(regions, continents).filter(
    ({ kind, trackCount }) => kind === "country" && trackCount,
  );
  const richest = sounding.toSorted((one, other) => other.trackCount - one.trackCount).slice(0, RICHEST);
  return (
    <div>
      <h1 className="text-[40px] leading-none md:text-h1">{t("title")}</h1>
      <p className="mt-4 max-w-[46ch] text-ink2 text-reading">{t("intro")}</p>
      {sounding.length > 0 ? (
        <>
          <TerritoryFigures
            figures={[
              [t("tracks"), sounding.reduce((sum, { trackCount }) => sum + trackCount, 0)],
              [t("countries"), sounding.length],
            ]}
          />
          <MoodShares moods={summed(sounding.flatMap(({ moods }) => moods))} />
          <nav aria-labelledby="richest" className="mt-8 border-ink border-t pt-3">
            <h2 id="richest" className="font-normal font-sans text-ink3 text-small">
              {t("richest")}
            </h2>
            <ul className="mt-1">
              {richest.map((one) => (
                <li key={one.slugs[lang]}>
                  <Link
                    href={{ pathname: "/carte/[slug]", params: { slug: one.slugs[lang] } }}
                    scroll={false}
                    className="display-type flex min-h-11 items-baseline gap-2 pt-1.5 font-semibold text-[22px] leading-8 hover:underline"
                  >
                    {territoryTitle(one, lang)}
                    <span className="font-normal font-sans text-ink3 text-small">{one.trackCount}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </>
      ) : (
        <div className="mt-8">
          <Notice
            failed={regions.length + continents.length === 0}
            title={t("emptyTitle")}
            text={t("emptyText")}
          >
            <Link href="/search-guidee" className={buttonStyle("primary", 40)}>
              {t("guided")}
            </Link>
          </Notice>
        </div>
      )}
    </div>
  );
}
