import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { Scope } from "#/contract/scope.ts";
import { createdAt, identity, instant } from "./columns.ts";
import { users } from "./users.ts";

/** Access keys of programs that act for a person, within their scopes. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** SHA-256 of the token, whose entropy makes a slower hash unnecessary. */
    tokenHash: text().notNull().unique(),
    /** The last characters of the token. */
    hint: text().notNull(),
    scopes: text().array().$type<Scope[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index().on(table.userId)],
);
