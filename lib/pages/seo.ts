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
  /** Path of the page in each language: any spelling that `localPath` knows, with that language's own slug. */
  paths: { fr: string; en: string };
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
  const fr = localPath(paths.fr, "fr");
  const en = localPath(paths.en, "en");
  const url = lang === "fr" ? fr : en;
  const text = description ?? undefined;
  const shown = image ? imageSet(image, SHARE_IMAGE_WIDTH).src : picture;
  return {
    title,
    description: text,
    alternates: {
      canonical: url,
      languages: { fr, en, "x-default": fr },
      types: { "application/rss+xml": `/${lang}/rss.xml`, ...forms },
    },
    robots: noIndex ? { index: false } : undefined,
    openGraph: {
      title,
      description: text,
      url,
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
 * The same for a route whose texts the backend holds under `page` (`home`, `albums`, …); `defaults` serve when
 * it has none or cannot be reached. `path` is the route's internal one.
 */
export async function routeMetadata(
  lang: Lang,
  { page, path, defaults }: { page: string; path: string; defaults: { title: string; description?: string } },
): Promise<Metadata> {
  const seos = await withFallback(
    cachedCall(pageSeosEndpoint, {}, { tags: ["page-seos"], revalidate: SITE_REVALIDATE }),
    null,
    "Titles of the pages",
  );
  const seo = seos?.["hydra:member"].find((one) => one.page === page);
  return pageMetadata({
    lang,
    paths: { fr: path, en: path },
    title: seo ? frenchFirstTitle(seo, lang) : defaults.title,
    description: seo ? frenchFirstDescription(seo, lang) : defaults.description,
    image: seo?.image,
    ...(seo && { picture: sharePicture(lang, "page", page, frenchFirstTitle(seo, lang)) }),
    noIndex: seo?.noIndex,
  });
}
