import type { Metadata } from "next";
import { generateMetadata as metadataOfAll } from "#/app/[lang]/search-guidee/page.tsx";
import { GuidedSearchPage } from "#/features/search/screen/guided-search-page.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { queryOf } from "#/lib/navigation/query-of.ts";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Search engines list the page that one starts from; texts to search for are without number. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const page = await metadataOfAll({ params });
  return "q" in (await searchParams) ? { ...page, robots: { index: false } } : page;
}

/** Parts of the list are without number: none is kept here (docs/decisions/006). */
export const dynamic = "force-dynamic";

/** The titles that the address asks for, in the HTML (acceptance S46). */
export default async function DrawnGuidedSearchPage({ params, searchParams }: Props) {
  return <GuidedSearchPage lang={parseLang((await params).lang)} query={await queryOf(searchParams)} />;
}
