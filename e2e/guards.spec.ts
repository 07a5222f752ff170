import { expect } from "@playwright/test";
import {
  bodiesOf,
  findLeaks,
  PRIVATE_PAGES,
  privatePageRequests,
} from "#/tests/support/private-page-requests.ts";
import { demoPerson } from "./demo-person.ts";
import { test } from "./site-test.ts";
import { TOKEN } from "./token.ts";

test("no request shows a private page to anybody but its owner", async ({ baseURL, request }) => {
  test.slow();
  const base = new URL(baseURL ?? "");
  const { email, token } = await demoPerson(request);
  for (const [page, screen] of Object.entries(PRIVATE_PAGES)) {
    for (const part of [{}, { rsc: "1" }] as Record<string, string>[]) {
      const own = await bodiesOf(base, `/fr/${page}`, { cookie: `token=${token}`, ...part });
      expect(own, `${page} for its person`).toContain(screen);
      expect(own, `${page} tells no token`).not.toMatch(TOKEN);
    }
  }

  // The middleware checks no signature, so a forged token passes it: only the page itself can refuse.
  const requests = privatePageRequests([{}, { cookie: `token=${token.slice(0, -3)}abc` }]);
  expect(requests.length).toBeGreaterThanOrEqual(7 * 2 * 20 * 2);
  const secrets = [email, "/api/user/1", ...Object.values(PRIVATE_PAGES)];
  expect(await findLeaks(base, requests, secrets)).toEqual([]);
});
