import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { createPulse, type Pulse } from "./pulse.ts";

export interface OpenDatabase {
  db: Database;
  kind: "pglite" | "postgres";
  close(): Promise<void>;
  /** For a Postgres: checks whether it still answers. */
  pulse?: Pulse;
  /** For a Postgres: numbers of used and idle connections, and of queries that wait for one. */
  connections?: () => Record<"used" | "idle" | "wanted", number>;
}

/** The embedded database, which can be dumped. */
export interface EmbeddedDatabase extends OpenDatabase {
  kind: "pglite";
  /** Returns an uncompressed archive for the option `dump`. */
  dump(): Promise<Blob>;
}

interface OpenOptions {
  /** Address of a Postgres 15 or later. */
  url?: string | undefined;
  /** Folder of the embedded database; without it and without `url` the database lives in memory. */
  folder?: string | undefined;
  /** A dump of an embedded database to start from, in memory only. */
  dump?: Blob | undefined;
  log?: (message: string) => void;
}

/** Migrations of several processes starting at once wait for each other on this advisory lock. */
const MIGRATION_LOCK = 7_455_661;
const POSTGRES_CONNECTIONS = 10;
/** Time limit for the shortest query. */
const PULSE_MS = 600;

const migrations = {
  migrationsFolder: join(import.meta.dirname, "migrations"),
  migrationsSchema: "public",
};

/** Opens the database and migrates it to the newest schema. Loads only the driver it needs. */
export function openDatabase(options: OpenOptions = {}): Promise<OpenDatabase> {
  return options.url ? openPostgres(options.url, options.log) : openPglite(options);
}

async function openPostgres(url: string, log?: (message: string) => void): Promise<OpenDatabase> {
  const [{ Pool }, { drizzle }, { migrate }] = await Promise.all([
    import("pg").then((module) => module.default),
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
  ]);
  const pool = new Pool({ connectionString: url, max: POSTGRES_CONNECTIONS, keepAlive: true });
  // A connection lost while idle must not end the process; the next query opens another.
  pool.on("error", (error) => log?.(`database connection lost: ${error.message}`));
  try {
    const client = await pool.connect();
    try {
      const session = drizzle({ client });
      await session.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
      try {
        await migrate(session, migrations);
      } finally {
        await session.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
      }
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  // A separate pool, so that a fully used one is not mistaken for an unreachable database.
  const lookout = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: PULSE_MS,
    query_timeout: PULSE_MS,
  });
  lookout.on("error", () => undefined);
  const pulse = createPulse(() => lookout.query("select 1"));
  const db: unknown = drizzle({ client: pool, casing: "snake_case" });
  const close = async () => {
    pulse.close();
    await Promise.all([pool.end(), lookout.end()]);
  };
  const connections = () => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    wanted: pool.waitingCount,
  });
  return { db: db as Database, kind: "postgres", close, pulse, connections };
}

/**
 * Cache of the embedded database. Postgres takes 128 MB, which a small catalogue fills and never frees; the system
 * caches the same files anyway (docs/decisions/050).
 */
const SHARED_BUFFERS = "16MB";

/** Opens the embedded database in a folder, or in memory, optionally from a dump. */
export async function openPglite({ folder, dump }: OpenOptions): Promise<EmbeddedDatabase> {
  if (folder) await mkdir(dirname(folder), { recursive: true });
  const unlock = folder ? await lockFolder(folder) : async () => undefined;
  try {
    const [{ PGlite }, { unaccent }, { pg_trgm }, { drizzle }, { migrate }] = await Promise.all([
      import("@electric-sql/pglite"),
      import("@electric-sql/pglite/contrib/unaccent"),
      import("@electric-sql/pglite/contrib/pg_trgm"),
      import("drizzle-orm/pglite"),
      import("drizzle-orm/pglite/migrator"),
    ]);
    const client = await PGlite.create({
      ...(folder ? { dataDir: folder } : {}),
      ...(dump ? { loadDataDir: dump } : {}),
      extensions: { unaccent, pg_trgm },
      startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`],
    });
    const opened = drizzle({ client, casing: "snake_case" });
    await migrate(opened, migrations);
    const db: unknown = opened;
    return {
      db: db as Database,
      kind: "pglite",
      dump: () => client.dumpDataDir("none"),
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
