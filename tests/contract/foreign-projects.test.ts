import { afterAll, beforeAll, expect, test } from "vitest";
import { musicAdvices } from "#/server/platform/db/schema/projects.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

/** Every route with an id, and its status for the owner and for a user with whom it is shared (security T21). */
const ROUTES: [string, string, unknown, { owner: number; shared: number }][] = [
  ["GET", "/api/user_playlists/1", null, { owner: 200, shared: 200 }],
  ["PATCH", "/api/user_playlists/1", { name: "Autre" }, { owner: 200, shared: 403 }],
  ["PATCH", "/api/user_playlists/1", { tracks: [] }, { owner: 200, shared: 403 }],
  ["POST", "/api/user_playlists/1/duplicate", null, { owner: 201, shared: 201 }],
  ["POST", "/api/user_playlists/1/notes", { track: "/api/tracks/1", text: "x" }, { owner: 201, shared: 201 }],
  ["GET", "/api/user_playlists/1/links", null, { owner: 200, shared: 403 }],
  ["POST", "/api/user_playlists/1/links", {}, { owner: 201, shared: 403 }],
  ["GET", "/api/user_playlists_team/1", null, { owner: 200, shared: 404 }],
  ["PATCH", "/api/user_playlists_team/1", { sharedWithList: [] }, { owner: 200, shared: 403 }],
  ["GET", "/api/playlist_notes/1", null, { owner: 200, shared: 200 }],
  ["PATCH", "/api/playlist_notes/1", { text: "y" }, { owner: 200, shared: 404 }],
  ["DELETE", "/api/playlist_notes/1", null, { owner: 204, shared: 404 }],
  ["GET", "/api/playlist_links/1", null, { owner: 200, shared: 404 }],
  ["PATCH", "/api/playlist_links/1", { message: "x" }, { owner: 200, shared: 404 }],
  ["DELETE", "/api/playlist_links/1", null, { owner: 204, shared: 404 }],
  ["GET", "/api/user_playlists/1/room", null, { owner: 200, shared: 403 }],
  ["PATCH", "/api/user_playlists/1/room", { letters: false }, { owner: 200, shared: 403 }],
  ["DELETE", "/api/room_comments/1", null, { owner: 204, shared: 404 }],
  ["DELETE", "/api/room_clients/1", null, { owner: 204, shared: 404 }],
  ["GET", "/api/conseil_musicals/1", null, { owner: 200, shared: 404 }],
  ["PATCH", "/api/conseil_musicals/1", { tracks: [] }, { owner: 200, shared: 404 }],
  ["GET", "/api/conseil/1/download", null, { owner: 404, shared: 404 }],
  ["GET", "/api/playlist/1/download", null, { owner: 404, shared: 404 }],
  ["GET", "/api/front/download_offers?playlist=1", null, { owner: 200, shared: 200 }],
  ["DELETE", "/api/user_playlists/1", null, { owner: 204, shared: 403 }],
];

let api: TestApi;
let people: Record<"owner" | "shared" | "stranger" | "gone", SignedIn>;

beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());

async function scene(): Promise<void> {
  await api.reset();
  const person = (name: string) =>
    signedIn(api, { email: `${name}@example.org`, firstname: name, isVerified: true });
  people = {
    owner: await person("ana"),
    shared: await person("ben"),
    stranger: await person("eva"),
    gone: await person("old"),
  };
  const ask = (path: string, method: string, json: unknown) => people.owner.fetch(path, { method, json });
  await ask("/api/user_playlists", "POST", { name: "Secret", tracks: ["/api/tracks/1", "/api/tracks/2"] });
  await ask("/api/user_playlists_team/1", "PATCH", { sharedWithList: [{ email: "ben@example.org" }] });
  await ask("/api/user_playlists/1/notes", "POST", { track: "/api/tracks/1", text: "Secret" });
  const link = (await (await ask("/api/user_playlists/1/links", "POST", {})).json()) as { token: string };
  await api.fetch(`/api/front/shared_playlists/${link.token}/comments`, {
    method: "POST",
    headers: { "Content-Type": "application/ld+json" },
    body: JSON.stringify({ track: "/api/tracks/1", text: "Secret" }),
  });
  await api.db.insert(musicAdvices).values({ userId: people.owner.id, name: "Secret" });
  await api.db.execute(`update users set is_enable = false where id = ${people.gone.id}`);
}

test.each(ROUTES)(
  "%s %s %j admits the owner and users with whom it is shared, as far as each may, and nobody else",
  async (method, path, json, expected) => {
    const answers: Record<string, number> = {};
    // The strictest first: a call of the owner may leave nothing to ask for.
    for (const who of ["stranger", "gone", "shared", "owner"] as const) {
      await scene();
      const response = await people[who].fetch(path, { method, ...(json !== null && { json }) });
      answers[who] = response.status;
      if (who !== "owner" && who !== "shared") expect(await response.text()).not.toContain("Secret");
    }
    const init = {
      method,
      headers: {
        "Content-Type": method === "PATCH" ? "application/merge-patch+json" : "application/ld+json",
      },
    };
    const body = json === null ? {} : { body: JSON.stringify(json) };
    answers.anonymous = (await api.fetch(path, { ...init, ...body })).status;
    expect(answers).toEqual({ stranger: 404, gone: 401, ...expected, anonymous: 401 });
  },
);
