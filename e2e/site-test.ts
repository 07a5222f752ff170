import { test as base, expect } from "@playwright/test";
import { TOKEN } from "./token.ts";

/**
 * Every journey: no page, no part of one, no address and nothing that scripts store holds a token (security T28). The
 * cookie alone does. And what a journey held back on the line ends with it: a request that is still on its way when the
 * context closes would fail in the journey that comes after.
 */
export const test = base.extend<{ noToken: undefined; noRouteLeft: undefined }>({
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
      context.on("response", async (response) => {
        if (TOKEN.test(response.url())) found.push(response.url());
        const type = response.headers()["content-type"] ?? "";
        if (!/text\/(html|x-component)/.test(type)) return;
        // A page that was left takes its answers along.
        if (TOKEN.test(await response.text().catch(() => ""))) found.push(response.url());
      });
      await use(undefined);
      for (const page of context.pages()) {
        const stored = await page
          .evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
          .catch(() => "");
        if (TOKEN.test(stored)) found.push(`storage of ${page.url()}`);
      }
      expect(found, "tokens outside the cookie").toEqual([]);
    },
    { auto: true },
  ],
});
