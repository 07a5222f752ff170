import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const NEWEST_MIGRATIONS = join(import.meta.dirname, "../../server/platform/db/migrations");

/** A folder with the migrations as they were before the one of this name; the caller deletes it. */
export async function migrationsBefore(name: string): Promise<string> {
  const former = await mkdtemp(join(tmpdir(), "sillon-migrations-"));
  await cp(NEWEST_MIGRATIONS, former, { recursive: true });
  const path = join(former, "meta/_journal.json");
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(path, "utf8"));
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  if (at < 1) throw new Error(`No migration ${name}`);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return former;
}
