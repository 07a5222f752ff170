import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { AlbumDetail } from "#/contract/album.ts";
import { houseName } from "#/contract/house-name.ts";
import type { Id } from "#/contract/hydra.ts";
import type { EstimatedFact } from "#/contract/track.ts";
import { formatDuration, parseDuration } from "#/features/player/duration.ts";
import { formatTonality } from "#/features/player/tonality-name.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { albumDescription, albumName, albumSlug, seoDescription, seoTitle } from "#/lib/i18n/localise.ts";
import { firstSentences, plainText } from "#/lib/pages/plain-text.ts";
import { pageMetadata } from "#/lib/pages/seo.ts";
import { sharePicture } from "#/lib/pages/share-picture.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";

/** Longest description that search engines show, in characters. */
const DESCRIPTION = 160;

/** Returns the metadata of an album's page; canonical is `/{lang}/album/{slug}` for any address of the album. */
export function albumMetadata(album: AlbumDetail, lang: Lang): Metadata {
  const paths = { fr: `/album/${album.slugFr || album.slug}`, en: `/album/${album.slug || album.slugFr}` };
  const name = albumName(album, lang);
  return pageMetadata({
    lang,
    paths,
    title:
      seoTitle(album.seo, lang) || [name, namesOf(album.writers), houseName()].filter(Boolean).join(" · "),
    description:
      seoDescription(album.seo, lang) ||
      firstSentences(plainText(albumDescription(album, lang) ?? ""), DESCRIPTION),
    image: album.seo.image,
    music: "album",
    picture: sharePicture(lang, "album", albumSlug(album, lang), name),
    forms: oembedLink(`/${lang}${paths[lang]}`),
  });
}

/** Returns the metadata of the page of one of an album's tracks, which has the same address in both languages. */
export async function trackMetadata(album: AlbumDetail, id: Id, lang: Lang): Promise<Metadata> {
  const track = album.tracks.find((one) => one.id === id);
  if (!track) return albumMetadata(album, lang);
  const t = await getTranslations("album");
  const path = `/album/${track.slug}`;
  const name = albumName(album, lang);
  const isSaid = (fact: EstimatedFact) => !track.estimated?.includes(fact);
  const facts = [
    formatDuration(track.durationSeconds ?? parseDuration(track.duration)),
    track.bpm && isSaid("bpm") && t("bpm", { tempo: track.bpm }),
    isSaid("tonality") && formatTonality(track.tonality, lang),
  ].filter(Boolean);
  return pageMetadata({
    lang,
    paths: { fr: path, en: path },
    title: [track.name, name, houseName()].join(" · "),
    description: t("trackSummary", {
      track: track.name,
      album: name,
      writers: namesOf(track.writer),
      facts: facts.join(", "),
    }),
    music: "song",
    picture: sharePicture(lang, "track", track.slug, track.name),
    forms: oembedLink(`/${lang}${path}`),
  });
}

const namesOf = (writers: readonly { name: string }[]) => writers.map(({ name }) => name).join(", ");

const oembedLink = (path: string) => ({
  "application/json+oembed": `/oembed?url=${encodeURIComponent(siteUrl() + path)}`,
});
