import { and, asc, or, type SQL, sql } from "drizzle-orm";
import type { Hono } from "hono";
import { writerEndpoint, writerFiltersEndpoint, writersEndpoint } from "#/contract/writer.ts";
import { presentAlbum } from "#/server/catalogue/albums/present.ts";
import { changedWithin, updatedAt } from "#/server/catalogue/changes/updated-at.ts";
import { presentSeo } from "#/server/catalogue/content/present-seo.ts";
import { presentPlacement } from "#/server/catalogue/placements/present.ts";
import { presentTrack } from "#/server/catalogue/tracks/present.ts";
import { bySlugOrId } from "#/server/platform/db/by-slug-or-id.ts";
import { contains, startsWith } from "#/server/platform/db/contains.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { readOrder } from "#/server/platform/hydra/order.ts";
import { readPaging } from "#/server/platform/hydra/paging.ts";
import { presentLead, presentWriter } from "./present.ts";
import {
  alphabetic,
  countByLetter,
  countWriters,
  findWriter,
  selectLeads,
  selectWorks,
  selectWriters,
} from "./queries.ts";

/** Page size of the list (contract §4.6). */
const LIST_PAGE_SIZE = 24;

/**
 * Condition for writers under one letter, or under 0 for names that do not begin with one; other values filter nothing.
 */
function underLetter(letter: string | undefined): SQL | undefined {
  if (letter === "0") return sql`public.fold(${alphabetic}) !~ '^[a-z]'`;
  return letter && /^[a-z]$/i.test(letter) ? startsWith(alphabetic, letter) : undefined;
}

function matchesName(search: string | undefined): SQL | undefined {
  return search ? or(contains(writers.name, search), contains(alphabetic, search)) : undefined;
}

/** Routes of writers: the list, its letters, and one writer with albums and tracks (contract §4.6). */
export function writerRoutes(app: Hono, db: Database): void {
  serve(app, writersEndpoint, async ({ query, url }) => {
    const paging = readPaging(url.searchParams, { size: LIST_PAGE_SIZE });
    const where = and(
      matchesName(query.search),
      underLetter(query.letter),
      ...changedWithin(url.searchParams, "writer", writers.id),
    );
    const order = readOrder(
      url.searchParams,
      {
        name: sql`public.fold(${writers.name})`,
        lastname: sql`public.fold(${alphabetic})`,
        updatedAt: updatedAt("writer", writers.id, writers.createdAt),
      },
      { by: [asc(writers.sortOrder)], id: writers.id },
    );
    const total = await countWriters(db, where);
    const rows = await selectWriters(db, { where, order, paging });
    const leads = await selectLeads(
      db,
      rows.map(({ id }) => id),
    );
    const members = rows.map((row) => ({ ...presentWriter(row), lead: presentLead(leads.get(row.id)) }));
    return collectionAnswer(writersEndpoint, url, { members, total, paging });
  });

  serve(app, writerFiltersEndpoint, async ({ query, url }) => {
    const letters = await countByLetter(db, matchesName(query.search));
    const total = letters.reduce((sum, { count }) => sum + count, 0);
    return { "@id": url.pathname, "@type": "WriterFilters", letters, total };
  });

  serve(app, writerEndpoint, async ({ params }) => {
    const row = await findWriter(db, bySlugOrId(writers, params.slug));
    if (!row) throw notFound();
    const works = await selectWorks(db, row);
    return {
      ...presentWriter(row),
      albums: works.albums.map(presentAlbum),
      tracks: works.tracks.map(presentTrack),
      placements: works.placements.map(presentPlacement),
      seo: presentSeo(row.seo),
    };
  });
}
