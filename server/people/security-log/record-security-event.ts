import { lte } from "drizzle-orm";
import { DAYS_LOGGED, type SecurityEventKind } from "#/contract/security-event.ts";
import { deviceOf } from "#/server/people/security-log/device.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { securityEvents } from "#/server/platform/db/schema/security.ts";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/http/internal-headers.ts";
import { networkOf } from "./network-of.ts";

const DAY = 24 * 3_600_000;

/** Returns the instant before which events have expired. */
export const eventsExpiredBefore = (at: Date) => new Date(at.getTime() - DAYS_LOGGED * DAY);

interface NewEvent {
  /** The account; for one that is being deleted, the result of `keyOf` for its address. */
  account: number | { key: string };
  kind: SecurityEventKind;
  at: Date;
  /**
   * The request that caused the event: its device and shortened address are stored. Absent when the operator did it.
   */
  header?: ((name: string) => string | undefined) | undefined;
  /** The subject of the event, such as the name of a token; never a secret. */
  detail?: string;
}

/** Adds an event to the security log of an account, in the caller's transaction, and deletes expired events. */
export async function recordSecurityEvent(
  tx: Database,
  { account, kind, at, header, detail }: NewEvent,
): Promise<void> {
  await tx.delete(securityEvents).where(lte(securityEvents.at, eventsExpiredBefore(at)));
  await tx.insert(securityEvents).values({
    ...(typeof account === "number" ? { userId: account } : { accountKey: account.key }),
    kind,
    at,
    detail,
    ...deviceOf(header?.("User-Agent")),
    network: networkOf(header?.(CLIENT_ADDRESS_HEADER)),
  });
}
