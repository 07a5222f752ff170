import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableName, sql } from "drizzle-orm";
import type { Hono } from "hono";
import { argon2Passwords, type Passwords } from "#/server/people/credentials/passwords.ts";
import type { Captcha } from "#/server/platform/captcha/captcha.ts";
import type { Database } from "#/server/platform/db/database.ts";
import * as carts from "#/server/platform/db/schema/carts.ts";
import * as forms from "#/server/platform/db/schema/forms.ts";
import * as histories from "#/server/platform/db/schema/histories.ts";
import * as operations from "#/server/platform/db/schema/operations.ts";
import * as projects from "#/server/platform/db/schema/projects.ts";
import * as security from "#/server/platform/db/schema/security.ts";
import * as users from "#/server/platform/db/schema/users.ts";
import { afterAnswer } from "#/server/platform/http/after-answer.ts";
import { localMediaStore } from "#/server/platform/media/store.ts";
import { type ApiDependencies, createApi } from "#/server/start/api.ts";
import type { SoundSources } from "#/server/work/downloads/open-sound.ts";
import { type Filling, freshDatabase } from "./fresh-database.ts";

/** The address that gets the messages of visitors. */
export const TEST_STAFF = "team@music.example";
/** Address of the tested site; no request is sent there. */
export const TEST_SITE = "http://localhost:4000";

/**
 * Tables that visitors write to, emptied between tests. Profiles and contests belong to the catalogue and stay.
 */
const visitorTables = [
  users.users,
  carts.carts,
  projects.playlists,
  projects.musicAdvices,
  histories.listened,
  histories.downloads,
  forms.contactFormEntries,
  forms.adviceFormEntries,
  forms.contestRegistrations,
  security.securityEvents,
  security.knownDevices,
  security.secondFactors,
  security.recoveryCodes,
  security.passkeys,
  security.usedChallenges,
  security.signInLinks,
  operations.rateLimits,
  operations.mailQueue,
];

/** Signs the tokens of tests, and of nothing else. */
export const TEST_JWT_SECRET = "a-secret-that-only-tests-know-0123456789";

export interface TestApi {
  app: Hono;
  db: Database;
  /** Answers a request as the server would; a bare path is a GET on it. */
  fetch(input: string | Request, init?: RequestInit): Promise<Response>;
  /** The clock of the server; tests move it. */
  now: Date;
  /** The errors that ended in a 500. */
  errors: unknown[];
  /** Source of downloads; it has no files until a test replaces it. */
  sounds: SoundSources;
  /** The dependencies of the server, for a test that creates another server with some of them replaced. */
  dependencies: ApiDependencies;
  /** How passwords are stored; tests may watch it. */
  passwords: Passwords;
  /** Addresses by host name; other names cannot be resolved. */
  hosts: Map<string, readonly string[]>;
  /** Resolves when the work that was left for after the answers is done. */
  settle(): Promise<void>;
  /** Deletes everything that visitors wrote, with the counts of their requests. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The real API on its own database: the demo catalogue unless `filling` says otherwise; no captcha unless given. */
export async function apiForTests(filling: Filling = "demo", captcha?: Captcha): Promise<TestApi> {
  const database = await freshDatabase(filling);
  const { db } = database;
  const errors: unknown[] = [];
  // Created by the first write; no other test uses it.
  const media = join(tmpdir(), `sillon-no-media-${randomUUID()}`);
  const background = afterAnswer((error) => errors.push(error));
  const dependencies = (): ApiDependencies => ({
    db,
    clock: () => test.now,
    log: { error: ({ err }) => errors.push(err) },
    siteUrl: TEST_SITE,
    version: "test",
    sounds: {
      get media() {
        return test.sounds.media;
      },
      ensureSound: (file) => test.sounds.ensureSound(file),
      coverOf: (image) => test.sounds.coverOf(image),
    },
    jwtSecret: TEST_JWT_SECRET,
    staff: TEST_STAFF,
    ...(captcha ? { captcha } : {}),
    background,
    lookUp: async (name) => {
      const addresses = test.hosts.get(name);
      if (!addresses) throw new Error(`Nobody knows ${name}`);
      return addresses;
    },
    passwords: {
      hash: (password) => test.passwords.hash(password),
      verify: (stored, password) => test.passwords.verify(stored, password),
    },
  });
  const create = () => createApi(dependencies());
  const test: TestApi = {
    now: new Date("2026-06-01T12:00:00Z"),
    errors,
    sounds: {
      media: localMediaStore(media),
      ensureSound: async () => false,
      coverOf: async () => null,
    },
    passwords: argon2Passwords(),
    hosts: new Map(),
    get dependencies() {
      return dependencies();
    },
    settle: background.settle,
    db,
    app: create(),
    fetch: async (input, init) =>
      test.app.fetch(typeof input === "string" ? new Request(new URL(input, TEST_SITE), init) : input),
    async reset() {
      await background.settle();
      const names = visitorTables.map((table) => sql.identifier(getTableName(table)));
      await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
      errors.length = 0;
      test.hosts.clear();
      test.passwords = argon2Passwords();
      test.app = create();
    },
    async close() {
      await database.close();
      await rm(media, { recursive: true, force: true });
    },
  };
  return test;
}
