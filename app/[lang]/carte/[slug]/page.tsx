import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { territoryMetadata } from "#/features/map/territory/territory-metadata.ts";
import { territoryOf } from "#/features/map/territory/territory-of.ts";
import { TerritoryPanel } from "#/features/map/territory/territory-panel.tsx";
import { decodeSegment } from "#/lib/i18n/decode-segment.ts";
import { hrefPath } from "#/lib/i18n/href.ts";
import { parseLang } from "#/lib/i18n/parse-lang.ts";

type Props = { params: Promise<{ lang: string; slug: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params;
  const lang = parseLang(rest.lang);
  const found = await territoryOf(decodeSegment(slug), lang);
  if (!found) notFound();
  return territoryMetadata(found.territory, lang);
}

/** A territory by the slug of the page's language; the other language's slug, or its code, leads there. */
export default async function TerritoryPage({ params }: Props) {
  const { slug, ...rest } = await params;
  const lang = parseLang(rest.lang);
  const found = await territoryOf(decodeSegment(slug), lang);
  if (!found) notFound();
  const own = found.territory.slugs[lang];
  if (own !== decodeSegment(slug)) {
    permanentRedirect(hrefPath({ pathname: "/carte/[slug]", params: { slug: own } }, lang));
  }
  return <TerritoryPanel territory={found.territory} territories={found.territories} lang={lang} />;
}
