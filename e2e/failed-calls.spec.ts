import { expect, type Page } from "@playwright/test";
import { byTurn } from "./by-turn.ts";
import { demoPerson } from "./demo-person.ts";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const turn = byTurn("fr");

for (const [address, text] of [
  ["/fr/a-propos", "Erreur interne du serveur"],
  ["/en/about", "Internal Server Error"],
] as const) {
  test(`a failed call shows the reason in the language of ${address}`, async ({
    page,
    context,
    request,
    baseURL,
    provokes,
  }) => {
    const { token } = await demoPerson(request);
    await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    provokes(/ 500 .* at \/api\/user_playlists$/);
    await page.route("**/api/user_playlists", (route) => route.fulfill({ status: 500 }));
    await page.goto(address);
    await expect(page.getByText(text)).toBeVisible();
  });
}

/** Shown in French on pages of both languages (specification §8). */
const EXPIRED = "Votre session a expiré, veuillez vous reconnecter.";

test("a 401 for the projects leads to sign in and back while the sound continues", async ({
  page,
  context,
  request,
  baseURL,
  provokes,
}) => {
  test.slow();
  const { email, password, token } = await demoPerson(request);
  await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
  provokes(/ 401 .* at \/api\/user_all_playlists$/);
  await keepAudio(page);
  await listen(page, "/fr/search-guidee");
  await page.route("**/api/user_all_playlists", (route) => route.fulfill({ status: 401 }));
  await page.getByRole("button", { name: /Votre compte/ }).click();
  await page.getByRole("menuitem", { name: "Projets", exact: true }).click();
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await expect(page).toHaveURL("/fr/auth/login?redirect=%2Ffr%2Fuser%2Fprojects%2Fplaylist");
  const { at, paused } = await sound(page);
  expect(paused).toBe(false);
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(at);

  await page.unroute("**/api/user_all_playlists");
  const form = page.locator("main form");
  await form.getByLabel("Adresse électronique", { exact: true }).fill(email);
  await form.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/fr/user/projects/playlist");
  await expect(page.getByText(EXPIRED)).toHaveCount(0);
  expect((await sound(page)).paused).toBe(false);
});

test("a 401 for the projects while their page opens leads to sign in", async ({
  page,
  context,
  request,
  baseURL,
  provokes,
}) => {
  const { token } = await demoPerson(request);
  await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
  provokes(/ 401 .* at \/api\/user_(all_)?playlists/);
  await page.route("**/api/user_*playlists*", (route) => route.fulfill({ status: 401 }));
  await page.goto("/en/user/projects/playlist?search=1");
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await expect(page).toHaveURL("/en/auth/login?redirect=%2Fen%2Fuser%2Fprojects%2Fplaylist%3Fsearch%3D1");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
});

const WORDS = {
  fr: {
    account: /Votre compte/,
    projects: "Projets",
    takeOut: /^Retirer /,
    more: "Autres actions",
    remove: "Supprimer",
    closeToast: "Fermer la notification",
    add: /^Ajouter .* à un projet$/,
    newName: "Nom d’un nouveau projet",
    signIn: "Se connecter",
  },
  en: {
    account: /’s account$/,
    projects: "Projects",
    takeOut: /^Take out /,
    more: "More actions",
    remove: "Delete",
    closeToast: "Close the notification",
    add: /^Add .* to a project$/,
    newName: "Name of a new project",
    signIn: "Sign in",
  },
} as const;

for (const [lang, words] of Object.entries(WORDS)) {
  const guided = `/${lang}/search-guidee`;
  const list = `/${lang}/user/projects/playlist`;
  const rows = (page: Page) => page.locator("main [data-track]");
  /** Calls about a project that are refused, by what a person does: at the project or, with `at`, elsewhere. */
  const REFUSED: {
    what: string;
    at?: string;
    act: (page: Page, path: string) => Promise<unknown>;
    /** Where the sign-in page leads back to, if not to the project. */
    back?: string;
  }[] = [
    { what: "one on a fresh load", at: `/${lang}`, act: (page, path) => page.goto(path) },
    {
      what: "one opened from the list",
      at: guided,
      act: async (page, path) => {
        await page.getByRole("button", { name: words.account }).click();
        await page.getByRole("menuitem", { name: words.projects, exact: true }).click();
        await page.locator(`main a[href="${path}"]`).click();
      },
    },
    {
      what: "a change",
      act: (page) => rows(page).first().getByRole("button", { name: words.takeOut }).click(),
    },
    {
      what: "a deletion",
      act: async (page) => {
        await page.getByRole("button", { name: words.more }).click();
        await page.getByRole("button", { name: words.remove, exact: true }).click();
        // The deletion is sent as the notification closes; the page shown by then is the one to come back to.
        await expect(page).toHaveURL(list);
        await page.getByRole("button", { name: words.closeToast }).click();
      },
      back: list,
    },
    {
      what: "a new one",
      at: guided,
      act: async (page) => {
        await rows(page).nth(1).getByRole("button", { name: words.add }).click();
        await page.getByRole("dialog").getByRole("textbox", { name: words.newName }).fill("Doc");
        await page.keyboard.press("Enter");
      },
      back: guided,
    },
  ];

  test(`a 401 for a project, whatever was asked of it, leads to sign in and back (${lang})${turn(lang)}`, async ({
    page,
    context,
    request,
    baseURL,
    provokes,
  }) => {
    test.slow();
    const { token } = await demoPerson(request);
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/ld+json" };
    const found = await (await request.get("/api/tracks?itemsPerPage=2")).json();
    const tracks = (found["hydra:member"] as { id: number }[]).map(({ id }) => `/api/tracks/${id}`);
    const data = { name: `Refused ${Date.now()}`, tracks };
    const made = await request.post("/api/user_playlists", { headers, data });
    const { id } = (await made.json()) as { id: number };
    const path = `${list}?search=${id}`;
    const one = new RegExp(`/api/user_playlists/${id}(\\?.*)?$`);
    provokes(/ 401 .* at \/api\/user_playlists/);
    await keepAudio(page);
    // Wide enough for every button of a row.
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const { what, at = path, act, back = path } of REFUSED) {
      await test.step(what, async () => {
        await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
        const isHeard = at !== `/${lang}`;
        if (isHeard) await listen(page, at);
        else await page.goto(at);
        await expect(page.getByRole("button", { name: words.account })).toBeVisible();
        await page.route(one, (route) => route.fulfill({ status: 401 }));
        await page.route(/\/api\/user_playlists$/, (route) =>
          route.request().method() === "POST" ? route.fulfill({ status: 401 }) : route.fallback(),
        );
        await act(page, path);
        await expect(page.getByText(EXPIRED)).toBeVisible();
        await expect(page).toHaveURL(`/${lang}/auth/login?redirect=${encodeURIComponent(back)}`);
        await expect(page.getByRole("banner").getByRole("link", { name: words.signIn })).toBeVisible();
        await expect(page.getByText(/Unauthorized|Identification requise/)).toHaveCount(0);
        await expect(page.getByRole("dialog")).toHaveCount(0);
        expect((await context.cookies()).map(({ name }) => name)).not.toContain("token");
        if (isHeard) {
          const heard = await sound(page);
          expect(heard.paused).toBe(false);
          await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(heard.at);
        }
        await page.unrouteAll();
      });
    }
    const kept = await (await request.get(`/api/user_playlists/${id}`, { headers })).json();
    expect(kept.tracks).toHaveLength(2);
  });
}
