import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { captchaChallengeEndpoint } from "#/contract/captcha.ts";
import { cartEndpoint } from "#/contract/cart.ts";
import type { Endpoint } from "#/contract/endpoint.ts";
import { downloadedTracksEndpoint, listenedTracksEndpoint } from "#/contract/history.ts";
import { musicAdviceEndpoint, musicAdvicesEndpoint } from "#/contract/music-advice.ts";
import { playlistEndpoint, playlistsEndpoint, projectsEndpoint } from "#/contract/playlist.ts";
import { playlistTeamEndpoint } from "#/contract/playlist-team.ts";
import { meEndpoint, userEndpoint } from "#/contract/user.ts";
import { readAnswer } from "#/lib/api/read-answer.ts";
import { altchaCaptcha } from "#/server/platform/captcha/altcha-captcha.ts";
import { musicAdvices } from "#/server/platform/db/schema/projects.ts";
import { memoryRateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { catalogueReads } from "#/tests/support/catalogue-reads.ts";
import { HABITS, HOSTILE_HTML, NAMINGS, numbered, rewritten } from "#/tests/support/foreign-api.ts";
import { signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());

/** The content of an answer, whichever of the habits that are left to the page wrote it. */
const plain = (answer: unknown): unknown =>
  JSON.parse(
    numbered(JSON.stringify(answer))
      .replaceAll("https://api.example/v2/api/", "/api/")
      .replaceAll("https://api.example/v2/media/", "media/")
      .replaceAll(/"(id|ancestor)":"(\d+)"/g, '"$1":$2')
      .replaceAll(/(?<=[[,])"(\d+)"(?=[,\]])/g, "$1")
      .replaceAll("+00:00", "Z")
      .replaceAll('":"hydra:', '":"')
      .replaceAll(JSON.stringify(HOSTILE_HTML).slice(1, -1), ""),
    (_, value: unknown) => (value === null ? undefined : value),
  );

/** Every `@id` in an answer. */
function addresses(answer: unknown): unknown[] {
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => (key === "@id" ? [value] : addresses(value)));
}

/** Each habit alone, and all of them at once. */
const backends = [
  ...Object.entries({ ...HABITS, ...NAMINGS }).map(([name, habit]) => [name, [habit]] as const),
  ["does all of it", Object.values({ ...NAMINGS, ...HABITS })] as const,
];

function expectReadAlike(endpoint: Endpoint, ours: unknown): void {
  const expected = readAnswer(endpoint.answer, ours);
  expect(expected).toEqual(endpoint.answer.parse(ours));
  for (const [name, habits] of backends) {
    const theirs = readAnswer(endpoint.answer, rewritten(ours, habits));
    expect(plain(theirs), name).toEqual(plain(expected));
    expect(addresses(plain(theirs)), name).toEqual(addresses(expected));
  }
}

/** A page of a few: more of the same shows nothing more. */
function fewOf(address: string, { query }: Endpoint): string {
  const isPaged = query instanceof z.ZodObject && "itemsPerPage" in query.shape;
  return isPaged ? `${address}${address.includes("?") ? "&" : "?"}itemsPerPage=5` : address;
}

test.each(catalogueReads)("%s is read alike whichever backend wrote it", async (address, endpoint) => {
  const answer = await api.fetch(fewOf(address, endpoint));
  expect(answer.status).toBe(200);
  expectReadAlike(endpoint, await answer.json());
});

test("a person's data reads the same, whichever backend wrote it", async () => {
  const ana = await signedIn(api, { lastname: null, company: null });
  const [track, other] = [1, 2].map((id) => `/api/tracks/${id}`);
  await ana.fetch(`/api/user/${ana.id}`, { method: "PATCH", json: { cart: { tracks: [1, 2] } } });
  await ana.fetch("/api/user_playlists", { method: "POST", json: { name: "Doc", tracks: [track, other] } });
  await ana.fetch("/api/user_playlists_team/1", {
    method: "PATCH",
    json: { sharedWithList: [{ email: "minh@example.org" }] },
  });
  const [advice] = await api.db.insert(musicAdvices).values({ userId: ana.id, name: "Mékong" }).returning();
  const heard = { tracks: track, user: `/api/user/${ana.id}` };
  await ana.fetch("/api/tracks_listeneds", { method: "POST", json: heard });
  for (const [address, endpoint] of [
    ["/api/user/me", meEndpoint],
    [`/api/user/${ana.id}`, userEndpoint],
    ["/api/user_playlists", playlistsEndpoint],
    ["/api/user_playlists/1?page=1", playlistEndpoint],
    ["/api/user_all_playlists", projectsEndpoint],
    ["/api/user_playlists_team/1", playlistTeamEndpoint],
    ["/api/conseil_musicals", musicAdvicesEndpoint],
    [`/api/conseil_musicals/${advice?.id}?page=1`, musicAdviceEndpoint],
    ["/api/front/cart", cartEndpoint],
    ["/api/front/user/listened/tracks", listenedTracksEndpoint],
    ["/api/front/user/download/tracks", downloadedTracksEndpoint],
  ] as const) {
    const answer = await ana.fetch(address);
    expect(answer.status, address).toBe(200);
    expectReadAlike(endpoint, await answer.json());
  }
});

test.each([
  ["as ours", (parameters: object) => parameters],
  ["with numbers as text", (parameters: object) => ({ ...parameters, cost: "1000" })],
])(
  "a proof of work written %s is read with all that is signed, and its solution is taken",
  async (_, write) => {
    const captcha = altchaCaptcha("a secret of this test", memoryRateLimiter(Date.now));
    const given = await captcha.challenge?.();
    if (!given) throw new Error("No challenge was given");
    const node = { "@id": "/api/captcha/challenge", "@type": "CaptchaChallenge" };
    const answer = { ...node, parameters: write(given.parameters), signature: given.signature };
    const { parameters, signature } = readAnswer(captchaChallengeEndpoint.answer, answer);
    const challenge = { parameters, signature };
    const solution = await solveChallenge({ challenge, deriveKey });
    const sent = JSON.stringify({ challenge, solution });
    expect(await captcha.isSolved(btoa(sent))).toBe(true);
  },
);
