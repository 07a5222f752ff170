import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { albumMetadata, trackMetadata } from "#/features/albums/album-metadata.ts";
import { albumOrTrackOf } from "#/features/albums/album-of.ts";
import { AlbumScreen } from "#/features/albums/album-screen.tsx";
import { decodeSegment } from "#/lib/i18n/decode-segment.ts";
import { parseLang } from "#/lib/i18n/parse-lang.ts";

type Props = { params: Promise<{ lang: string; slug: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const found = await albumOrTrackOf(decodeSegment(slug));
  if (!found) return {};
  return found.asked === null
    ? albumMetadata(found.album, parseLang(lang))
    : trackMetadata(found.album, found.asked, parseLang(lang));
}

/** An album by its slug in either language, or the album of the track of that slug (acceptance S7). */
export default async function AlbumPage({ params }: Props) {
  const { lang, slug } = await params;
  const found = await albumOrTrackOf(decodeSegment(slug));
  if (!found) notFound();
  return <AlbumScreen album={found.album} asked={found.asked} lang={parseLang(lang)} />;
}
