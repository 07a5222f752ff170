import { expect, type Page } from "@playwright/test";
import { ALBUM, ALBUM_LINKS, ALBUM_LIST, untilPainted } from "#/bench/first-screen.ts";
import { rowsOnFirstScreen } from "#/features/albums/rows-on-first-screen.ts";
import { test } from "./site-test.ts";

/**
 * Most that a page may weigh: kilobytes of HTML, and of these, of React's data; elements; requests of a first visit.
 * None depends on the machine. A page that exceeds its budget needs a good reason.
 */
const BUDGETS = {
  "/fr": { html: 158, flight: 64, elements: 1_150, requests: 25 },
  "/fr/albums": { html: 88, flight: 34, elements: 770, requests: 25 },
  "/fr/album/delta-sans-fin": { html: 90, flight: 35, elements: 560, requests: 17 },
  "/fr/search-guidee": { html: 149, flight: 49, elements: 1_170, requests: 19 },
  "/fr/recherche/piano": { html: 133, flight: 45, elements: 1_000, requests: 19 },
  "/fr/nos-compositeurs": { html: 68, flight: 32, elements: 460, requests: 17 },
};

for (const [path, most] of Object.entries(BUDGETS)) {
  test(`${path} requests, contains and repeats no more than its budget`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    const requests = counted(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect.soft(html.length / 1000, "kB of HTML").toBeLessThanOrEqual(most.html);
    expect.soft(flightOf(html).length / 1000, "kB of flight").toBeLessThanOrEqual(most.flight);
    expect.soft(await page.locator("body *").count(), "elements").toBeLessThanOrEqual(most.elements);
    expect.soft(requests().length, "requests").toBeLessThanOrEqual(most.requests);
  });
}

test("an album under the pointer in the list is fetched once, and the press then requests no page", async ({
  page,
}) => {
  const first = counted(page);
  await page.goto("/fr/albums");
  // What the list does at idle belongs to no press. It asks for the outline of its first album, from which it knows that
  // of the others.
  for (const last of ["/map/places.js", "_rsc="])
    await expect.poll(() => first().some((url) => url.includes(last))).toBe(true);
  await page.waitForLoadState("networkidle");
  const link = page.locator(ALBUM_LINKS).nth(2);
  const path = (await link.getAttribute("href")) ?? "";
  const ahead = counted(page);
  await link.hover();
  await expect.poll(() => pagesAmong(ahead(), path)).toHaveLength(1);
  await page.waitForLoadState("networkidle");
  expect(pagesAmong(ahead(), path)).toHaveLength(1);
  const after = counted(page);
  const painted = await untilPainted(page, { screen: ALBUM, from: "pointerdown", patience: 60_000 });
  await page.mouse.down();
  await painted();
  expect(new URL(page.url()).pathname, "while the button is down").toBe(path);
  await page.mouse.up();
  await page.waitForLoadState("networkidle");
  expect(pagesAmong(after(), path)).toEqual([]);
  // The page, its sleeve, and the waveforms of its rows. A drawing that comes twice comes from the browser's memory.
  const asked = [...new Set([...ahead(), ...after()])];
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(3);
  const back = await untilPainted(page, { screen: ALBUM_LIST, from: "popstate", patience: 60_000 });
  await page.goBack();
  await back();
});

test("a press on an album computes the style of what it shows, and of nothing that it leaves", async ({
  page,
  browser,
}) => {
  await page.goto("/fr/albums");
  await page.waitForLoadState("networkidle");
  await page.locator(ALBUM_LINKS).first().hover();
  await page.waitForLoadState("networkidle");
  const painted = await untilPainted(page, { screen: ALBUM, from: "pointerdown", patience: 60_000 });
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.mouse.down();
  await painted();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Styling[] };
  await page.mouse.up();
  const styled = traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
  // The page of the album is some 620 of them.
  expect(styled).toBeGreaterThan(300);
  expect(styled).toBeLessThanOrEqual(750);
  await expect(page.getByRole("heading", { name: "Dans le même sillon" })).toBeAttached();
});

test("the rows of an album that come with the first screen are at least those that it shows", async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 900],
    [390, 844],
    [768, 1_024],
    [1_024, 768],
    [1_440, 900],
    [1_920, 1_080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/fr/album/delta-sans-fin");
    const shown = await page
      .locator(ALBUM.rows ?? "")
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().top < innerHeight).length);
    expect(
      rowsOnFirstScreen({ innerWidth: width, innerHeight: height }, false),
      `${width} px`,
    ).toBeGreaterThanOrEqual(shown);
  }
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`the sleeves that the list of albums loads at once are on its first screen, without a preload, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ["/fr/albums", "/en/albums?order=name", "/fr/albums?writers=awa-sangare"]) {
      await page.goto(path);
      await expect(page.locator("main article img").first()).toBeVisible();
      const found = await page.evaluate(() => {
        const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
        const isOnScreen = (image: Element) => {
          const { top, bottom } = image.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        };
        return {
          preloads: document.querySelectorAll("link[rel=preload][as=image]").length,
          atOnce: images.filter((image) => image.loading === "eager").length,
          below: images
            .filter((image) => image.loading === "eager" && !isOnScreen(image))
            .map(({ srcset }) => srcset),
        };
      });
      expect(found.atOnce, path).toBeGreaterThan(0);
      expect([path, found.preloads, found.below]).toEqual([path, 0, []]);
    }
  });
}

test("a press released beside its link stays on the page, or returns to the place in the list", async ({
  page,
}) => {
  await page.goto("/fr/albums");
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("main").locator("article h2 a").nth(8);
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await link.hover();
  await page.mouse.down();
  await expect(page.locator("article header h1")).toBeVisible();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe("/fr/albums");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});

/** An event of Chromium's tracing; that of a style pass tells how many elements it was for. */
interface Styling {
  name: string;
  args: { elementCount?: number };
}

function counted(page: Page): () => string[] {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  return () => urls;
}

const pagesAmong = (urls: readonly string[], path: string) =>
  urls.filter((url) => new URL(url).pathname === path);

/** Returns the scripts of a page that pass React's data. */
const flightOf = (html: string) =>
  [...html.matchAll(/<script[^>]*>self\.__next_f\.push\([^<]*<\/script>/g)]
    .map(([script]) => script)
    .join("");
