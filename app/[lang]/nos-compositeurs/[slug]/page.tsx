import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { CardGrid } from "#/components/card-grid/card-grid.tsx";
import { AlbumCard } from "#/features/albums/album-card.tsx";
import { composerMetadata } from "#/features/composers/composer-metadata.ts";
import { composerOf } from "#/features/composers/composer-of.ts";
import { ComposerScreen } from "#/features/composers/composer-screen.tsx";
import { PlacementsOf } from "#/features/placements/placements-of.tsx";
import { decodeSegment } from "#/lib/i18n/decode-segment.ts";
import { hrefPath } from "#/lib/i18n/href.ts";
import { frenchFirstSlug } from "#/lib/i18n/localise.ts";
import { parseLang } from "#/lib/i18n/parse-lang.ts";

type Props = { params: Promise<{ lang: string; slug: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const writer = await composerOf(decodeSegment(slug));
  if (!writer) notFound();
  return composerMetadata(writer, parseLang(lang));
}

/** A composer by the slug of the page's language; the other language's slug leads there (acceptance S3, S58). */
export default async function ComposerPage({ params }: Props) {
  const { slug, ...rest } = await params;
  const lang = parseLang(rest.lang);
  const writer = await composerOf(decodeSegment(slug));
  if (!writer) notFound();
  const own = frenchFirstSlug(writer, lang);
  if (own !== decodeSegment(slug)) {
    permanentRedirect(hrefPath({ pathname: "/nos-compositeurs/[slug]", params: { slug: own } }, lang));
  }
  const { albums, placements = [] } = writer;
  return (
    <ComposerScreen
      writer={writer}
      lang={lang}
      albums={
        albums.length > 0 ? (
          <CardGrid>
            {albums.map((album) => (
              <li key={album.id}>
                <AlbumCard album={album} lang={lang} width={240} />
              </li>
            ))}
          </CardGrid>
        ) : null
      }
      placements={placements.length > 0 ? <PlacementsOf placements={placements} lang={lang} /> : null}
    />
  );
}
