import { expect, type Page } from "@playwright/test";
import { type TOTP, URI } from "otpauth";
import { demoPerson } from "./demo-person.ts";
import { textFromMail } from "./mailbox.ts";
import { test } from "./site-test.ts";

/** Texts of an account's pages in each language. */
const WORDS = {
  fr: {
    signIn: "Se connecter",
    signUp: "S’inscrire",
    create: "Créer mon compte",
    first: "Prénom",
    last: "Nom",
    email: "Adresse électronique",
    password: "Mot de passe",
    terms: /mentions légales/,
    code: "Code à six chiffres",
    confirm: "Confirmer",
    menu: /Votre compte/,
    profile: "Profil",
    save: "Enregistrer",
    saved: "C’est enregistré.",
    signOut: "Se déconnecter",
    forgotten: /^Mot de passe oublié/,
    send: "Envoyer le lien",
    sent: "Le lien est en route",
    newPassword: "Nouveau mot de passe",
    savePassword: "Enregistrer le mot de passe",
    done: "C’est fait",
    sessions: "Vos sessions",
    log: "Journal de sécurité",
    reset: "Mot de passe réinitialisé par un lien",
    newDevice: /(Nouvelle connexion)/,
    codes: {
      on: "Activer le code à usage unique",
      sure: /^Votre mot de passe/,
      next: "Continuer",
      confirm: "Activer",
      open: "ouvrir l’application",
      list: "Vos codes de secours",
      kept: "Je les ai notés",
      asked: "Code à usage unique",
      used: "Code de secours utilisé",
    },
    listen: /^Écouter /,
    player: "Lecteur",
    offer: /^Garder ce que vous avez fait/,
    add: "Ajouter à mon historique",
    /** The journeys in the two languages share one account, so each plays a different track. */
    album: "/fr/album/delta-sans-fin",
    heardRow: 0,
    cart: /^Mettre .* dans le panier$/,
    outOfCart: /^Retirer .* du panier$/,
    expired: "Votre session a pris fin. Reconnectez-vous pour continuer.",
  },
  en: {
    signIn: "Sign in",
    signUp: "Sign up",
    create: "Create my account",
    first: "First name",
    last: "Last name",
    email: "E-mail address",
    password: "Password",
    terms: /legal notice/,
    code: "Six-digit code",
    confirm: "Confirm",
    menu: /’s account/,
    profile: "Profile",
    save: "Save",
    saved: "Saved.",
    signOut: "Sign out",
    forgotten: /^Forgotten password/,
    send: "Send the link",
    sent: "The link is on its way",
    newPassword: "New password",
    savePassword: "Save the password",
    done: "Done",
    sessions: "Your sessions",
    log: "Security log",
    reset: "Password reset by a link",
    newDevice: /(A new sign-in)/,
    codes: {
      on: "Turn on one-time codes",
      sure: /^Your password/,
      next: "Continue",
      confirm: "Turn on",
      open: "open the authenticator",
      list: "Your recovery codes",
      kept: "I have written them down",
      asked: "One-time code",
      used: "Recovery code used",
    },
    listen: /^Play /,
    player: "Player",
    offer: /^Keep what you did/,
    add: "Add to my history",
    album: "/en/album/endless-delta",
    heardRow: 1,
    cart: /^Put .* in the cart$/,
    outOfCart: /^Take .* out of the cart$/,
    expired: "Your session has ended. Sign in again to go on.",
  },
} as const;

const FIRST_PASSWORD = "sept lanternes à Huế";
const SECOND_PASSWORD = "huit barques sur la rivière";
/** The demo may have to render the sound first, and five seconds of it are played. */
const FIRST_SOUND_MS = 90_000;

const input = (page: Page, label: string) =>
  page.locator("main input").and(page.getByLabel(label, { exact: true }));

for (const [lang, words] of Object.entries(WORDS)) {
  test(`in ${lang}: sign-up, code, profile, sign-out, forgotten password, new password, sign-in, one-time code`, async ({
    page,
    provokes,
  }) => {
    provokes(/ 422 .* at \/authentification$/);
    test.slow();
    const address = `ana.${lang}.${Date.now()}@example.org`;
    const from = `/${lang}/albums?page=2`;
    const menu = page.getByRole("button", { name: words.menu });

    await page.goto(from);
    await page.getByRole("banner").getByRole("link", { name: words.signIn }).click();
    await expect(page).toHaveURL(`/${lang}/auth/login?redirect=${encodeURIComponent(from)}`);
    await page.getByRole("link", { name: words.signUp, exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/inscription/);
    await input(page, words.first).fill("Ana");
    await input(page, words.last).fill("Lê");
    await input(page, words.email).fill(address);
    await input(page, words.password).fill(FIRST_PASSWORD);
    await page.getByRole("checkbox", { name: words.terms }).check();
    await page.getByRole("button", { name: words.create }).click();

    await input(page, words.code).fill(await textFromMail(address, /^ {4}(\d{6})\r?$/m));
    await page.getByRole("button", { name: words.confirm, exact: true }).click();
    await expect(page).toHaveURL(from);
    await expect(menu.getByText("AL", { exact: true })).toBeVisible();

    await menu.click();
    await page.getByRole("menuitem", { name: words.profile }).click();
    await expect(page).toHaveURL(`/${lang}/user/profile`);
    await input(page, words.first).fill("Bo");
    await page.getByRole("button", { name: words.save, exact: true }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(menu.getByText("BL", { exact: true })).toBeVisible();

    await menu.click();
    await page.getByRole("menuitem", { name: words.signOut }).click();
    await expect(page).toHaveURL(
      `/${lang}/auth/login?redirect=${encodeURIComponent(`/${lang}/user/profile`)}`,
    );
    expect((await page.context().cookies()).filter(({ name }) => name === "token")).toEqual([]);

    await page.getByRole("link", { name: words.forgotten }).click();
    await expect(page).toHaveURL(`/${lang}/auth/forgot-password`);
    await input(page, words.email).fill(address);
    await page.getByRole("button", { name: words.send }).click();
    await expect(page.getByRole("heading", { name: words.sent })).toBeVisible();
    await page.goto(
      await textFromMail(address, /https?:\/\/\S+?(\/(?:fr|en)\/auth\/reset-password\/[\w-]+)/),
    );
    await input(page, words.newPassword).fill(SECOND_PASSWORD);
    await page.getByRole("button", { name: words.savePassword }).click();
    await expect(page.getByRole("heading", { name: words.done })).toBeVisible();

    await page.goto(`/${lang}/user/password`);
    await input(page, words.email).fill(address);
    await input(page, words.password).fill(SECOND_PASSWORD);
    await page.getByRole("button", { name: words.signIn, exact: true }).click();
    await expect(page.getByRole("heading", { name: words.sessions })).toBeVisible();
    await expect(page.getByRole("list", { name: words.log }).getByText(words.reset)).toBeVisible();
    const cookie = (await page.context().cookies()).find(({ name }) => name === "token");
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax" });
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 3600)).toBeLessThan(60);
    const device = (await page.context().cookies()).find(({ name }) => name === "device");
    expect(device).toMatchObject({ path: "/", sameSite: "Lax", httpOnly: true });
    await page.goto(`/${lang}/auth/login`);
    await expect(page).toHaveURL(`/${lang}`);

    // Without its cookie the browser counts as an unknown device.
    await page.context().clearCookies();
    const enter = async () => {
      await page.goto(`/${lang}/user/password`);
      await input(page, words.email).fill(address);
      await input(page, words.password).fill(SECOND_PASSWORD);
      await page.getByRole("button", { name: words.signIn, exact: true }).click();
    };
    await enter();
    expect(await textFromMail(address, words.newDevice)).not.toBe("");

    const { codes } = words;
    await page.getByRole("button", { name: codes.on }).click();
    await page.locator("main input").and(page.getByLabel(codes.sure)).fill(SECOND_PASSWORD);
    await page.getByRole("button", { name: codes.next }).click();
    const link = page.getByRole("link", { name: codes.open });
    const authenticator = URI.parse((await link.getAttribute("href")) ?? "") as TOTP;
    await input(page, words.code).fill(authenticator.generate());
    await page.getByRole("button", { name: codes.confirm, exact: true }).click();
    const recovery = await page
      .getByRole("list", { name: codes.list })
      .getByRole("listitem")
      .first()
      .textContent();
    await page.getByRole("button", { name: codes.kept }).click();
    await page.context().clearCookies({ name: "token" });
    await enter();
    await input(page, codes.asked).fill(recovery ?? "");
    await page.getByRole("button", { name: words.signIn, exact: true }).click();
    await expect(page.getByRole("list", { name: words.log }).getByText(codes.used)).toBeVisible();
  });

  test(`in ${lang}: sign-in offers to add what the visitor heard to the history, and the queue continues`, async ({
    page,
    request,
  }) => {
    test.slow();
    const { email, password } = await demoPerson(request);
    const player = page.getByRole("region", { name: words.player });
    const offer = page.getByRole("region", { name: words.offer });

    await page.goto(words.album);
    const row = page.locator("[data-track]").nth(words.heardRow);
    const link = row.locator("a").first();
    const title = (await link.getAttribute("title")) ?? (await link.textContent()) ?? "";
    const reported = page.waitForResponse(/\/api\/tracks_listeneds$/, { timeout: FIRST_SOUND_MS });
    await row.getByRole("button", { name: words.listen }).click();
    expect((await reported).status()).toBe(201);
    await expect(player.getByText(title).first()).toBeVisible();
    await expect(offer).toHaveCount(0);

    await page.getByRole("banner").getByRole("link", { name: words.signIn }).click();
    await input(page, words.email).fill(email);
    await input(page, words.password).fill(password);
    await page.locator("main").getByRole("button", { name: words.signIn, exact: true }).click();
    await offer.getByRole("button", { name: words.add }).click();
    await expect(offer).toHaveCount(0);
    await expect(player.getByText(title).first()).toBeVisible();

    await page.goto(`/${lang}/user/historique/ecoutes`);
    await expect(page.locator("[data-track]").getByRole("link", { name: title }).first()).toBeVisible();
    await expect(player.getByText(title).first()).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  test(`in ${lang}: with an expired token, adding to the cart leads to sign in, then returns and adds the track`, async ({
    page,
    context,
    request,
  }) => {
    const { email, password, token } = await demoPerson(request);
    const from = `${words.album}?from=tab`;
    const menu = page.getByRole("button", { name: words.menu });
    await context.addCookies([
      { name: "token", value: token, domain: "localhost", path: "/", sameSite: "Lax" },
    ]);
    await page.goto(from);
    await expect(menu).toBeVisible();
    await context.clearCookies({ name: "token" });

    const row = page.locator("[data-track]").first();
    await row.hover();
    await row.getByRole("button", { name: words.cart }).click();
    await expect(page).toHaveURL(`/${lang}/auth/login?redirect=${encodeURIComponent(from)}`);
    await expect(page.getByText(words.expired)).toBeVisible();
    await expect(menu).toHaveCount(0);
    await input(page, words.email).fill(email);
    await input(page, words.password).fill(password);
    await page.locator("main").getByRole("button", { name: words.signIn, exact: true }).click();
    await expect(page).toHaveURL(from);
    await expect(menu).toBeVisible();
    // Undo the change: the journey in the other language uses the same account.
    await row.hover();
    await row.getByRole("button", { name: words.outOfCart }).click();
    await expect(row.getByRole("button", { name: words.cart })).toBeVisible();
  });

  test(`in ${lang}: only the server sets and removes the token's cookie; scripts can only read it`, async ({
    page,
    context,
    request,
  }) => {
    const { email, password } = await demoPerson(request);
    // Ignore writes by scripts: if the site set the cookie by script, it would be missing.
    await page.addInitScript(() => {
      const own = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
      Object.defineProperty(document, "cookie", {
        get: () => own?.get?.call(document),
        set: (text: string) => void (text.startsWith("token=") || own?.set?.call(document, text)),
      });
    });
    const kept = async () => (await context.cookies()).find(({ name }) => name === "token");
    await page.goto(`/${lang}/auth/login`);
    await input(page, words.email).fill(email);
    await input(page, words.password).fill(password);
    await page.locator("main").getByRole("button", { name: words.signIn, exact: true }).click();
    const menu = page.getByRole("button", { name: words.menu });
    await expect(menu).toBeVisible();
    expect(await kept()).toMatchObject({ path: "/", sameSite: "Lax", httpOnly: false });
    await menu.click();
    await page.getByRole("menuitem", { name: words.signOut }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: words.signIn })).toBeVisible();
    expect(await kept()).toBeUndefined();
  });
}
