import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, identity, instant } from "./columns.ts";

/** Kinds of user offered by the sign-up and profile forms; `name` is French (contract §2.5). */
export const userProfiles = pgTable("user_profiles", {
  id: identity(),
  name: text().notNull(),
  nameEn: text().notNull(),
  sortOrder: integer().notNull().default(0),
});

export const users = pgTable(
  "users",
  {
    id: identity(),
    /** Trimmed and lower-cased. */
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    firstname: text(),
    lastname: text(),
    company: text(),
    phone: text(),
    locale: text().notNull().default("fr"),
    newsletter: boolean().notNull().default(false),
    userProfileId: integer().references(() => userProfiles.id, { onDelete: "set null" }),
    isVerified: boolean().notNull().default(false),
    isEnable: boolean().notNull().default(true),
    /** Increased by every password change; tokens with an older version are invalid (contract §1.2). */
    tokenVersion: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  () => [
    check("users_email", sql`email = lower(email) and length(email) <= 254`),
    check("users_locale", sql`locale in ('fr', 'en')`),
  ],
);

/** Sign-ins; a token refers to its sign-in, and is invalid once that is deleted. */
export const sessions = pgTable(
  "sessions",
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    browser: text(),
    system: text(),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull(),
    /** Expiry of its newest token. */
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** Tokens that were signed out, until they expire. */
export const deniedTokens = pgTable(
  "denied_tokens",
  {
    jti: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** The valid e-mail validation code of a user. */
export const validationCodes = pgTable("validation_codes", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  codeHash: text().notNull(),
  failures: integer().notNull().default(0),
  sentAt: instant().notNull(),
  expiresAt: instant().notNull(),
});

/** The valid password-reset token of a user, as SHA-256. */
export const resetTokens = pgTable("reset_tokens", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  tokenHash: text().notNull().unique(),
  expiresAt: instant().notNull(),
});
