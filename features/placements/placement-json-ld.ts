import type { Placement } from "#/contract/placement.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { coverPath, frenchFirstDescription, frenchFirstTitle } from "#/lib/i18n/localise.ts";
import { wholeImageUrl } from "#/lib/pages/media.ts";
import { plainText } from "#/lib/pages/plain-text.ts";
import { shownVideo } from "./shown-video.ts";

/** Width of the thumbnail for search engines, pixels. */
const THUMBNAIL = 960;

/**
 * Returns a placement's video as schema.org's VideoObject; null without a playable one. `site` is its address
 * without a trailing slash.
 */
export function placementJsonLd(placement: Placement, lang: Lang, site: string) {
  const video = shownVideo(placement, lang);
  if (!video) return null;
  const [track] = placement.tracks;
  const picture = placement.image ?? (track ? coverPath(track, lang) : null);
  const title = frenchFirstTitle(placement, lang);
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: title,
    description: plainText(frenchFirstDescription(placement, lang) ?? "") || title,
    thumbnailUrl: picture ? wholeImageUrl(picture, THUMBNAIL, site) : undefined,
    uploadDate: placement.date ?? undefined,
    ...("film" in video ? { contentUrl: URL.parse(video.film, site)?.href } : { embedUrl: video.embed }),
    inLanguage: lang,
    productionCompany: placement.client ? { "@type": "Organization", name: placement.client } : undefined,
    audio: placement.tracks.map((heard) => ({
      "@type": "MusicRecording",
      name: heard.name,
      url: `${site}/${lang}/album/${heard.slug}`,
      byArtist: heard.writer.map(({ name }) => ({ "@type": "Person", name })),
    })),
  };
}
