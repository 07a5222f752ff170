import { randomBytes } from "node:crypto";
import pg from "pg";

/** Address of a new, empty database on `server`, which is there while `work` is under way. */
export async function withEmptyPostgres(server: string, work: (url: string) => Promise<void>): Promise<void> {
  const name = `sillon_empty_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
    await work(Object.assign(new URL(server), { pathname: `/${name}` }).href);
  } finally {
    await dropWhenLeft(admin, name);
    await admin.end();
  }
}

const LEAVING_MS = 5_000;

/**
 * Drops a database once its last connection has gone. A pool has ended before its connections have: one that is cut
 * meanwhile would throw where nobody listens any more. Connections that a failed test left open are cut after five
 * seconds.
 */
export async function dropWhenLeft(admin: pg.Client, name: string): Promise<void> {
  const deadline = Date.now() + LEAVING_MS;
  for (;;) {
    const { rowCount } = await admin.query(
      "select from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
      [name],
    );
    if (rowCount === 0 || Date.now() > deadline) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await admin.query(`drop database if exists ${name} with (force)`);
}
