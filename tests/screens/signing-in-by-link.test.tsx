import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import { LinkScreen } from "#/features/account/sign-in/link-screen.tsx";
import { LoginScreen } from "#/features/account/sign-in/login-screen.tsx";
import { clearSession } from "#/features/session/session.ts";
import { useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { network } from "../support/jsdom.ts";
import { lettersOf } from "../support/letters-of.ts";
import { codeOf, protectedAccount } from "../support/protected-account.ts";
import { realApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";
import { signedIn } from "../support/signed-in.ts";

const { called, api } = realApi();
const PASSWORD = "une phrase de onze mots";
const EMAIL = "ana@example.org";
const user = userEvent.setup();

beforeEach(async () => {
  await api().reset();
  api().now = new Date();
  // These tests are about links, not argon2.
  api().passwords = { hash: async () => "", verify: async (_, password) => password === PASSWORD };
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  act(() => {
    clearSession();
    closeToast();
  });
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const WORDS = {
  fr: {
    email: "Adresse électronique",
    password: "Mot de passe",
    enter: "Se connecter",
    held: /Trop d’essais\. Un lien de connexion/,
    ask: "Recevoir un lien de connexion",
    haveCode: "J’ai un code à usage unique",
    code: "Code à usage unique",
    sent: /Si un compte existe à l’adresse ana@example\.org/,
    many: /Trop de liens demandés/,
    failed: /Le lien n’a pas pu être demandé/,
    wrong: /Ce code est faux/,
    gone: "Ce lien n’est plus valable",
    goneText: /^Ce lien a déjà servi/,
    back: "Revenir à la connexion",
    noAddress: /^Cette adresse n’est pas valide/,
  },
  en: {
    email: "E-mail address",
    password: "Password",
    enter: "Sign in",
    held: /Too many attempts\. A sign-in link/,
    ask: "Get a sign-in link",
    haveCode: "I have a one-time code",
    code: "One-time code",
    sent: /If there is an account at ana@example\.org/,
    many: /Too many links requested/,
    failed: /The link could not be asked for/,
    wrong: /This code is wrong/,
    gone: "This link no longer works",
    goneText: /^This link has already been used/,
    back: "Back to sign-in",
    noAddress: /^This address is not valid/,
  },
} as const;

const show = (content: React.ReactNode, lang: Lang) =>
  renderInSite(
    <Providers>
      {content}
      <Toaster />
    </Providers>,
    { lang },
  );
const press = (name: string) => user.click(screen.getByRole("button", { name }));

/** Fifty wrong passwords from fifty addresses. */
async function fillLimit() {
  for (let stranger = 0; stranger < 50; stranger += 1) {
    await api().fetch("/authentification", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Client-Address": `198.51.100.${stranger}` },
      body: JSON.stringify({ email: EMAIL, password: "wrong" }),
    });
  }
}
async function askFor(redirect?: string): Promise<string> {
  await api().fetch("/api/sign-in-links", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: EMAIL, redirect }),
  });
  const letter = (await lettersOf(api())).findLast(({ template }) => template === "sign-in-link");
  return letter?.data.token ?? "";
}
/** Tries to sign in where strangers have filled the account's limit. */
async function tryIn(lang: Lang) {
  const words = WORDS[lang];
  await fillLimit();
  const { journey } = await show(<LoginScreen target={`/${lang}/albums`} />, lang);
  expect(screen.queryByRole("button", { name: words.ask })).toBeNull();
  await user.type(screen.getByLabelText(words.email), EMAIL);
  await user.type(screen.getByLabelText(words.password), PASSWORD);
  await press(words.enter);
  expect(await screen.findByText(words.held)).toBeVisible();
  return journey;
}

for (const lang of ["fr", "en"] as const) {
  const words = WORDS[lang];

  test(`in ${lang} the sign-in page offers a link where the account's limit is full, and says what comes of it`, async () => {
    await signedIn(api(), { passwordHash: "x", email: EMAIL });
    await tryIn(lang);
    network.use(http.post("*/api/sign-in-links", () => HttpResponse.error(), { once: true }));
    await press(words.ask);
    expect(await screen.findByText(words.failed)).toHaveAttribute("role", "status");
    await waitFor(() => expect(screen.getByText(words.failed)).toHaveFocus());
    network.use(
      http.post("*/api/sign-in-links", () => HttpResponse.json({}, { status: 429 }), { once: true }),
    );
    await press(words.ask);
    expect(await screen.findByText(words.many)).toBeVisible();
    expect(await lettersOf(api())).toEqual([]);
    await press(words.ask);
    expect(await screen.findByText(words.sent)).toHaveAttribute("role", "status");
    await waitFor(() => expect(screen.getByText(words.sent)).toHaveFocus());
    expect(await lettersOf(api())).toMatchObject([
      { recipient: EMAIL, locale: lang, template: "sign-in-link" },
    ]);
    expect(screen.getByLabelText(words.password)).toHaveValue(PASSWORD);
    const email = screen.getByLabelText(words.email);
    await user.clear(email);
    await user.type(email, "ana");
    called.length = 0;
    await press(words.ask);
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription(words.noAddress);
    expect(called).toEqual([]);
    expect(screen.queryByText(words.sent)).toBeNull();
  });

  test(`in ${lang} a link signs in on a press alone, asks for a code where one is set, and says when it opens nothing`, async () => {
    const { secret } = await protectedAccount(api(), PASSWORD);
    const link = await askFor();
    called.length = 0;
    const { journey, unmount } = await show(<LinkScreen token={link} />, lang);
    expect(called).toEqual([]);
    const form = within(screen.getByRole("form"));
    await press(words.enter);
    const code = await form.findByLabelText(words.code);
    await waitFor(() => expect(code).toHaveFocus());
    expect(useSession.getState().user).toBeNull();
    await user.type(code, "000000{Enter}");
    await waitFor(() => expect(code).toHaveAccessibleDescription(words.wrong));
    await user.clear(code);
    await user.type(code, `${codeOf(api(), secret)}{Enter}`);
    await waitFor(() => expect(journey).toContain(`replace /${lang}/user/start`));
    expect(useSession.getState().user).toMatchObject({ email: EMAIL });
    await waitFor(() => expect(called).toContain("/api/user_playlists"));
    unmount();
    act(() => clearSession());
    await show(<LinkScreen token={link} />, lang);
    await press(words.enter);
    expect(await screen.findByRole("heading", { name: words.gone })).toHaveFocus();
    expect(screen.getByText(words.goneText)).toBeVisible();
    expect(screen.getByRole("link", { name: words.back })).toHaveAttribute("href", `/${lang}/auth/login`);
  });
}

test("password and code can be sent together there, and both stay in their fields if one of them is wrong", async () => {
  const words = WORDS.fr;
  const { secret } = await protectedAccount(api(), PASSWORD);
  const journey = await tryIn("fr");
  await press(words.haveCode);
  const code = await screen.findByLabelText(words.code);
  await waitFor(() => expect(code).toHaveFocus());
  expect(screen.queryByRole("button", { name: words.haveCode })).toBeNull();
  await user.type(code, "000000{Enter}");
  await waitFor(() => expect(called.filter((path) => path === "/authentification")).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole("form")).toHaveAttribute("aria-busy", "false"));
  expect(code).toHaveValue("000000");
  expect(screen.getByLabelText(words.password)).toHaveValue(PASSWORD);
  expect(journey).toEqual([]);
  await user.clear(code);
  await user.type(code, `${codeOf(api(), secret)}{Enter}`);
  await waitFor(() => expect(journey).toContain("replace /fr/albums"));
  await waitFor(() => expect(called).toContain("/api/user_playlists"));
});

test("a link returns to the page for which sign-in was opened, but never to another site", async () => {
  const words = WORDS.en;
  await signedIn(api(), { passwordHash: "x", email: EMAIL });
  await tryIn("en");
  await press(words.ask);
  expect(await screen.findByText(words.sent)).toBeVisible();
  const [letter] = await lettersOf(api());
  cleanup();
  const { journey, unmount } = await show(<LinkScreen token={letter?.data.token ?? ""} />, "en");
  await press(words.enter);
  await waitFor(() => expect(journey).toEqual(["replace /en/albums"]));
  await waitFor(() => expect(called).toContain("/api/user_playlists"));
  unmount();
  act(() => clearSession());
  called.length = 0;
  const strange = await show(<LinkScreen token={await askFor("https://elsewhere.example/")} />, "en");
  await press(words.enter);
  await waitFor(() => expect(strange.journey).toEqual(["replace /en"]));
  await waitFor(() => expect(called).toContain("/api/user_playlists"));
});
