import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, identity, instant } from "./columns.ts";
import { users } from "./users.ts";

/** Security events of accounts, for 90 days. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: identity(),
    /** Null for the deletion of an account, since that event remains after its user. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    /**
     * Only for a deleted account: a key derived from its address, with which the operator can find it although it is
     * anonymous.
     */
    accountKey: text(),
    kind: text().notNull(),
    at: instant().notNull(),
    browser: text(),
    system: text(),
    network: text(),
    detail: text(),
  },
  (table) => [
    index().on(table.userId, table.at),
    index().on(table.at),
    check("security_events_owner", sql`(user_id is null) = (account_key is not null)`),
  ],
);

/** Known browsers of an account, each identified by its cookie. */
export const knownDevices = pgTable(
  "known_devices",
  {
    /**
     * Derived from the account's address and the cookie, which is not stored: two accounts in one browser share no key.
     */
    key: text().primaryKey(),
    /** Name chosen by the user. */
    id: integer().notNull().generatedByDefaultAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    browser: text(),
    system: text(),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** Single-use sign-in links mailed within the last hour, including used ones; all of them are valid until used. */
export const signInLinks = pgTable(
  "sign_in_links",
  {
    /** SHA-256 of the secret in the letter. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Path of the site to open after the sign-in; null: home. */
    redirect: text(),
    sentAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.userId)],
);

/** One-time codes as a second factor; only offered to the user until a code has confirmed it. */
export const secondFactors = pgTable("second_factors", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Sealed with the server's secret (server/platform/http/sealed.ts). */
  sealedSecret: text().notNull(),
  /** Time step of the last used code, in periods since 1970, so that none is valid twice. */
  lastStep: integer().notNull().default(0),
  confirmedAt: instant(),
  createdAt: createdAt(),
});

/** Unused recovery codes for a lost telephone. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    codeHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [index().on(table.userId)],
);

/** Passkeys of users: these public keys verify signatures and cannot create any. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The authenticator's ids of the passkey and its user, in base64url. */
    credentialId: text().notNull().unique(),
    userHandle: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Counter of the last signature; an unsigned 32-bit integer. */
    counter: bigint({ mode: "number" }).notNull(),
    /** Transports of the authenticator, such as `internal`. */
    transports: text().array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index().on(table.userId)],
);

/** Used challenges until they expire, so that none works twice. */
export const usedChallenges = pgTable(
  "used_challenges",
  { key: text().primaryKey(), expiresAt: instant().notNull() },
  (table) => [index().on(table.expiresAt)],
);
