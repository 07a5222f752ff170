import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, identity, instant } from "./columns.ts";
import { users } from "./users.ts";

/** Security events of accounts, for 90 days. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: identity(),
    /** Null for the deletion of an account, which outlives its user. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    /** Only for a deleted account: a key made from its address, by which the operator finds it anonymously. */
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
     * Made from the account's address and the cookie, which is not stored: two accounts in one browser share no key.
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

/** Links that sign in once and were mailed within the hour, used ones too: as many are good as may be sent. */
export const signInLinks = pgTable(
  "sign_in_links",
  {
    /** SHA-256 of the secret in the letter. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Path of the site that signing in leads to; null: home. */
    redirect: text(),
    sentAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.userId)],
);

/** One-time codes that a user asked to be asked for; only offered until a code has confirmed it. */
export const secondFactors = pgTable("second_factors", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Sealed with the server's secret (server/platform/http/sealed.ts). */
  sealedSecret: text().notNull(),
  /** Step of the last code that was used, in periods since 1970: none is good twice. */
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
    /** As the authenticator names it and its user, in base64url. */
    credentialId: text().notNull().unique(),
    userHandle: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Of the last signature; an unsigned integer of 32 bits. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How browsers reach it, as `internal`. */
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
