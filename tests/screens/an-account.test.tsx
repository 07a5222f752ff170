import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import Cookies from "js-cookie";
import { HttpResponse, http } from "msw";
import { type TOTP, URI } from "otpauth";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { closeToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import type { User } from "#/contract/user.ts";
import { HistoryScreen } from "#/features/account/history/history-screen.tsx";
import { ProfileScreen } from "#/features/account/profile/profile-screen.tsx";
import { SecurityScreen } from "#/features/account/profile/security-screen.tsx";
import { SessionMenu } from "#/features/account/session-menu.tsx";
import { ConfirmAddress } from "#/features/account/sign-in/confirm-address.tsx";
import { ForgotScreen } from "#/features/account/sign-in/forgot-screen.tsx";
import { heardBefore, isWorthOffering, storeHeard } from "#/features/account/sign-in/heard-before.ts";
import { MergeHeard } from "#/features/account/sign-in/merge-heard.tsx";
import { ResetScreen } from "#/features/account/sign-in/reset-screen.tsx";
import { SignUpScreen } from "#/features/account/sign-in/sign-up-screen.tsx";
import { loadMarks } from "#/features/session/marks.ts";
import { NO_MARKS, useMarks } from "#/features/session/marks-store.ts";
import { clearSession, loadProfile } from "#/features/session/session.ts";
import { useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { recentSearches, rememberSearch } from "#/features/site/search-box/recent-searches.ts";
import { TrackList } from "#/features/tracks/rows/track-list.tsx";
import { clearToken, storeToken } from "#/lib/api/token.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { downloads, listened } from "#/server/platform/db/schema/histories.ts";
import { trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { network } from "../support/jsdom.ts";
import { lettersOf } from "../support/letters-of.ts";
import { realApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";
import { sampleTrack } from "../support/sample-tracks.ts";
import { type SignedIn, signedIn } from "../support/signed-in.ts";

const { called, api } = realApi();
const PASSWORD = "une phrase de onze mots";
const OTHER = "une autre phrase, plus longue";
const user = userEvent.setup();

beforeEach(async () => {
  await api().reset();
  api().now = new Date("2026-06-02T12:00:00Z");
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  act(() => {
    clearSession();
    closeToast();
    useMarks.setState(NO_MARKS);
  });
  // A form stores its input when it is unmounted, so the storage is cleared after it.
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const show = (screenOf: React.ReactNode, lang: Lang = "fr") =>
  renderInSite(
    <Providers>
      {screenOf}
      <Toaster />
    </Providers>,
    { lang },
  );

/** Signs a person in as the site would, and returns their account. */
async function enter(person: Parameters<typeof signedIn>[1] = {}): Promise<{ who: SignedIn; profile: User }> {
  const who = await signedIn(api(), { password: PASSWORD, ...person });
  storeToken(who.token);
  await loadProfile();
  const profile = useSession.getState().user;
  if (!profile) throw new Error("Nobody is signed in");
  called.length = 0;
  return { who, profile };
}
const field = (name: RegExp | string) => screen.getByLabelText(name, { selector: "input, select" });
async function retype(name: RegExp | string, text: string) {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}
const press = (name: RegExp | string) => user.click(screen.getByRole("button", { name }));

test("sign-up mails a code, and the code pasted into the form confirms the address", async () => {
  const { journey } = await show(<SignUpScreen kinds={[]} target="/fr/albums" />);
  await user.type(field("Prénom"), "Ana");
  await user.type(field("Nom"), "Lê");
  await user.type(field("Adresse électronique"), "ana@example.org");
  await user.type(field("Mot de passe"), "court");
  await press("Créer mon compte");
  expect(await screen.findByText(/reprendre/)).toBeVisible();
  expect(field("Prénom")).toHaveValue("Ana");
  await retype("Mot de passe", PASSWORD);
  await user.click(screen.getByRole("checkbox", { name: /mentions légales/ }));
  await press("Créer mon compte");
  expect(await screen.findByRole("heading", { name: "Regardez votre messagerie" })).toHaveFocus();
  expect(screen.getByRole("button", { name: "Confirmer plus tard" })).toBeVisible();
  const [letter] = await lettersOf(api());
  expect(letter).toMatchObject({ recipient: "ana@example.org", locale: "fr", template: "validation-code" });

  const code = await screen.findByLabelText("Code à six chiffres");
  expect(screen.getByRole("button", { name: /Renvoyer un code dans \d+/ })).toBeDisabled();
  await user.type(code, "000 000");
  await press("Confirmer");
  expect((await screen.findAllByText(/Ce code est faux/)).length).toBeGreaterThan(0);
  await user.clear(code);
  await user.click(code);
  await user.paste(String(letter?.data.code).replace(/(...)/, "$1 "));
  await press("Confirmer");
  await waitFor(() => expect(journey).toEqual(["replace /fr/albums"]));
  expect(useSession.getState().user).toMatchObject({ isVerified: true });
});

test("a code requested after the session has ended shows the message about the session, and leads to sign in", async () => {
  const { profile } = await enter();
  const { journey } = await show(
    <>
      <SessionMenu />
      <ConfirmAddress user={profile} />
    </>,
  );
  await screen.findByRole("button", { name: /Votre compte/ });
  clearToken();
  await press("Recevoir un code");
  expect(await screen.findByText("Votre session a pris fin. Reconnectez-vous pour continuer.")).toBeVisible();
  expect(journey).toEqual([expect.stringMatching(/^push \/fr\/auth\/login/)]);
});

test("a code requested in the profile puts the focus into the field for it", async () => {
  const { profile } = await enter();
  await show(<ConfirmAddress user={profile} />, "en");
  await press("Send me a code");
  expect(await screen.findByLabelText("Six-digit code")).toHaveFocus();
});

test("sign-up with an address that has an account shows the same screen and signs nobody in", async () => {
  await signedIn(api(), { password: OTHER });
  await show(<SignUpScreen kinds={[]} target="/en" />, "en");
  await user.type(field("First name"), "Eve");
  await user.type(field("Last name"), "Mallory");
  await user.type(field("E-mail address"), "ana@example.org");
  await user.type(field("Password"), PASSWORD);
  await user.click(screen.getByRole("checkbox", { name: /legal notice/ }));
  await press("Create my account");
  await screen.findByRole("heading", { name: "Check your inbox" });
  expect(useSession.getState().user).toBeNull();
  expect(screen.queryByLabelText("Six-digit code")).toBeNull();
  expect(screen.getByRole("link", { name: "Sign in" })).toBeVisible();
});

test.each([
  ["fr", "Adresse électronique", "Envoyer le lien", "Le lien est en route"],
  ["en", "E-mail address", "Send the link", "The link is on its way"],
] as const)(
  "in %s the form for a forgotten password mails a link in the page's language",
  async (lang, label, send, sent) => {
    await signedIn(api());
    await show(<ForgotScreen />, lang);
    await user.type(field(label), "ana@example.org");
    await press(send);
    expect(await screen.findByRole("heading", { name: sent })).toHaveFocus();
    expect(await lettersOf(api())).toMatchObject([{ locale: lang, template: "reset-password" }]);
  },
);

test("the mailed link sets a new password once; used again it says that it no longer works", async () => {
  await signedIn(api(), { password: PASSWORD });
  await api().fetch("/api/forgot-password/", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "ana@example.org", locale: "en" }),
  });
  const token = String((await lettersOf(api()))[0]?.data.token);
  const first = await show(<ResetScreen token={token} isOpen />, "en");
  await user.type(field("New password"), "ana@example.org");
  await press("Save the password");
  expect((await screen.findAllByText(/cannot be your address/)).length).toBeGreaterThan(0);
  await retype("New password", OTHER);
  await press("Save the password");
  await screen.findByRole("heading", { name: "Done" });
  first.unmount();

  await show(<ResetScreen token={token} isOpen />, "en");
  await user.type(field("New password"), PASSWORD);
  await press("Save the password");
  await screen.findByRole("heading", { name: "This link no longer works" });
});

test("the profile shows a person's own data and changes it, and says at the field why a value is refused", async () => {
  const { who, profile } = await enter({ company: "Atelier Rouge" });
  await show(<ProfileScreen user={profile} kinds={[]} />);
  expect(field(/Société/)).toHaveValue("Atelier Rouge");
  await retype(/Téléphone/, "pas un numéro");
  await retype("Prénom", "Anaïs");
  await press("Enregistrer");
  expect((await screen.findAllByText(/Ce format/)).length).toBeGreaterThan(0);
  expect(field("Prénom")).toHaveValue("Anaïs");
  await retype(/Téléphone/, "+33 1 23 45 67 89");
  await user.click(screen.getByRole("checkbox"));
  await press("Enregistrer");
  expect(await screen.findByText("C’est enregistré.")).toBeVisible();
  const stored = await (await who.fetch("/api/user/me")).json();
  expect(stored).toMatchObject({ firstname: "Anaïs", phone: "+33 1 23 45 67 89", newsletter: true });
  expect(useSession.getState().user?.firstname).toBe("Anaïs");
});

test("the dialog that deletes an account lists what is lost and asks for the password; afterwards nobody is signed in", async () => {
  const { who, profile } = await enter();
  const { journey } = await show(<ProfileScreen user={profile} kinds={[]} />);
  await retype("Prénom", "Anaïs");
  const drafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith("draft."));
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await press("Supprimer mon compte");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("vos projets musicaux et leurs notes")).toBeVisible();
  await user.type(dialog.getByLabelText(/Votre mot de passe/), OTHER);
  await user.click(dialog.getByRole("button", { name: "Supprimer définitivement" }));
  expect((await dialog.findAllByText(/pas votre mot de passe/)).length).toBeGreaterThan(0);
  expect((await who.fetch("/api/user/me")).status).toBe(200);
  await user.clear(dialog.getByLabelText(/Votre mot de passe/));
  await user.type(dialog.getByLabelText(/Votre mot de passe/), PASSWORD);
  await user.click(dialog.getByRole("button", { name: "Supprimer définitivement" }));
  await waitFor(() => expect(journey).toEqual(["replace /fr"]));
  expect(drafts()).toEqual([]);
  expect(Cookies.get("token")).toBeUndefined();
  expect((await who.fetch("/api/user/me")).status).toBe(401);
});

test.each([
  [
    "fr",
    "Mot de passe actuel",
    "Nouveau mot de passe",
    "Le même, encore une fois",
    "Changer le mot de passe",
    /mots de passe volés/,
  ],
  ["en", "Current password", "New password", "The same once more", "Change the password", /stolen passwords/],
] as const)(
  "in %s a stolen password is refused at its field",
  async (lang, current, next, again, submit, text) => {
    await enter();
    await show(<SecurityScreen />, lang);
    await user.type(field(current), PASSWORD);
    await user.type(field(next), "paramedic");
    await user.type(field(again), "paramedic");
    await press(submit);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(field(next)).toBeInvalid();
  },
);

test("a new password ends the other sessions, and this one continues with a new token", async () => {
  const { who } = await enter();
  await show(<SecurityScreen />, "en");
  await user.type(field("Current password"), OTHER);
  await user.type(field("New password"), OTHER);
  await user.type(field("The same once more"), PASSWORD);
  await press("Change the password");
  expect((await screen.findAllByText(/differ/)).length).toBeGreaterThan(0);
  await retype("The same once more", OTHER);
  await press("Change the password");
  expect((await screen.findAllByText(/not your current password/)).length).toBeGreaterThan(0);
  await retype("Current password", PASSWORD);
  await press("Change the password");
  expect(await screen.findByText(/Your password is changed/)).toBeVisible();
  expect(Cookies.get("token")).not.toBe(who.token);
  expect((await who.fetch("/api/user/me")).status).toBe(401);
  expect(field("Current password")).toHaveValue("");
});

test("the sessions of a person are listed, and the other one can be ended from here", async () => {
  await enter();
  const there = await api().fetch("/authentification", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605",
    },
    body: JSON.stringify({ email: "ana@example.org", password: PASSWORD }),
  });
  const { token } = (await there.json()) as { token: string };
  await show(<SecurityScreen />, "en");
  const sessions = within(await screen.findByRole("list", { name: "Your sessions" }));
  expect(sessions.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText(/^This device · Signed in /)).toBeVisible();
  // Signed in and last active on the same day, which is shown only once.
  expect(screen.getByText(/^Last active [^·]+$/)).toBeVisible();
  await press(/^Sign out (?!all)/);
  expect(await screen.findByText("No other sessions.")).toBeVisible();
  const answer = await api().fetch("/api/user/me", { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(401);
});

test.each([
  [
    "fr",
    "Journal de sécurité",
    "Connexion refusée",
    "Sessions fermées à distance",
    "Montrer la suite",
    "Déconnecter",
  ],
  ["en", "Security log", "Sign-in refused", "Sessions ended remotely", "Show more", "Sign out"],
] as const)(
  "in %s the security log shows what happened before and what has just been done",
  async (lang, title, refused, ended, more, out) => {
    await enter();
    const attempt = (password: string) =>
      api().fetch("/authentification", {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Client-Address": "192.0.2.77" },
        body: JSON.stringify({ email: "ana@example.org", password }),
      });
    await attempt(OTHER);
    await api().settle();
    for (let time = 0; time < 15; time += 1) await attempt(PASSWORD);
    await show(<SecurityScreen />, lang);
    const log = within(await screen.findByRole("list", { name: title }));
    expect(log.getAllByRole("listitem")).toHaveLength(15);
    expect(log.queryByText(refused)).toBeNull();
    await press(more);
    expect(await log.findByText(refused)).toBeVisible();
    expect(log.getAllByText(/192\.0\.2\.0\/24/)).toHaveLength(16);
    expect(screen.queryByRole("button", { name: more })).toBeNull();
    const [there] = await screen.findAllByRole("button", { name: new RegExp(`^${out} (?!all|toutes)`) });
    await user.click(there as HTMLElement);
    expect(await log.findByText(ended)).toBeVisible();
  },
);

test.each([
  [
    "fr",
    {
      on: "Activer le code à usage unique",
      password: /^Votre mot de passe/,
      next: "Continuer",
      code: "Code à six chiffres",
      confirm: "Activer",
      codes: "Vos codes de secours",
      kept: "Je les ai notés",
      asked: "Code à usage unique",
      left: "Il reste 10 codes de secours.",
      off: "Désactiver",
      removed: "Le code à usage unique est désactivé.",
    },
  ],
  [
    "en",
    {
      on: "Turn on one-time codes",
      password: /^Your password/,
      next: "Continue",
      code: "Six-digit code",
      confirm: "Turn on",
      codes: "Your recovery codes",
      kept: "I have written them down",
      asked: "One-time code",
      left: "10 recovery codes are left.",
      off: "Turn off",
      removed: "One-time codes are turned off.",
    },
  ],
] as const)(
  "in %s one-time codes are turned on with a QR code and a first code, and off again with a recovery code",
  async (lang, words) => {
    await enter();
    await show(<SecurityScreen />, lang);
    await user.click(await screen.findByRole("button", { name: words.on }));
    await user.type(field(words.password), PASSWORD);
    await press(words.next);
    expect(await screen.findByRole("img", { name: /QR/ })).toBeVisible();
    const address = screen.getByRole("link", { name: /ouvrir|open/ }).getAttribute("href") ?? "";
    const authenticator = URI.parse(address) as TOTP;
    await user.type(field(words.code), "000000");
    await press(words.confirm);
    expect((await screen.findAllByText(/faux|wrong/)).length).toBeGreaterThan(0);
    await user.clear(field(words.code));
    await user.type(field(words.code), authenticator.generate({ timestamp: api().now.getTime() }));
    await press(words.confirm);
    const codes = within(await screen.findByRole("list", { name: words.codes })).getAllByRole("listitem");
    expect(codes).toHaveLength(10);
    await waitFor(() => expect(screen.getByRole("heading", { name: words.codes })).toHaveFocus());
    const code = codes[0]?.textContent ?? "";
    await press(words.kept);
    expect(await screen.findByText(words.left)).toBeVisible();
    expect(screen.queryByText(code)).toBeNull();
    await press(words.off);
    await user.type(field(words.password), PASSWORD);
    await user.type(field(words.asked), code);
    await press(words.off);
    expect(await screen.findByText(words.removed)).toBeVisible();
    expect(await screen.findByRole("button", { name: words.on })).toBeVisible();
  },
);

/** Stores listenings of a person, each a number of minutes before now. */
const storeListenings = (userId: number, heard: [trackId: number, minutesAgo: number][]) =>
  api()
    .db.insert(listened)
    .values(
      heard.map(([trackId, minutes]) => ({
        userId,
        trackId,
        createdAt: new Date(api().now.getTime() - minutes * 60_000),
      })),
    );
const rowsOf = () => screen.getAllByRole("listitem").map((row) => row.dataset.track ?? row.textContent);

test("the tracks that a person has heard, and nobody else's, are listed by day, newest first", async () => {
  const other = await signedIn(api(), { email: "bo@example.org" });
  const { who } = await enter();
  await storeListenings(other.id, [[5, 1]]);
  await storeListenings(who.id, [
    [1, 60],
    [2, 1_500],
    [3, 30],
  ]);
  await show(<HistoryScreen kind="listened" />);
  expect(await screen.findByText("3 écoutes")).toBeVisible();
  expect(rowsOf()).toEqual(["Mardi 2 juin 2026", "3", "1", "Lundi 1 juin 2026", "2"]);
});

test("a history shows days and times in the reader's time zone, not in the house's", async () => {
  const { who } = await enter();
  await api()
    .db.insert(listened)
    .values({ userId: who.id, trackId: 1, createdAt: new Date("2026-05-30T03:30:00Z") });
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: "Pacific/Honolulu" };
  });
  onTestFinished(() => zone.mockRestore());
  await show(<HistoryScreen kind="listened" />);
  expect(await screen.findByRole("heading", { name: "Vendredi 29 mai 2026" })).toBeVisible();
  expect(screen.getByText("17:30")).toBeVisible();
});

test("a history can be searched; if nothing is found, the page says so and leads back to the whole list", async () => {
  const { who } = await enter();
  await storeListenings(who.id, [[1, 60]]);
  await show(<HistoryScreen kind="listened" />, "en");
  await screen.findByText("1 play");
  await user.type(screen.getByRole("searchbox"), "zzzz{Enter}");
  expect(await screen.findByText("Nothing here contains “zzzz”.")).toBeVisible();
  await press("The whole list");
  expect(await screen.findByText("1 play")).toBeVisible();
  expect(called.some((address) => address.includes("search=zzzz"))).toBe(true);
});

test("while a file of the history is being fetched, its button says so, keeps the focus and asks for no second one", async () => {
  const { who } = await enter();
  await api()
    .db.insert(downloads)
    .values({ userId: who.id, trackId: 1, source: "track", createdAt: api().now });
  await show(<HistoryScreen kind="downloaded" />, "en");
  let answer = () => {};
  const asked = vi.fn();
  network.use(
    http.get("*/api/front/tracks/:id/download", async () => {
      asked();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json({}, { status: 404 });
    }),
  );
  const again = await screen.findByRole("button", { name: /^Download .* again$/ });
  await user.click(again);
  await waitFor(() => expect(again).toHaveAttribute("aria-disabled", "true"));
  await user.keyboard("{Enter}");
  expect(again).toHaveFocus();
  answer();
  await waitFor(() => expect(again).not.toHaveAttribute("aria-disabled"));
  expect(asked).toHaveBeenCalledTimes(1);
});

test("clearing a history asks for confirmation, then removes its tracks and their marks", async () => {
  const { who } = await enter();
  await storeListenings(who.id, [[1, 60]]);
  await loadMarks();
  await show(<HistoryScreen kind="listened" />);
  await screen.findByText("1 écoute");
  await press("Effacer la liste");
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Effacer" }));
  expect(await screen.findByText("Aucun titre écouté pour l’instant.")).toBeVisible();
  await waitFor(() => expect(useMarks.getState().heard.size).toBe(0));
});

test("the list of downloads says where each was made, and offers it again", async () => {
  const { who } = await enter();
  await api()
    .db.insert(downloads)
    .values({ userId: who.id, trackId: 4, source: "cart", createdAt: api().now });
  await show(<HistoryScreen kind="downloaded" />, "en");
  expect(await screen.findByText("Cart")).toBeVisible();
  await press(/^Download .+ again$/);
  await waitFor(() => expect(called).toContain("/api/front/tracks/4/download"));
  expect(await screen.findByText("The file could not be prepared. Try again in a moment.")).toBeVisible();
});

test.each([
  ["fr", "Version 60 secondes", /^Télécharger de nouveau «\s.+, Version 60 secondes\s»$/],
  ["en", "60-second edit", /^Download .+, 60-second edit again$/],
] as const)(
  "in %s a downloaded version is listed with its own name, length and marks, not with its track's",
  async (lang, label, again) => {
    const { who } = await enter();
    const [version] = await api()
      .db.select()
      .from(trackVersions)
      .where(eq(trackVersions.kind, "60"))
      .limit(1);
    if (!version) throw new Error("no version of 60 seconds");
    const { id: versionId, trackId } = version;
    await api()
      .db.insert(downloads)
      .values({ userId: who.id, trackId, versionId, source: "track", createdAt: api().now });
    await act(() => loadMarks());
    act(() => useMarks.setState({ inProject: new Set([`/api/track_versions/${versionId}`]) }));
    await show(<HistoryScreen kind="downloaded" />, lang);
    expect(await screen.findByText(label)).toBeVisible();
    expect(screen.getByRole("button", { name: again })).toBeVisible();
    const [row] = screen.getAllByRole("listitem").filter(({ dataset }) => dataset.track === String(trackId));
    const { durationSeconds } = version;
    const length = `${String(Math.floor(durationSeconds / 60)).padStart(2, "0")}:${String(durationSeconds % 60).padStart(2, "0")}`;
    expect(row).toHaveTextContent(length);
    expect(
      await within(row as HTMLElement).findByText(lang === "fr" ? "Dans un projet" : "In a project"),
    ).toBeInTheDocument();
  },
);

test.each([
  ["fr", "Version 60 secondes"],
  ["en", "60-second edit"],
] as const)(
  "in %s a version that was heard is listed with its own name and length, not with its track's",
  async (lang, label) => {
    const { who } = await enter();
    const [version] = await api()
      .db.select()
      .from(trackVersions)
      .where(eq(trackVersions.kind, "60"))
      .limit(1);
    if (!version) throw new Error("no version of 60 seconds");
    const { id: versionId, trackId, durationSeconds } = version;
    await api()
      .db.insert(listened)
      .values([
        { userId: who.id, trackId, versionId, createdAt: api().now },
        { userId: who.id, trackId, createdAt: new Date(api().now.getTime() - 60_000) },
      ]);
    await show(<HistoryScreen kind="listened" />, lang);
    expect(await screen.findByText(label)).toBeVisible();
    const rows = screen.getAllByRole("listitem").filter(({ dataset }) => dataset.track === String(trackId));
    const length = `${String(Math.floor(durationSeconds / 60)).padStart(2, "0")}:${String(durationSeconds % 60).padStart(2, "0")}`;
    expect(rows.map(({ textContent }) => textContent?.includes(length))).toEqual([true, false]);
  },
);

test("one call marks the rows as heard or in a project; a visitor's rows have no marks", async () => {
  const tracks = [sampleTrack({ id: 1 }), sampleTrack({ id: 2 })];
  const visitor = await show(<TrackList tracks={tracks} />, "en");
  expect(called).toEqual([]);
  expect(screen.queryByText("Heard")).toBeNull();
  visitor.unmount();

  const { who } = await enter();
  await storeListenings(who.id, [[1, 60]]);
  await act(() => loadMarks());
  act(() => useMarks.setState({ inProject: new Set(["/api/tracks/2"]) }));
  await show(<TrackList tracks={tracks} />, "en");
  const row = (id: string) => {
    const found = screen.getAllByRole("listitem").find((one) => one.dataset.track === id);
    if (!found) throw new Error(`No row of track ${id}`);
    return within(found);
  };
  expect(await row("1").findByText("Heard")).toBeInTheDocument();
  expect(row("1").queryByText("In a project")).toBeNull();
  expect(row("2").getByText("In a project")).toBeInTheDocument();
  expect(called).toEqual(["/api/front/user/track_marks"]);
});

test("a button hides the tracks already heard from a list, and shows them again", async () => {
  const { who } = await enter();
  await storeListenings(who.id, [[1, 60]]);
  await act(() => loadMarks());
  const tracks = [sampleTrack({ id: 1 }), sampleTrack({ id: 2 })];
  await show(<TrackList tracks={tracks} canHideHeard />, "en");
  const ids = () => screen.getAllByRole("listitem").map((row) => row.dataset.track);
  expect(ids()).toEqual(["1", "2"]);
  const hide = await screen.findByRole("button", { name: "Hide tracks already heard (1)" });
  await user.click(hide);
  expect(ids()).toEqual(["2"]);
  expect(hide).toHaveAttribute("aria-pressed", "true");
  await user.click(hide);
  expect(ids()).toEqual(["1", "2"]);
});

const HEARD_AT = ["2026-05-31T18:00:00.000Z", "2026-06-01T09:30:00.000Z"] as const;
/** Stores on the device what a visitor leaves there: two heard tracks and a search. */
function visit() {
  storeHeard(7, new Date(HEARD_AT[0]));
  storeHeard(9, new Date(HEARD_AT[1]));
  rememberSearch("kora");
}
const offer = () => screen.queryByRole("region", { name: /^(Garder ce que|Keep what you did)/ });

test("tracks heard before signing in can be added to the history, with the times at which they were heard", async () => {
  visit();
  const { who } = await enter();
  await show(<MergeHeard />, "en");
  expect(offer()).toHaveTextContent("2 tracks heard on this device can join your history.");
  await press("Add to my history");
  expect(await screen.findByText("Your listening history is now in one place.")).toBeVisible();
  const history = (await (await who.fetch("/api/front/user/listened/tracks")).json()) as {
    "hydra:member": { createdAt: string; track: { id: number } }[];
  };
  expect(history["hydra:member"].map(({ track, createdAt }) => [track.id, createdAt])).toEqual([
    [9, HEARD_AT[1]],
    [7, HEARD_AT[0]],
  ]);
  await waitFor(() => expect(useMarks.getState().heard).toEqual(new Set([7, 9])));
  expect(heardBefore()).toEqual([]);
  expect(recentSearches()).toEqual(["kora"]);
  expect(offer()).toBeNull();
});

test("a version that was heard before signing in is added to the history as that version", async () => {
  const [version] = await api().db.select().from(trackVersions).where(eq(trackVersions.trackId, 7)).limit(1);
  storeHeard(7, new Date(HEARD_AT[0]), version?.id);
  const { who } = await enter();
  await show(<MergeHeard />, "en");
  await press("Add to my history");
  expect(await screen.findByText("Your listening history is now in one place.")).toBeVisible();
  expect(await (await who.fetch("/api/front/user/listened/tracks")).json()).toMatchObject({
    "hydra:member": [{ track: { id: 7 }, version: { version: version?.label } }],
  });
});

test("a person who declines loses nothing, and is asked again after hearing another track", async () => {
  visit();
  const { profile } = await enter();
  await show(
    <>
      <main id="main" tabIndex={-1} />
      <MergeHeard />
    </>,
  );
  await press("Pas maintenant");
  expect(offer()).toBeNull();
  expect(screen.getByRole("main")).toHaveFocus();
  expect(heardBefore()).toHaveLength(2);
  expect(recentSearches()).toEqual(["kora"]);
  expect(isWorthOffering()).toBe(false);
  storeHeard(3, new Date("2026-06-02T08:00:00.000Z"));
  expect(isWorthOffering()).toBe(true);
  expect([called, useSession.getState().user]).toEqual([[], profile]);
});

test("heard tracks and searches are erased from the device on request, but not from the account", async () => {
  visit();
  const { who } = await enter();
  await storeListenings(who.id, [[1, 60]]);
  await show(<MergeHeard />);
  await press("Effacer de cet appareil");
  expect(await screen.findByText(/sont effacées de cet appareil/)).toBeVisible();
  expect(offer()).toBeNull();
  expect([heardBefore(), recentSearches()]).toEqual([[], []]);
  expect(await (await who.fetch("/api/front/user/listened/tracks")).json()).toMatchObject({
    "hydra:totalItems": 1,
  });
});

test("a failed addition to the history says so and can be tried again", async () => {
  visit();
  await enter();
  await show(<MergeHeard />, "en");
  network.use(http.post("*/api/front/user/listened/tracks", () => HttpResponse.error(), { once: true }));
  await press("Add to my history");
  expect(await screen.findByText("That could not be added. Try again in a moment.")).toBeVisible();
  expect(heardBefore()).toHaveLength(2);
  await press("Add to my history");
  await waitFor(() => expect(offer()).toBeNull());
});
