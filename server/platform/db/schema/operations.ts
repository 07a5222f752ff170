import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, identity, instant } from "./columns.ts";
import { tracks, trackVersions } from "./tracks.ts";

/** Events of the limits that must survive a restart (contract §0.9), such as e-mails and sign-ins. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    key: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.key, table.at), index().on(table.at)],
);

/** Letters to send after commit; one recipient each. */
export const mailQueue = pgTable(
  "mail_queue",
  {
    id: identity(),
    recipient: text().notNull(),
    locale: text().notNull(),
    /** Name of the fixed template. */
    template: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    replyTo: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    sentAt: instant(),
    failure: text(),
    createdAt: createdAt(),
  },
  (table) => [index("mail_queue_waiting").on(table.nextAttemptAt).where(sql`sent_at is null`)],
);

export const imports = pgTable("imports", {
  id: identity(),
  folder: text().notNull(),
  sheet: text(),
  startedAt: createdAt(),
  finishedAt: instant(),
});

/** Files already seen, by content, so that none is imported twice under another name. */
export const importFiles = pgTable(
  "import_files",
  {
    /** SHA-256 of the bytes, hex. */
    fingerprint: text().primaryKey(),
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    path: text().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    taken: boolean().notNull(),
    /** Reason of the refusal. */
    reason: text(),
    trackId: integer().references(() => tracks.id, { onDelete: "cascade" }),
    versionId: integer().references(() => trackVersions.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.importId),
    index().on(table.trackId),
    index().on(table.versionId),
    // A clip of an edit may have the name of that file (server/work/cue-sheets/candidates.ts).
    index("import_files_letters").on(sql`public.file_letters(${table.path})`),
    check("import_files_outcome", sql`taken = (reason is null)`),
    check("import_files_fingerprint", sql`fingerprint ~ '^[0-9a-f]{64}$'`),
  ],
);
