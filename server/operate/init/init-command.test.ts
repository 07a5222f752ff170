import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConfigError, readConfig } from "#/server/platform/config/config.ts";
import { loadStoredSettings } from "#/server/platform/config/stored-settings.ts";
import { contests } from "#/server/platform/db/schema/forms.ts";
import { markers } from "#/server/platform/db/schema/map.ts";
import { carousels, cmsPages, menuItems, pageSeos, referentials } from "#/server/platform/db/schema/site.ts";
import { terms } from "#/server/platform/db/schema/terms.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import { openCatalogue } from "#/server/platform/terminal/open-catalogue.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { initCommand } from "./init-command.ts";

// Each test opens a new database on disk.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const NAMES = ["DATA_DIR", "DEMO", "SITE_NAME", "SITE_URL", "MAIL_STAFF"];
let dataDir: string;
let before: (string | undefined)[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "sillon-init-"));
  before = NAMES.map((name) => process.env[name]);
  for (const name of NAMES) delete process.env[name];
});
afterEach(async () => {
  for (const [i, name] of NAMES.entries()) {
    if (before[i] === undefined) delete process.env[name];
    else process.env[name] = before[i];
  }
  await rm(dataDir, { recursive: true, force: true });
});

function init(...args: string[]) {
  const config = readConfig({ DATA_DIR: dataDir });
  return initCommand({ args, config, translator: translatorFor("en"), output: new PassThrough() });
}

test("a new house has its name on its site from the start, and nothing of the demo's", async () => {
  expect(await init("--name", "Halcyon and Co", "--mail", "team@halcyon.example")).toBe(0);
  const { db, close } = await openCatalogue(readConfig({ DATA_DIR: dataDir }));
  try {
    const texts = JSON.stringify([
      await db.select().from(menuItems),
      await db.select().from(cmsPages),
      await db.select().from(referentials),
      await db.select().from(pageSeos),
    ]);
    expect(texts).not.toMatch(/Sillon|example\.org|SIL \d|Parallèle|démonstration|demonstration/);
    expect(texts).toContain("This site is published by Halcyon and Co.");
    expect(texts).toContain("Ce site est publié par Halcyon and Co.");
    expect([
      (await db.select().from(carousels)).length,
      (await db.select().from(contests)).length,
      (await db.select().from(markers)).length,
    ]).toEqual([0, 0, 0]);
    expect((await db.select().from(terms)).length).toBeGreaterThan(50);
  } finally {
    await close();
  }
});

test("the answers are settings of every later start in this folder; environment variables take precedence", async () => {
  await init("--name", "Halcyon", "--url", "https://music.halcyon.example");
  for (const name of NAMES) delete process.env[name];
  Object.assign(process.env, { DATA_DIR: dataDir, SITE_URL: "https://other.example" });
  loadStoredSettings();
  expect(process.env).toMatchObject({
    DEMO: "off",
    SITE_NAME: "Halcyon",
    SITE_URL: "https://other.example",
  });
  expect(await readFile(join(dataDir, "settings.env"), "utf8")).toBe(
    'DEMO="off"\nSITE_NAME="Halcyon"\nSITE_URL="https://music.halcyon.example"\n',
  );
});

test("without a name, with an invalid answer, or where a catalogue exists, nothing changes", async () => {
  await expect(init()).rejects.toThrow(CommandError);
  await expect(init("--name", "Halcyon", "--url", "halcyon")).rejects.toThrow(ConfigError);
  await expect(init("--name", "<b>Halcyon")).rejects.toThrow(ConfigError);
  await init("--name", "Halcyon");
  await expect(init("--name", "Another")).rejects.toMatchObject({ notice: { key: "initKnown" } });
  expect(await readFile(join(dataDir, "settings.env"), "utf8")).toContain("Halcyon");
});
