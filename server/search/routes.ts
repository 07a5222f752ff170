import type { Hono } from "hono";
import { briefSearchEndpoint } from "#/contract/brief.ts";
import {
  albumSearchEndpoint,
  globalSearchEndpoint,
  placementSearchEndpoint,
  type SearchKind,
  termsearchEndpoint,
  trackSearchEndpoint,
  writerSearchEndpoint,
} from "#/contract/search.ts";
import { searchSuggestionsEndpoint } from "#/contract/search-suggestions.ts";
import { synonymSearchEndpoint } from "#/contract/synonym-search.ts";
import { violation } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { readPaging } from "#/server/platform/hydra/paging.ts";
import { runBrief } from "./run-brief.ts";
import { readText, runSearch, type SearchDeps, type SearchQuery } from "./run-search.ts";
import { runSynonymSearch } from "./run-synonym-search.ts";
import { runTermSearch } from "./run-term-search.ts";
import { suggest } from "./suggest/suggest.ts";

/** Results of each kind in a search over all kinds (contract §5). */
const FIRST_PAGE = { size: 5, offset: 0 };

/** Answers a search of one kind with a collection and its facets. */
async function answerKind<Member>(
  deps: SearchDeps,
  { query, url }: { query: SearchQuery; url: URL },
  kind: SearchKind,
  read: (search: Awaited<ReturnType<typeof runSearch>>) => Promise<Member[]>,
) {
  const paging = readPaging(url.searchParams);
  const requested = { pages: [[kind, paging] as const], facets: kind };
  const search = await runSearch(deps, query, url.searchParams, requested);
  const page = { members: await read(search), total: search.head.counts[kind], paging };
  return { ...collectionAnswer(trackSearchEndpoint, url, page), ...search.head, facets: search.facets };
}

/** Returns a first page within the answer over all kinds; its address is the search of that kind. */
function firstPage<Member>(url: URL, kind: SearchKind, members: Member[], total: number) {
  const query = new URLSearchParams({ search: url.searchParams.get("search") ?? "", type: kind });
  return {
    "@id": `${url.pathname}?${query}`,
    "@type": "hydra:Collection",
    "hydra:totalItems": total,
    "hydra:member": members,
  };
}

/** Routes of the search by words, where `type` picks the endpoint, and of guided search (contract §5). */
export function searchRoutes(app: Hono, deps: () => SearchDeps): void {
  serve(app, trackSearchEndpoint, (call) => answerKind(deps(), call, "track", (found) => found.track()));
  serve(app, albumSearchEndpoint, (call) => answerKind(deps(), call, "album", (found) => found.album()));
  serve(app, writerSearchEndpoint, (call) => answerKind(deps(), call, "writer", (found) => found.writer()));
  serve(app, placementSearchEndpoint, (call) =>
    answerKind(deps(), call, "placement", (found) => found.placement()),
  );

  serve(app, globalSearchEndpoint, async ({ query, url }) => {
    const pages = (["track", "album", "writer", "placement"] as const).map(
      (kind) => [kind, FIRST_PAGE] as const,
    );
    const search = await runSearch(deps(), query, url.searchParams, { pages, facets: null });
    const { head } = search;
    return {
      "@id": url.pathname,
      "@type": "GlobalSearch",
      ...head,
      tracks: firstPage(url, "track", await search.track(), head.counts.track),
      albums: firstPage(url, "album", await search.album(), head.counts.album),
      writers: firstPage(url, "writer", await search.writer(), head.counts.writer),
      placements: firstPage(url, "placement", await search.placement(), head.counts.placement),
    };
  });

  serve(app, termsearchEndpoint, async ({ query, url }) => {
    const paging = readPaging(url.searchParams);
    const { members, total, ...found } = await runTermSearch(deps(), { query, url, paging });
    return { ...collectionAnswer(termsearchEndpoint, url, { members, total, paging }), ...found };
  });

  serve(app, briefSearchEndpoint, async ({ query, url }) => {
    const paging = readPaging(url.searchParams);
    const { members, total, ...found } = await runBrief(deps(), { query, url, paging });
    return { ...collectionAnswer(briefSearchEndpoint, url, { members, total, paging }), ...found };
  });

  serve(app, synonymSearchEndpoint, async ({ query, url }) => {
    const paging = readPaging(url.searchParams);
    const { members, total, ...found } = await runSynonymSearch(deps(), { query, url, paging });
    return { ...collectionAnswer(synonymSearchEndpoint, url, { members, total, paging }), ...found };
  });

  serve(app, searchSuggestionsEndpoint, async ({ query, url }) => ({
    "@id": url.pathname,
    "@type": "SearchSuggestions",
    query: query.search ?? "",
    suggestions: await suggest(deps(), readText(query.search)),
  }));

  app.get(globalSearchEndpoint.path, () => {
    throw violation("type", "choice");
  });
}
