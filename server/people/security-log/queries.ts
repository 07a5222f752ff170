import { and, count, desc, eq, gt, or } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { securityEvents } from "#/server/platform/db/schema/security.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { keyOf } from "#/server/platform/http/secret-key.ts";
import { forgottenBefore } from "./record-security-event.ts";

interface Choice {
  userId: number;
  at: Date;
  id?: number;
}

const chosen = ({ userId, at, id }: Choice) =>
  and(
    eq(securityEvents.userId, userId),
    gt(securityEvents.at, forgottenBefore(at)),
    id === undefined ? undefined : eq(securityEvents.id, id),
  );

const newestFirst = [desc(securityEvents.at), desc(securityEvents.id)] as const;

/** Part of the security log of a user, newest first. */
export function selectSecurityEvents(
  db: Database,
  { size, offset, ...choice }: Choice & { size: number; offset: number },
) {
  return db
    .select()
    .from(securityEvents)
    .where(chosen(choice))
    .orderBy(...newestFirst)
    .limit(size)
    .offset(offset);
}

export async function countSecurityEvents(db: Database, choice: Choice): Promise<number> {
  const [row] = await db.select({ total: count() }).from(securityEvents).where(chosen(choice));
  return row?.total ?? 0;
}

/** The whole log of an address, newest first, with the deletion of an account that it had; for the operator. */
export function securityEventsOf(db: Database, email: string, at: Date) {
  return db
    .select({ event: securityEvents })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .where(
      and(
        or(eq(users.email, email), eq(securityEvents.accountKey, keyOf(email))),
        gt(securityEvents.at, forgottenBefore(at)),
      ),
    )
    .orderBy(...newestFirst);
}
