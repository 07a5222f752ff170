import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { readDemoAnalyses } from "#/demo/analysis.ts";
import { demoPrint } from "#/demo/prints.ts";
import { seedDemo } from "#/demo/seed.ts";
import { readContent } from "#/server/catalogue/content/read-content.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { type OpenDatabase, openDatabase, openPglite } from "#/server/platform/db/open.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";
import { dropWhenLeft } from "./empty-postgres.ts";
import { fingerprintOf } from "./fingerprint-of.ts";
import { ownPostgres } from "./own-postgres.ts";
import { slimDump } from "./slim-dump.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const CACHE = join(ROOT, "node_modules/.cache/sillon");
/** Every file that decides the content of a fresh database. */
const SOURCES = [
  "server/platform/db/**/*",
  "server/catalogue/content/*",
  "server/sound/covers/**/*",
  "demo/*",
  "demo/content/**/*",
  "server/search/refresh.ts",
  "server/search/store-synonyms.ts",
  "tests/support/slim-dump.ts",
  "node_modules/@electric-sql/pglite/package.json",
];

/** The content of a test's database at first: the schema alone, or the demo catalogue. */
export type Filling = "empty" | "demo";

/** Pictures made while seeding are of no use to these tests. */
const nowhere: Pick<MediaStore, "write"> = { write: async () => undefined };

async function fill(db: Database, filling: Filling): Promise<void> {
  if (filling === "empty") return;
  await seedDemo({
    db,
    media: nowhere as MediaStore,
    content: await readContent(join(ROOT, "demo/content")),
    analysisOf: readDemoAnalyses(),
    printOf: demoPrint,
  });
}

/**
 * A database of its own for a test file. On the embedded engine it is restored from a dump made once for these
 * sources; with TEST_DATABASE_URL it is copied from a template on that server.
 */
export async function freshDatabase(filling: Filling): Promise<OpenDatabase> {
  const url = ownPostgres();
  const opened = await (url ? onPostgres(new URL(url), filling, nameOf(filling)) : embedded(filling));
  open.add(opened);
  return {
    ...opened,
    async close() {
      open.delete(opened);
      await opened.close();
    },
  };
}

const open = new Set<OpenDatabase>();

/** Returns how many databases of `freshDatabase` are still open. */
export const openDatabases = () => open.size;

const nameOf = (filling: Filling) => `${filling}-${fingerprintOf(ROOT, SOURCES)}`;

async function embedded(filling: Filling): Promise<OpenDatabase> {
  return openPglite({ dump: await dumpOf(filling) });
}

/** A file that opens several databases reads their dump once. */
const dumps = new Map<Filling, Promise<Blob>>();

function dumpOf(filling: Filling): Promise<Blob> {
  const dump = dumps.get(filling) ?? readDump(filling, nameOf(filling));
  dumps.set(filling, dump);
  return dump;
}

/** A blob that returns its bytes without a copy, since a database opened from them writes to its own files. */
class DumpBytes extends Blob {
  readonly #bytes: ArrayBuffer;
  constructor({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) {
    super();
    this.#bytes =
      byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }
  override arrayBuffer() {
    return Promise.resolve(this.#bytes);
  }
}

/** Puts a database with the demo catalogue where `npm start` looks for one; without the pictures that are drawn at first. */
export async function demoDatabaseIn(dataDir: string): Promise<void> {
  const dump = await dumpOf("demo");
  const database = await openPglite({ folder: join(dataDir, "database"), dump });
  await database.close();
}

/** An archive of a filled database, made once for these sources. */
async function readDump(filling: Filling, name: string): Promise<Blob> {
  const file = join(CACHE, `${name}.tar`);
  if (existsSync(file)) return new DumpBytes(readFileSync(file));
  const database = await openPglite({});
  await fill(database.db, filling);
  const dump = await slimDump(database);
  await database.close();
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE)) {
    // A draft that another process is about to finish has another ending, and is left to it.
    const outdated = old.startsWith(`${filling}-`) && old.endsWith(".tar") && old !== `${name}.tar`;
    if (outdated) rmSync(join(CACHE, old), { force: true });
  }
  // Several test workers may write the file at once: the last one wins, and all write the same.
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, dump);
  renameSync(draft, file);
  return new DumpBytes(dump);
}

/** Only one worker at a time makes a template. */
const TEMPLATE_LOCK = 7_455_662;

async function onPostgres(server: URL, filling: Filling, name: string): Promise<OpenDatabase> {
  const template = `sillon_${name.replace("-", "_")}`;
  const own = `sillon_test_${randomBytes(6).toString("hex")}`;
  const at = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href;
  const admin = new pg.Client({ connectionString: server.href });
  await admin.connect();
  await admin.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  const known = await admin.query("select from pg_database where datname = $1", [template]);
  if (known.rowCount === 0) {
    // Made under another name, so that one cut short is never taken for finished.
    await admin.query(`drop database if exists ${template}_draft`);
    await admin.query(`create database ${template}_draft`);
    const draft = await openDatabase({ url: at(`${template}_draft`) });
    await fill(draft.db, filling);
    await draft.close();
    await admin.query(`alter database ${template}_draft rename to ${template}`);
  }
  await admin.query(`create database ${own} template ${template}`);
  await admin.query("select pg_advisory_unlock($1)", [TEMPLATE_LOCK]);
  const opened = await openDatabase({ url: at(own) });
  return {
    ...opened,
    async close() {
      await opened.close();
      await dropWhenLeft(admin, own);
      await admin.end();
    },
  };
}
