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
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}
