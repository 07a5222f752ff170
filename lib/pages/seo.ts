import type { Metadata } from "next";
import { houseName } from "#/contract/house-name.ts";
import { pageSeosEndpoint } from "#/contract/site.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { SITE_REVALIDATE } from "#/lib/api/site-revalidate.ts";
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
   * Path of the page in each language: any spelling that `localPath` knows, with that language's own slug. Null for a
   * page whose address is a secret, and for one that has none.
   */
  paths: { fr: string; en: string } | null;
  title: string;
  description?: string | null;
  /** Stored path of the picture that an editor chose (`media/images/…`); it goes before the drawn one. */
  image?: string | null;
  /** The drawn picture of a page that has one. */
  picture?: SharePicture;
  /** What the page is to who shows a link to it; a page of a site without it. */
  music?: "album" | "song";
  /** Other forms of the page by their media type, as an oEmbed answer. */
  forms?: Record<string, string>;
  noIndex?: boolean;
}

/** Title, description, canonical, hreflang and share tags of a page (acceptance S28). */
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
 * What the backend says of a route under `page` (`home`, `albums`, …), in one language; null when it has nothing or
 * cannot be reached.
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
 * Metadata of a route whose texts the backend holds under `page`; `defaults` serve when it has none or cannot be
 * reached. `path` is the route's internal one, null where it is a secret; `noIndex` keeps it from search engines
 * whatever the backend says.
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
