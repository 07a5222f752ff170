import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import { ProfileScreen } from "#/features/account/profile/profile-screen.tsx";
import { SecurityScreen } from "#/features/account/profile/security-screen.tsx";
import { clearSession, loadProfile } from "#/features/session/session.ts";
import { useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { storeToken } from "#/lib/api/token.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { secondFactors } from "#/server/platform/db/schema/security.ts";
import { browserWithPasskeys } from "../support/browser-with-passkeys.ts";
import { codeOf, later, protectedAccount } from "../support/protected-account.ts";
import { realApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";

const { api } = realApi();
const PASSWORD = "une phrase de onze mots";
const NEXT = "une autre phrase de mots";
const user = userEvent.setup();
let browser: ReturnType<typeof browserWithPasskeys>;
let account: Awaited<ReturnType<typeof protectedAccount>>;

beforeEach(async () => {
  await api().reset();
  api().now = new Date();
  // These tests are about the second factor, not argon2.
  api().passwords = { hash: async () => "", verify: async (_, password) => password === PASSWORD };
  vi.spyOn(console, "warn").mockImplementation(() => {});
  browser = browserWithPasskeys();
  account = await protectedAccount(api(), PASSWORD);
  storeToken(account.ana.token);
  await loadProfile();
});
afterEach(() => {
  act(() => {
    clearSession();
    closeToast();
  });
  cleanup();
  browser.close();
});

const profile = () => {
  const person = useSession.getState().user;
  if (!person) throw new Error("Nobody is signed in");
  return <ProfileScreen user={person} kinds={[]} />;
};

interface Form {
  screen: () => React.ReactNode;
  /** The button that leads to it. */
  open?: string;
  /** Its name, and the button that sends it. */
  name: string | RegExp;
  submit: string;
  /** Typed beside the password. */
  typed: Record<string, string>;
  ticked?: string;
  password: RegExp | string;
  done: RegExp;
}

/** They share one piece, so that each is looked at in one language. */
const FORMS: Record<Lang, Record<string, Form>> = {
  fr: {
    "a password": {
      screen: () => <SecurityScreen />,
      name: "Changer de mot de passe",
      submit: "Changer le mot de passe",
      typed: { "Nouveau mot de passe": NEXT, "Le même, encore une fois": NEXT },
      password: "Mot de passe actuel",
      done: /Votre mot de passe est changé/,
    },
    "an access token": {
      screen: profile,
      open: "Créer un jeton d’accès",
      name: "Créer un jeton d’accès",
      submit: "Créer le jeton",
      typed: { Nom: "Montage de nuit" },
      ticked: "lire mes projets",
      password: /^Votre mot de passe/,
      done: /ne sera plus montré/,
    },
  },
  en: {
    "a passkey": {
      screen: () => <SecurityScreen />,
      open: "Add a passkey",
      name: "Add a passkey",
      submit: "Create the passkey",
      typed: { Name: "Phone" },
      password: /^Your password/,
      done: /The passkey is added/,
    },
    "the end of the account": {
      screen: profile,
      open: "Delete my account",
      name: "Delete your account?",
      submit: "Delete permanently",
      typed: {},
      password: /^Your password/,
      done: /have been deleted/,
    },
  },
};
const CODE = { fr: "Code à usage unique", en: "One-time code" };
const SAID = {
  fr: { wrong: /Ce code est faux/, blank: /obligatoire/, tooMany: /Trop d’essais/ },
  en: { wrong: /This code is wrong/, blank: /required/, tooMany: /Too many attempts/ },
};

const show = (content: React.ReactNode, lang: Lang) =>
  renderInSite(
    <Providers>
      {content}
      <Toaster />
    </Providers>,
    { lang },
  );

/** Fills a form in and sends it once; the field for a code appears only after that. */
async function fillIn(lang: Lang, { screen: content, open, name, submit, typed, ticked, password }: Form) {
  await show(content(), lang);
  if (open) await user.click(await screen.findByRole("button", { name: open }));
  const form = within(await screen.findByRole("form", { name }));
  const field = (label: string | RegExp) => form.getByLabelText(label, { selector: "input" });
  expect(form.queryByLabelText(CODE[lang])).toBeNull();
  for (const [label, text] of Object.entries(typed)) await user.type(field(label), text);
  if (ticked) await user.click(form.getByRole("checkbox", { name: ticked }));
  await user.type(field(password), PASSWORD);
  const send = () => user.click(form.getByRole("button", { name: submit }));
  await send();
  const code = await form.findByLabelText(CODE[lang]);
  return { form, field, send, code };
}

for (const lang of ["fr", "en"] as const) {
  const said = SAID[lang];
  for (const [what, shape] of Object.entries(FORMS[lang])) {
    test(`in ${lang} the form of ${what} asks a user with a second factor for a code, in place, and loses nothing`, async () => {
      const { form, field, send, code } = await fillIn(lang, shape);
      await waitFor(() => expect(code).toHaveFocus());
      expect(code).toHaveAttribute("autocomplete", "one-time-code");
      expect(code).toHaveAccessibleDescription();
      expect(form.getByText(/application d’authentification|authenticator app/)).toHaveAttribute(
        "role",
        "status",
      );
      expect(form.queryByRole("alert")).toBeNull();
      await send();
      await waitFor(() => expect(code).toHaveAccessibleDescription(said.blank));
      await user.type(code, "000000");
      await user.keyboard("{Enter}");
      await waitFor(() => expect(code).toHaveAccessibleDescription(said.wrong));
      expect(code).toBeInvalid();
      for (const [label, text] of Object.entries(shape.typed)) expect(field(label)).toHaveValue(text);
      expect(field(shape.password)).toHaveValue(PASSWORD);
      await user.clear(code);
      await user.type(code, codeOf(api(), account.secret));
      await user.keyboard("{Enter}");
      expect(await screen.findByText(shape.done)).toBeVisible();
    });
  }

  test(`in ${lang} new recovery codes ask for a code from the start, and say when there were too many attempts`, async () => {
    const words = {
      fr: {
        open: "Nouveaux codes de secours",
        password: /^Votre mot de passe/,
        codes: "Vos codes de secours",
      },
      en: { open: "New recovery codes", password: /^Your password/, codes: "Your recovery codes" },
    }[lang];
    await show(<SecurityScreen />, lang);
    await user.click(await screen.findByRole("button", { name: words.open }));
    const form = within(screen.getByRole("form", { name: words.open }));
    await user.type(form.getByLabelText(words.password, { selector: "input" }), PASSWORD);
    const code = form.getByLabelText(CODE[lang]);
    const send = () => user.click(form.getByRole("button", { name: words.open }));
    const json = { password: PASSWORD, code: "000000" };
    for (let guess = 0; guess < 5; guess += 1) {
      await account.ana.fetch("/api/user/me/second_factor/recovery_codes", { method: "POST", json });
    }
    await user.type(code, codeOf(api(), account.secret));
    await send();
    await waitFor(() => expect(code).toHaveAccessibleDescription(said.tooMany));
    later(api(), 15 * 60);
    await user.clear(code);
    await user.type(code, account.codes[0] ?? "");
    await send();
    expect(await screen.findByRole("list", { name: words.codes })).toBeVisible();
  });
}

test("the field for a code disappears after the password was changed with one, and is not needed once codes are turned off", async () => {
  const { form, field, send, code } = await fillIn("fr", FORMS.fr["a password"] as Form);
  await user.type(code, codeOf(api(), account.secret));
  await send();
  expect(await screen.findByText(/Votre mot de passe est changé/)).toBeVisible();
  expect(form.queryByLabelText(CODE.fr)).toBeNull();
  act(closeToast);
  await api().db.delete(secondFactors);
  const typed = { "Mot de passe actuel": PASSWORD, ...(FORMS.fr["a password"] as Form).typed };
  for (const [label, text] of Object.entries(typed)) await user.type(field(label), text);
  await send();
  expect(await screen.findByText(/Votre mot de passe est changé/)).toBeVisible();
});

test("a used code is cleared from its field if no passkey was created", async () => {
  const { form, send, code } = await fillIn("en", FORMS.en["a passkey"] as Form);
  browser.refuse("NotAllowedError");
  await user.type(code, codeOf(api(), account.secret));
  await send();
  expect(await form.findByText(/No passkey was created/)).toBeVisible();
  expect(code).toHaveValue("");
  browser.refuse(null);
  later(api(), 30);
  await user.type(code, codeOf(api(), account.secret));
  await send();
  expect(await screen.findByText(/The passkey is added/)).toBeVisible();
});
