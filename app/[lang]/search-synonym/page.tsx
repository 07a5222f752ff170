import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { houseName } from "#/contract/house-name.ts";
import { readGuidedGroups } from "#/features/search/guided/read-guided-groups.ts";
import { PackedSearchScreen } from "#/features/search/screen/search-screen.tsx";
import { fetchSearch } from "#/features/search/search-data.ts";
import { hasFilters, readSearchState } from "#/features/search/search-state.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { queryOf } from "#/lib/navigation/query-of.ts";
import { pack } from "#/lib/pages/packed.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";

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
    defaults: { title: `${t("title")} · ${houseName()}`, description: t("intro") },
  });
  return "q" in (await searchParams) ? { ...page, robots: { index: false } } : page;
}

/** Titles for the words of a text and all that is near them, in the HTML. */
export default async function SynonymPage({ params, searchParams }: Props) {
  const lang = parseLang((await params).lang);
  const state = readSearchState(new URLSearchParams(await queryOf(searchParams)));
  const asked = { lang, route: "synonyms", facets: hasFilters(state) } as const;
  const [groups, page] = await Promise.all([
    readGuidedGroups(lang),
    withFallback(fetchSearch(state, asked), null, "Titles of a search by synonyms"),
  ]);
  return (
    <MoreMessages
      messages={await pageMessages(lang, ["brief", "guided", "pagination", "search", "synonyms"])}
    >
      <PackedSearchScreen
        packed={pack({ route: "synonyms", groups, drawn: { state, page, kinds: null, ways: null } })}
      />
    </MoreMessages>
  );
}
