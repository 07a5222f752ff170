import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
let ana: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  ana = await signedIn(api);
});

const standing = ({ headers }: Response) => [headers.get("RateLimit-Policy"), headers.get("RateLimit")];

test("every answer, also a refusal, says the limit and how much of it is left", async () => {
  const at = Math.floor(api.now.getTime() / 300_000) * 300_000;
  api.now = new Date(at);
  const anonymous = '"anonymous";q=300;w=300';
  expect(standing(await api.fetch("/api/track_terms"))).toEqual([null, null]);
  const visit = (path: string) => api.fetch(path, { headers: { "X-Client-Address": "192.0.2.1" } });
  expect(standing(await visit("/api/track_terms"))).toEqual([anonymous, '"anonymous";r=299;t=600']);
  expect(standing(await visit("/api/tracks/999999"))).toEqual([anonymous, '"anonymous";r=298;t=600']);
  for (let asked = 2; asked < 300; asked += 1) await visit("/api/x");
  const refused = await visit("/api/track_terms");
  expect([refused.status, ...standing(refused)]).toEqual([429, anonymous, '"anonymous";r=0;t=600']);
  // Half of the next window has gone: half of the last one still counts.
  api.now = new Date(at + 450_000);
  expect(standing(await visit("/api/track_terms"))).toEqual([anonymous, '"anonymous";r=149;t=450']);
});

test("a user is told of the limit of users, and an event of its own", async () => {
  const me = await ana.fetch("/api/user/me", { headers: { "X-Client-Address": "192.0.2.1" } });
  expect(standing(me)[0]).toBe('"signed in";q=1500;w=300');
  const event = await api.fetch("/api/tracks_listeneds", {
    method: "POST",
    headers: { "Content-Type": "application/ld+json", "X-Client-Address": "192.0.2.1" },
    body: JSON.stringify({ tracks: "/api/tracks/1", user: null }),
  });
  expect(standing(event)[0]).toBe('"listened";q=60;w=60');
  expect(standing(event)[1]).toMatch(/^"listened";r=59;t=\d+$/);
});
