import { and, desc, eq, gte, inArray, isNull, lt, ne } from "drizzle-orm";
import { networkOf } from "#/server/people/security-log/network-of.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { knownDevices, securityEvents } from "#/server/platform/db/schema/security.ts";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/http/internal-headers.ts";
import { fullKeyOf, keyOf } from "#/server/platform/http/secret-key.ts";
import { queueMail } from "#/server/platform/mail/queue-mail.ts";
import type { RateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { deviceOf } from "../security-log/device.ts";
import { DEVICE_SECONDS } from "./device-cookie.ts";

type Header = (name: string) => string | undefined;

/** Maximum mails about new devices per account and day; beyond it, only the security log records them. */
const MAIL_LIMIT = { name: "letters of new devices", most: 5, window: 24 * 3_600_000 };
/** Maximum number of browsers remembered per account; a browser without cookies is a new one each time. */
export const MOST_DEVICES = 50;
/** The first sign-in to an account younger than this sends no mail: its owner has just created it. */
const NEW_ACCOUNT_AGE = 24 * 3_600_000;

/** Returns the key of a browser for one account; it leads neither to the cookie nor to other accounts. */
export const deviceKey = (email: string, secret: string) => fullKeyOf(`device ${email} ${secret}`);

/** Returns whether this browser has signed in to the account before. */
export async function isKnownDevice(db: Database, key: string): Promise<boolean> {
  return (await db.$count(knownDevices, eq(knownDevices.key, key))) > 0;
}

/** Forgets the browsers of a user, or all but one: their cookies become meaningless. */
export async function forgetDevices(tx: Database, userId: number, except?: string): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(
      and(eq(knownDevices.userId, userId), except === undefined ? undefined : ne(knownDevices.key, except)),
    );
}

/** Returns the known browsers of a user, most recently seen first. */
export const devicesOf = (db: Database, userId: number, at: Date) =>
  db
    .select()
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), gte(knownDevices.lastSeenAt, devicesExpiredBefore(at))))
    .orderBy(desc(knownDevices.lastSeenAt), desc(knownDevices.id));

/** Forgets one browser of a user and returns it, or null when there is none. */
export async function forgetDevice(tx: Database, userId: number, id: number) {
  const [forgotten] = await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.id, id)))
    .returning();
  return forgotten ?? null;
}

/** Returns the instant before which an unseen browser is forgotten: its cookie has expired. */
const devicesExpiredBefore = (at: Date) => new Date(at.getTime() - DEVICE_SECONDS * 1_000);

interface DeviceSignIn {
  user: { id: number; email: string; locale: string; createdAt: Date };
  key: string;
  at: Date;
  header: Header;
}

/**
 * Records the browser of a sign-in, and mails the user when it is a new one. Call it before the sign-in is in the
 * security log.
 */
export async function recordDevice(
  db: Database,
  limiter: RateLimiter,
  { user, key, at, header }: DeviceSignIn,
): Promise<void> {
  const device = deviceOf(header("User-Agent"));
  const network = networkOf(header(CLIENT_ADDRESS_HEADER));
  const shouldNotify = await db.transaction(async (tx) => {
    await tx
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, user.id), lt(knownDevices.lastSeenAt, devicesExpiredBefore(at))));
    const seen = await tx
      .update(knownDevices)
      .set({ ...device, lastSeenAt: at })
      .where(eq(knownDevices.key, key))
      .returning({ key: knownDevices.key });
    if (seen.length > 0) return false;
    // A program keeps no cookies: it is recognised by its network.
    if (device.browser === null && (await hasSignedInProgram(tx, user.id, network))) return false;
    const isFirst = (await tx.$count(knownDevices, eq(knownDevices.userId, user.id))) === 0;
    await tx
      .insert(knownDevices)
      .values({ key, userId: user.id, ...device, createdAt: at, lastSeenAt: at })
      .onConflictDoNothing();
    const oldest = tx
      .select({ key: knownDevices.key })
      .from(knownDevices)
      .where(eq(knownDevices.userId, user.id))
      .orderBy(desc(knownDevices.lastSeenAt), desc(knownDevices.key))
      .offset(MOST_DEVICES);
    await tx.delete(knownDevices).where(inArray(knownDevices.key, oldest));
    return !(isFirst && at.getTime() - user.createdAt.getTime() < NEW_ACCOUNT_AGE);
  });
  if (!shouldNotify || (await limiter.take(MAIL_LIMIT, keyOf(user.email))) > 0) return;
  await queueMail(db, {
    recipient: user.email,
    locale: user.locale === "en" ? "en" : "fr",
    template: "new-device",
    data: {
      at: at.toISOString(),
      browser: device.browser ?? "",
      system: device.system ?? "",
      network: network ?? "",
    },
  });
}

/** Returns whether a program without a browser's name has signed in from this network before. */
async function hasSignedInProgram(tx: Database, userId: number, network: string | null): Promise<boolean> {
  const before = await tx.$count(
    securityEvents,
    and(
      eq(securityEvents.userId, userId),
      eq(securityEvents.kind, "signedIn"),
      isNull(securityEvents.browser),
      network === null ? isNull(securityEvents.network) : eq(securityEvents.network, network),
    ),
  );
  return before > 0;
}
