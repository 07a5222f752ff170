import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import type { users } from "#/server/platform/db/schema/users.ts";
import type { SessionDeps } from "./deps.ts";
import { deviceSecret, newDeviceSecret } from "./device-cookie.ts";
import { deviceKey, recordDevice } from "./known-devices.ts";
import { openSession } from "./sessions.ts";

/** The result of a sign-in. */
export interface SignInResult {
  token: string;
  /** The cookie by which the browser is recognised next time. */
  device: string;
}

interface SignInOrigin {
  at: Date;
  header: (name: string) => string | undefined;
  /** Identifier of the browser; by default from its cookie, or a new one. */
  device?: string;
}

/** Opens a session for an authenticated user and records it in their log; a new browser also causes a letter. */
export async function admit(
  { db, tokens, limiter, siteUrl }: SessionDeps,
  user: typeof users.$inferSelect,
  { at, header, device = deviceSecret(header("Cookie"), siteUrl) ?? newDeviceSecret() }: SignInOrigin,
): Promise<SignInResult> {
  await recordDevice(db, limiter, { user, key: deviceKey(user.email, device), at, header });
  await recordSecurityEvent(db, { account: user.id, kind: "signedIn", at, header });
  const token = await openSession(db, tokens, {
    userId: user.id,
    version: user.tokenVersion,
    userAgent: header("User-Agent"),
    at,
  });
  return { token, device };
}
