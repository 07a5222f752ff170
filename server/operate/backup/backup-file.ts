import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { fillEmpty, readRows } from "./copy-rows.ts";

/**
 * First line of a backup, which the schema version follows; then come the rows, one per line, and the number of rows.
 */
const FIRST = "Sillon backup ";
const LAST = "rows ";
const ROWS = /^([a-z_]+)\t(\d+)\t(\[.*\])$/;

/** Error for a file that cannot be restored. */
export class BackupFileError extends Error {
  readonly reason: "foreign" | "cut" | "otherVersion";

  constructor(reason: BackupFileError["reason"], options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** Returns the hash of the newest migration of a database. */
async function schemaOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from __drizzle_migrations order by created_at desc limit 1`,
  );
  return rows[0]?.hash ?? "";
}

/**
 * Writes everything in the database to `file` and returns the number of rows. The file gets its final name only when it
 * is complete.
 */
export async function writeBackup(db: Database, file: string): Promise<number> {
  const draft = `${file}.part`;
  const packed = createGzip();
  const written = pipeline(packed, createWriteStream(draft, { mode: 0o600 }));
  // `await written` throws the error later; until then the rejection must not count as unhandled.
  written.catch(() => undefined);
  const writeLine = async (text: string) => {
    if (!packed.write(`${text}\n`)) await Promise.race([once(packed, "drain"), written]);
  };
  try {
    let count = 0;
    await writeLine(`${FIRST}${await schemaOf(db)}`);
    await readRows(db, async ({ table, count: some, json }) => {
      count += some;
      await writeLine(`${table}\t${some}\t${json}`);
    });
    await writeLine(`${LAST}${count}`);
    packed.end();
    await written;
    await rename(draft, file);
    return count;
  } catch (error) {
    packed.destroy();
    await finished(packed).catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Restores a backup into an empty database, completely or not at all, and returns the number of rows.
 * @throws {BackupFileError} for a file that is not a backup, is truncated, or was made by another version.
 */
export async function restoreBackup(db: Database, file: string): Promise<number> {
  const schema = await schemaOf(db);
  return fillEmpty(db, async (put) => {
    const lines = linesOf(file);
    const first = (await lines.next()).value ?? "";
    if (!first.startsWith(FIRST)) throw new BackupFileError("foreign");
    if (first !== FIRST + schema) throw new BackupFileError("otherVersion");
    let count = 0;
    let last = "";
    for await (const line of lines) {
      const [, table, some, json] = ROWS.exec(line) ?? [];
      last = line;
      if (!table || !json) continue;
      await put({ table, count: Number(some), json });
      count += Number(some);
    }
    if (last !== LAST + count) throw new BackupFileError("cut");
  });
}

async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const unpacked = createGunzip().setEncoding("utf8");
  // The loop below throws the same error when it reads the lines.
  pipeline(createReadStream(file), unpacked).catch(() => undefined);
  let begun: string[] = [];
  try {
    for await (const text of unpacked as AsyncIterable<string>) {
      const [end = "", ...others] = text.split("\n");
      begun.push(end);
      if (others.length === 0) continue;
      yield begun.join("");
      begun = others.splice(-1);
      yield* others;
    }
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (!code?.startsWith("Z_")) throw cause;
    throw new BackupFileError(code === "Z_BUF_ERROR" ? "cut" : "foreign", { cause });
  }
}
