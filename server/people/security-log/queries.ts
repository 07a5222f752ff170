import { and, count, desc, eq, gt, or } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { securityEvents } from "#/server/platform/db/schema/security.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { keyOf } from "#/server/platform/http/secret-key.ts";
import { eventsExpiredBefore } from "./record-security-event.ts";

interface EventFilter {
  userId: number;
  at: Date;
  id?: number;
}

const conditions = ({ userId, at, id }: EventFilter) =>
  and(
    eq(securityEvents.userId, userId),
    gt(securityEvents.at, eventsExpiredBefore(at)),
    id === undefined ? undefined : eq(securityEvents.id, id),
  );

const newestFirst = [desc(securityEvents.at), desc(securityEvents.id)] as const;

/** Part of the security log of a user, newest first. */
export function selectSecurityEvents(
  db: Database,
  { size, offset, ...filter }: EventFilter & { size: number; offset: number },
) {
  return db
    .select()
    .from(securityEvents)
    .where(conditions(filter))
    .orderBy(...newestFirst)
    .limit(size)
    .offset(offset);
}

export async function countSecurityEvents(db: Database, filter: EventFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(securityEvents).where(conditions(filter));
  return row?.total ?? 0;
}

/** Returns the whole log of an address for the operator, newest first, including the deletion of a former account. */
export function securityEventsOf(db: Database, email: string, at: Date) {
  return db
    .select({ event: securityEvents })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .where(
      and(
        or(eq(users.email, email), eq(securityEvents.accountKey, keyOf(email))),
        gt(securityEvents.at, eventsExpiredBefore(at)),
      ),
    )
    .orderBy(...newestFirst);
}
