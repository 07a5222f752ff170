import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readSearchState } from "#/features/search/search-state.ts";
import { synonymResults } from "#/features/search/synonyms/synonym-results.ts";
import { SynonymScreen } from "#/features/search/synonyms/synonym-screen.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { queryOf } from "#/lib/navigation/query-of.ts";
import { routeMetadata } from "#/lib/seo.ts";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Addresses of searches are without number: none is kept (docs/decisions: searches are drawn when asked for). */
export const dynamic = "force-dynamic";

/** Search engines list the page that one starts from; words to search for are without number. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations("synonyms");
  const page = await routeMetadata(parseLang((await params).lang), {
    page: "synonym",
    path: "/search-synonym",
    defaults: { title: `${t("title")} · Sillon`, description: t("intro") },
  });
  return "q" in (await searchParams) ? { ...page, robots: { index: false } } : page;
}

/** Titles for a word and all that is near it, in the HTML. */
export default async function SynonymPage({ params, searchParams }: Props) {
  const lang = parseLang((await params).lang);
  const state = readSearchState(new URLSearchParams(await queryOf(searchParams)));
  const results = state.text === "" ? null : await synonymResults(state);
  return <SynonymScreen lang={lang} state={state} results={results} />;
}
