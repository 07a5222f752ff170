import { type CDPSession, expect, type Page } from "@playwright/test";
import { byTurn } from "./by-turn.ts";
import { textFromMail } from "./mailbox.ts";
import { ownPerson } from "./own-person.ts";
import { test } from "./site-test.ts";

const turn = byTurn("en");

/** Texts about passkeys in each language. */
const WORDS = {
  fr: {
    title: "Clés d’accès",
    none: "Aucune clé d’accès.",
    add: "Ajouter une clé d’accès",
    name: "Nom",
    password: /^Votre mot de passe/,
    create: "Créer la clé",
    remove: (name: string) => `Retirer ${name}`,
    confirm: "Retirer",
    known: /a déjà une clé d’accès/,
    enter: "Se connecter avec une clé d’accès",
    unknown: /n’ouvre aucun compte ici/,
    notShown: /Aucune clé d’accès n’a été montrée/,
    menu: /Votre compte/,
    log: "Journal de sécurité",
    used: "Clé d’accès utilisée",
    devices: "Appareils connus",
    here: /cet appareil/,
    forget: /^Oublier /,
  },
  en: {
    title: "Passkeys",
    none: "No passkeys.",
    add: "Add a passkey",
    name: "Name",
    password: /^Your password/,
    create: "Create the passkey",
    remove: (name: string) => `Remove ${name}`,
    confirm: "Remove",
    known: /already has a passkey/,
    enter: "Sign in with a passkey",
    unknown: /opens no account here/,
    notShown: /No passkey was shown/,
    menu: /’s account/,
    log: "Security log",
    used: "Passkey used",
    devices: "Known devices",
    here: /this device/,
    forget: /^Forget /,
  },
} as const;

/**
 * Adds Chromium's virtual authenticator. Automatic presence is off, except while a test turns it on: otherwise it would
 * keep answering the browser's own offer at the field.
 */
async function virtualAuthenticator(page: Page): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return { cdp, id: authenticatorId };
}

for (const [lang, words] of Object.entries(WORDS)) {
  test(`in ${lang}: a passkey is added, opens the account by mouse and by keys, and is removed${turn(lang)}`, async ({
    page,
    context,
    request,
    provokes,
  }) => {
    provokes(/ 401 .* at \/api\/passkeys\/session$/);
    test.slow();
    const name = `Ordinateur ${lang}`;
    const { email, password, token } = await ownPerson(request, `passkeys.${lang}`);
    const enterAs = (value: string) =>
      context.addCookies([{ name: "token", value, domain: "localhost", path: "/", sameSite: "Lax" }]);
    const { cdp, id } = await virtualAuthenticator(page);
    const holdFinger = (enabled: boolean) =>
      cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId: id, enabled });
    const menu = page.getByRole("button", { name: words.menu });
    const list = page.getByRole("list", { name: words.title });

    await enterAs(token);
    await page.goto(`/${lang}/user/password`);
    await holdFinger(true);
    const fillIn = async () => {
      await page.getByRole("button", { name: words.add }).click();
      const form = page.getByRole("form", { name: words.add });
      await form.getByLabel(words.name, { exact: true }).fill(name);
      await form.locator("input").and(form.getByLabel(words.password)).fill(password);
      await form.getByRole("button", { name: words.create }).click();
    };
    await fillIn();
    await expect(list.getByText(name)).toBeVisible();
    expect(await textFromMail(email, new RegExp(`(${name})`))).not.toBe("");
    const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId: id });
    expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: "localhost" }]);
    // The same authenticator again.
    await fillIn();
    await expect(page.getByText(words.known)).toBeVisible();

    await holdFinger(false);

    // The user is not verified: the message appears beside the button, and another try works.
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId: id, isUserVerified: false });
    await context.clearCookies({ name: "token" });
    await page.goto(`/${lang}/auth/login?redirect=/${lang}/albums`);
    const enter = page.locator("main").getByRole("button", { name: words.enter });
    await holdFinger(true);
    await enter.click();
    await expect(page.getByText(words.notShown)).toBeVisible();
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId: id, isUserVerified: true });
    await enter.click();
    await expect(page).toHaveURL(`/${lang}/albums`);
    await expect(menu).toBeVisible();
    await holdFinger(false);

    // A request still under way could set the cookie again.
    await page.goto("about:blank");
    await context.clearCookies({ name: "token" });
    await page.goto(`/${lang}/user/password`);
    await enter.focus();
    await holdFinger(true);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("list", { name: words.log }).getByText(words.used).first()).toBeVisible();
    await holdFinger(false);

    await page.getByRole("button", { name: words.remove(name) }).click();
    const removal = page.getByRole("form", { name: words.remove(name) });
    await removal.locator("input").and(removal.getByLabel(words.password)).fill(password);
    await page.keyboard.press("Enter");
    await expect(page.getByText(words.none)).toBeVisible();

    const devices = page.getByRole("list", { name: words.devices });
    const here = devices.getByRole("listitem").filter({ hasText: words.here });
    await expect(here).toHaveCount(1);
    await here.getByRole("button", { name: words.forget }).click();
    await expect(here).toHaveCount(0);

    await context.clearCookies({ name: "token" });
    await page.goto(`/${lang}/auth/login`);
    await expect(enter).toBeVisible();
    await holdFinger(true);
    await enter.click();
    await expect(page.getByText(words.unknown)).toBeVisible();
    await expect(enter).toBeEnabled();
  });
}
