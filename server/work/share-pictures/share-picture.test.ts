import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { analysisOf } from "#/server/catalogue/tracks/analysis.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { signedIn } from "#/tests/support/signed-in.ts";
import { createShareRoutes } from "./routes.ts";

let api: TestApi;
let ask: (path: string, init?: RequestInit) => Promise<Response>;
beforeAll(async () => {
  api = await apiForTests();
  const routes = createShareRoutes({
    read: async (path) => {
      const found = await api.fetch(path);
      return found.status === 404 ? null : found.json();
    },
    media: { stat: async () => null },
    analysisOf: (owner) => analysisOf(api.db, owner),
    host: "sillon.example",
  });
  ask = async (path, init) => routes.request(`/media/share/${path}`, init);
});
afterAll(() => api.close());

test.each([
  "fr/album/delta-sans-fin",
  "en/album/endless-delta",
  "fr/track/les-chasseurs-de-segou",
  "en/composer/awa-sangare",
  "fr/placement/apres-la-secousse",
  "en/page/home",
  "fr/country/ML",
  "en/region/west-africa",
  "fr/continent/africa",
])("%s has a picture of the size that networks show uncropped", async (path) => {
  const answer = await ask(`${path}.png`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  // WhatsApp leaves out pictures of more than 300 kB.
  expect(bytes.length).toBeLessThan(300_000);
  const { channels } = await sharp(bytes).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
});

test.each(["album/delta-sans-fin", "region/west-africa"])(
  "the picture differs between the languages: %s",
  async (path) => {
    const [french, english] = await Promise.all(
      ["fr", "en"].map(async (lang) => (await ask(`${lang}/${path}.png`)).headers.get("etag")),
    );
    expect(french).not.toBe(english);
  },
);

test("no cache keeps the picture of a project, which its owner may close", async () => {
  const ana = await signedIn(api);
  const project = await ana.fetch("/api/user_playlists", {
    method: "POST",
    json: { name: "Secret", tracks: ["/api/tracks/1"] },
  });
  const { id } = (await project.json()) as { id: number };
  const made = await ana.fetch(`/api/user_playlists/${id}/links`, { method: "POST", json: {} });
  const link = (await made.json()) as { id: number; token: string };
  const shown = await ask(`fr/project/${link.token}.png`);
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const etag = shown.headers.get("etag") ?? "";
  const again = await ask(`fr/project/${link.token}.png`, { headers: { "if-none-match": etag } });
  expect([again.status, again.headers.get("cache-control")]).toEqual([304, "private, no-store"]);
  await ana.fetch(`/api/playlist_links/${link.id}`, { method: "DELETE" });
  expect((await ask(`fr/project/${link.token}.png`)).status).toBe(404);
});

test("a cached picture is not sent again; one of an unknown subject is a 404", async () => {
  const etag = (await ask("fr/album/delta-sans-fin.png")).headers.get("etag") ?? "";
  const again = await ask("fr/album/delta-sans-fin.png", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  for (const path of [
    "fr/album/nothing.png",
    "de/album/delta-sans-fin.png",
    "fr/user/1.png",
    "fr/album/x",
    "fr/page/x.png",
    "fr/country/XX.png",
    "fr/continent/atlantis.png",
  ]) {
    expect((await ask(path)).status).toBe(404);
  }
  expect((await ask("fr/album/delta-sans-fin.png", { method: "POST" })).status).toBe(405);
});

test("requests beyond two dozen waiting ones get a 503", async () => {
  const slugs = (
    (await (await api.fetch("/api/front/addresses/tracks")).json()) as {
      addresses: { fr: string }[];
    }
  ).addresses.slice(0, 40);
  const answers = await Promise.all(slugs.map(({ fr }) => ask(`fr/track/${fr}.png`)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(503);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(24);
}, 240_000);
