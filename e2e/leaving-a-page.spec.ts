import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { demoPerson } from "./demo-person.ts";
import { test } from "./site-test.ts";

/** Number of times that each way to leave is tried, alternating between the languages. */
const TIMES = 10;
const ELSEWHERE = "https://elsewhere.example/";
const addresses = ["/fr/a-propos", "/en/about"];
const addressOf = (time: number) => addresses[time % addresses.length] ?? "";

const WAYS: Record<string, (page: Page, time: number) => Promise<unknown>> = {
  address: (page, time) => page.goto(addressOf(time + 1)),
  reload: (page) => page.reload(),
  link: async (page) => {
    await page.evaluate((href) => {
      const link = document.createElement("a");
      link.href = href;
      document.body.append(link);
      link.click();
    }, ELSEWHERE);
    await page.waitForURL(ELSEWHERE);
  },
  closing: (page) => Promise.all([page.waitForEvent("close"), page.close({ runBeforeUnload: true })]),
};

/** Starts a server that never answers, so that leaving the page aborts its requests. */
async function silentServer() {
  const requestedPaths = new Set<string | undefined>();
  const server = createServer(({ url }) => requestedPaths.add(url));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Paths that were requested. */
    requestedPaths,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const [way, leave] of Object.entries(WAYS)) {
  test(`leaving by ${way} while the profile is loading signs nobody out`, async ({
    context,
    request,
    baseURL,
  }) => {
    test.slow();
    const { token } = await demoPerson(request);
    await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    await context.route(ELSEWHERE, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
    );
    const kept = async () =>
      (await context.cookies(baseURL ?? "")).find(({ name }) => name === "token")?.value === token;
    const silent = await silentServer();
    for (let time = 0; time < TIMES; time += 1) {
      const page = await context.newPage();
      await page.route("**/api/user/me", (route) => route.continue({ url: `${silent.origin}/${time}` }));
      await page.goto(addressOf(time));
      await expect.poll(() => silent.requestedPaths.has(`/${time}`)).toBe(true);
      await leave(page, time);
      expect(await kept(), `${way}, time ${time + 1}`).toBe(true);
      await page.close();
    }
    silent.close();
    const page = await context.newPage();
    for (const [at, menu] of [/^\S* ?Votre compte/, /’s account$/].entries()) {
      await page.goto(addressOf(at));
      await expect(page.getByRole("button", { name: menu })).toBeVisible();
    }
    expect(await kept()).toBe(true);
  });
}
