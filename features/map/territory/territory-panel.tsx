import { getTranslations } from "next-intl/server";
import { Markup } from "#/components/markup/markup.tsx";
import { Notice } from "#/components/notice/notice.tsx";
import { houseName } from "#/contract/house-name.ts";
import type { Territory } from "#/features/map/reading/map-index.ts";
import { hrefPath } from "#/lib/i18n/href.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { territoryTitle } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { breadcrumbsJsonLd } from "#/lib/pages/breadcrumbs.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";
import { MoodShares } from "./mood-shares.tsx";
import { neighboursOf } from "./neighbours-of.ts";
import { TerritoryActions } from "./territory-actions.tsx";
import { TerritoryFigures } from "./territory-figures.tsx";
import { tracksOf } from "./territory-of.ts";
import { TerritoryTracks } from "./territory-tracks.tsx";

/**
 * Renders one territory: its parents, its figures and moods, its first tracks, and buttons to play it and to
 * search in it.
 */
export async function TerritoryPanel({
  territory,
  territories,
  lang,
}: {
  territory: Territory;
  territories: readonly Territory[];
  lang: Lang;
}) {
  const t = await getTranslations("map");
  const tracks = await tracksOf(territory);
  const title = territoryTitle(territory, lang);
  const neighbours = neighboursOf(territory, territories);

  return (
    <article data-mood={territory.moods[0]?.slug}>
      <Markup
        data={breadcrumbsJsonLd(siteUrl(), [
          { name: houseName(), path: `/${lang}` },
          { name: t("title"), path: hrefPath("/carte", lang) },
          ...trail(territory).map((one) => ({ name: territoryTitle(one, lang), path: pathOf(one, lang) })),
        ])}
      />
      <p className="text-body text-ink3">
        {territory.within ? (
          <TerritoryLink territory={territory.within} lang={lang} />
        ) : (
          <Link href="/carte" scroll={false} className="inline-block py-1.5 hover:underline">
            {t("title")}
          </Link>
        )}
      </p>
      <h1
        tabIndex={-1}
        className="mt-1 hyphens-auto break-words text-[40px] leading-none outline-offset-4 md:text-h1"
      >
        {title}
      </h1>
      {territory.trackCount > 0 && (
        <>
          <TerritoryFigures
            figures={[
              [t("tracks"), territory.trackCount],
              [t("albums"), territory.albumCount],
              [t("composers"), territory.writerCount],
            ]}
          />
          <MoodShares moods={territory.moods} />
          {tracks ? (
            <TerritoryTracks tracks={tracks} />
          ) : (
            <div className="mt-6">
              <Notice failed title={t("tracksFailedTitle")} text={t("tracksFailedText")} />
            </div>
          )}
          <TerritoryActions
            title={title}
            codes={soundingCodes(territory, territories)}
            tracks={tracks ?? []}
          />
        </>
      )}
      {territory.trackCount === 0 && (
        <div className="mt-6">
          <Notice title={t("silentTitle")} text={t(neighbours.length > 0 ? "silentText" : "silentAlone")} />
        </div>
      )}
      {neighbours.length > 0 && (
        <nav aria-label={t("neighbours")} className="mt-6 border-line border-t pt-3">
          <p className="text-ink3 text-small">{t("neighbours")}</p>
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {neighbours.map((one) => (
              <li key={one.slugs[lang]}>
                <TerritoryLink territory={one} lang={lang} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  );
}

function TerritoryLink({ territory, lang }: { territory: Territory; lang: Lang }) {
  return (
    <Link
      href={{ pathname: "/carte/[slug]", params: { slug: territory.slugs[lang] } }}
      scroll={false}
      className="inline-flex min-h-11 items-center text-body underline-offset-4 hover:underline lg:min-h-8"
    >
      {territoryTitle(territory, lang)}
    </Link>
  );
}

/** Returns a territory preceded by its parents, the widest first. */
function trail(territory: Territory): Territory[] {
  return [...(territory.within ? trail(territory.within) : []), territory];
}

const pathOf = (territory: Territory, lang: Lang) =>
  hrefPath({ pathname: "/carte/[slug]", params: { slug: territory.slugs[lang] } }, lang);

/** Returns the codes of the countries with music: a search address need not contain the others. */
function soundingCodes({ countries }: Territory, territories: readonly Territory[]): string[] {
  const sounding = new Set(
    territories
      .filter(({ kind, trackCount }) => kind === "country" && trackCount > 0)
      .map((one) => one.countries[0]),
  );
  return countries.filter((code) => sounding.has(code));
}
