import { expect } from "@playwright/test";
import { demoPerson } from "./demo-person.ts";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

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
