import { expect } from "@playwright/test";
import { byTurn } from "./by-turn.ts";
import { textFromMail } from "./mailbox.ts";
import { ownPerson } from "./own-person.ts";
import { ownVisitor } from "./own-visitor.ts";
import { test } from "./site-test.ts";

// Wrong passwords are counted per visitor, and the same worker's other journeys must not add to them.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownVisitor()));

const turn = byTurn("fr");

const WORDS = {
  fr: {
    email: "Adresse électronique",
    password: "Mot de passe",
    enter: "Se connecter",
    held: /Trop d’essais\. Un lien de connexion/,
    ask: "Recevoir un lien de connexion",
    sent: /un lien de connexion lui est envoyé/,
    title: "Connexion par lien",
    menu: /Votre compte/,
    gone: "Ce lien n’est plus valable",
  },
  en: {
    email: "E-mail address",
    password: "Password",
    enter: "Sign in",
    held: /Too many attempts\. A sign-in link/,
    ask: "Get a sign-in link",
    sent: /a sign-in link is sent to it/,
    title: "Sign in by link",
    menu: /’s account/,
    gone: "This link no longer works",
  },
} as const;

for (const lang of ["fr", "en"] as const) {
  const words = WORDS[lang];

  test(`in ${lang}: after too many wrong passwords a link by email signs in, once, on a press${turn(lang)}`, async ({
    page,
    provokes,
  }) => {
    provokes(/ 429 .* at \/authentification$/);
    const { email, password } = await ownPerson(page.request, `link.${lang}`);
    await page.context().clearCookies();
    for (let guess = 0; guess < 5; guess += 1) {
      const wrong = await page.request.post("/authentification", { data: { email, password: "wrong" } });
      expect(wrong.status()).toBe(401);
    }
    await page.goto(`/${lang}/auth/login?redirect=/${lang}/albums`);
    await page.getByLabel(words.email).fill(email);
    await page.getByLabel(words.password, { exact: true }).fill(password);
    await page.getByRole("button", { name: words.enter, exact: true }).click();
    await expect(page.getByText(words.held)).toBeVisible();
    await page.getByRole("button", { name: words.ask }).press("Enter");
    await expect(page.getByText(words.sent)).toBeFocused();

    const link = await textFromMail(email, /https?:\/\/\S+?(\/(?:fr|en)\/auth\/sign-in-link\/[\w-]+)/);
    // A mail scanner opens the link first.
    expect((await page.request.get(link)).status()).toBe(200);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: words.enter, exact: true }).press("Enter");
    await expect(page).toHaveURL(`/${lang}/albums`);
    await expect(page.getByRole("button", { name: words.menu })).toBeVisible();

    await page.context().clearCookies();
    provokes(/ 404 .* at \/api\/sign-in-links\/session$/);
    await page.goto(link);
    await page.getByRole("main").getByRole("button", { name: words.enter, exact: true }).click();
    await expect(page.getByRole("heading", { name: words.gone })).toBeVisible();
  });
}
