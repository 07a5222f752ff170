import type { Hono } from "hono";
import { ADDRESS_KINDS, addressesEndpoint, MOST_ADDRESSES } from "#/contract/addresses.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { readPaging } from "#/server/platform/hydra/paging.ts";
import { countAddresses, selectAddresses } from "./queries.ts";

/** Route of the addresses for the sitemaps. */
export function addressRoutes(app: Hono, db: Database): void {
  serve(app, addressesEndpoint, async ({ params, url }) => {
    const kind = ADDRESS_KINDS.find((one) => one === params.kind);
    if (!kind) throw notFound();
    const paging = readPaging(url.searchParams, { size: MOST_ADDRESSES, most: MOST_ADDRESSES });
    const rows = paging.size > 0 ? await selectAddresses(db, kind, paging) : [];
    return {
      "@id": url.pathname,
      "@type": "Addresses",
      total: await countAddresses(db, kind),
      addresses: rows.map(({ fr, en, name, nameEn, since }) => ({
        fr,
        en: en || fr,
        name,
        nameEn: nameEn || name,
        since: since.toISOString(),
      })),
    };
  });
}
