import { test as base, expect } from "@playwright/test";
import { collectComplaints, type Provoked } from "./complaints.ts";
import { readPage, watchPages } from "./silent-page.ts";
import { TOKEN } from "./token.ts";

interface Rules {
  /** Names what the pages of this journey are made to complain of; each has to come, and nothing else may. */
  provokes: (...complaints: Provoked[]) => void;
  noToken: undefined;
  noRouteLeft: undefined;
}

/**
 * Every journey: no page complains of anything (policy, scripts, failed requests) that the journey does not provoke. No page,
 * no part of one, no address and nothing that scripts store holds a token (security T28): the cookie alone does. And
 * what a journey held back on the line ends with it: a request that is still on its way when the context closes would
 * fail in the journey that comes after.
 */
export const test = base.extend<Rules>({
  provokes: [
    async ({ browser, context }, use) => {
      const complaints = collectComplaints(browser, context);
      const expected: Provoked[] = [];
      await use((...more) => expected.push(...more));
      await complaints.judge(expected);
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
        const stored = await readPage(page, () =>
          JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
        );
        if (stored && TOKEN.test(stored)) found.push(`storage of ${page.url()}`);
      }
      expect(found, "tokens outside the cookie").toEqual([]);
    },
    { auto: true },
  ],
});
