import { lte } from "drizzle-orm";
import { DAYS_LOGGED, type SecurityEventKind } from "#/contract/security-event.ts";
import { deviceOf } from "#/server/people/session/device.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { securityEvents } from "#/server/platform/db/schema/security.ts";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/edge/requests/sanitize-request.ts";
import { networkOf } from "./network-of.ts";

const DAY = 24 * 3_600_000;

/** The instant before which events are forgotten. */
export const forgottenBefore = (at: Date) => new Date(at.getTime() - DAYS_LOGGED * DAY);

interface Happening {
  /** Whose account; of one that is being deleted, what `keyOf` makes of its address. */
  account: number | { key: string };
  kind: SecurityEventKind;
  at: Date;
  /** Of the request that did it: its device and its shortened address are kept. None: the operator did it. */
  header?: ((name: string) => string | undefined) | undefined;
  /** What it was about, as the name of a token; never a secret. */
  detail?: string;
}

/** Writes one line into the security log of an account, in the caller's transaction, and forgets what is past its time. */
export async function recordSecurityEvent(
  tx: Database,
  { account, kind, at, header, detail }: Happening,
): Promise<void> {
  await tx.delete(securityEvents).where(lte(securityEvents.at, forgottenBefore(at)));
  await tx.insert(securityEvents).values({
    ...(typeof account === "number" ? { userId: account } : { accountKey: account.key }),
    kind,
    at,
    detail,
    ...deviceOf(header?.("User-Agent")),
    network: networkOf(header?.(CLIENT_ADDRESS_HEADER)),
  });
}
