import { type SecurityEvent, securityEventSchema } from "#/contract/security-event.ts";
import type { securityEvents } from "#/server/platform/db/schema/security.ts";

/** Converts an event to the API's shape. */
export function presentSecurityEvent(row: typeof securityEvents.$inferSelect): SecurityEvent {
  return {
    "@id": `/api/user/me/security_events/${row.id}`,
    "@type": "SecurityEvent",
    id: row.id,
    kind: securityEventSchema.shape.kind.parse(row.kind),
    createdAt: row.at.toISOString(),
    browser: row.browser,
    system: row.system,
    network: row.network,
    detail: row.detail,
  };
}
