import { termsearchEndpoint } from "#/contract/search.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { pack } from "#/lib/pages/packed.ts";
import { guidedPage } from "../guided/guided-page.ts";
import { EVERYTHING, guidedQuery } from "../guided/guided-state.ts";
import { readGuidedGroups } from "../guided/read-guided-groups.ts";
import { fetchSearch } from "../search-data.ts";
import { pageWithoutText } from "../search-page.ts";
import { readSearchState, searchAddress, WHOLE_CATALOGUE } from "../search-state.ts";
import { PackedSearchScreen } from "./search-screen.tsx";

const KEPT = { tags: ["tracks"], revalidate: 300 };

/** Renders guided search for the `query` of the address; the answer without a query is cached. */
export async function GuidedSearchPage({ lang, query = "" }: { lang: Lang; query?: string }) {
  const state = readSearchState(new URLSearchParams(query));
  const isWhole = searchAddress(state, "guided", lang) === searchAddress(WHOLE_CATALOGUE, "guided", lang);
  const [groups, page] = await Promise.all([
    readGuidedGroups(lang),
    withFallback(
      isWhole ? wholeCatalogue() : fetchSearch(state, { lang, route: "guided", facets: true }),
      null,
      "Tracks",
    ),
  ]);
  return (
    <MoreMessages messages={await pageMessages(lang, ["brief", "guided", "pagination", "search"])}>
      <PackedSearchScreen
        packed={pack({ route: "guided", groups, drawn: { state, page, kinds: null, ways: null } })}
      />
    </MoreMessages>
  );
}

async function wholeCatalogue() {
  const answer = await cachedCall(termsearchEndpoint, { query: guidedQuery(EVERYTHING) }, KEPT);
  return pageWithoutText(guidedPage(answer, EVERYTHING));
}
