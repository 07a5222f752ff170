import { getTranslations } from "next-intl/server";
import { Markup } from "#/components/markup/markup.tsx";
import { houseName } from "#/contract/house-name.ts";
import type { Placement } from "#/contract/placement.ts";
import { moodOf } from "#/features/player/mood-of.ts";
import { rowTrack } from "#/features/tracks/row-parts/row-track.ts";
import { PackedTrackList } from "#/features/tracks/rows/track-list.tsx";
import { hrefPath } from "#/lib/i18n/href.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstSlug, frenchFirstTitle } from "#/lib/i18n/localise.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { breadcrumbsJsonLd } from "#/lib/pages/breadcrumbs.ts";
import { pack } from "#/lib/pages/packed.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";
import { PlacementHero } from "./placement-hero.tsx";
import { placementJsonLd } from "./placement-json-ld.ts";

/** Renders a placement's page: its description, and its tracks, playable in place. */
export async function PlacementScreen({ placement, lang }: { placement: Placement; lang: Lang }) {
  const t = await getTranslations("placements");
  const { tracks } = placement;
  const data = placementJsonLd(placement, lang, siteUrl());

  return (
    <MoreMessages messages={await pageMessages(lang, ["placements", "shareModal"])}>
      {data && <Markup data={data} />}
      <Markup
        data={breadcrumbsJsonLd(siteUrl(), [
          { name: houseName(), path: `/${lang}` },
          { name: t("title"), path: hrefPath("/nos-placements", lang) },
          {
            name: frenchFirstTitle(placement, lang),
            path: hrefPath(
              { pathname: "/nos-placements/[slug]", params: { slug: frenchFirstSlug(placement, lang) } },
              lang,
            ),
          },
        ])}
      />
      <article data-mood={tracks[0] && moodOf(tracks[0].terms)?.slug}>
        <PlacementHero placement={placement} lang={lang} />
        <section aria-labelledby="heard" className="pt-12 pb-16 lg:pt-16">
          <h2 id="heard" className="page-x pb-4 text-h2">
            {t("heard")}
          </h2>
          {tracks.length > 0 ? (
            <PackedTrackList
              packed={pack({
                tracks: tracks.map(rowTrack),
                showCover: true,
                showAlbum: true,
                defaultName: true,
              })}
            />
          ) : (
            <p className="page-x text-ink2 text-reading">{t("noTrack")}</p>
          )}
        </section>
      </article>
    </MoreMessages>
  );
}
