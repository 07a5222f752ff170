import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { userCommand } from "#/server/people/users/user-command.ts";
import { readConfig } from "#/server/platform/config/config.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { withEmptyPostgres } from "#/tests/support/empty-postgres.ts";
import { ownPostgres } from "#/tests/support/own-postgres.ts";
import { backupCommand, restoreCommand, toPostgresCommand } from "./backup-command.ts";
import { tryRestore } from "./try-restore.ts";

/** Time limit in milliseconds: each test creates three folders with a database. */
const SLOW = 240_000;
const EMAIL = "ana@example.org";

let root: string;
let file: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "sillon-backup-command-"));
  file = join(root, "catalogue.gz");
  await run(userCommand, "here", ["add", EMAIL]);
  await run(backupCommand, "here", [file]);
}, SLOW);
afterAll(() => rm(root, { recursive: true, force: true }));

/** Runs a command on a data folder or on a Postgres database. Returns its exit code and its output. */
async function run(command: typeof backupCommand, folder: string, args: string[], url?: string) {
  const output = new PassThrough();
  const config = readConfig({ DATA_DIR: join(root, folder), ...(url && { DATABASE_URL: url }) });
  const code = await command({ args, config, translator: translatorFor("fr"), output });
  return { code, said: String(output.read()) };
}

const refused = (key: string) => ({ notice: { key } });

test(
  "restores a backup into another folder, but only into an empty one",
  async () => {
    expect(await run(restoreCommand, "there", [file])).toEqual({
      code: 0,
      said: expect.stringMatching(/lignes? reprises?/),
    });
    expect(await run(userCommand, "there", ["add", EMAIL])).toMatchObject({
      said: expect.stringMatching(/a déjà un compte/),
    });
    await expect(run(restoreCommand, "there", [file])).rejects.toMatchObject(refused("restoreNotEmpty"));
  },
  SLOW,
);

test(
  "keeps the given number of newest backups in a folder, test-restores each, and touches nothing else",
  async () => {
    const backups = join(root, "backups");
    const order = [backups, "--keep", "2", "--check"];
    expect(await run(backupCommand, "here", order)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/Reprise à l’essai, \d+ lignes?\u00a0: elle est bonne/),
    });
    const [first = ""] = await readdir(backups);
    expect(first).toMatch(/^sillon-\d{8}T\d{6}Z\.gz$/);
    await rename(join(backups, first), join(backups, "sillon-20200101T000000Z.gz"));
    for (const name of ["sillon-20200102T000000Z.gz", "notes.gz", "sillon-20200101.gz"])
      await writeFile(join(backups, name), "kept");
    expect((await run(backupCommand, "here", order)).said).toContain("1 sauvegarde plus ancienne effacée");
    const [second = "", ...others] = (await readdir(backups)).toSorted().toReversed();
    expect(others).toEqual(["sillon-20200102T000000Z.gz", "sillon-20200101.gz", "notes.gz"]);
    expect(await run(restoreCommand, "from-folder", [join(backups, second)])).toMatchObject({ code: 0 });
  },
  SLOW,
);

test(
  "reports a backup that cannot be restored, whatever its last line says",
  async () => {
    await expect(tryRestore(file, 7)).rejects.toThrow("1 rows of 7");
    const broken = join(root, "broken.gz");
    await writeFile(broken, (await readFile(file)).subarray(0, -20));
    await expect(tryRestore(broken, 7)).rejects.toMatchObject({ reason: "cut" });
  },
  SLOW,
);

test("refuses an impossible request before it opens anything", async () => {
  await expect(run(backupCommand, "here", [file])).rejects.toMatchObject(refused("backupExists"));
  await expect(run(restoreCommand, "here", [`${file}x`])).rejects.toMatchObject(refused("backupMissing"));
  const arguments_ = [
    [backupCommand, "backupArguments"],
    [restoreCommand, "restoreArguments"],
    [toPostgresCommand, "toPostgresArguments"],
  ] as const;
  for (const args of [[], [root, "--keep", "0"], [root, "--keep", "few"], [root, root]])
    await expect(run(backupCommand, "here", args)).rejects.toMatchObject(refused("backupArguments"));
  for (const [command, key] of arguments_) {
    for (const args of [[], ["one", "two"]])
      await expect(run(command, "here", args)).rejects.toMatchObject(refused(key));
  }
  for (const url of ["mysql://localhost/x", "postgres://", "here"])
    await expect(run(toPostgresCommand, "here", [url])).rejects.toMatchObject(refused("toPostgresArguments"));
  const own = "postgres://localhost:1/own";
  await expect(run(toPostgresCommand, "here", [own], own)).rejects.toMatchObject(refused("toPostgresFrom"));
});

test(
  "reports a database that does not open in words, without a stack trace",
  async () => {
    const nowhere = join(root, "nowhere", "catalogue.gz");
    await expect(run(backupCommand, "here", [nowhere])).rejects.toMatchObject(refused("backupClosed"));
    await expect(run(restoreCommand, "here", [root])).rejects.toMatchObject(refused("backupMissing"));
    await expect(run(toPostgresCommand, "here", ["postgres://localhost:1/own"])).rejects.toMatchObject({
      notice: { key: "toPostgresClosed", values: { reason: expect.stringContaining("ECONNREFUSED") } },
    });
  },
  SLOW,
);

const server = ownPostgres();

test.runIf(server)(
  "moves the embedded database to an empty Postgres, but not twice",
  () =>
    withEmptyPostgres(server ?? "", async (url) => {
      expect((await run(toPostgresCommand, "here", [url])).said).toMatch(/copiées?/);
      expect((await run(userCommand, "other", ["add", EMAIL], url)).said).toMatch(/a déjà un compte/);
      await expect(run(toPostgresCommand, "here", [url])).rejects.toMatchObject(
        refused("toPostgresNotEmpty"),
      );
    }),
  SLOW,
);
