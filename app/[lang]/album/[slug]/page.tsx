import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { albumMetadata, trackMetadata } from "#/features/albums/album-metadata.ts";
import { albumOrTrackOf } from "#/features/albums/album-of.ts";
import { AlbumScreen } from "#/features/albums/album-screen.tsx";
import { decodeSegment } from "#/lib/i18n/decode-segment.ts";
import { hrefPath } from "#/lib/i18n/href.ts";
import { albumSlug } from "#/lib/i18n/localise.ts";
import { parseLang } from "#/lib/i18n/parse-lang.ts";

type Props = { params: Promise<{ lang: string; slug: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const found = await albumOrTrackOf(decodeSegment(slug));
  if (!found) notFound();
  return found.asked === null
    ? albumMetadata(found.album, parseLang(lang))
    : trackMetadata(found.album, found.asked, parseLang(lang));
}

/**
 * An album by the slug of the page's language, where the other language's slug leads, or the album of the track of that
 * slug (acceptance S7).
 */
export default async function AlbumPage({ params }: Props) {
  const { slug, ...rest } = await params;
  const lang = parseLang(rest.lang);
  const found = await albumOrTrackOf(decodeSegment(slug));
  if (!found) notFound();
  const own = albumSlug(found.album, lang);
  if (found.asked === null && own !== decodeSegment(slug)) {
    permanentRedirect(hrefPath({ pathname: "/album/[slug]", params: { slug: own } }, lang));
  }
  return <AlbumScreen album={found.album} asked={found.asked} lang={lang} />;
}
