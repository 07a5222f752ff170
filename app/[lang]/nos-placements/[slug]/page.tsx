import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { placementMetadata } from "#/features/placements/placement-metadata.ts";
import { placementOf } from "#/features/placements/placement-of.ts";
import { PlacementScreen } from "#/features/placements/placement-screen.tsx";
import { decodeSegment } from "#/lib/i18n/decode-segment.ts";
import { hrefPath } from "#/lib/i18n/href.ts";
import { frenchFirstSlug } from "#/lib/i18n/localise.ts";
import { parseLang } from "#/lib/i18n/parse-lang.ts";

type Props = { params: Promise<{ lang: string; slug: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const placement = await placementOf(decodeSegment(slug));
  if (!placement) notFound();
  return placementMetadata(placement, parseLang(lang));
}

/** A placement by the slug of the page's language; the other language's slug leads there (acceptance S3, S58). */
export default async function PlacementPage({ params }: Props) {
  const { slug, ...rest } = await params;
  const lang = parseLang(rest.lang);
  const placement = await placementOf(decodeSegment(slug));
  if (!placement) notFound();
  const own = frenchFirstSlug(placement, lang);
  if (own !== decodeSegment(slug)) {
    permanentRedirect(hrefPath({ pathname: "/nos-placements/[slug]", params: { slug: own } }, lang));
  }
  return <PlacementScreen placement={placement} lang={lang} />;
}
