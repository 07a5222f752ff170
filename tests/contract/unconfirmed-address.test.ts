import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { playlistShares } from "#/server/platform/db/schema/projects.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";
import { unzip } from "#/tests/support/unzip.ts";

const CLIENT = "client@agency.example";

let api: TestApi;
let ana: SignedIn;
/** Signed up with the client's address, and opened no letter to it. */
let stranger: SignedIn;

beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  ana = await signedIn(api, { email: "ana@example.org", isVerified: true });
  await ana.fetch("/api/user_playlists", {
    method: "POST",
    json: { name: "Secret", tracks: ["/api/tracks/1", "/api/tracks/2"] },
  });
  await ana.fetch("/api/user_playlists_team/1", {
    method: "PATCH",
    json: { sharedWithList: [{ email: CLIENT }] },
  });
  await ana.fetch("/api/user_playlists/1/notes", {
    method: "POST",
    json: { track: "/api/tracks/1", text: "Secret" },
  });
  stranger = await signedIn(api, { email: CLIENT, isVerified: false, password: "four words of ours" });
});

const confirm = () => api.db.update(users).set({ isVerified: true }).where(eq(users.id, stranger.id));
const meOf = async (who: SignedIn) => (await (await who.fetch("/api/user/me")).json()) as object;

/** Calls that a confirmed address opens, with their statuses. */
const OPENED: [method: string, path: string, json: unknown, status: number][] = [
  ["GET", "/api/user_playlists/1", undefined, 200],
  ["POST", "/api/user_playlists/1/notes", { track: "/api/tracks/1", text: "x" }, 201],
  ["GET", "/api/playlist_notes/1", undefined, 200],
  ["GET", "/api/front/download_offers?playlist=1", undefined, 200],
  ["POST", "/api/user_playlists/1/duplicate", undefined, 201],
  ["PATCH", "/api/user_playlists/1", { name: "x" }, 403],
];

test.each(OPENED)(
  "%s %s is nothing's address until the letter was read",
  async (method, path, json, status) => {
    const before = await stranger.fetch(path, { method, json });
    expect(before.status).toBe(404);
    expect(await before.text()).not.toContain("Secret");
    await confirm();
    expect((await stranger.fetch(path, { method, json })).status).toBe(status);
  },
);

test.each(["/api/user_playlists_team", "/api/user_all_playlists"])(
  "%s lists it from then on",
  async (path) => {
    const total = async () =>
      ((await (await stranger.fetch(path)).json()) as { "hydra:totalItems": number })["hydra:totalItems"];
    expect(await total()).toBe(0);
    await confirm();
    expect(await total()).toBe(1);
  },
);

test("no zip of it is sent, and the export of one's data does not name it", async () => {
  const zip = await stranger.fetch("/api/playlist/1/download");
  expect(zip.status).toBe(404);
  const shared = async () => {
    const archive = await stranger.fetch("/api/user/me/export");
    return (await unzip(await archive.arrayBuffer()))["shared.json"] ?? "";
  };
  expect(JSON.parse(await shared())).toEqual([]);
  await confirm();
  expect(JSON.parse(await shared())).toMatchObject([{ name: "Secret" }]);
});

test("a person who claims an address learns that something waits, but not what it is", async () => {
  expect(await meOf(stranger)).toMatchObject({ isVerified: false, sharesWaiting: true });
  await confirm();
  expect(await meOf(stranger)).not.toHaveProperty("sharesWaiting");
  const nobody = await signedIn(api, { email: "nobody@example.org", isVerified: false });
  expect(await meOf(nobody)).toMatchObject({ sharesWaiting: false });
});

test("deleting an account whose address is unconfirmed takes nobody's access away", async () => {
  const json = { password: "four words of ours" };
  expect((await stranger.fetch("/api/user/me/deletion", { method: "POST", json })).status).toBe(204);
  expect(await api.db.$count(playlistShares, eq(playlistShares.email, CLIENT))).toBe(1);
});
