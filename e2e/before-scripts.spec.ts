import { expect, type Page } from "@playwright/test";
import { demoPerson } from "./demo-person.ts";
import { keepAudio, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";
import { untilHydrated } from "./until-hydrated.ts";

const ALBUM = "/fr/album/delta-sans-fin";
/** Accessible name of the dial in each language. */
const DIALS = { fr: /^Le cadran/, en: /^The dial/ };

test.beforeEach(({ page }) => keepAudio(page));

/** Opens a page with all its scripts held back, or only those in `held`; returns a function that releases them. */
async function openWithoutScripts(page: Page, path: string, held?: Set<string>): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    if (held?.has(new URL(route.request().url()).pathname) !== false) await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

test("a press before the scripts have loaded takes effect once, when they have", async ({ page }) => {
  const release = await openWithoutScripts(page, ALBUM);
  await page.getByRole("button", { name: "Écouter l’album Delta sans fin" }).click();
  await expect(page.getByRole("region", { name: "Lecteur" })).toHaveCount(0);
  release();
  await expect(page.getByRole("region", { name: "Lecteur" })).toBeVisible();
  await expect.poll(async () => (await sound(page)).at, { timeout: 60_000 }).toBeGreaterThan(0.2);
});

test("the language switch leads to the page's translated address before the scripts have loaded", async ({
  page,
}) => {
  await openWithoutScripts(page, ALBUM);
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/en/album/endless-delta");
});

test("presses also work while the frame's scripts have loaded and the page's own have not", async ({
  page,
}) => {
  const scripts = async (path: string): Promise<string[]> =>
    (await (await page.request.get(path)).text()).match(/\/_next\/static\/[^"\\]+\.js/g) ?? [];
  const own = new Set(await scripts(ALBUM));
  for (const other of await scripts("/fr")) own.delete(other);
  expect(own.size).toBeGreaterThan(0);
  const release = await openWithoutScripts(page, ALBUM, own);
  const other = page.getByRole("banner").getByRole("link", { name: "English" });
  // React has hydrated the frame, but renders nothing new there before the page's own scripts arrive.
  await untilHydrated(other);
  // The press on a row is handled by the list, a part of the page.
  const row = page.locator("[data-track]").nth(1);
  await row.getByRole("button").first().click();
  release();
  await expect(page.getByRole("region", { name: "Lecteur" })).toBeVisible();
  await expect(row).toHaveAttribute("data-playing", "true");

  await page.unrouteAll({ behavior: "ignoreErrors" });
  await openWithoutScripts(page, ALBUM, own);
  await untilHydrated(other);
  await other.click();
  await expect(page).toHaveURL("/en/album/endless-delta");
});

for (const [lang, name] of Object.entries(DIALS)) {
  test(`the dial that had the focus before the scripts loaded responds to arrow keys when they have (${lang})`, async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, `/${lang}`);
    const dial = page.getByRole("slider", { name });
    await dial.focus();
    release();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(dial).toHaveAttribute("aria-valuetext", /\d+ (bat|beat)/, { timeout: 500 });
    }).toPass();
  });
}

for (const [path, understood, excluded] of [
  ["/fr/recherche/kora", "Ce qui a été compris", /^kora.*exclu$/],
  ["/en/recherche/kora", "What was understood", /^kora.*excluded$/],
] as const) {
  test(`a key for the focused element takes effect when the scripts have loaded, ${path}`, async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, path);
    const chip = page.getByRole("toolbar", { name: understood }).getByRole("button").first();
    await chip.focus();
    await page.keyboard.press("-");
    release();
    await expect(chip).toHaveAccessibleName(excluded);
    await expect(page).toHaveURL(path.replace("kora", "-kora"));
    await expect(chip).toBeFocused();
  });
}

for (const path of ["/fr/search-guidee", "/en/search-guidee"]) {
  test(`a letter pressed early works as a shortcut of the page when the scripts have loaded, ${path}`, async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, path);
    await expect(page.locator("[data-track]").first()).toBeVisible();
    await page.keyboard.press("e");
    release();
    await expect(page.locator("[data-audition-bar]")).toBeFocused();
    // Handled only once: a second audition would have ended the first.
    await expect.poll(async () => (await sound(page)).paused, { timeout: 60_000 }).toBe(false);
    await expect(page.locator("[data-audition-bar]")).toBeFocused();
  });
}

for (const [place, path, fieldOf] of [
  ["header", ALBUM, (page: Page) => page.getByRole("banner").getByRole("combobox")],
  ["home page", "/fr", (page: Page) => page.getByRole("searchbox", { name: "Rechercher dans le catalogue" })],
] as const) {
  test(`words sent from the ${place} before the scripts loaded are searched for when they have`, async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, path);
    await fieldOf(page).fill("kora");
    await fieldOf(page).press("Enter");
    release();
    await expect(page).toHaveURL("/fr/recherche/kora");
  });
}

test("filters set in a list before the scripts loaded apply when they have", async ({ page }) => {
  const release = await openWithoutScripts(page, "/fr/albums?search=a");
  await page.getByRole("checkbox", { name: /Awa Sangaré/ }).check();
  await page.getByRole("combobox", { name: "Trier" }).selectOption("name");
  release();
  await expect(page).toHaveURL("/fr/albums?search=a&writers=awa-sangare&order=name");
  await expect(page.getByRole("checkbox", { name: /Awa Sangaré/ })).toBeChecked();
});

test("words typed to shorten a list of filters before the scripts loaded shorten it when they have", async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "/fr/albums");
  await page.getByRole("searchbox", { name: "Trouver un compositeur" }).fill("awa");
  release();
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await expect(page.getByRole("searchbox", { name: "Trouver un compositeur" })).toHaveValue("awa");
});

test("chips and sliders changed before the scripts loaded apply when they have", async ({ page }) => {
  const release = await openWithoutScripts(page, "/fr/search-guidee");
  const chips = page.getByRole("group", { name: "Genres" }).locator("button[aria-pressed]");
  await chips.nth(0).click();
  await chips.nth(1).click();
  const slowest = page.getByRole("slider", { name: "Tempo le plus lent" });
  await slowest.focus();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press("ArrowRight");
  release();
  await expect(page).toHaveURL(/terms=[a-z-]+,[a-z-]+.*bpm=45/);
  await expect(slowest).toHaveValue("45");
});

test("the time per country chosen before the scripts loaded applies to the voyage", async ({ page }) => {
  const release = await openWithoutScripts(page, "/fr/carte");
  const stay = page.getByRole("main").getByRole("combobox");
  await stay.selectOption("60");
  release();
  await page.getByRole("button", { name: "Partir en voyage" }).click();
  await expect(page.getByRole("button", { name: "Arrêter le voyage" })).toBeVisible();
  await expect(stay).toHaveValue("60");
});

test("a form sent before the scripts loaded is sent when they have, with everything that was typed", async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "/fr/contact");
  const firstname = page.getByLabel("Prénom", { exact: true });
  const message = page.getByRole("textbox", { name: "Message" });
  const consent = page.getByRole("main").getByRole("checkbox");
  await message.fill("Bonjour, nous cherchons une kora.");
  await consent.check();
  await firstname.fill("Ana");
  await firstname.press("Enter");
  release();
  // The empty field is reported, so the form was really sent.
  await expect(page.getByLabel("Nom", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL("/fr/contact");
  await expect(firstname).toHaveValue("Ana");
  await expect(message).toHaveValue("Bonjour, nous cherchons une kora.");
  await expect(message).not.toHaveAttribute("aria-invalid", "true");
  await expect(consent).toBeChecked();
});

test("signing in before the scripts loaded works when they have, and returns to the list as it was", async ({
  page,
  request,
}) => {
  const { email, password } = await demoPerson(request);
  const release = await openWithoutScripts(page, "/fr/albums?order=name");
  await page.getByRole("banner").getByRole("link", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/fr\/auth\/login/);
  await page.getByLabel("Adresse électronique").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  release();
  await expect(page).toHaveURL("/fr/albums?order=name");
});
