import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { axe } from "./axe.ts";
import { test } from "./site-test.ts";

const findings = async (page: Page) =>
  (await axe(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

/** Shows `html` on a page of another site, which for the browser is another host on this machine. */
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
  test(`in ${lang} the share popup opens and closes by keyboard, and copies the link`, async ({
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
  fr: { share: /^Partager l’album/, slug: "delta-sans-fin" },
  en: { share: /^Share the album/, slug: "endless-delta" },
})) {
  test(`in ${lang} the page of a social network that receives a link cannot access the site`, async ({
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
