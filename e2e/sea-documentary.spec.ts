import { expect, type Page } from "@playwright/test";
import { demoPerson } from "./demo-person.ts";
import { test } from "./site-test.ts";

/** A person gets there with no more presses than this, beside the letters of what they type. */
const MOST_PRESSES = 25;
const WANTED = 3;

const SITES = {
  fr: {
    brief: "3 sous-voix tendus, 60 s, vers 100 bpm, la mer",
    project: "Documentaire mer",
    cart: /^Panier/,
    addTitle: /^Ajouter à un projet/,
    newName: "Nom d’un nouveau projet",
    tracks: /^Titres/,
  },
  en: {
    brief: "3 tense underscores, 60 s, around 100 bpm, the sea",
    project: "Sea documentary",
    cart: /cart/i,
    addTitle: /^Add to a project/,
    newName: "Name of a new project",
    tracks: /^Tracks/,
  },
} as const;

/** Presses keys and counts them; letters of what is typed are not counted. */
function counting(page: Page) {
  let presses = 0;
  return {
    press: async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    },
    count: () => presses,
  };
}

for (const [lang, site] of Object.entries(SITES)) {
  test(`three tense underscores of a minute for the sea go from the home page into a project by keys alone, ${lang}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { token } = await demoPerson(page.request);
    await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    await page.goto(`/${lang}`);
    // Who is signed in is known once the page listens to its keys.
    await expect(page.getByRole("banner").getByRole("link", { name: site.cart })).toBeVisible();
    const { press, count } = counting(page);

    await press("/");
    await expect(page.getByRole("banner").getByRole("combobox")).toBeFocused();
    await page.keyboard.type(site.brief);
    await press("Enter");
    await expect(page).toHaveURL(`/${lang}/recherche/${encodeURIComponent(site.brief)}`);
    const rows = page.locator("[data-track]");
    await expect(rows.nth(WANTED - 1)).toHaveAttribute("data-track-version", /^\d+$/);
    const versions = [];
    for (let at = 0; at < WANTED; at += 1)
      versions.push(await rows.nth(at).getAttribute("data-track-version"));

    const first = rows.first().getByRole("link").first();
    const title = (await first.getAttribute("aria-label")) ?? (await first.textContent()) ?? "";
    await press("'");
    await press(title.slice(0, 1));
    await expect(rows.first().locator(":focus")).toHaveCount(1);
    // Letters that follow at once belong to the title that is looked for.
    await expect(page.getByText(`’${title.slice(0, 1)}`, { exact: true })).toHaveCount(0);

    const dialog = page.getByRole("dialog", { name: site.addTitle });
    const project = dialog.getByRole("button", { name: new RegExp(site.project) });
    for (let at = 0; at < WANTED; at += 1) {
      if (at > 0) {
        await press("ArrowDown");
        await expect(rows.nth(at).locator(":focus")).toHaveCount(1);
      }
      await press("a");
      await expect(dialog.locator("input").and(page.locator(":focus"))).toHaveCount(1);
      if (at === 0) {
        const field = dialog.getByRole("textbox", { name: site.newName });
        while (!(await field.evaluate((one) => one === document.activeElement))) await press("Tab");
        await page.keyboard.type(site.project);
        await press("Enter");
        await expect(project).toBeFocused();
      } else {
        await page.keyboard.type(site.project);
        await press("Tab");
        await expect(project).toBeFocused();
        await press("Enter");
      }
      await expect(project).toHaveAttribute("aria-pressed", "true");
      await press("Escape");
      await expect(dialog).toBeHidden();
      await expect(rows.nth(at).locator(":focus")).toHaveCount(1);
    }
    expect(count()).toBeLessThanOrEqual(MOST_PRESSES);

    await page.goto(`/${lang}/user/projects/playlist`);
    await page.getByRole("link", { name: new RegExp(site.project) }).click();
    await expect(page.getByRole("heading", { level: 1, name: site.project })).toBeVisible();
    const inProject = page.getByRole("list", { name: site.tracks }).locator("[data-track]");
    await expect(inProject).toHaveCount(WANTED);
    const held = await inProject.evaluateAll((all) =>
      all.map((row) => row.getAttribute("data-track-version")),
    );
    expect(held.toSorted()).toEqual(versions.toSorted());
  });
}
