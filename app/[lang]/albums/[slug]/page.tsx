import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { albumMetadata } from "#/features/albums/album-metadata.ts";
import { albumOf } from "#/features/albums/album-of.ts";
import { AlbumScreen } from "#/features/albums/album-screen.tsx";
import { decodeSegment } from "#/lib/i18n/decode-segment.ts";
import { albumSlug } from "#/lib/i18n/localise.ts";
import { parseLang } from "#/lib/i18n/parse-lang.ts";

type Props = { params: Promise<{ lang: string; slug: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const album = await albumOf(decodeSegment(slug));
  if (!album) notFound();
  return albumMetadata(album, parseLang(lang));
}

/** An album by the slug of the page's language; the other language's slug leads there (acceptance S8). */
export default async function AlbumInListPage({ params }: Props) {
  const { slug, ...rest } = await params;
  const lang = parseLang(rest.lang);
  const album = await albumOf(decodeSegment(slug));
  if (!album) notFound();
  const own = albumSlug(album, lang);
  if (own !== decodeSegment(slug)) permanentRedirect(`/${lang}/albums/${encodeURIComponent(own)}`);
  return <AlbumScreen album={album} lang={lang} />;
}
