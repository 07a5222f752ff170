import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Hono } from "hono";
import { isTrue } from "#/contract/hydra.ts";
import {
  continentEndpoint,
  continentsEndpoint,
  taxonomiesEndpoint,
  taxonomyEndpoint,
  termEndpoint,
  termsEndpoint,
  territoryEndpoint,
} from "#/contract/taxonomy.ts";
import { contains } from "#/server/platform/db/contains.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import { continents, countries } from "#/server/platform/db/schema/territories.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { readOrder } from "#/server/platform/hydra/order.ts";
import { LARGEST_PAGE_SIZE, readPaging } from "#/server/platform/hydra/paging.ts";
import { presentContinent, presentCountry, presentTaxonomy, presentTerm } from "./present.ts";
import {
  byFlags,
  countTerms,
  selectContinents,
  selectCountries,
  selectTaxonomies,
  selectTerms,
} from "./queries.ts";

function termRoutes(app: Hono, db: Database): void {
  serve(app, termsEndpoint, async ({ query, url }) => {
    const paging = readPaging(url.searchParams, { size: LARGEST_PAGE_SIZE });
    const { taxonomy, isFront, search } = query;
    const where = and(
      taxonomy ? eq(taxonomies.slug, taxonomy) : undefined,
      isFront === undefined ? undefined : eq(terms.isFront, isTrue(isFront)),
      search ? or(contains(terms.title, search), contains(terms.titleFr, search)) : undefined,
    );
    const order = readOrder(
      url.searchParams,
      { title: sql`public.fold(${terms.title})` },
      { by: [asc(taxonomies.sortOrder), asc(terms.sortOrder)], id: terms.id },
    );
    const total = await countTerms(db, where);
    const rows = await selectTerms(db, where, order).limit(paging.size).offset(paging.offset);
    return collectionAnswer(termsEndpoint, url, { members: rows.map(presentTerm), total, paging });
  });

  serve(app, termEndpoint, async ({ params }) => {
    const [row] = await selectTerms(db, eq(terms.id, params.id));
    if (!row) throw notFound();
    return presentTerm(row);
  });
}

/** Routes of taxonomies, terms, continents and countries (contract §4.5). */
export function taxonomyRoutes(app: Hono, db: Database): void {
  termRoutes(app, db);

  serve(app, taxonomiesEndpoint, async ({ query, url }) => {
    const found = await selectTaxonomies(db, byFlags(taxonomies, query));
    const members = found.map(({ row, terms }) => presentTaxonomy(row, terms));
    return collectionAnswer(taxonomiesEndpoint, url, { members, total: members.length });
  });

  serve(app, taxonomyEndpoint, async ({ params }) => {
    const [found] = await selectTaxonomies(db, eq(taxonomies.id, params.id));
    if (!found) throw notFound();
    return presentTaxonomy(found.row, found.terms);
  });

  serve(app, continentsEndpoint, async ({ query, url }) => {
    const found = await selectContinents(db, byFlags(continents, query));
    const members = found.map(({ row, countries }) => presentContinent(row, countries));
    return collectionAnswer(continentsEndpoint, url, { members, total: members.length });
  });

  serve(app, continentEndpoint, async ({ params }) => {
    const [found] = await selectContinents(db, eq(continents.id, params.id));
    if (!found) throw notFound();
    return presentContinent(found.row, found.countries);
  });

  serve(app, territoryEndpoint, async ({ params }) => {
    const [row] = await selectCountries(db, eq(countries.id, params.id));
    if (!row) throw notFound();
    return {
      "@id": `/api/track_territories/${row.id}`,
      "@type": "Territory",
      ...presentCountry(row),
    };
  });
}
