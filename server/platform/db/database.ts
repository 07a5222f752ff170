import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

interface Rows<Row> {
  rows: Row[];
}

/** Result of raw statements on both engines. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** The database, or a transaction on it, on either engine. */
export type Database = PgDatabase<RowsHKT, Record<string, never>>;
