import { getTranslations } from "next-intl/server";
import { Markup } from "#/components/markup/markup.tsx";
import type { AlbumDetail } from "#/contract/album.ts";
import type { Id } from "#/contract/hydra.ts";
import { rowTrack } from "#/features/tracks/row-parts/row-track.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { albumCredits } from "#/lib/i18n/localise.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { BelowFirstScreen } from "#/lib/navigation/below-first-screen.tsx";
import { pack } from "#/lib/pages/packed.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";
import { AlbumHero } from "./album-hero.tsx";
import { albumJsonLd, trackJsonLd } from "./album-json-ld.ts";
import { PackedAlbumTracks } from "./album-tracks.tsx";
import { albumTrail } from "./album-trail.ts";
import { AskedTrack } from "./asked-track.tsx";
import { SimilarAlbums } from "./similar-albums.tsx";

/**
 * Renders an album's page; `asked` is the id of the track in the visitor's address, null for the album's own
 * address.
 */
export async function AlbumScreen({
  album,
  lang,
  asked = null,
}: {
  album: AlbumDetail;
  lang: Lang;
  asked?: Id | null;
}) {
  const t = await getTranslations("album");
  const credits = albumCredits(album, lang);
  const track = album.tracks.find((one) => one.id === asked);
  const list = pack({
    tracks: album.tracks.map(rowTrack),
    numbered: true,
    defaultName: true,
    marked: asked,
  });

  return (
    <MoreMessages messages={await pageMessages(lang, ["album", "shareModal"])}>
      <Markup
        data={track ? trackJsonLd(track, album, lang, siteUrl()) : albumJsonLd(album, lang, siteUrl())}
      />
      <Markup data={await albumTrail(album, lang, track)} />
      <article>
        <AlbumHero album={album} list={list} lang={lang} asked={track ?? null} />
        <section aria-label={t("tracks")} className="pt-8 lg:pt-10">
          {album.tracks.length > 0 ? (
            <AskedTrack id={asked} announcement={track ? t("shown", { name: track.name }) : null}>
              <PackedAlbumTracks packed={list} />
            </AskedTrack>
          ) : (
            <p className="page-x text-reading text-ink2">{t("empty")}</p>
          )}
          {credits && <p className="page-x max-w-[80ch] pt-5 text-small text-ink3 lg:pl-25">{credits}</p>}
        </section>
      </article>
      <BelowFirstScreen>
        <SimilarAlbums albums={album.similarAlbums} lang={lang} />
      </BelowFirstScreen>
    </MoreMessages>
  );
}
