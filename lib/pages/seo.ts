import type { Metadata } from "next";
import { houseName } from "#/contract/house-name.ts";
import { pageSeosEndpoint } from "#/contract/site.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { SITE_REVALIDATE } from "#/lib/api/revalidate.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { frenchFirstDescription, frenchFirstTitle } from "#/lib/i18n/localise.ts";
import { imageSet } from "./media.ts";
import { type SharePicture, sharePicture } from "./share-picture.ts";

/** Width of the picture of a shared link, in pixels. */
const SHARE_IMAGE_WIDTH = 1280;

interface PageMetadata {
  lang: Lang;
  /**
   * Returns the path of the page in each language, with that language's slug, from any spelling that `localPath` knows.
   * Null for a page whose address is secret, and for one without an address.
   */
  paths: { fr: string; en: string } | null;
  title: string;
  description?: string | null;
  /** Stored path of an editor's picture (`media/images/…`); it takes precedence over the drawn one. */
  image?: string | null;
  /** The drawn picture of the page, if any. */
  picture?: SharePicture;
  /** Open Graph type of the page; a website by default. */
  music?: "album" | "song";
  /** Alternative forms of the page by media type, such as an oEmbed answer. */
  forms?: Record<string, string>;
  noIndex?: boolean;
}

/** Returns title, description, canonical, hreflang and share tags of a page (acceptance S28). */
export function pageMetadata({
  lang,
  paths,
  title,
  description,
  image,
  picture,
  music,
  forms,
  noIndex,
}: PageMetadata): Metadata {
  const fr = paths && localPath(paths.fr, "fr");
  const en = paths && localPath(paths.en, "en");
  const text = description ?? undefined;
  const shown = image ? imageSet(image, SHARE_IMAGE_WIDTH).src : picture;
  return {
    title,
    description: text,
    alternates:
      fr && en
        ? {
            canonical: lang === "fr" ? fr : en,
            languages: { fr, en, "x-default": fr },
            types: { "application/rss+xml": `/${lang}/rss.xml`, ...forms },
          }
        : undefined,
    robots: noIndex ? { index: false } : undefined,
    openGraph: {
      title,
      description: text,
      url: (lang === "fr" ? fr : en) ?? undefined,
      siteName: houseName(),
      locale: lang === "fr" ? "fr_FR" : "en_GB",
      alternateLocale: lang === "fr" ? "en_GB" : "fr_FR",
      type: music ? `music.${music}` : "website",
      images: shown ?? sharePicture(lang, "page", "home", houseName()),
    },
    twitter: { card: "summary_large_image" },
  };
}

/**
 * Returns the backend's metadata of a route under `page` (`home`, `albums`, …) in one language; null when there is none
 * or the backend is unreachable.
 */
export async function routeTexts(lang: Lang, page: string) {
  const seos = await withFallback(
    cachedCall(pageSeosEndpoint, {}, { tags: ["page-seos"], revalidate: SITE_REVALIDATE }),
    null,
    "Titles of the pages",
  );
  const seo = seos?.["hydra:member"].find((one) => one.page === page);
  if (!seo) return null;
  const title = frenchFirstTitle(seo, lang);
  const picture = sharePicture(lang, "page", page, title);
  return {
    title,
    description: frenchFirstDescription(seo, lang),
    image: seo.image,
    picture,
    noIndex: seo.noIndex,
  };
}

/**
 * Returns the metadata of a route whose texts the backend stores under `page`; `defaults` replace missing or
 * unreachable ones. `path` is the internal path, null if it is secret; `noIndex` always keeps it out of search engines.
 */
export async function routeMetadata(
  lang: Lang,
  {
    page,
    path,
    defaults,
    noIndex = false,
  }: {
    page: string;
    path: string | null;
    defaults: { title: string; description?: string };
    noIndex?: boolean;
  },
): Promise<Metadata> {
  const texts = await routeTexts(lang, page);
  return pageMetadata({
    lang,
    paths: path === null ? null : { fr: path, en: path },
    ...defaults,
    ...texts,
    noIndex: noIndex || texts?.noIndex,
  });
}
