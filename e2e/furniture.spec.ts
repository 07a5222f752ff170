import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { axe } from "./axe.ts";
import { test } from "./site-test.ts";

const findings = async (page: Page) =>
  (await axe(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

/** Shows `html` on a page of another site: another host for the browser, on this machine. */
async function showElsewhere(page: Page, html: string) {
  const blog = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="fr"><title>Blog</title><main><h1>Blog</h1>${html}</main></html>`,
    );
  });
  await new Promise<void>((ready) => blog.listen(0, "127.0.0.1", ready));
  page.once("close", () => blog.close());
  await page.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/`);
}

for (const [lang, texts] of Object.entries({
  fr: {
    share: /^Partager l’album/,
    popup: "Partager Delta sans fin",
    copy: "Copier le lien",
    slug: "delta-sans-fin",
  },
  en: {
    share: /^Share the album/,
    popup: "Share Endless Delta",
    copy: "Copy the link",
    slug: "endless-delta",
  },
})) {
  test(`in ${lang} the popup that shares opens and closes by keyboard, and copies the link`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/${lang}/album/${texts.slug}`);
    const button = page.getByRole("button", { name: texts.share });
    await button.focus();
    await page.keyboard.press("Enter");
    const popup = page.getByRole("dialog", { name: texts.popup });
    await expect(popup.getByRole("button")).toHaveText(["Facebook", "X", "LinkedIn", texts.copy]);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(popup).toBeVisible();
    await button.click();
    await expect(popup).toBeHidden();
    await button.click();
    await expect(popup).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(popup).toBeHidden();
    await button.click();
    await popup.getByRole("button", { name: texts.copy }).click();
    const link = `${baseURL}/${lang}/album/${texts.slug}`;
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });
}

for (const [lang, texts] of Object.entries({
  fr: { share: /^Partager l’album/, popup: "Partager Delta sans fin", slug: "delta-sans-fin" },
  en: { share: /^Share the album/, popup: "Share Endless Delta", slug: "endless-delta" },
})) {
  test(`in ${lang} a press whose part cannot be loaded is done when the page has been loaded again`, async ({
    page,
    provokes,
  }) => {
    provokes(/net::ERR_FAILED at \/_next\/static\/chunks\//);
    await page.goto(`/${lang}/album/${texts.slug}`);
    await page.waitForLoadState("networkidle");
    // All go on being routed: were routing taken off after the first (`times`), the browser could lose the request of
    // the page itself, which is made in that moment.
    let isFirst = true;
    await page.route("**/_next/static/chunks/**", (route) => {
      const isLost = isFirst;
      isFirst = false;
      return isLost ? route.abort() : route.continue();
    });
    const again = page.waitForEvent("load");
    // By a key: a pointer that comes near asks for the part before it presses, and the page is new when it does.
    await page.getByRole("button", { name: texts.share }).press("Enter");
    await again;
    await expect(page.getByRole("dialog", { name: texts.popup })).toBeVisible();
    // It is done once: another load does not do it again.
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("dialog", { name: texts.popup })).toHaveCount(0);
  });
}

for (const [lang, texts] of Object.entries({
  fr: { share: /^Partager l’album/, slug: "delta-sans-fin" },
  en: { share: /^Share the album/, slug: "endless-delta" },
})) {
  test(`in ${lang} the page of a network that a link is handed to cannot reach back into the site`, async ({
    page,
    context,
  }) => {
    const path = `/${lang}/album/${texts.slug}`;
    await context.route(/(facebook|twitter|linkedin)\.com/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Network</title>" }),
    );
    await page.goto(path);
    for (const name of ["Facebook", "X", "LinkedIn"]) {
      await page.getByRole("button", { name: texts.share }).click();
      const [network] = await Promise.all([
        context.waitForEvent("page"),
        page.getByRole("dialog").getByRole("button", { name, exact: true }).click(),
      ]);
      await network.waitForLoadState();
      expect(network.url()).toContain(encodeURIComponent(path));
      expect(await network.evaluate(() => window.opener)).toBeNull();
      await network.close();
    }
  });
}

test("another site shows the player, and it plays", async ({ page, baseURL }) => {
  const answer = await page.request.get(`/oembed?url=${baseURL}/fr/album/delta-sans-fin&maxwidth=500`);
  const { html, width } = (await answer.json()) as { html: string; width: number };
  expect(width).toBe(500);
  await showElsewhere(page, html);
  const player = page.frameLocator("iframe");
  await expect(player.getByRole("heading", { name: "Delta sans fin" })).toBeVisible();
  await player.getByRole("button", { name: "Écouter" }).click();
  await expect(player.locator("[data-clock]")).toHaveText(/^00:(?!00)/, { timeout: 60_000 });
  await player.getByRole("button", { name: "Mettre en pause" }).click();
  await player.getByRole("button", { name: /Pirogue/ }).click();
  await expect(player.getByRole("button", { name: /Pirogue/ })).toHaveAttribute("aria-current", "true");
  await page.goto("/embed/fr/delta-sans-fin");
  expect(await findings(page)).toEqual([]);
});

test("no other page can be framed", async ({ page, baseURL, provokes }) => {
  provokes(/^Framing 'http:\S+' violates .* "frame-ancestors 'none'"/);
  const refusals: string[] = [];
  page.on("console", (message) => refusals.push(message.text()));
  await showElsewhere(page, `<iframe src="${baseURL}/fr"></iframe>`);
  await expect.poll(() => refusals.join()).toMatch(/frame-ancestors 'none'/);
  await expect(page.frameLocator("iframe").getByRole("banner")).toHaveCount(0);
});

test("a part that cannot be loaded loads the page again once, and not again within ten seconds", async ({
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
  // The page that came lacks all its parts now: each failed, and none of them loaded it a third time.
  expect(await page.evaluate(() => sessionStorage.getItem("reloaded"))).toBeTruthy();
  expect(documents).toHaveLength(2);
});

test.describe("the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("shows a page in its language while there is no line, and keeps nothing of anyone", async ({
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
    expect(await findings(page)).toEqual([]);
    await page.goto("/en/user/cart");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The line has gone quiet");
    await context.setOffline(false);
    await page.getByRole("link", { name: "Try once more" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("The line has gone quiet");
  });
});
