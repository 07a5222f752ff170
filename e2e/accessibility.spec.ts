import { expect, type Page } from "@playwright/test";
import { axe, inColours } from "./axe.ts";
import { demoPerson } from "./demo-person.ts";
import { test } from "./site-test.ts";

/** An address without a page; the browser reports its 404 as an error. */
const LOST = "/fr/nulle-part";
const IS_LOST = / 404 .* at \/fr\/nulle-part$/;

/** One page of each kind, in both languages. The track's page is playing while it is checked. */
const PAGES = [
  "/fr",
  "/en/albums",
  "/fr/album/delta-sans-fin",
  "/en/recherche/kora",
  "/fr/recherche/korra%20urgence",
  "/en/recherche/kora%20xylophonissimo",
  "/fr/recherche/%2Btendu%20~mer%20-voix%2060%20s",
  "/fr/search-guidee",
  "/en/search-guidee?q=sea%20-drums&terms=tension",
  "/en/search-similarity",
  "/fr/search-similarity?track=1",
  "/fr/search-synonym?q=peur",
  "/en/our-composers",
  "/fr/nos-compositeurs/awa-sangare",
  "/en/our-placements",
  "/en/worldmap",
  "/fr/carte/mali",
  "/fr/nos-placements/apres-la-secousse",
  "/en/about",
  "/fr/contact",
  "/en/music-advice",
  "/fr/concours",
  "/en/subscription",
  "/fr/donnees-personnelles",
  LOST,
  "/fr/auth/login",
  "/en/auth/inscription",
  "/fr/auth/forgot-password",
];

/** Longest time that a page may take to load and be checked, on a busy machine. */
const PAGE_MS = 20_000;

/** Pages that need a signed-in person. */
const PRIVATE_PAGES = [
  "/fr/user/start",
  "/fr/user/profile",
  "/en/user/password",
  "/fr/user/historique/ecoutes",
];

/** Checked in every combination of width and theme; each other page in only one of them. */
const IN_ALL = ["/fr", "/en/albums", "/fr/album/delta-sans-fin"];
const COMBINATIONS = [
  { width: 390, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
  { width: 1440, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
] as const;
/** `npm run test:all` checks every page in every combination. */
const isWhole = process.env.CIRCLE === "all";

/** Returns the accessibility problems of the page, one line each (WCAG 2.2 AA and axe's best practices). */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await axe(page, { "target-size": { enabled: true } }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}

const ink = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);

/** Drawings by scripts must fit the width too. */
async function readsInNarrowWindow(page: Page, address: string) {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address, { waitUntil: "networkidle" });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide, { message: address }).toBeLessThanOrEqual(320);
}

/** Returns the combinations in which `address` is checked; `turn` is its position in the list. */
const combinationsOf = (address: string, turn: number) =>
  COMBINATIONS.filter(
    (_, index) => isWhole || IN_ALL.includes(address) || turn % COMBINATIONS.length === index,
  );

for (const half of [0, 1]) {
  const pages = PAGES.flatMap((address, turn) => (turn % 2 === half ? [{ address, turn }] : []));
  test(`no page has an accessibility problem, and none scrolls sideways at 320 px (WCAG 1.4.10), ${half + 1} of 2`, async ({
    page,
    provokes,
  }) => {
    if (pages.some(({ address }) => address === LOST)) provokes(IS_LOST);
    test.setTimeout(pages.length * PAGE_MS);
    for (const { address, turn } of pages) {
      await readsInNarrowWindow(page, address);
      for (const { width, colorScheme } of combinationsOf(address, turn)) {
        await page.setViewportSize({ width, height: 900 });
        await inColours(page, "light");
        if (colorScheme === "dark") {
          const light = await ink(page);
          await inColours(page, "dark");
          expect(await ink(page)).not.toBe(light);
        }
        expect(await findings(page), `${address}, ${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });
}

test("the pages of an account and its menu have no accessibility problem", async ({
  page,
  request,
  baseURL,
}) => {
  const { token } = await demoPerson(request);
  await page.context().addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
  await request.post("/api/tracks_listeneds", {
    headers: { authorization: `Bearer ${token}` },
    data: { tracks: "/api/tracks/3", user: null },
  });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const address of PRIVATE_PAGES) {
      await page.goto(address);
      await expect(page.getByRole("button", { name: /Votre compte|’s account/ })).toBeVisible();
      expect(await findings(page), address).toEqual([]);
    }
  }
  await page.getByRole("button", { name: /Votre compte/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  // Only the menu: the library surrounds it with focus guards, which axe mistakes for hidden focusable elements.
  const { violations } = await axe(page, { region: { enabled: false } })
    .include('[role="menu"]')
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("neither the player nor the versions of a track have an accessibility problem", async ({ page }) => {
  await page.goto("/fr/album/delta-sans-fin");
  await page
    .getByRole("button", { name: /^(Écouter|Lire)/ })
    .first()
    .click();
  await expect(page.getByRole("slider").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page
    .getByRole("button", { name: /versions/ })
    .first()
    .click();
  await expect(
    page.getByRole("region", { name: /^Versions de / }).getByRole("list", { name: /^Communs/ }),
  ).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await findings(page)).toEqual([]);
});

test("neither a rejected form nor the consent notice has an accessibility problem", async ({ page }) => {
  await page.goto("/fr/contact");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "à reprendre" })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Gérer les cookies" }).click();
  await expect(page.getByRole("button", { name: "J’ai compris" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
