import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import { SecurityScreen } from "#/features/account/profile/security-screen.tsx";
import { LoginScreen } from "#/features/account/sign-in/login-screen.tsx";
import { clearSession, loadProfile } from "#/features/session/session.ts";
import { useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { storeToken } from "#/lib/api/token.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { passkeys } from "#/server/platform/db/schema/security.ts";
import { browserWithPasskeys } from "../support/browser-with-passkeys.ts";
import { network } from "../support/jsdom.ts";
import { realApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";
import { signedIn } from "../support/signed-in.ts";

const { called, api } = realApi();
const PASSWORD = "une phrase de onze mots";
const user = userEvent.setup();
let browser: ReturnType<typeof browserWithPasskeys>;

beforeEach(async () => {
  await api().reset();
  api().now = new Date();
  // These tests are about passkeys, not argon2.
  api().passwords = { hash: async () => "", verify: async (_, password) => password === PASSWORD };
  browser = browserWithPasskeys();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  act(() => {
    clearSession();
    closeToast();
  });
  cleanup();
  browser.close();
  sessionStorage.clear();
  localStorage.clear();
});

const show = (content: React.ReactNode, lang: Lang) =>
  renderInSite(
    <Providers>
      {content}
      <Toaster />
    </Providers>,
    { lang },
  );

const WORDS = {
  fr: {
    add: "Ajouter une clé d’accès",
    name: "Nom",
    password: /^Votre mot de passe/,
    create: "Créer la clé",
    cancelled: /Aucune clé n’a été créée/,
    missing: "Ce navigateur ne connaît pas les clés d’accès.",
    neverUsed: /jamais utilisée/,
    remove: "Retirer Téléphone",
    confirm: "Retirer",
    none: "Aucune clé d’accès.",
    enter: "Se connecter avec une clé d’accès",
    notShown: /Aucune clé d’accès n’a été montrée/,
    unknown: /n’ouvre aucun compte ici/,
    noProfile: /votre compte n’a pas pu être chargé/,
  },
  en: {
    add: "Add a passkey",
    name: "Name",
    password: /^Your password/,
    create: "Create the passkey",
    cancelled: /No passkey was created/,
    missing: "This browser does not know passkeys.",
    neverUsed: /never used/,
    remove: "Remove Téléphone",
    confirm: "Remove",
    none: "No passkeys.",
    enter: "Sign in with a passkey",
    notShown: /No passkey was shown/,
    unknown: /opens no account here/,
    noProfile: /your account could not be loaded/,
  },
} as const;

async function enter() {
  const who = await signedIn(api(), { passwordHash: "x" });
  storeToken(who.token);
  await loadProfile();
  return who;
}

async function addOne(words: (typeof WORDS)[Lang]) {
  await user.click(await screen.findByRole("button", { name: words.add }));
  const form = screen.getByRole("form", { name: words.add });
  await user.type(within(form).getByLabelText(words.name), "Téléphone");
  await user.type(within(form).getByLabelText(words.password), PASSWORD);
  await user.click(within(form).getByRole("button", { name: words.create }));
  return form;
}

for (const lang of ["fr", "en"] as const) {
  const words = WORDS[lang];

  test(`in ${lang} a passkey is added, shown with its name, and removed with the password`, async () => {
    await enter();
    await show(<SecurityScreen />, lang);
    await addOne(words);
    expect(await screen.findByText("Téléphone")).toBeVisible();
    expect(screen.getByText(words.neverUsed)).toBeVisible();
    await user.click(screen.getByRole("button", { name: words.remove }));
    const removal = screen.getByRole("form", { name: words.remove });
    await user.type(within(removal).getByLabelText(words.password), PASSWORD);
    await user.click(within(removal).getByRole("button", { name: words.confirm }));
    expect(await screen.findByText(words.none)).toBeVisible();
    expect(await api().db.$count(passkeys)).toBe(0);
  });

  test(`in ${lang} the form says why the browser made none, and keeps the name that was typed`, async () => {
    await enter();
    await show(<SecurityScreen />, lang);
    browser.refuse("NotAllowedError");
    const form = await addOne(words);
    expect(await screen.findByText(words.cancelled)).toBeVisible();
    vi.stubGlobal("PublicKeyCredential", undefined);
    await user.click(within(form).getByRole("button", { name: words.create }));
    expect(await screen.findByText(words.missing)).toBeVisible();
    expect(within(form).getByLabelText(words.name)).toHaveValue("Téléphone");
    expect(await api().db.$count(passkeys)).toBe(0);
  });

  test(`in ${lang} it signs in by the button, or as the browser offers it where the address is typed`, async () => {
    await enter();
    const profile = await show(<SecurityScreen />, lang);
    await addOne(words);
    await screen.findByText("Téléphone");
    profile.unmount();
    act(() => clearSession());

    const { journey, unmount } = await show(<LoginScreen target={`/${lang}/albums`} />, lang);
    browser.refuse("NotAllowedError");
    await user.click(screen.getByRole("button", { name: words.enter }));
    expect(await screen.findByText(words.notShown)).toBeVisible();
    expect(journey).toEqual([]);
    browser.refuse(null);
    await user.click(screen.getByRole("button", { name: words.enter }));
    await waitFor(() => expect(journey).toContain(`replace /${lang}/albums`));
    expect(useSession.getState().user).toMatchObject({ email: "ana@example.org" });
    unmount();
    act(() => clearSession());

    called.length = 0;
    const again = await show(<LoginScreen target={`/${lang}/albums`} />, lang);
    await waitFor(() => expect(called).toContain("/api/passkeys/challenge"));
    expect(again.journey).toEqual([]);
    await waitFor(() => {
      browser.choose();
      expect(again.journey).toContain(`replace /${lang}/albums`);
    });
  });

  test(`in ${lang} a profile that is refused after a good one is not said of the passkey`, async () => {
    await enter();
    const profile = await show(<SecurityScreen />, lang);
    await addOne(words);
    await screen.findByText("Téléphone");
    profile.unmount();
    act(() => clearSession());
    network.use(http.get("*/api/user/me", () => HttpResponse.json({}, { status: 401 })));
    await show(<LoginScreen target={`/${lang}`} />, lang);
    await user.click(screen.getByRole("button", { name: words.enter }));
    expect(await screen.findByText(words.noProfile)).toBeVisible();
    expect(screen.queryByText(words.unknown)).toBeNull();
  });

  test(`in ${lang} one that was removed here is refused in words, and the password can still be typed`, async () => {
    await enter();
    const profile = await show(<SecurityScreen />, lang);
    await addOne(words);
    await screen.findByText("Téléphone");
    profile.unmount();
    act(() => clearSession());
    await api().db.delete(passkeys);
    const { journey } = await show(<LoginScreen target={`/${lang}`} />, lang);
    await user.click(screen.getByRole("button", { name: words.enter }));
    expect(await screen.findByText(words.unknown)).toBeVisible();
    expect(journey).toEqual([]);
    expect(screen.getByRole("button", { name: words.enter })).toBeEnabled();
  });
}
