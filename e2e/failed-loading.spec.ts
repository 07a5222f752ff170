import { expect } from "@playwright/test";
import { axe } from "./axe.ts";
import { test } from "./site-test.ts";

for (const [lang, texts] of Object.entries({
  fr: { share: /^Partager l’album/, popup: "Partager Delta sans fin", slug: "delta-sans-fin" },
  en: { share: /^Share the album/, popup: "Share Endless Delta", slug: "endless-delta" },
})) {
  test(`in ${lang} a press whose code cannot be loaded takes effect after the page has reloaded`, async ({
    page,
    provokes,
  }) => {
    provokes(/net::ERR_FAILED at \/_next\/static\/chunks\//);
    await page.goto(`/${lang}/album/${texts.slug}`);
    await page.waitForLoadState("networkidle");
    // Keep all of them routed: if routing ended after the first (`times`), the browser could lose the request for the
    // page itself at that moment.
    let isFirst = true;
    await page.route("**/_next/static/chunks/**", (route) => {
      const isLost = isFirst;
      isFirst = false;
      return isLost ? route.abort() : route.continue();
    });
    const again = page.waitForEvent("load");
    // By a key, because a pointer that comes near loads the code before the press, and the page would have reloaded by
    // then.
    await page.getByRole("button", { name: texts.share }).press("Enter");
    await again;
    await expect(page.getByRole("dialog", { name: texts.popup })).toBeVisible();
    // Done only once: another load does not repeat it.
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("dialog", { name: texts.popup })).toHaveCount(0);
  });
}

test("code that cannot be loaded reloads the page once, and not again within ten seconds", async ({
  page,
  provokes,
}) => {
  provokes(/net::ERR_FAILED at \/_next\/static\/chunks\//);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  // The ten seconds never pass, however long a busy machine takes.
  await page.clock.setFixedTime(new Date());
  await page.goto("/fr/album/delta-sans-fin");
  await page.waitForLoadState("networkidle");
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  const again = page.waitForEvent("load");
  await page.getByRole("button", { name: /^Partager l’album/ }).click();
  await again;
  await page.waitForLoadState("networkidle");
  // The reloaded page lacks all its chunks: each has failed, and none caused a third load.
  expect(await page.evaluate(() => sessionStorage.getItem("reloaded"))).toBeTruthy();
  expect(documents).toHaveLength(2);
});

test.describe("the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("shows a page in the right language while offline, and caches nothing personal", async ({
    page,
    context,
  }) => {
    const script = await page.request.get("/sw.js");
    expect(script.status()).toBe(200);
    expect(script.headers()["content-type"]).toMatch(/javascript/);
    await page.goto("/fr/albums");
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== "activated")
        await new Promise((done) => active?.addEventListener("statechange", done, { once: true }));
    });
    await page.goto("/en/albums");
    await page.waitForLoadState("networkidle");
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return lists.flat().map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(kept).toContain("/offline/fr");
    await expect.poll(kept).toContainEqual(expect.stringMatching(/^\/media\/resize\//));
    expect(
      (await kept()).filter((path) => /^\/(api|fr|en|user|authentification|internal)\b/.test(path)),
    ).toEqual([]);
    await context.setOffline(true);
    await page.goto("/fr/nos-placements");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plus de courant dans la ligne");
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.goto("/en/user/cart");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The line has gone quiet");
    await context.setOffline(false);
    await page.getByRole("link", { name: "Try once more" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("The line has gone quiet");
  });
});
