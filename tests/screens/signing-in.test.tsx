import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { HttpResponse, http } from "msw";
import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from "vitest";
import { closeToast, showToast, useToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import type { Endpoint } from "#/contract/endpoint.ts";
import {
  createPlaylistEndpoint,
  deletePlaylistEndpoint,
  duplicatePlaylistEndpoint,
  playlistEndpoint,
  playlistsEndpoint,
  projectsEndpoint,
  updatePlaylistEndpoint,
} from "#/contract/playlist.ts";
import { playlistLinksEndpoint, revokePlaylistLinkEndpoint } from "#/contract/playlist-link.ts";
import { createNoteEndpoint, updateNoteEndpoint } from "#/contract/playlist-note.ts";
import { playlistTeamEndpoint, sharedWithMeEndpoint } from "#/contract/playlist-team.ts";
import {
  deleteRoomClientEndpoint,
  deleteRoomCommentEndpoint,
  projectRoomEndpoint,
} from "#/contract/project-room.ts";
import { endSessionEndpoint } from "#/contract/session.ts";
import { updateUserEndpoint } from "#/contract/user.ts";
import { SessionMenu } from "#/features/account/session-menu.tsx";
import { heardBefore } from "#/features/account/sign-in/heard-before.ts";
import { LoginScreen } from "#/features/account/sign-in/login-screen.tsx";
import { useBusyCart } from "#/features/cart/busy-cart.ts";
import { useLastListened } from "#/features/player/listening/last-listened.ts";
import { usePlayer } from "#/features/player/store.ts";
import { closePlaylistModal, usePlaylistModal } from "#/features/projects/playlist-store.ts";
import { ProjectDialogHost } from "#/features/projects/project-dialog-host.tsx";
import { playlistsQuery } from "#/features/session/playlists.ts";
import { rememberReturnPage, returnPageFor } from "#/features/session/return-page.ts";
import { clearSession, loadProfile, signIn } from "#/features/session/session.ts";
import { useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { TrackList } from "#/features/tracks/rows/track-list.tsx";
import { call } from "#/lib/api/call.ts";
import { browserQueryClient } from "#/lib/api/query-client.tsx";
import { storeToken } from "#/lib/api/token.ts";
import { reportSessionEnd } from "#/lib/api/with-token.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { secondFactors } from "#/server/platform/db/schema/security.ts";
import { seal } from "#/server/platform/http/sealed.ts";
import { TEST_JWT_SECRET } from "../support/api.ts";
import { network } from "../support/jsdom.ts";
import { protect } from "../support/protected-account.ts";
import { realApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";
import { sampleTrack } from "../support/sample-tracks.ts";
import { type SignedIn, signedIn } from "../support/signed-in.ts";

const { called, api } = realApi();
const PASSWORD = "une phrase de onze mots";
const user = userEvent.setup();
let ana: SignedIn;

beforeEach(async () => {
  await api().reset();
  api().now = new Date();
  ana = await signedIn(api(), { firstname: "ana", lastname: "lê", password: PASSWORD });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  act(() => {
    clearSession();
    useSession.setState({ wasSignedIn: false });
    usePlayer.setState({ playing: false, current: null });
    closeToast();
  });
  // A form stores its input when it is unmounted, so the storage is cleared after it.
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

/** The shared handler heard of one call that failed with `status`, once (specification §8). */
function expectHandled(lang: Lang, status: number) {
  const text = lang === "fr" ? "La demande n’a pas abouti." : "The request did not go through.";
  const told = vi.mocked(console.warn).mock.calls.filter(([first]) => first === text);
  expect(told).toEqual([[text, expect.objectContaining({ status })]]);
}

const page = (target = "/fr/albums?page=2") => (
  <Providers>
    <SessionMenu />
    <LoginScreen target={target} />
    <Toaster />
  </Providers>
);
const frame = (
  <Providers>
    <SessionMenu />
    <Toaster />
  </Providers>
);
const show = (content = page(), lang: Lang = "fr", pathname = `/${lang}/albums`) =>
  renderInSite(content, { lang, pathname });

async function fillIn(email: string, password: string) {
  await user.type(screen.getByLabelText(/^(Adresse électronique|E-mail address)$/), email);
  await user.type(screen.getByLabelText(/^(Mot de passe|Password)$/), password);
  const form = screen.getByRole("form");
  await user.click(within(form).getByRole("button", { name: /^(Se connecter|Sign in)$/ }));
}
const state = () => useSession.getState();
const fail = (path: string, status: number) =>
  network.use(http.all(`*${path}`, () => HttpResponse.json({ code: status, message: "no" }, { status })));

test("signing in requests token, profile and playlists in that order, and leads back to the page before", async () => {
  const { journey } = await show();
  await fillIn("Ana@Example.org", PASSWORD);
  await waitFor(() => expect(journey).toContain("replace /fr/albums?page=2"));
  await waitFor(() =>
    expect(called.slice(0, 3)).toEqual(["/authentification", "/api/user/me", "/api/user_playlists"]),
  );
  expect(Cookies.get("token")).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(state()).toMatchObject({ isAuthenticated: true, error: false, user: { email: "ana@example.org" } });
});

test.each([
  ["fr", /listes publiées de mots de passe volés/, "Changer de mot de passe"],
  ["en", /published lists of stolen passwords/, "Change the password"],
] as const)(
  "in %s a user with a stolen password signs in, and is told where to change it",
  async (lang, text, change) => {
    await signedIn(api(), { email: "bo@example.org", password: "paramedic" });
    const { journey } = await show(page(`/${lang}/albums`), lang);
    await fillIn("bo@example.org", "paramedic");
    expect(await screen.findByText(text)).toBeVisible();
    expect(state()).toMatchObject({ isAuthenticated: true });
    await user.click(screen.getByRole("button", { name: change }));
    expect(journey.at(-1)).toBe(`push /${lang}/user/password`);
  },
);

test.each([
  ["fr", "Code à usage unique", "Se connecter", /faux/],
  ["en", "One-time code", "Sign in", /wrong/],
] as const)(
  "in %s a user with one-time codes is asked for one once the password was right",
  async (lang, label, submit, wrong) => {
    const secret = new Secret({ size: 20 }).base32;
    await api()
      .db.insert(secondFactors)
      .values({
        userId: ana.id,
        sealedSecret: seal(secret, [TEST_JWT_SECRET, String(ana.id)], "second factor"),
        confirmedAt: new Date(),
      });
    const { journey } = await show(page(`/${lang}/albums`), lang);
    await fillIn("ana@example.org", PASSWORD);
    const code = await screen.findByLabelText(label);
    await waitFor(() => expect(code).toHaveFocus());
    expect(journey).toEqual([]);
    const send = () => user.click(within(screen.getByRole("form")).getByRole("button", { name: submit }));
    await user.type(code, "000000");
    await send();
    expect((await screen.findAllByText(wrong)).length).toBeGreaterThan(0);
    await user.clear(code);
    const authenticator = new TOTP({ secret: Secret.fromBase32(secret) });
    await user.type(code, authenticator.generate({ timestamp: api().now.getTime() }));
    await send();
    await waitFor(() => expect(journey).toContain(`replace /${lang}/albums`));
    expect(state()).toMatchObject({ isAuthenticated: true });
  },
);

test("a person asked for a code who takes another account without a second factor signs in without one", async () => {
  await protect(api(), ana, PASSWORD);
  await signedIn(api(), { email: "bo@example.org", password: PASSWORD });
  const { journey } = await show();
  await fillIn("ana@example.org", PASSWORD);
  await screen.findByLabelText("Code à usage unique");
  await user.clear(screen.getByLabelText("Adresse électronique"));
  await user.clear(screen.getByLabelText("Mot de passe"));
  await fillIn("bo@example.org", PASSWORD);
  await waitFor(() => expect(journey).toContain("replace /fr/albums?page=2"));
  expect(state()).toMatchObject({ user: { email: "bo@example.org" } });
  // A request that is still open at the end would be reported as failed in the next test.
  await waitFor(() => expect(browserQueryClient()?.isFetching()).toBe(0));
});

test.each([
  ["fr", "L’adresse ou le mot de passe ne correspond pas."],
  ["en", "The address or the password does not match."],
] as const)("in %s wrong credentials are reported at the form and stay in its fields", async (lang, text) => {
  const { journey } = await show(page("/en"), lang);
  await fillIn("ana@example.org", "not this one");
  expect((await screen.findAllByText(new RegExp(text))).length).toBeGreaterThan(0);
  const password = screen.getByLabelText(/^(Mot de passe|Password)$/);
  expect(password).toBeInvalid();
  expect(password).toHaveValue("not this one");
  expect(state()).toMatchObject({ isAuthenticated: false, error: true, user: null });
  expect(journey).toEqual([]);
  expectHandled(lang, 401);
});

test.each([
  ["fr", 401, /mot de passe ne correspond pas/, /votre compte n’a pas pu être chargé/],
  ["en", 401, /password does not match/, /your account could not be loaded/],
  ["fr", 500, /mot de passe ne correspond pas/, /votre compte n’a pas pu être chargé/],
] as const)(
  "in %s a profile that is answered %i after a good password is not said of the password",
  async (lang, status, wrong, text) => {
    const { journey } = await show(page(`/${lang}/albums`), lang);
    fail("/api/user/me", status);
    await fillIn("ana@example.org", PASSWORD);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.queryAllByText(wrong)).toEqual([]);
    expect(screen.getByLabelText(/^(Mot de passe|Password)$/)).toBeValid();
    expect(state()).toMatchObject({ isAuthenticated: false, error: status === 401, user: null });
    expect(Cookies.get("token")).toBeUndefined();
    expect(journey).toEqual([]);
  },
);

test.each([401, 500])(
  "a profile that is answered %i clears token, profile, flag and playlists, and reaches the shared handler",
  async (status) => {
    storeToken(ana.token);
    await show(frame);
    await waitFor(() => expect(browserQueryClient()?.getQueryData(playlistsQuery.queryKey)).toBeDefined());
    fail("/api/user/me", status);
    await act(() => loadProfile().catch(() => {}));
    expect(Cookies.get("token")).toBeUndefined();
    expect(state()).toMatchObject({ user: null, isAuthenticated: false, error: status === 401 });
    expectHandled("fr", status);
    expect(browserQueryClient()?.getQueryData(playlistsQuery.queryKey)).toBeUndefined();
  },
);

test.each([
  [
    "fr",
    "Votre compte n’a pas pu être chargé, et la session est fermée ici. Reconnectez-vous dans un instant.",
  ],
  ["en", "Your account could not be loaded, and the session is closed here. Sign in again in a moment."],
] as const)(
  "in %s a profile that passingly fails on start signs nobody out without a word",
  async (lang, text) => {
    storeToken(ana.token);
    fail("/api/user/me", 500);
    const { journey } = await show(frame, lang);
    expect(await screen.findByText(text)).toBeVisible();
    expect(state()).toMatchObject({ user: null, isAuthenticated: false, error: false });
    expect(journey).toEqual([]);
  },
);

test.each([401, 500])(
  "a private page whose profile is answered %i on start is asked for again: the server leads to sign in and back",
  async (status) => {
    storeToken(ana.token);
    fail("/api/user/me", status);
    const { journey } = await show(frame, "fr", "/fr/user/projects/playlist");
    await waitFor(() => expect(journey).toEqual(["refresh"]));
    expect(Cookies.get("token")).toBeUndefined();
  },
);

describe("a profile that gets no answer", () => {
  /** Answers nothing, `times` in a row, and does `meanwhile` before the first. */
  const cutOff = (times: number, meanwhile: () => void = () => {}) => {
    let cuts = 0;
    network.use(
      http.get("*/api/user/me", () => {
        if (cuts >= times) return;
        cuts += 1;
        if (cuts === 1) meanwhile();
        return HttpResponse.error();
      }),
    );
  };
  const asked = () => called.filter((path) => path === "/api/user/me").length;
  /** Until it is waited for the page or the line, and for nothing else. */
  const isWaitedFor = (event: string) =>
    vi.waitFor(() => expect(listening).toHaveBeenCalledWith(event, expect.anything(), { once: true }));
  /** The next request hangs until its deadline. */
  const comeTooLate = () => {
    const late = AbortSignal.abort(new DOMException("late", "TimeoutError"));
    const deadline = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(late);
    onTestFinished(() => deadline.mockRestore());
  };
  let listening: MockInstance<typeof addEventListener>;

  beforeEach(() => {
    storeToken(ana.token);
    listening = vi.spyOn(window, "addEventListener");
  });
  afterEach(() => listening.mockRestore());

  test("because the page is left clears nothing, and counts for nothing when the page is shown again", async () => {
    // Twice in a page that stays would be a failure.
    cutOff(2, () => dispatchEvent(new Event("pagehide")));
    const loading = loadProfile();
    await isWaitedFor("pageshow");
    expect(Cookies.get("token")).toBe(ana.token);
    dispatchEvent(new Event("pageshow"));
    await act(() => loading);
    expect(asked()).toBe(1);
    expect(state()).toMatchObject({ isAuthenticated: true, user: { email: "ana@example.org" } });
  });

  test("because another page has been asked for clears nothing, though this one stays for long", async () => {
    cutOff(3, () => dispatchEvent(new Event("beforeunload")));
    await act(loadProfile);
    expect(state()).toMatchObject({ isAuthenticated: true });
  });

  test("because the line is gone waits for it", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    cutOff(2);
    const loading = loadProfile();
    await isWaitedFor("online");
    expect(Cookies.get("token")).toBe(ana.token);
    onLine.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await act(() => loading);
    expect(state()).toMatchObject({ isAuthenticated: true });
  });

  test("because the line was gone for a moment clears nothing", async () => {
    // It hung while there was no line, and is too late when there is one again.
    comeTooLate();
    const loading = loadProfile();
    dispatchEvent(new Event("offline"));
    await act(() => loading);
    expect(state()).toMatchObject({ isAuthenticated: true });
  });

  test("in time, in a page that stays, clears the session", async () => {
    comeTooLate();
    await act(() => expect(loadProfile()).rejects.toThrow("late"));
    expect(Cookies.get("token")).toBeUndefined();
    expect(state()).toMatchObject({ user: null, isAuthenticated: false, error: false });
  });

  test("once, in a page that stays, is asked for once more", async () => {
    cutOff(1);
    await act(loadProfile);
    expect(asked()).toBe(1);
    expect(state()).toMatchObject({ isAuthenticated: true });
  });

  test("twice, in a page that stays, clears token, profile and flag, and passes the error on", async () => {
    cutOff(2);
    await act(() => expect(loadProfile()).rejects.toThrow(TypeError));
    expect([Cookies.get("token"), asked()]).toEqual([undefined, 0]);
    expect(state()).toMatchObject({ user: null, isAuthenticated: false, error: false });
  });

  test("does not sign in again a user who signed out meanwhile, and nothing waits for a profile", async () => {
    await show(frame);
    await screen.findByRole("button", { name: /^AL ?Votre compte/ });
    called.length = 0;
    act(() => useSession.setState({ user: null, hasToken: true }));
    cutOff(1, () => Cookies.remove("token", { path: "/" }));
    await act(loadProfile);
    expect(asked()).toBe(0);
    expect(state()).toMatchObject({ user: null, isAuthenticated: false, hasToken: false });
    expect(screen.getByRole("link", { name: "Se connecter" })).toBeVisible();
  });
});

test.each([401, 500, "network"])("after a sign-in that ends in %s nobody is signed in", async (end) => {
  await show(frame);
  if (typeof end === "number") fail("/authentification", end);
  else network.use(http.post("*/authentification", () => HttpResponse.error()));
  await act(() => signIn({ email: "ana@example.org", password: PASSWORD }).catch(() => {}));
  expect(Cookies.get("token")).toBeUndefined();
  expect(state()).toMatchObject({ user: null, isAuthenticated: false, error: end === 401 });
});

test("without a token nothing is asked and the way to sign in is there; with one the profile is fetched", async () => {
  const visitor = await show(frame);
  expect(screen.getByRole("link", { name: "Se connecter" })).toHaveAttribute(
    "href",
    "/fr/auth/login?redirect=%2Ffr%2Falbums",
  );
  expect(called).toEqual([]);
  visitor.unmount();

  storeToken(ana.token);
  await show(frame);
  expect(await screen.findByRole("button", { name: /^AL ?Votre compte, ana lê$/ })).toBeVisible();
  expect(called[0]).toBe("/api/user/me");
});

test("the menu opens the person's pages, and signing out ends the session and reloads the page", async () => {
  storeToken(ana.token);
  await show(frame, "en");
  await user.click(await screen.findByRole("button", { name: /^AL ?ana lê’s account$/ }));
  const menu = within(await screen.findByRole("menu"));
  expect(menu.getAllByRole("menuitem").map((item) => [item.textContent, item.getAttribute("href")])).toEqual([
    ["Pick up again", "/en/user/start"],
    ["Projects", "/en/user/projects/playlist"],
    ["Cue sheets", "/en/user/projects/cue-sheet"],
    ["Identify the music in a programme", "/en/user/projects/programme"],
    ["Profile", "/en/user/profile"],
    ["Tracks heard", "/en/user/historique/ecoutes"],
    ["Tracks downloaded", "/en/user/historique/telecharger"],
    ["Password and security", "/en/user/password"],
    ["Sign out", null],
  ]);
  const reload = vi.fn();
  vi.stubGlobal("location", {
    ...location,
    reload,
    pathname: "/en/albums",
    search: "",
    origin: location.origin,
  });
  await user.click(menu.getByRole("menuitem", { name: "Sign out" }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
  expect(Cookies.get("token")).toBeUndefined();
  expect(state()).toMatchObject({ user: null, isAuthenticated: false });
  expect((await ana.fetch("/api/user/me")).status).toBe(401);
});

test("a person without names has an icon instead of initials, and never the word undefined", async () => {
  const bo = await signedIn(api(), { email: "bo@example.org", firstname: null, lastname: null });
  storeToken(bo.token);
  const { container } = await show(frame);
  const button = await screen.findByRole("button", { name: "Votre compte, bo@example.org" });
  expect(button).toHaveTextContent(/^ ?Votre compte, bo@example\.org$/);
  expect(container.textContent).not.toContain("undefined");
});

test("the cart shows the number of its tracks, and no number when it is empty", async () => {
  storeToken(ana.token);
  await show(frame);
  const cart = await screen.findByRole("link", { name: "Panier vide" });
  expect(cart).toHaveTextContent("");
  const before = state().user;
  if (!before) throw new Error("Nobody is signed in");
  act(() => useSession.setState({ user: { ...before, cart: { tracks: [4, 7] } } }));
  expect(screen.getByRole("link", { name: "Panier\u00a0: 2 titres" })).toHaveTextContent("2");
});

describe("playlists that are refused (401) end the session in the fixed words, in either language", () => {
  const EXPIRED = "Votre session a expiré, veuillez vous reconnecter.";
  const refuse = (path: string) =>
    network.use(http.all(`*${path}`, () => HttpResponse.json({ code: 401, message: "no" }, { status: 401 })));

  /** The toast in French, signed out, and once to the sign-in page, which leads back to `from`. */
  async function expectEnded(journey: string[], lang: Lang, from = `/${lang}/albums`, how = "push") {
    const words = await screen.findByText(EXPIRED);
    expect(words).toBeVisible();
    // Read aloud in its own language, on a page of another.
    expect(words.getAttribute("lang")).toBe(lang === "fr" ? null : "fr");
    expect(useToast.getState().status).toBe("error");
    expect(state()).toMatchObject({ user: null, isAuthenticated: false, hasToken: false });
    expect(Cookies.get("token")).toBeUndefined();
    expect(journey.filter((step) => step.includes("/auth/login"))).toEqual([
      `${how} /${lang}/auth/login?redirect=${encodeURIComponent(from)}`,
    ]);
    expect(screen.queryByText(/Unauthorized|Identification requise/)).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  }

  test.each([
    ["fr", "the list", playlistsEndpoint, {}],
    ["en", "the list", playlistsEndpoint, {}],
    ["fr", "the projects", projectsEndpoint, {}],
    ["en", "one", playlistEndpoint, { params: { id: 1 }, query: { page: "1" } }],
    ["fr", "a new one", createPlaylistEndpoint, { body: { name: "Doc" } }],
    ["en", "a change", updatePlaylistEndpoint, { params: { id: 1 }, body: { tracks: [] } }],
    ["fr", "a deletion", deletePlaylistEndpoint, { params: { id: 1 } }],
    ["en", "a copy", duplicatePlaylistEndpoint, { params: { id: 1 } }],
    ["fr", "the notes of one", createNoteEndpoint, { params: { id: 1 }, body: { track: "", text: "" } }],
    ["en", "a note", updateNoteEndpoint, { params: { id: 1 }, body: { text: "" } }],
    ["fr", "the share pages of one", playlistLinksEndpoint, { params: { id: 1 } }],
    ["en", "a share page", revokePlaylistLinkEndpoint, { params: { id: 1 } }],
    ["fr", "those shared with me", sharedWithMeEndpoint, {}],
    ["en", "with whom one is shared", playlistTeamEndpoint, { params: { id: 1 } }],
    ["fr", "the feedback on one", projectRoomEndpoint, { params: { id: 1 } }],
    ["en", "a comment of a client", deleteRoomCommentEndpoint, { params: { id: 1 } }],
    ["fr", "a client", deleteRoomClientEndpoint, { params: { id: 1 } }],
  ] as const)("in %s: %s", async (lang, _, endpoint, input) => {
    storeToken(ana.token);
    const { journey } = await show(frame, lang);
    await screen.findByRole("button", { name: /ana lê/ });
    refuse(endpoint.path.replace("{id}", "1"));
    await act(() => call(endpoint as Endpoint, input as never).catch(() => {}));
    await expectEnded(journey, lang);
  });

  test("while music plays, which goes on", async () => {
    storeToken(ana.token);
    const { journey } = await show(frame, "en");
    await screen.findByRole("button", { name: /ana lê/ });
    act(() => usePlayer.setState({ playing: true }));
    refuse("/api/user_playlists/1");
    await act(() => call(deletePlaylistEndpoint, { params: { id: 1 } }).catch(() => {}));
    await expectEnded(journey, "en");
    expect(usePlayer.getState().playing).toBe(true);
  });

  test("on start", async () => {
    storeToken(ana.token);
    refuse("/api/user_playlists");
    const { journey } = await show(frame);
    await expectEnded(journey, "fr");
  });

  test("right after signing in, which then leads where it was to lead", async () => {
    refuse("/api/user_playlists");
    const target = "/en/albums?page=2";
    history.replaceState(null, "", `/en/auth/login?redirect=${encodeURIComponent(target)}`);
    const { journey } = await show(page(target), "en", "/en/auth/login");
    await fillIn("ana@example.org", PASSWORD);
    await expectEnded(journey, "en", target, "replace");
    expect(journey.at(-1)).toMatch(/login/);
  });

  test("before anything that serves a session is there", async () => {
    storeToken(ana.token);
    refuse("/api/user_all_playlists");
    history.replaceState(null, "", "/fr/albums?search=1");
    await call(projectsEndpoint, {}).catch(() => {});
    const { journey } = await show(frame);
    await expectEnded(journey, "fr", "/fr/albums?search=1");
  });

  test("and have the last word when another call was refused first", async () => {
    storeToken(ana.token);
    const { journey } = await show(frame, "en");
    await screen.findByRole("button", { name: /ana lê/ });
    refuse("/api/user_playlists");
    refuse("/api/front/user/track_marks");
    const playlists = call(playlistsEndpoint, {}).catch(() => {});
    reportSessionEnd({ path: "/api/front/user/track_marks", token: ana.token });
    await act(() => playlists);
    await expectEnded(journey, "en");
  });

  test("also when a refused profile has just ended it without a word", async () => {
    storeToken(ana.token);
    const { journey } = await show(frame);
    await screen.findByRole("button", { name: /ana lê/ });
    refuse("/api/user/me");
    await act(() => loadProfile().catch(() => {}));
    expect(journey).toEqual([]);
    act(() => reportSessionEnd({ path: "/api/user_playlists", token: ana.token }));
    await expectEnded(journey, "fr");
  });

  test("but not one that began after the call", async () => {
    storeToken(ana.token);
    const { journey } = await show(frame);
    await screen.findByRole("button", { name: /ana lê/ });
    act(() => reportSessionEnd({ method: "GET", path: "/api/user_playlists", token: "an earlier one" }));
    expect(state()).toMatchObject({ isAuthenticated: true });
    expect(journey).toEqual([]);
  });
});

test.each([
  ["fr", /^Cette action n’a pas abouti.: votre session a changé entre-temps\. Recommencez\.$/],
  ["en", "This was not done: your session changed in the meantime. Please try again."],
] as const)(
  "in %s a change that was refused while another tab began a new session is said to be lost",
  async (lang, words) => {
    const other = await signedIn(api(), { email: "ben@example.org" });
    storeToken(ana.token);
    const { journey } = await show(frame, lang);
    await screen.findByRole("button", { name: /ana lê/ });
    const refused = () => {
      storeToken(other.token);
      return HttpResponse.json({ code: 401, message: "no" }, { status: 401 });
    };
    network.use(http.get("*/api/user_playlists/1", refused), http.delete("*/api/user_playlists/1", refused));
    // A list is simply requested again: nothing is lost, so no message is shown.
    showToast({ message: "Avant", status: "success" });
    await act(() => call(playlistEndpoint, { params: { id: 1 }, query: {} }).catch(() => {}));
    expect(await screen.findByText("Avant")).toBeVisible();
    storeToken(ana.token);
    await act(() => call(deletePlaylistEndpoint, { params: { id: 1 } }).catch(() => {}));
    expect(await screen.findByText(words)).toBeVisible();
    expect(state()).toMatchObject({ isAuthenticated: true, hasToken: true });
    expect(journey).toEqual([]);
  },
);

test("the next private action after the session has ended shows one message and leads to sign in", async () => {
  storeToken(ana.token);
  const { journey } = await show(frame, "en");
  await screen.findByRole("button", { name: /ana lê/ });
  Cookies.remove("token");
  const before = called.length;
  const both = [
    call(updateUserEndpoint, { params: { id: ana.id }, body: { firstname: "Bo" } }),
    call(endSessionEndpoint, { params: { id: 1 } }),
  ];
  await act(async () =>
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(["rejected", "rejected"]),
  );
  expect(called.length).toBe(before);
  expect(journey).toEqual(["push /en/auth/login?redirect=%2Fen%2Falbums"]);
  expect(await screen.findByText("Your session has ended. Sign in again to go on.")).toBeVisible();
});

describe("in a tab left open until its token's cookie has gone", () => {
  const WORDS = {
    fr: {
      row: "Titre 2",
      cart: "Mettre Titre 2 dans le panier",
      project: "Ajouter Titre 2 à un projet",
      download: "Télécharger Titre 2",
      expired: "Votre session a pris fin. Reconnectez-vous pour continuer.",
    },
    en: {
      row: "Title 2",
      cart: "Put Title 2 in the cart",
      project: "Add Title 2 to a project",
      download: "Download Title 2",
      expired: "Your session has ended. Sign in again to go on.",
    },
  } as const;
  const list = (name: string) => (
    <Providers>
      <SessionMenu />
      <TrackList tracks={[sampleTrack({ id: 2, name })]} />
      <Toaster />
    </Providers>
  );

  test.each([
    ["fr", "cart"],
    ["fr", "project"],
    ["fr", "download"],
    ["en", "cart"],
    ["en", "project"],
    ["en", "download"],
  ] as const)(
    "in %s the %s says that the session ended and leads to sign in, to stay there",
    async (lang, action) => {
      const words = WORDS[lang];
      storeToken(ana.token);
      const { journey } = await show(list(words.row), lang);
      await screen.findByRole("button", { name: /ana lê/ });
      Cookies.remove("token");
      history.replaceState(null, "", `/${lang}/albums?page=2`);
      const before = called.length;
      await user.click(screen.getByRole("button", { name: words[action] }));
      expect(await screen.findByText(words.expired)).toBeVisible();
      expect(journey).toEqual([`push /${lang}/auth/login?redirect=%2F${lang}%2Falbums%3Fpage%3D2`]);
      expect(state()).toMatchObject({ user: null, isAuthenticated: false, hasToken: false });
      expect(screen.getByRole("link", { name: /^(Se connecter|Sign in)$/ })).toBeVisible();
      expect(returnPageFor(`/${lang}/albums?page=2`)).toMatchObject({ purpose: action, subject: words.row });
      expect(called.length).toBe(before);
    },
  );

  test("taking a track out of the cart leads to sign in, and is not told there as putting it in", async () => {
    const from = "/fr/albums?page=2";
    await call(updateUserEndpoint, {
      params: { id: ana.id },
      body: { cart: { tracks: [2] } },
      ifMatch: '"0"',
      token: ana.token,
    });
    storeToken(ana.token);
    const { journey } = await show(list(WORDS.fr.row));
    const takeOut = await screen.findByRole("button", { name: "Retirer Titre 2 du panier" });
    Cookies.remove("token");
    history.replaceState(null, "", from);
    await user.click(takeOut);
    expect(await screen.findByText(WORDS.fr.expired)).toBeVisible();
    expect(journey).toEqual(["push /fr/auth/login?redirect=%2Ffr%2Falbums%3Fpage%3D2"]);
    const page = returnPageFor(from);
    expect(page).toMatchObject({ path: from });
    expect(page).not.toHaveProperty("purpose");
  });

  test("while music plays it leads to sign in all the same, and the music goes on", async () => {
    storeToken(ana.token);
    const { journey } = await show(list(WORDS.fr.row));
    await screen.findByRole("button", { name: /ana lê/ });
    act(() => usePlayer.setState({ playing: true }));
    Cookies.remove("token");
    history.replaceState(null, "", "/fr/albums?page=2");
    await user.click(screen.getByRole("button", { name: WORDS.fr.cart }));
    expect(await screen.findByText(WORDS.fr.expired)).toBeVisible();
    expect(journey).toEqual(["push /fr/auth/login?redirect=%2Ffr%2Falbums%3Fpage%3D2"]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(usePlayer.getState().playing).toBe(true);
  });

  test.each(["fr", "en"] as const)(
    "in %s signing in again removes the notice and requests the profile once",
    async (lang) => {
      const words = WORDS[lang];
      storeToken(ana.token);
      const { show: draw } = await show(list(words.row), lang);
      await screen.findByRole("button", { name: /ana lê/ });
      Cookies.remove("token");
      await user.click(screen.getByRole("button", { name: words.cart }));
      await screen.findByText(words.expired);
      draw(page(`/${lang}/albums`));
      called.length = 0;
      await fillIn("ana@example.org", PASSWORD);
      await screen.findByRole("button", { name: /ana lê/ });
      await waitFor(() => expect(called).toContain("/api/user_playlists"));
      expect(screen.queryByText(words.expired)).toBeNull();
      expect(called.filter((path) => path === "/api/user/me")).toHaveLength(1);
    },
  );

  test.each(["fr", "en"] as const)(
    "in %s the sign-in page does not lead back as if somebody were signed in, and says why one is there",
    async (lang) => {
      storeToken(ana.token);
      const login = `/${lang}/auth/login?redirect=%2F${lang}%2Fuser%2Fcart`;
      history.replaceState(null, "", login);
      const { journey, show: draw } = await show(frame, lang, `/${lang}/auth/login`);
      await screen.findByRole("button", { name: /ana lê/ });
      Cookies.remove("token");
      draw(page(`/${lang}/user/cart`));
      expect(await screen.findByText(WORDS[lang].expired)).toBeVisible();
      expect(state().isAuthenticated).toBe(false);
      expect(journey).toEqual([`replace ${login}`]);
    },
  );
});

test("another tab's sign-in and sign-out are followed", async () => {
  await show(frame);
  storeToken(ana.token);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "sillon.session" })));
  await screen.findByRole("button", { name: /ana lê/ });
  Cookies.remove("token");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "sillon.session" })));
  await screen.findByRole("link", { name: "Se connecter" });
  expect(state().user).toBeNull();
});

test("on the page where one signs in, an action that needs a session leads nowhere: the way back stays", async () => {
  window.history.replaceState(null, "", "/en/auth/login?redirect=%2Fen%2Falbums");
  const { journey } = await renderInSite(<TrackList tracks={[sampleTrack({ id: 1 })]} />, {
    lang: "en",
    pathname: "/en/auth/login",
  });
  await userEvent.click(screen.getByRole("button", { name: "Put Track 1 in the cart" }));
  expect(journey).toEqual([]);
});

test.each([
  ["done for that person", "ana@example.org", true],
  ["left undone for another one", "ben@example.org", false],
])("the action that a person wanted when the session had ended is %s", async (_, email, isDone) => {
  const from = "/fr/albums?page=2";
  await signedIn(api(), { email: "ben@example.org", password: PASSWORD });
  storeToken(ana.token);
  const { journey, show: draw } = await show(
    <Providers>
      <SessionMenu />
      <TrackList tracks={[sampleTrack({ id: 2, name: "Titre 2" })]} />
    </Providers>,
  );
  await screen.findByRole("button", { name: /ana lê/ });
  Cookies.remove("token");
  history.replaceState(null, "", from);
  await user.click(screen.getByRole("button", { name: "Ajouter Titre 2 à un projet" }));
  await screen.findByRole("link", { name: "Se connecter" });
  draw(page(from));
  await fillIn(email, PASSWORD);
  await waitFor(() => expect(journey).toContain(`replace ${from}`));
  expect(state().user?.email).toBe(email);
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(usePlaylistModal.getState().isOpen).toBe(isDone);
  act(closePlaylistModal);
});

describe("the action that a visitor wanted is carried out after signing in, as the page announced", () => {
  const from = "/en/albums?page=2";
  async function signInAfter(button: string, { email, password } = { email: ana.email, password: PASSWORD }) {
    history.replaceState(null, "", from);
    const { show: draw } = await show(
      <Providers>
        <TrackList tracks={[sampleTrack({ id: 2 })]} />
      </Providers>,
      "en",
    );
    await user.click(screen.getByRole("button", { name: button }));
    draw(
      <>
        {page(from)}
        <Providers>
          <ProjectDialogHost />
        </Providers>
      </>,
    );
    await fillIn(email, password);
  }

  test.each([[[]], [[2]]])("the track is in the cart after it, with %j there before", async (tracks) => {
    await call(updateUserEndpoint, {
      params: { id: ana.id },
      body: { cart: { tracks } },
      ifMatch: '"0"',
      token: ana.token,
    });
    await signInAfter("Put Track 2 in the cart");
    expect(await screen.findByText("Track 2 is in the cart")).toBeVisible();
    expect(state().user?.cart?.tracks).toEqual([2]);
    expect(returnPageFor(from)).toBeNull();
  });

  test("a warning about the password stays, and the message about the cart follows it", async () => {
    const bo = { email: "bo@example.org", password: "paramedic" };
    await signedIn(api(), bo);
    const warned = Promise.withResolvers<void>();
    network.use(
      http.patch("*/api/user/me/*", async () => {
        await warned.promise;
      }),
    );
    await signInAfter("Put Track 2 in the cart", bo);
    const warning = await screen.findByText(/published lists of stolen passwords/);
    await waitFor(() => expect(useBusyCart.getState().busy).toHaveLength(1));
    act(() => warned.resolve());
    await waitFor(() => expect(useBusyCart.getState().busy).toEqual([]));
    expect(state().user?.cart?.tracks).toEqual([2]);
    expect(warning).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Close the notification" }));
    expect(await screen.findByText("Track 2 is in the cart")).toBeVisible();
  });

  test("the dialog of projects opens for that track", async () => {
    await signInAfter("Add Track 2 to a project");
    expect(await screen.findByRole("dialog", { name: /Track 2/ })).toBeVisible();
    act(closePlaylistModal);
  });
});

test("the page says where signing in will lead back to, and for which action", async () => {
  document.body.insertAdjacentHTML("afterbegin", "<h1 id='h'>Delta sans fin</h1>");
  rememberReturnPage({
    purpose: "project",
    subject: "Poussière rouge",
    track: { id: 7, name: "Poussière rouge" },
  });
  document.getElementById("h")?.remove();
  act(() => usePlayer.setState({ playing: true }));
  await show(page(location.pathname + location.search));
  expect(await screen.findByText("Delta sans fin")).toBeVisible();
  const words = screen.getByText("Delta sans fin").parentElement;
  expect(words).toHaveTextContent(
    "Vous reviendrez à Delta sans fin pour ajouter « Poussière rouge » à un projet. La musique continue.",
  );
});

test("tracks that a visitor hears are remembered on the device and offered at sign-in; those of a signed-in person are not", async () => {
  await show(frame);
  act(() => useLastListened.setState({ track: 7 }));
  await vi.waitFor(() => expect(heardBefore().map(({ track }) => track)).toEqual([7]));
  const offer = { name: /^Garder ce que vous avez fait avant de vous connecter/ };
  expect(screen.queryByRole("region", offer)).toBeNull();

  storeToken(ana.token);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "sillon.session" })));
  expect(await screen.findByRole("region", offer)).toBeVisible();
  act(() => useLastListened.setState({ track: 9 }));
  expect(heardBefore()).toHaveLength(1);
});
