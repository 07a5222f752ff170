import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Markup } from "#/components/markup/markup.tsx";
import { houseName } from "#/contract/house-name.ts";
import type { WriterDetail } from "#/contract/writer.ts";
import { moodOf } from "#/features/player/mood-of.ts";
import { rowTrack } from "#/features/tracks/row-parts/row-track.ts";
import { PackedTrackList } from "#/features/tracks/rows/track-list.tsx";
import { hrefPath } from "#/lib/i18n/href.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstSlug } from "#/lib/i18n/localise.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { Link } from "#/lib/i18n/navigation.ts";
import { breadcrumbsJsonLd } from "#/lib/pages/breadcrumbs.ts";
import { pack } from "#/lib/pages/packed.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";
import { ComposerHero } from "./composer-hero.tsx";
import { composerJsonLd } from "./composer-json-ld.ts";

/**
 * Renders a composer's page. Albums and placements are rendered by their own features and passed as nodes, null if
 * there are none.
 */
export async function ComposerScreen({
  writer,
  lang,
  albums,
  placements,
}: {
  writer: WriterDetail;
  lang: Lang;
  albums: ReactNode;
  placements: ReactNode;
}) {
  const t = await getTranslations("composers");
  const { tracks, trackCount } = writer;

  return (
    <MoreMessages messages={await pageMessages(lang, ["shareModal"])}>
      <article data-mood={tracks[0] && moodOf(tracks[0].terms)?.slug}>
        <Markup data={composerJsonLd(writer, lang, siteUrl())} />
        <Markup
          data={breadcrumbsJsonLd(siteUrl(), [
            { name: houseName(), path: `/${lang}` },
            { name: t("title"), path: hrefPath("/nos-compositeurs", lang) },
            {
              name: writer.name,
              path: hrefPath(
                { pathname: "/nos-compositeurs/[slug]", params: { slug: frenchFirstSlug(writer, lang) } },
                lang,
              ),
            },
          ])}
        />
        <ComposerHero writer={writer} lang={lang} />
        <section aria-labelledby="albums" className="page-x page-grid gap-y-6 pt-12 lg:pt-16">
          <header className="col-margin">
            <h2 id="albums" className="text-h2">
              {t("albums")}
            </h2>
            {albums && (
              <p className="mt-3">
                <Link
                  href={{ pathname: "/albums", query: { writers: writer.slug } }}
                  className="text-link text-body"
                >
                  {t("allAlbums")}
                </Link>
              </p>
            )}
          </header>
          <div className="col-body">{albums ?? <p className="text-ink2 text-reading">{t("noAlbum")}</p>}</div>
        </section>
        <section aria-labelledby="tracks" className="pt-12 lg:pt-16">
          <header className="page-x flex flex-wrap items-baseline gap-x-4 pb-4">
            <h2 id="tracks" className="text-h2">
              {t("tracksTitle")}
            </h2>
            {trackCount > tracks.length && tracks.length > 0 && (
              <p className="text-ink3 text-small">
                {t("firstTracks", { count: tracks.length, total: trackCount })}
              </p>
            )}
          </header>
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
        {placements && (
          <section aria-labelledby="placements" className="page-x page-grid gap-y-6 pt-12 pb-16 lg:pt-16">
            <h2 id="placements" className="col-margin text-h2">
              {t("placements")}
            </h2>
            <div className="col-body">{placements}</div>
          </section>
        )}
      </article>
    </MoreMessages>
  );
}
