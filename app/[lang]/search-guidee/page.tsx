import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { termsearchEndpoint } from "#/contract/search.ts";
import { guidedPage } from "#/features/search/guided/guided-page.ts";
import { GuidedSearch } from "#/features/search/guided/guided-search.tsx";
import { EVERYTHING, guidedQuery } from "#/features/search/guided/guided-state.ts";
import { readGuidedGroups } from "#/features/search/guided/read-guided-groups.ts";
import { cachedCall } from "#/lib/cached-call.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/seo.ts";
import { orNothing } from "#/lib/tolerant.ts";

type Props = { params: Promise<{ lang: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("guided");
  return routeMetadata(parseLang((await params).lang), {
    page: "guided",
    path: "/search-guidee",
    defaults: { title: `${t("title")} · Sillon`, description: t("everything") },
  });
}

/** What to choose from; what the address has chosen is applied in the browser, over the titles the HTML carries. */
export default async function GuidedSearchPage({ params }: Props) {
  const lang = parseLang((await params).lang);
  const [groups, found] = await Promise.all([
    readGuidedGroups(lang),
    orNothing(
      cachedCall(termsearchEndpoint, { query: guidedQuery(EVERYTHING) }, { tags: ["tracks"], revalidate }),
      null,
      "Tracks",
    ),
  ]);
  return (
    <MoreMessages messages={await pageMessages(lang, ["guided", "pagination"])}>
      <GuidedSearch groups={groups} first={found && guidedPage(found, EVERYTHING)} />
    </MoreMessages>
  );
}
