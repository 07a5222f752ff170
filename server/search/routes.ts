import type { Hono } from "hono";
import {
  albumSearchEndpoint,
  globalSearchEndpoint,
  placementSearchEndpoint,
  type SearchKind,
  termsearchEndpoint,
  trackSearchEndpoint,
  writerSearchEndpoint,
} from "#/contract/search.ts";
import type { Database } from "#/server/db/database.ts";
import { violation } from "#/server/http/problem.ts";
import { collectionAnswer } from "#/server/hydra/collection.ts";
import { readPaging } from "#/server/hydra/paging.ts";
import { serve } from "#/server/serve.ts";
import { runSearch, type SearchQuery } from "./run-search.ts";
import { runTermSearch } from "./run-term-search.ts";

/** Things of each kind in a search over all kinds (contract §5). */
const FIRST_PAGE = { size: 5, offset: 0 };

type Search = Awaited<ReturnType<typeof runSearch>>;

/** One kind as a collection with its facets. */
async function answerKind<Member>(
  db: Database,
  { query, url }: { query: SearchQuery; url: URL },
  kind: SearchKind,
  read: (search: Search, paging: { size: number; offset: number }) => Promise<Member[]>,
) {
  const paging = readPaging(url.searchParams);
  const search = await runSearch(db, query, url.searchParams);
  const members = await read(search, paging);
  return {
    ...collectionAnswer(trackSearchEndpoint, url, { members, total: search.head.counts[kind], paging }),
    ...search.head,
    facets: await search.facets(kind),
  };
}

/** A first page inside the answer over all kinds; its address is the search of that kind. */
function firstPage<Member>(url: URL, kind: SearchKind, members: Member[], total: number) {
  const query = new URLSearchParams({ search: url.searchParams.get("search") ?? "", type: kind });
  return {
    "@id": `${url.pathname}?${query}`,
    "@type": "hydra:Collection",
    "hydra:totalItems": total,
    "hydra:member": members,
  };
}

/** Search by words, where `type` picks the call, and guided search (contract §5). */
export function searchRoutes(app: Hono, db: Database): void {
  serve(app, trackSearchEndpoint, (call) =>
    answerKind(db, call, "track", (found, part) => found.tracks(part)),
  );
  serve(app, albumSearchEndpoint, (call) =>
    answerKind(db, call, "album", (found, part) => found.albums(part)),
  );
  serve(app, writerSearchEndpoint, (call) =>
    answerKind(db, call, "writer", (found, part) => found.writers(part)),
  );
  serve(app, placementSearchEndpoint, (call) =>
    answerKind(db, call, "placement", (found, part) => found.placements(part)),
  );

  serve(app, globalSearchEndpoint, async ({ query, url }) => {
    const { head, ...search } = await runSearch(db, query, url.searchParams);
    return {
      "@id": url.pathname,
      "@type": "GlobalSearch",
      ...head,
      tracks: firstPage(url, "track", await search.tracks(FIRST_PAGE), head.counts.track),
      albums: firstPage(url, "album", await search.albums(FIRST_PAGE), head.counts.album),
      writers: firstPage(url, "writer", await search.writers(FIRST_PAGE), head.counts.writer),
      placements: firstPage(url, "placement", await search.placements(FIRST_PAGE), head.counts.placement),
    };
  });

  serve(app, termsearchEndpoint, async ({ query, url }) => {
    const paging = readPaging(url.searchParams);
    const { members, total, ...found } = await runTermSearch(db, { query, url, paging });
    return { ...collectionAnswer(termsearchEndpoint, url, { members, total, paging }), ...found };
  });

  app.get(globalSearchEndpoint.path, () => {
    throw violation("type", "choice", "The value you selected is not a valid choice.");
  });
}
