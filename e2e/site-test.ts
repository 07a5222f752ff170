import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { collectComplaints, type Provoked } from "./complaints.ts";
import { openHydrated } from "./hydrated-pages.ts";
import { askPage, watchPages } from "./silent-page.ts";
import { TOKEN } from "./token.ts";

/** Maximum number of lines of the server's log that a failed journey shows: its last warnings and errors. */
const LOG_LINES = 20;

interface Rules {
  /** Declares complaints that this journey provokes; each has to come, and no other may. */
  provokes: (...complaints: Provoked[]) => void;
  noToken: undefined;
  hydratedPages: undefined;
  noRouteLeft: undefined;
  serverLog: undefined;
}

/**
 * Checks of every journey: no page complains of anything (policy, scripts, failed requests) that the journey does not
 * provoke. No page, response, address or storage contains a token (security T28), only the cookie. Opened pages are
 * hydrated before the journey continues. Routes are removed at the end, because a held request that is released when
 * the context closes would fail in the next journey. A failed journey shows what the server logged meanwhile.
 */
export const test = base.extend<Rules>({
  // The first fixture is torn down last, so it sees whether the others failed.
  serverLog: [
    async ({ baseURL: _ }, use, testInfo) => {
      const since = new Date().toISOString();
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const body = troubleIn(
        await readFile(join(process.env.E2E_DATA_DIR ?? "", "server.log"), "utf8"),
        since,
      );
      if (body) await testInfo.attach("server log", { body, contentType: "text/plain" });
    },
    { auto: true },
  ],
  provokes: [
    async ({ browser, context }, use) => {
      const complaints = collectComplaints(browser, context);
      const expected: Provoked[] = [];
      await use((...more) => expected.push(...more));
      await complaints.judge(expected);
    },
    { auto: true },
  ],
  hydratedPages: [
    async ({ browser, context }, use) => {
      const end = await openHydrated(browser, context);
      await use(undefined);
      end();
    },
    { auto: true },
  ],
  noRouteLeft: [
    async ({ context }, use) => {
      await use(undefined);
      for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
    },
    { auto: true },
  ],
  noToken: [
    async ({ context }, use) => {
      const found: string[] = [];
      watchPages(context);
      context.on("response", async (response) => {
        if (TOKEN.test(response.url())) found.push(response.url());
        const type = response.headers()["content-type"] ?? "";
        if (!/text\/(html|x-component)/.test(type)) return;
        // The responses of a page that was left are gone.
        if (TOKEN.test(await response.text().catch(() => ""))) found.push(response.url());
      });
      await use(undefined);
      for (const page of context.pages()) {
        const stored = await askPage(page, () =>
          JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
        );
        if (stored && TOKEN.test(stored)) found.push(`storage of ${page.url()}`);
      }
      expect(found, "tokens outside the cookie").toEqual([]);
    },
    { auto: true },
  ],
});

/** Returns the last lines after `since` that are warnings or worse, or about a request that failed on the server. */
function troubleIn(log: string, since: string): string {
  const lines = log.split("\n").filter((line) => {
    // A line without a time is not from the logger: a dying process prints its reason in its own format.
    const [, time = since] = line.match(/"time":"([^"]+)"/) ?? [];
    const isTrouble = !line.includes('"level":"info"') || /"status":5\d\d/.test(line);
    return line.trim() !== "" && time >= since && isTrouble;
  });
  return lines.slice(-LOG_LINES).join("\n");
}
