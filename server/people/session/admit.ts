import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import type { users } from "#/server/platform/db/schema/users.ts";
import type { SessionDeps } from "./deps.ts";
import { deviceSecret, newDeviceSecret } from "./device-cookie.ts";
import { deviceKey, noteDevice } from "./known-devices.ts";
import { openSession } from "./sessions.ts";

/** What somebody who has signed in is given. */
export interface Admitted {
  token: string;
  /** What the browser is to keep, so that it is known again. */
  device: string;
}

interface Arrival {
  at: Date;
  header: (name: string) => string | undefined;
  /** What the browser is known by; its cookie's, or a fresh one, unless given. */
  device?: string;
}

/** Opens a session for a user who has shown who they are, and notes it: by a line in their log, and a letter for a strange browser. */
export async function admit(
  { db, tokens, limiter, siteUrl }: SessionDeps,
  user: typeof users.$inferSelect,
  { at, header, device = deviceSecret(header("Cookie"), siteUrl) ?? newDeviceSecret() }: Arrival,
): Promise<Admitted> {
  await noteDevice(db, limiter, { user, key: deviceKey(user.email, device), at, header });
  await recordSecurityEvent(db, { account: user.id, kind: "signedIn", at, header });
  const token = await openSession(db, tokens, {
    userId: user.id,
    version: user.tokenVersion,
    userAgent: header("User-Agent"),
    at,
  });
  return { token, device };
}
