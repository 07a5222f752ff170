import { sql } from "drizzle-orm";
import { restartWebhooks } from "#/server/operate/webhooks/queries.ts";
import type { Database } from "#/server/platform/db/database.ts";

/** Number of rows to read and write at a time. */
const BATCH = 500;
/**
 * Tables that are not copied: the table of migrations, and tables ordered by transaction number, which means nothing in
 * another database.
 */
const EXCLUDED_TABLES = ["__drizzle_migrations", "search_changes", "catalogue_changes"];

/**
 * Some rows of a table, in the JSON that Postgres writes: a list of objects by column. The JSON is never parsed here,
 * so that numbers stay exact.
 */
export interface Rows {
  table: string;
  count: number;
  json: string;
}
type TakeRows = (rows: Rows) => Promise<void>;

interface Table {
  name: string;
  /** All columns except generated ones. */
  columns: string[];
  numbered: string[];
}

async function tablesOf(db: Database): Promise<Table[]> {
  const { rows } = await db.execute<Table & Record<string, unknown>>(sql`
    select pg_class.relname as name,
      json_agg(attname order by attnum) filter (where attgenerated = '') as columns,
      coalesce(json_agg(attname) filter (where attidentity <> ''), '[]'::json) as numbered
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ${EXCLUDED_TABLES}
    group by pg_class.relname order by pg_class.relname`);
  return rows;
}

const listOf = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Passes every row of the catalogue, its accounts and its queues to `take`, from one consistent snapshot. */
export function readRows(db: Database, take: TakeRows): Promise<void> {
  return db.transaction(
    async (tx) => {
      for (const { name, columns } of await tablesOf(tx)) {
        await tx.execute(sql`declare every_row no scroll cursor for
          select row_to_json(one)::text as row from (select ${listOf(columns)} from ${sql.identifier(name)}) as one`);
        for (;;) {
          const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${BATCH} from every_row`));
          if (rows.length === 0) break;
          await take({ table: name, count: rows.length, json: `[${rows.map(({ row }) => row).join()}]` });
        }
        await tx.execute(sql`close every_row`);
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Error for a target database that is not empty. */
export class NotEmptyError extends Error {}

/**
 * Fills an empty database with the rows that `write` passes on, completely or not at all, and returns their number.
 * Rows may come in any order, because foreign keys are checked at the end.
 * @throws {NotEmptyError} when the database is not empty.
 */
export function fillEmpty(db: Database, write: (put: TakeRows) => Promise<void>): Promise<number> {
  return db.transaction(async (tx) => {
    const tables = await tablesOf(tx);
    if (!(await isEmpty(tx, tables))) throw new NotEmptyError();
    const byName = new Map(tables.map((table) => [table.name, table]));
    let count = 0;
    await setReferences(tx, sql`deferrable initially deferred`);
    await write(async (rows) => {
      const table = byName.get(rows.table);
      if (!table) throw new Error(`There is no table ${rows.table}`);
      await insert(tx, table, rows.json);
      count += rows.count;
    });
    await tx.execute(sql`set constraints all immediate`);
    await setReferences(tx, sql`not deferrable`);
    for (const table of tables) await advanceSequences(tx, table);
    await restartWebhooks(tx);
    await tx.execute(sql`analyze`);
    return count;
  });
}

async function isEmpty(db: Database, tables: readonly Table[]): Promise<boolean> {
  const held = sql.join(
    tables.map(({ name }) => sql`exists (select from ${sql.identifier(name)})`),
    sql` or `,
  );
  const { rows } = await db.execute<{ held: boolean }>(sql`select ${held} as held`);
  return rows[0]?.held === false;
}

/** Sets when foreign keys are checked: row by row, or at the end. */
async function setReferences(db: Database, when: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await db.execute<{ table: string; name: string }>(sql`
    select relname as table, conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
  for (const { table, name } of rows) {
    await db.execute(
      sql`alter table ${sql.identifier(table)} alter constraint ${sql.identifier(name)} ${when}`,
    );
  }
}

async function insert(db: Database, { name, columns }: Table, json: string): Promise<void> {
  const [table, list] = [sql.identifier(name), listOf(columns)];
  await db.execute(sql`
    insert into ${table} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${table}, ${json}::json)`);
}

/** Advances the sequences past the highest restored ids. */
async function advanceSequences(db: Database, { name, numbered }: Table): Promise<void> {
  for (const column of numbered) {
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${name}, ${column}), max(${sql.identifier(column)}))
      from ${sql.identifier(name)} having max(${sql.identifier(column)}) is not null`);
  }
}
