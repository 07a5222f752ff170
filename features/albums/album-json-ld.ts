import type { AlbumDetail } from "#/contract/album.ts";
import { publisherNames } from "#/contract/publishers.ts";
import type { Track } from "#/contract/track.ts";
import { parseDuration } from "#/features/player/duration.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { albumDescription, albumName, albumSlug, coverPath } from "#/lib/i18n/localise.ts";
import { wholeImageUrl } from "#/lib/pages/media.ts";
import { plainText } from "#/lib/pages/plain-text.ts";

/** Width of the cover for search engines, pixels. */
const COVER = 960;

/** Returns the album as schema.org's MusicAlbum; `site` is the address of the site without a trailing slash. */
export function albumJsonLd(album: AlbumDetail, lang: Lang, site: string) {
  const url = `${site}/${lang}/album/${albumSlug(album, lang)}`;
  const cover = coverPath(album, lang);
  const publishers = publisherNames(album.publisher ?? null).map((name) => ({
    "@type": "Organization",
    name,
  }));
  const writers = album.writers.map((writer) => ({ "@type": "Person", name: writer.name }));
  return {
    "@context": "https://schema.org",
    "@type": "MusicAlbum",
    "@id": url,
    url,
    name: albumName(album, lang),
    inLanguage: lang,
    description: plainText(albumDescription(album, lang) ?? "") || undefined,
    image: cover ? wholeImageUrl(cover, COVER, site) : undefined,
    catalogNumber: album.reference ?? undefined,
    datePublished: album.releaseDate?.slice(0, 10),
    byArtist: writers,
    publisher: publishers.length > 0 ? publishers : undefined,
    numTracks: album.tracks.length,
    track: {
      "@type": "ItemList",
      numberOfItems: album.tracks.length,
      itemListElement: album.tracks.map((track, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: recording(track, lang, site),
      })),
    },
  };
}

/** Returns one of its tracks as schema.org's MusicRecording, for that track's own page. */
export function trackJsonLd(track: Track, album: AlbumDetail, lang: Lang, site: string) {
  const cover = coverPath(track, lang) ?? coverPath(album, lang);
  return {
    "@context": "https://schema.org",
    "@id": `${site}/${lang}/album/${track.slug}`,
    ...recording(track, lang, site),
    image: cover ? wholeImageUrl(cover, COVER, site) : undefined,
    inAlbum: {
      "@type": "MusicAlbum",
      name: albumName(album, lang),
      url: `${site}/${lang}/album/${albumSlug(album, lang)}`,
    },
  };
}

function recording(track: Track, lang: Lang, site: string) {
  return {
    "@type": "MusicRecording",
    name: track.name,
    url: `${site}/${lang}/album/${track.slug}`,
    duration: isoDuration(track.durationSeconds ?? parseDuration(track.duration)),
    byArtist: track.writer.map(({ name }) => ({ "@type": "Person", name })),
  };
}

function isoDuration(seconds: number): string {
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}
