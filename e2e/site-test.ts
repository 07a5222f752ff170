import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { collectComplaints, type Provoked } from "./complaints.ts";
import { openHydrated } from "./hydrated-pages.ts";
import { askPage, watchPages } from "./silent-page.ts";
import { TOKEN } from "./token.ts";

/** How many lines of the server's log a failed journey shows: the last ones that speak of trouble. */
const LOG_LINES = 20;

interface Rules {
  /** Names what the pages of this journey are made to complain of; each has to come, and nothing else may. */
  provokes: (...complaints: Provoked[]) => void;
  noToken: undefined;
  hydratedPages: undefined;
  noRouteLeft: undefined;
  serverLog: undefined;
}

/**
 * Every journey: no page complains of anything (policy, scripts, failed requests) that the journey does not provoke.
 * No page, no part of one, no address and nothing that scripts store holds a token (security T28): the cookie alone
 * does. Pages that are opened are hydrated before the journey goes on. What a journey held back on the line ends with
 * it: a request that is still on its way when the context closes would fail in the journey that comes after. A journey
 * that fails shows what the server complained of meanwhile.
 */
export const test = base.extend<Rules>({
  // The first to begin is the last to end: it sees what the others found.
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
        // A page that was left takes its answers along.
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

/** The last lines after `since` that are warnings or worse, or tell of a request that the server failed at. */
function troubleIn(log: string, since: string): string {
  const lines = log.split("\n").filter((line) => {
    // What has no time is no line of the log: a process that dies says why in its own way.
    const [, time = since] = line.match(/"time":"([^"]+)"/) ?? [];
    const isTrouble = !line.includes('"level":"info"') || /"status":5\d\d/.test(line);
    return line.trim() !== "" && time >= since && isTrouble;
  });
  return lines.slice(-LOG_LINES).join("\n");
}
