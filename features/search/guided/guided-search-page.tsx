import { termsearchEndpoint } from "#/contract/search.ts";
import { cachedCall } from "#/lib/cached-call.ts";
import { call } from "#/lib/call.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { orNothing } from "#/lib/tolerant.ts";
import { guidedPage } from "./guided-page.ts";
import { GuidedSearch } from "./guided-search.tsx";
import { guidedQuery, readGuidedState, writeGuidedState } from "./guided-state.ts";
import { readGuidedGroups } from "./read-guided-groups.ts";

const KEPT = { tags: ["tracks"], revalidate: 300 };

/** Guided search as the `query` of the address asks for it; the answer to none is kept. */
export async function GuidedSearchPage({ lang, query = "" }: { lang: Lang; query?: string }) {
  const state = readGuidedState(new URLSearchParams(query));
  const ofTitles = { query: guidedQuery(state) };
  const [groups, found] = await Promise.all([
    readGuidedGroups(lang),
    orNothing(
      writeGuidedState(state)
        ? call(termsearchEndpoint, ofTitles)
        : cachedCall(termsearchEndpoint, ofTitles, KEPT),
      null,
      "Tracks",
    ),
  ]);
  return (
    <MoreMessages messages={await pageMessages(lang, ["guided", "pagination"])}>
      <GuidedSearch query={query} groups={groups} first={found && guidedPage(found, state)} />
    </MoreMessages>
  );
}
