import { getTranslations } from "next-intl/server";
import type { AlbumDetail } from "#/contract/album.ts";
import { houseName } from "#/contract/house-name.ts";
import { hrefPath } from "#/lib/i18n/href.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { albumName, albumSlug } from "#/lib/i18n/localise.ts";
import { breadcrumbsJsonLd } from "#/lib/pages/breadcrumbs.ts";
import { siteUrl } from "#/lib/pages/site-url.ts";

/** Returns the breadcrumbs of an album's page, or of that of one of its tracks, for search engines. */
export async function albumTrail(album: AlbumDetail, lang: Lang, track?: { name: string; slug: string }) {
  const t = await getTranslations("albums");
  const page = (name: string, slug: string) => ({
    name,
    path: hrefPath({ pathname: "/album/[slug]", params: { slug } }, lang),
  });
  return breadcrumbsJsonLd(siteUrl(), [
    { name: houseName(), path: `/${lang}` },
    { name: t("title"), path: hrefPath("/albums", lang) },
    page(albumName(album, lang), albumSlug(album, lang)),
    ...(track ? [page(track.name, track.slug)] : []),
  ]);
}
