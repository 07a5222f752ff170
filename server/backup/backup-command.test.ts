import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#/server/config.ts";
import { wordsIn } from "#/server/import/words.ts";
import { userCommand } from "#/server/users/user-command.ts";
import { withEmptyPostgres } from "#/tests/support/empty-postgres.ts";
import { backupCommand, restoreCommand, toPostgresCommand } from "./backup-command.ts";

/** Three folders with a database each are made anew. */
const SLOW = 120_000;
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

/** Runs a command on a data folder, or on a Postgres; gives its exit code and what it said. */
async function run(command: typeof backupCommand, folder: string, args: string[], url?: string) {
  const output = new PassThrough();
  const config = readConfig({ DATA_DIR: join(root, folder), ...(url && { DATABASE_URL: url }) });
  const code = await command({ args, config, words: wordsIn("fr"), output });
  return { code, said: String(output.read()) };
}

const refused = (key: string) => ({ notice: { key } });

test(
  "a backup is taken back in another folder, and only in an empty one",
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

test("what cannot be done is refused before anything is opened", async () => {
  await expect(run(backupCommand, "here", [file])).rejects.toMatchObject(refused("backupExists"));
  await expect(run(restoreCommand, "here", [`${file}x`])).rejects.toMatchObject(refused("backupMissing"));
  const arguments_ = [
    [backupCommand, "backupArguments"],
    [restoreCommand, "restoreArguments"],
    [toPostgresCommand, "toPostgresArguments"],
  ] as const;
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
  "what does not open is told in words, not by a stack",
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

const server = process.env.TEST_DATABASE_URL;

test.runIf(server)(
  "the embedded database moves to an empty Postgres, and not twice",
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
