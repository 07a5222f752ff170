import { customType, integer, timestamp } from "drizzle-orm/pg-core";

/** A `tsvector`; only generated and matched by the database. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Small positive identity, assigned by the database, or by the seed and by restores. */
export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity();

export const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

export const createdAt = () => instant().notNull().defaultNow();
