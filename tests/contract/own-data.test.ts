import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { USER_EXPORT_PATH } from "#/contract/user.ts";
import { argon2Passwords } from "#/server/people/credentials/passwords.ts";
import { projectsOf } from "#/server/people/users/export/collect-projects.ts";
import * as carts from "#/server/platform/db/schema/carts.ts";
import * as forms from "#/server/platform/db/schema/forms.ts";
import * as histories from "#/server/platform/db/schema/histories.ts";
import * as projects from "#/server/platform/db/schema/projects.ts";
import * as rooms from "#/server/platform/db/schema/rooms.ts";
import * as security from "#/server/platform/db/schema/security.ts";
import { trackVersions } from "#/server/platform/db/schema/tracks.ts";
import * as users from "#/server/platform/db/schema/users.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";
import { turnsOf } from "#/tests/support/turns-of.ts";
import { unzip } from "#/tests/support/unzip.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(() => api.reset());

const PASSWORD = "sept lanternes à Huế";
let hash: string;
beforeAll(async () => {
  hash = await argon2Passwords().hash(PASSWORD);
});

/** Someone who has used everything; `mark` is in every text of theirs. */
async function busy(mark: string): Promise<SignedIn> {
  const { db } = api;
  const user = await signedIn(api, {
    email: `${mark}@example.org`,
    firstname: mark,
    passwordHash: hash,
    isVerified: true,
  });
  const userId = user.id;
  await db.insert(carts.carts).values({ userId });
  await db.insert(carts.cartItems).values({ userId, trackId: 3, position: 0 });
  const [playlist] = await db
    .insert(projects.playlists)
    .values({ userId, name: `Projet ${mark}` })
    .returning();
  const playlistId = playlist?.id ?? 0;
  await db.insert(projects.playlistItems).values({ playlistId, trackId: 5, position: 0 });
  await db
    .insert(projects.playlistShares)
    .values({ playlistId, email: `friend-of-${mark}@example.org`, position: 0 });
  await db.insert(projects.playlistLinks).values({ playlistId, token: `link-token-${mark}` });
  await db.insert(projects.playlistNotes).values({ playlistId, trackId: 5, userId, text: `Note ${mark}` });
  const [client] = await db
    .insert(rooms.roomClients)
    .values({ playlistId, keyHash: `hash-room-${mark}`, name: `Client ${mark}` })
    .returning();
  const said = { clientId: client?.id ?? 0, trackId: 5 };
  await db.insert(rooms.roomAnswers).values({ ...said, verdict: "accepted", answeredAt: api.now });
  await db
    .insert(rooms.roomComments)
    .values({ ...said, at: 12, text: `Avis ${mark}`, createdAt: new Date(api.now.getTime() + 1) });
  const [advice] = await db
    .insert(projects.musicAdvices)
    .values({ userId, name: `Conseil ${mark}` })
    .returning();
  await db
    .insert(projects.musicAdviceItems)
    .values({ musicAdviceId: advice?.id ?? 0, trackId: 6, position: 0 });
  await db.insert(histories.listened).values({ userId, trackId: 7 });
  await db.insert(histories.downloads).values({ userId, trackId: 8, source: "cart" });
  const sender = { userId, firstname: mark, lastname: mark, email: user.email };
  await db
    .insert(forms.contactFormEntries)
    .values({ ...sender, subject: "Devis", message: `Message ${mark}` });
  await db.insert(forms.adviceFormEntries).values({
    ...sender,
    projectTitle: `Film ${mark}`,
    description: "Un documentaire",
    deadline: "2026-12-01",
  });
  const [contest] = await db.select({ id: forms.contests.id }).from(forms.contests).limit(1);
  if (contest) await db.insert(forms.contestRegistrations).values({ ...sender, contestId: contest.id });
  await db
    .insert(users.validationCodes)
    .values({ userId, codeHash: `hash-${mark}`, sentAt: api.now, expiresAt: api.now });
  await db.insert(users.resetTokens).values({ userId, tokenHash: `reset-${mark}`, expiresAt: api.now });
  await db
    .insert(security.signInLinks)
    .values({ userId, tokenHash: `hash-link-${mark}`, redirect: "/fr/albums", sentAt: api.now });
  await db.insert(users.deniedTokens).values({ jti: `jti-${mark}`, userId, expiresAt: api.now });
  await api.db
    .insert(security.knownDevices)
    .values({ key: `hash-device-${mark}`, userId, browser: `Firefox ${mark}`, lastSeenAt: api.now });
  await api.db.insert(security.secondFactors).values({ userId, sealedSecret: `hash-seal-${mark}` });
  await api.db.insert(security.passkeys).values({
    userId,
    name: `Clé ${mark}`,
    credentialId: `hash-credential-${mark}`,
    userHandle: `hash-handle-${mark}`,
    publicKey: `hash-key-${mark}`,
    counter: 0,
    transports: [],
  });
  await api.db.insert(security.recoveryCodes).values({ userId, codeHash: `hash-code-${mark}` });
  await api.db
    .insert(security.securityEvents)
    .values({ userId, kind: "tokenMade", at: new Date(api.now.getTime() - 1), detail: `Jeton ${mark}` });
  return user;
}

test("the export holds everything of its owner, nothing of anyone else, and no secret", async () => {
  const ana = await busy("ana");
  const bo = await busy("bo");
  await api.db.insert(projects.playlistShares).values({ playlistId: 2, email: ana.email, position: 1 });
  const response = await ana.fetch(USER_EXPORT_PATH);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/zip");
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const files = await unzip(await response.arrayBuffer());
  expect(Object.keys(files).toSorted()).toEqual([
    "LISEZ-MOI.txt",
    "access-tokens.json",
    "advice.json",
    "cart.json",
    "devices.json",
    "downloads.csv",
    "listened.csv",
    "messages.json",
    "notes.json",
    "passkeys.json",
    "profile.json",
    "projects.json",
    "security.json",
    "sessions.json",
    "shared.json",
    "webhooks.json",
  ]);
  const parsed = (name: string) => JSON.parse(files[name] ?? "null");
  expect(parsed("profile.json")).toMatchObject({ email: ana.email, firstname: "ana" });
  expect(parsed("passkeys.json")).toMatchObject([{ name: "Clé ana", lastUsedAt: null }]);
  expect(parsed("cart.json")).toMatchObject([{ id: 3 }]);
  expect(parsed("projects.json")).toMatchObject([
    {
      name: "Projet ana",
      tracks: [{ id: 5 }],
      sharedWith: ["friend-of-ana@example.org"],
      pages: [{ opened: 0 }],
      answers: [
        { client: "Client ana", verdict: "accepted", text: null },
        { client: "Client ana", verdict: null, at: 12, text: "Avis ana" },
      ],
    },
  ]);
  expect(parsed("notes.json")).toMatchObject([{ text: "Note ana", isShared: false }]);
  expect(parsed("advice.json")).toMatchObject([{ name: "Conseil ana", tracks: [{ id: 6 }] }]);
  expect(parsed("shared.json")).toMatchObject([{ name: "Projet bo" }]);
  expect(parsed("sessions.json")).toMatchObject([{ browser: "Firefox" }]);
  expect(parsed("devices.json")).toMatchObject([{ browser: "Firefox ana" }]);
  expect(parsed("security.json")).toMatchObject([{ kind: "dataExported" }, { detail: "Jeton ana" }]);
  expect(parsed("messages.json")).toMatchObject({ contact: [{ message: "Message ana" }], advice: [{}] });
  for (const name of ["listened.csv", "downloads.csv"])
    expect(files[name]?.trim().split("\n")).toHaveLength(2);

  const whole = Object.values(files).join("\n");
  expect(whole).not.toContain(bo.email);
  expect(whole).not.toMatch(/argon2|hash-|reset-ana|jti-|link-token|Note bo|Message bo|Avis bo/);
});

test("a HEAD request for an export takes none: it is not recorded, and does not count among the ten an hour", async () => {
  const ana = await signedIn(api);
  for (let time = 0; time < 3; time += 1) {
    const head = await ana.fetch(USER_EXPORT_PATH, { method: "HEAD" });
    expect([head.status, head.headers.get("Content-Type"), await head.text()]).toEqual([
      200,
      "application/zip",
      "",
    ]);
  }
  expect(await api.db.select().from(security.securityEvents)).toEqual([]);
  const statuses = [];
  for (let time = 0; time < 11; time += 1) {
    const answer = await ana.fetch(USER_EXPORT_PATH);
    statuses.push(answer.status);
    await answer.body?.cancel();
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

test("the export names versions: in the cart, in projects with their notes, and in advice", async () => {
  const { db } = api;
  const ana = await busy("ana");
  const [version] = await db.select().from(trackVersions).limit(1);
  const item = { trackId: version?.trackId ?? 0, versionId: version?.id ?? 0, position: 1 };
  await db.insert(carts.cartItems).values({ userId: ana.id, ...item });
  await db.insert(projects.playlistItems).values({ playlistId: 1, ...item });
  await db.insert(projects.musicAdviceItems).values({ musicAdviceId: 1, ...item });
  await db
    .insert(projects.playlistNotes)
    .values({ playlistId: 1, userId: ana.id, ...item, text: "La courte" });
  const files = await unzip(await (await ana.fetch(USER_EXPORT_PATH)).arrayBuffer());
  const parsed = (name: string) => JSON.parse(files[name] ?? "null");
  const both = [{ version: null }, { id: item.trackId, version: version?.label }];
  expect(parsed("cart.json")).toMatchObject(both);
  expect(parsed("projects.json")).toMatchObject([{ tracks: both }]);
  expect(parsed("advice.json")).toMatchObject([{ tracks: both }]);
  expect(parsed("notes.json")).toMatchObject([{ version: null }, { version: version?.label }]);
});

test("the eleventh export within an hour must wait", async () => {
  const ana = await signedIn(api);
  for (let asked = 0; asked < 10; asked += 1) {
    const response = await ana.fetch(USER_EXPORT_PATH);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
  expect((await ana.fetch(USER_EXPORT_PATH)).status).toBe(429);
  expect((await api.fetch(USER_EXPORT_PATH)).status).toBe(401);
});

const tables = [carts, forms, histories, projects, security, users]
  .flatMap((schema) => Object.values(schema as Record<string, unknown>))
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => getTableName(table));

/** Rows of all that people write, whole, as text. */
async function everything(): Promise<string> {
  const parts: string[] = [];
  for (const name of tables) {
    const { rows } = await api.db.execute<{ row: string }>(
      sql`select row::text as row from ${sql.identifier(name)} row`,
    );
    parts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return parts.join("\n");
}

test("deleting an account leaves no row of it anywhere, and every row of everyone else", async () => {
  const ana = await busy("ana");
  const before = (await everything()).split("\n").length;
  await busy("bo");
  await api.db.insert(projects.playlistShares).values({ playlistId: 2, email: ana.email, position: 1 });
  const deletion = await ana.fetch("/api/user/me/deletion", { method: "POST", json: { password: PASSWORD } });
  expect(deletion.status).toBe(204);
  const left = await everything();
  expect(left).not.toMatch(/\bana\b|-ana\b/);
  expect(left).toContain("Projet bo");
  // `before` counted ana's rows and those without an owner (kinds of user, contests); bo has as many rows as ana had.
  // One line of the security log says that an account was deleted (tests/contract/security-log.test.ts).
  expect(left.split("\n")).toHaveLength(before + 1);
  expect(left.match(/^security_events .*accountDeleted/gm)).toHaveLength(1);
});

test("all data of a user is deleted with the user: every table that refers to users does so", async () => {
  const { rows } = await api.db.execute<{ table: string; rule: string }>(sql`
    select source.relname as table, constraints.confdeltype::text as rule from pg_constraint constraints
    join pg_class source on source.oid = constraints.conrelid
    join pg_class target on target.oid = constraints.confrelid
    where constraints.contype = 'f' and target.relname = 'users' order by 1`);
  expect(rows.length).toBeGreaterThan(9);
  const kept = rows.filter(({ rule }) => rule !== "c").map(({ table }) => table);
  // The server deletes these itself, since entries of visitors belong to no account and must stay.
  expect(kept).toEqual(["advice_form_entries", "contact_form_entries", "contest_registrations"]);
});

test("many projects are exported in their order, as JSON is indented, and other requests are answered in between", async () => {
  const ana = await signedIn(api, { passwordHash: hash, isVerified: true });
  await api.db.execute(`insert into playlists (user_id, name)
    select ${ana.id}, 'Projet ' || n || chr(10) || '"x"' from generate_series(1, 20) n`);
  await api.db.execute(`insert into playlist_items (playlist_id, track_id, position)
    select playlist.id, track.id, track.id from playlists playlist, tracks track where track.id <= 5`);
  const read = await turnsOf(projectsOf(api.db, ana.id));
  // One turn for every four projects.
  expect(read.turns).toBeGreaterThan(5);
  const files = await unzip(await (await ana.fetch(USER_EXPORT_PATH)).arrayBuffer());
  const text = files["projects.json"] ?? "";
  const exported = JSON.parse(text) as { name: string }[];
  expect(exported.map(({ name }) => name.split("\n")[0])).toEqual(
    Array.from({ length: 20 }, (_, at) => `Projet ${at + 1}`),
  );
  expect(text).toBe(`${JSON.stringify(exported, null, 2)}\n`);
});
