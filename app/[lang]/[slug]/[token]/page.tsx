import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { CmsTemplate } from "#/features/forms/cms-template.tsx";
import { cmsPageMetadata, cmsPageOf } from "#/features/site/cms/cms-page-of.ts";
import { decodeSegment } from "#/lib/i18n/decode-segment.ts";
import { frenchFirstSlug } from "#/lib/i18n/localise.ts";
import { parseLang } from "#/lib/i18n/parse-lang.ts";

type Props = { params: Promise<{ lang: string; slug: string; token: string }> };

export const revalidate = 3600;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug, token } = await params;
  const page = await cmsPageOf(decodeSegment(slug), decodeSegment(token));
  if (!page) notFound();
  return cmsPageMetadata(page, parseLang(lang));
}

/** A page that is shown only with its token; a wrong one is a 404 (acceptance S6). */
export default async function TokenPage({ params }: Props) {
  const { slug, token, ...rest } = await params;
  const lang = parseLang(rest.lang);
  const page = await cmsPageOf(decodeSegment(slug), decodeSegment(token));
  if (!page) notFound();
  const own = frenchFirstSlug(page, lang);
  if (own !== decodeSegment(slug)) permanentRedirect(`/${lang}/${encodeURIComponent(own)}/${token}`);
  return <CmsTemplate page={page} lang={lang} />;
}
