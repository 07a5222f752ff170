import { expect, type Locator, type Page } from "@playwright/test";
import { byTurn } from "./by-turn.ts";
import { test } from "./site-test.ts";
import { untilHydrated } from "./until-hydrated.ts";

const turn = byTurn("fr");

/** Searches with enough results to scroll, each narrowed by filters; their addresses without the language. */
const SEARCHES = {
  guided: "/search-guidee?not=piano&bpm=60-140&page=2",
  text: "/recherche/kora%20OR%20piano?order=bpm",
  synonyms: "/search-synonym?q=peur",
  similarity: "/search-similarity?track=ID&part=10-30&weights=90,60,100&bpm=60-140",
};
const DOWN = 420;
/** Pixels from the top of the screen that the header covers: Playwright would scroll to press an element higher up. */
const UNDER_HEADER = 90;
const OTHER = { fr: "en", en: "fr" } as const;
const OTHER_NAMES = { fr: /^EN\b/, en: /^FR\b/ };

const rows = (page: Page) => page.getByRole("main").locator("li[data-track]");
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Returns the position of each row on the screen. */
const places = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => `${row.getAttribute("data-track")} at ${Math.round(row.getBoundingClientRect().top)}`),
  );

/** Clicks an element where it is: Playwright's own click could scroll the page because of the fixed header. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not on the screen");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function trackId(page: Page): Promise<string> {
  const answer = await page.request.get("/api/front/tracks?itemsPerPage=1");
  return String((await answer.json())["hydra:member"][0].id);
}

for (const lang of ["fr", "en"] as const) {
  for (const [kind, search] of Object.entries(SEARCHES)) {
    test(`${kind} search keeps its filters and scroll position: on going back, and in the other language (${lang})${turn(lang)}`, async ({
      page,
    }) => {
      const query = search.replace("ID", search.includes("ID") ? await trackId(page) : "");
      await page.goto(`/${lang}${query}`);
      // The cached page first shows results without the filters.
      await expect(page.getByRole("main").locator("nav [aria-current=page]").last()).toHaveText(
        new URLSearchParams(query.split("?")[1]).get("page") ?? "1",
      );
      await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
      await expect(rows(page).nth(8)).toBeVisible();
      // Late content, such as fonts, may still move the rows.
      await page.waitForLoadState("networkidle");
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), DOWN);
      await expect.poll(() => scrolled(page)).toBe(DOWN);
      const before = await places(page);

      const seen = before.findIndex((place) => Number(place.split(" at ")[1]) > UNDER_HEADER);
      await press(page, rows(page).nth(seen).getByRole("link").first());
      await expect(page).toHaveURL(/\/album\//);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`/${lang}${query}`);
      await expect.poll(() => places(page)).toEqual(before);
      await expect.poll(() => scrolled(page)).toBe(DOWN);

      const ids = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-track")));
      await press(page, page.getByRole("banner").getByRole("link", { name: OTHER_NAMES[lang] }));
      await expect(page).toHaveURL(`/${OTHER[lang]}${query}`);
      await expect(page.locator("html")).toHaveAttribute("lang", OTHER[lang]);
      await expect
        .poll(() => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-track"))))
        .toEqual(ids);
      await expect.poll(() => scrolled(page)).toBe(DOWN);
    });
  }
}

test("opening the share popup does not move the page", async ({ page }) => {
  // Too low for the popup to fit above or below its button: if it were part of the page's flow, the page would scroll
  // to it.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto("/fr/albums/delta-sans-fin");
  const share = page.getByRole("button", { name: /^Partager l’album/ });
  await expect(share).toBeVisible();
  await page.waitForLoadState("networkidle");
  await share.evaluate((button) => button.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await press(page, share);
  const first = page.getByRole("dialog").getByRole("button").first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  expect(await scrolled(page)).toBe(before);
});

test("the next page of guided search, by keyboard, moves the focus to the number of tracks", async ({
  page,
}) => {
  await page.goto("/en/search-guidee?not=piano");
  const heading = page.getByRole("heading", { level: 1, name: /^\d+ tracks?$/ });
  await expect(heading).toBeVisible();
  const next = page.getByRole("main").getByRole("link", { name: "Next page" });
  await expect(next).toHaveAttribute("href", /not=piano/);
  await expect(page.locator("section[aria-busy=true]")).toHaveCount(0);
  await untilHydrated(next);
  // Delay the answer until the transition is visible: the previous results stay, and their links must not get the
  // focus.
  const late = Promise.withResolvers<void>();
  await page.route("**/api/front/**", async (route) => {
    await late.promise;
    await route.continue();
  });
  await next.press("Enter");
  await expect(page.locator("section[aria-busy=true]")).toHaveCount(1);
  await expect(heading).toBeFocused();
  late.resolve();
  await expect(page.locator("section[aria-busy=true]")).toHaveCount(0);
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/page=2/);
});
