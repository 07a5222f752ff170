import type { Hono } from "hono";
import { CHANGE_KINDS, type Change, type ChangeKind, changesEndpoint } from "#/contract/change.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { Problem } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { readPaging } from "#/server/platform/hydra/paging.ts";
import { readCursor, START, writeCursor } from "./cursor.ts";
import { type ChangeRow, checkCursor, newestCursor, selectChanges } from "./queries.ts";
import { resourceOf } from "./resource-of.ts";
import { readInstant } from "./updated-at.ts";

function presentChange(row: ChangeRow): Change {
  const { kind, id, xact, at, isPublic, publishedAt } = row;
  return {
    "@id": `/api/.well-known/genid/${kind}-${id}-${xact}`,
    "@type": "Change",
    kind,
    id,
    resource: resourceOf(row),
    change: isPublic ? "changed" : "withdrawn",
    at: at.toISOString(),
    publishedAt: publishedAt.toISOString(),
  };
}

/** Returns the requested kinds; unknown values are ignored (contract §0.4). */
function readKinds(asked: readonly string[] | undefined): ChangeKind[] | undefined {
  const kinds = CHANGE_KINDS.filter((kind) => asked?.includes(kind));
  return kinds.length > 0 ? kinds : undefined;
}

function readSince(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const since = readInstant(text);
  // Ignoring it would return the whole catalogue.
  if (!since) throw new Problem(400, 'The "since" parameter must be an ISO 8601 instant.');
  return since;
}

/** Routes of the feed of changes, including withdrawn resources (docs/decisions/036). */
export function changeRoutes(app: Hono, db: Database): void {
  serve(app, changesEndpoint, async ({ query, url }) => {
    const { size } = readPaging(url.searchParams, { size: 100 });
    const kinds = readKinds(query["kind[]"]);
    const since = readSince(query.since);
    const after = query.after === undefined ? START : readCursor(query.after);
    await checkCursor(db, after);
    // Before the query: changes between the two are not skipped.
    const newest = await newestCursor(db);
    const rows = await selectChanges(db, { after, kinds, since, size: size + 1 });
    const page = rows.slice(0, size);
    // A client that finds no changes has seen everything, even if it asked for those since an instant.
    const cursor = writeCursor(rows.length === 0 ? newest : (page.at(-1) ?? after));
    const next = new URLSearchParams(url.search);
    next.delete("page");
    next.set("after", cursor);
    return {
      "@id": url.pathname,
      "@type": "hydra:Collection",
      "hydra:member": page.map(presentChange),
      cursor,
      hasMore: rows.length > size,
      "hydra:view": {
        "@id": `${url.pathname}${url.search}`,
        "@type": "hydra:PartialCollectionView",
        "hydra:next": `${url.pathname}?${next}`,
      },
    };
  });
}
