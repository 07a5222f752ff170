import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

interface Rows<Row> {
  rows: Row[];
}

/** What raw statements give on both engines. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** The database, or a transaction on it, whatever the engine. */
export type Database = PgDatabase<RowsHKT, Record<string, never>>;
