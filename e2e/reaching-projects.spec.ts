import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { axe, faults } from "./axe.ts";
import { byTurn } from "./by-turn.ts";
import { keepAudio, listen } from "./heard-sound.ts";
import { ownPerson } from "./own-person.ts";
import { test } from "./site-test.ts";

const turn = byTurn("en");

/** Texts of the links to the projects in each language. */
const WORDS = {
  fr: {
    signIn: "Se connecter",
    email: "Adresse électronique",
    password: "Mot de passe",
    projects: "Projets",
    all: "Tous les projets",
    account: /Votre compte/,
    menu: "Ouvrir le menu",
    start: "Reprendre",
    pages: "Pages du compte",
    fromCart: "Ouvrir vos projets",
    answers: "Nouvelles réponses",
    news: /2 réponses/,
    last: "Dernier projet",
    open: "Ouvrir le projet",
    sheets: "Relevés inachevés",
    faults: /points à corriger/,
    resume: /^Reprendre l’écoute de /,
    pause: /^Suspendre l’écoute de /,
  },
  en: {
    signIn: "Sign in",
    email: "E-mail address",
    password: "Password",
    projects: "Projects",
    all: "All projects",
    account: /’s account/,
    menu: "Open the menu",
    start: "Pick up again",
    pages: "Account pages",
    fromCart: "Open your projects",
    answers: "New answers",
    news: /2 answers/,
    last: "Last project",
    open: "Open the project",
    sheets: "Unfinished cue sheets",
    faults: /points to correct/,
    resume: /^Go on listening to /,
    pause: /^Pause /,
  },
} as const;
/** The demo may still have to render some sounds. */
const SLOW = 240_000;

/**
 * Creates a person whom no other journey uses, with a project that a client has answered and whose cue sheet is begun.
 */
async function projectAtWork(request: APIRequestContext, name: string) {
  const person = await ownPerson(request, "reaching");
  const headers = {
    Authorization: `Bearer ${person.token}`,
    "Content-Type": "application/ld+json",
  };
  const found = await (await request.get("/api/tracks?itemsPerPage=2")).json();
  const tracks: string[] = found["hydra:member"].map((track: { "@id": string }) => track["@id"]);
  const project = await (
    await request.post("/api/user_playlists", { headers, data: { name, tracks } })
  ).json();
  const link = await (
    await request.post(`/api/user_playlists/${project.id}/links`, { headers, data: {} })
  ).json();
  for (const track of tracks) {
    const answer = await request.post(`/api/front/shared_playlists/${link.token}/comments`, {
      headers: { "Content-Type": "application/ld+json" },
      data: { track, text: "Oui" },
    });
    expect(answer.status()).toBeLessThan(300);
  }
  const kept = await request.patch(`/api/user_playlists/${project.id}/cue_sheet`, {
    headers: { ...headers, "Content-Type": "application/merge-patch+json" },
    data: { programme: { title: name } },
  });
  expect(kept.status()).toBe(200);
  return { ...person, id: project.id as number };
}

for (const [lang, words] of Object.entries(WORDS)) {
  const header = (page: Page) => page.getByRole("banner");
  const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true, level: 1 });
  const signIn = async (page: Page, { email, password }: { email: string; password: string }) => {
    const form = page.locator("main form");
    await form.getByLabel(words.email, { exact: true }).fill(email);
    await form.getByLabel(words.password, { exact: true }).fill(password);
    await page.keyboard.press("Enter");
  };
  const press = async (control: Locator) => {
    await control.focus();
    await control.press("Enter");
  };

  test(`in ${lang}: after a plain sign-in a person continues where they left off, by mouse${turn(lang)}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(SLOW);
    const name = `Reprise ${lang} ${Date.now()}`;
    const person = await projectAtWork(request, name);
    await keepAudio(page);
    // The queue belongs to this device, so the visitor's queue is still there after signing in.
    await listen(page, `/${lang}/search-guidee`);
    await page.keyboard.press("Space");
    await page.goto(`/${lang}`);
    await header(page).getByRole("link", { name: words.signIn }).click();
    await expect(page).toHaveURL(`/${lang}/auth/login`);
    await signIn(page, person);
    await expect(page).toHaveURL(`/${lang}/user/start`);
    await expect(heading(page, words.start)).toBeVisible();

    const part = (title: string) =>
      page.locator("section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(part(words.answers).getByRole("link", { name: new RegExp(name) })).toHaveText(words.news);
    await expect(part(words.last)).toContainText(name);
    await expect(part(words.sheets).getByRole("link", { name: new RegExp(name) })).toHaveText(words.faults);
    const resume = page.locator("main").getByRole("button", { name: words.resume });
    await expect(resume).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await resume.click();
    await expect(page.locator("main").getByRole("button", { name: words.pause })).toBeVisible();

    await part(words.last).getByRole("link", { name: words.open }).click();
    await expect(page).toHaveURL(`/${lang}/user/projects/playlist?search=${person.id}`);
    await page.goto(`/${lang}/user/start`);
    await part(words.sheets)
      .getByRole("link", { name: new RegExp(name) })
      .click();
    await expect(page).toHaveURL(`/${lang}/user/projects/cue-sheet?project=${person.id}`);
  });

  test(`in ${lang}: after signing in from a page a person returns to it, and reaches their projects from everywhere by keys${turn(lang)}`, async ({
    page,
    request,
  }) => {
    const name = `Partout ${lang} ${Date.now()}`;
    const person = await projectAtWork(request, name);
    const from = `/${lang}/albums?page=2`;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(from);
    const way = header(page).getByRole("link", { name: words.signIn });
    await expect(way).toHaveAttribute("href", /page%3D2$/);
    await press(way);
    await signIn(page, person);
    await expect(page).toHaveURL(from);

    // In the header, among the latest projects.
    const opener = header(page).getByRole("button", { name: words.projects, exact: true });
    await press(opener);
    const entries = page.getByRole("menuitem");
    const listed = entries.filter({ hasText: name });
    await expect(listed).toHaveText(new RegExp(`^${name}`));
    await expect(listed).toHaveText(words.news);
    const { violations } = await axe(page, { region: { enabled: false } })
      .include('[role="menu"]')
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await press(opener);
    await expect(entries.first()).toBeFocused();
    const isReached = () => listed.evaluate((entry) => entry === document.activeElement);
    for (let steps = 0; steps < 5 && !(await isReached()); steps += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/${lang}/user/projects/playlist?search=${person.id}`);

    // In the account's menu.
    await press(header(page).getByRole("button", { name: words.account }));
    await page.getByRole("menuitem", { name: words.projects, exact: true }).press("Enter");
    await expect(page).toHaveURL(`/${lang}/user/projects/playlist`);

    // In the profile, and in an empty cart.
    await page.goto(`/${lang}/user/profile`);
    await press(
      page
        .getByRole("navigation", { name: words.pages })
        .getByRole("link", { name: words.projects, exact: true }),
    );
    await expect(page).toHaveURL(`/${lang}/user/projects/playlist`);
    const me = await (
      await request.get("/api/user/me", { headers: { Authorization: `Bearer ${person.token}` } })
    ).json();
    await request.patch(`/api/user/me/${me.id}`, {
      headers: {
        Authorization: `Bearer ${person.token}`,
        "Content-Type": "application/merge-patch+json",
      },
      data: { cart: { tracks: [] } },
    });
    await page.goto(`/${lang}/user/cart`);
    await press(page.getByRole("link", { name: words.fromCart }));
    await expect(page).toHaveURL(`/${lang}/user/projects/playlist`);

    // In the menu of a phone, which closes when a link is followed.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${lang}/albums`);
    await expect(header(page).getByRole("button", { name: words.account })).toBeVisible();
    await press(header(page).getByRole("button", { name: words.menu }));
    const sheet = page.getByRole("dialog");
    const own = sheet.getByRole("navigation", { name: words.projects });
    await expect(own.getByRole("link", { name: words.all, exact: true })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await press(own.getByRole("link", { name, exact: true }));
    await expect(page).toHaveURL(`/${lang}/user/projects/playlist?search=${person.id}`);
    await expect(sheet).toHaveCount(0);
  });

  test(`in ${lang}: a phone's menu shows a visitor no projects${turn(lang)}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${lang}`);
    await header(page).getByRole("button", { name: words.menu }).click();
    await expect(page.getByRole("dialog").getByRole("navigation")).toHaveCount(1);
  });
}
