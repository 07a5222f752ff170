import type { Hono } from "hono";
import { securityEventEndpoint, securityEventsEndpoint } from "#/contract/security-event.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { readPaging } from "#/server/platform/hydra/paging.ts";
import { presentSecurityEvent } from "./present.ts";
import { countSecurityEvents, selectSecurityEvents } from "./queries.ts";

/** The security log of an account, readable by its own user only. */
export function securityLogRoutes(app: Hono, { db, clock }: { db: Database; clock: () => Date }): void {
  serve(app, securityEventsEndpoint, async ({ user, url }) => {
    const paging = readPaging(url.searchParams);
    const choice = { userId: user.id, at: clock() };
    const rows = await selectSecurityEvents(db, { ...choice, ...paging });
    const total = await countSecurityEvents(db, choice);
    const members = rows.map(presentSecurityEvent);
    return collectionAnswer(securityEventsEndpoint, url, { members, total, paging });
  });

  serve(app, securityEventEndpoint, async ({ user, params }) => {
    const [row] = await selectSecurityEvents(db, {
      userId: user.id,
      at: clock(),
      id: params.id,
      size: 1,
      offset: 0,
    });
    if (!row) throw notFound();
    return presentSecurityEvent(row);
  });
}
