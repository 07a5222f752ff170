import { http } from "msw";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { apiForTests, type TestApi } from "./api.ts";
import { network } from "./jsdom.ts";

/**
 * Answers every call of a screen test by the real API on the demo catalogue; gives the addresses that were called,
 * in order. To be called once at the top of a test file.
 */
export function answerByRealApi(): string[] {
  const called: string[] = [];
  let api: TestApi;
  beforeAll(async () => {
    api = await apiForTests();
  });
  beforeEach(() => {
    called.length = 0;
    network.use(
      http.all("*/api/*", ({ request }) => {
        const { pathname, search } = new URL(request.url);
        called.push(pathname + search);
        return api.fetch(request);
      }),
    );
  });
  afterAll(() => api.close());
  return called;
}
