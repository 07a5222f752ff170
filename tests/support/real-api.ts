import { http } from "msw";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { apiForTests, type TestApi } from "./api.ts";
import { network } from "./jsdom.ts";

/**
 * Answers every call of a screen test by the real API on the demo catalogue; returns the addresses that were called,
 * in order. To be called once at the top of a test file.
 */
export function answerByRealApi(): string[] {
  return realApi().called;
}

/** The same, but also returns the API, for tests with a signed-in user: they call its `reset` before each test. */
export function realApi(): { called: string[]; api: () => TestApi } {
  const called: string[] = [];
  let api: TestApi;
  beforeAll(async () => {
    api = await apiForTests();
  });
  beforeEach(() => {
    called.length = 0;
    const answer = ({ request }: { request: Request }) => {
      const { pathname, search } = new URL(request.url);
      called.push(pathname + search);
      return api.fetch(request);
    };
    network.use(http.all("*/api/*", answer), http.post("*/authentification", answer));
  });
  afterAll(() => api.close());
  return { called, api: () => api };
}
