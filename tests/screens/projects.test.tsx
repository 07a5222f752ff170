import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import { HttpResponse, http } from "msw";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { closeToast, showToastNext, useToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import { type Playlist, playlistEndpoint } from "#/contract/playlist.ts";
import { SessionMenu } from "#/features/account/session-menu.tsx";
import { playlistState, removePlaylist, resetPlaylists } from "#/features/projects/playlist-list.ts";
import { openPlaylistModal } from "#/features/projects/playlist-store.ts";
import { ProjectDialogHost } from "#/features/projects/project-dialog-host.tsx";
import { ShareByEmail } from "#/features/projects/share-by-email.tsx";
import { NO_MARKS, useMarks } from "#/features/session/marks-store.ts";
import { clearSession, loadProfile, signOut } from "#/features/session/session.ts";
import { SIGNED_OUT, useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { ProjectScreen } from "#/features/workspace/project-screen.tsx";
import { call } from "#/lib/api/call.ts";
import { forgetPrivateAnswers } from "#/lib/api/query-client.tsx";
import { clearToken, storeToken } from "#/lib/api/token.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { playlists } from "#/server/platform/db/schema/projects.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { foreignApi, HABITS, withoutAdditions } from "#/tests/support/foreign-api.ts";
import { network } from "#/tests/support/jsdom.ts";
import { realApi } from "#/tests/support/real-api.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

const { called, api } = realApi();
let ana: SignedIn;

beforeEach(async () => {
  await api().reset();
  ana = await signedIn(api(), { isVerified: true });
  storeToken(ana.token);
});
afterEach(() => {
  act(() => {
    resetPlaylists();
    forgetPrivateAnswers();
    useSession.setState(SIGNED_OUT);
  });
  closeToast();
  clearToken();
  sessionStorage.clear();
});

const create = async (name: string, tracks: number[] = []) =>
  (await (
    await ana.fetch("/api/user_playlists", {
      method: "POST",
      json: { name, tracks: tracks.map((id) => `/api/tracks/${id}`) },
    })
  ).json()) as Playlist;
const stored = async (id: number | string) =>
  ((await (await ana.fetch(`/api/user_playlists/${id}`)).json()) as Playlist).tracks.map((track) => track.id);

async function dialog(lang: Lang = "fr") {
  await renderInSite(
    <Providers>
      <ProjectDialogHost />
      <Toaster />
    </Providers>,
    { lang },
  );
  await act(loadProfile);
  called.length = 0;
  act(() => openPlaylistModal({ id: 7, name: "Tamaris" }));
  return screen.findByRole("dialog", { name: /Tamaris/ });
}

const projectsOfNobody = (search: string, header: ReactNode = null, lang: Lang = "fr") =>
  renderInSite(
    <Providers>
      {header}
      <ProjectScreen kind="projectMusical" />
      <Toaster />
    </Providers>,
    { lang, pathname: `/${lang}/user/projects/playlist`, search },
  );
async function projects(search: string, header: ReactNode = null, lang: Lang = "fr") {
  const view = await projectsOfNobody(search, header, lang);
  await act(loadProfile);
  return view;
}

/** Returns the names of the forms that have unsent input in this tab. */
const drafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith("draft."));

/** Chooses one of the project's actions that stand in words beside a button. */
async function fromMenu(name: string) {
  await userEvent.click(await screen.findByRole("button", { name: "Autres actions" }));
  await userEvent.click(await screen.findByRole("button", { name }));
}

test("an empty name only gets the focus; a taken one is selected with a warning; nothing is sent", async () => {
  await create("Rock");
  const modal = within(await dialog());
  const user = userEvent.setup();
  const field = modal.getByRole("textbox", { name: "Nom d’un nouveau projet" }) as HTMLInputElement;
  await user.click(modal.getByRole("button", { name: "Créer" }));
  expect(field).toHaveFocus();
  await user.type(field, "Rock{Enter}");
  expect(await screen.findByText("Un projet porte déjà ce nom.")).toBeVisible();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  expect(screen.queryByText("Indiquez un nom pour ce projet.")).toBeNull();
  expect(called).toEqual([]);
  await user.clear(field);
  await user.type(field, "rock{Enter}");
  expect(await screen.findByText("Le projet est créé.")).toBeVisible();
  expect(playlistState()).toMatchObject({ tolalList: 2, isOpen: true });
  expect(playlistState().listPlayers.at(-1)?.name).toBe("rock");
});

test("a track is added to a project and removed; the filter finds parts of names in upper or lower case", async () => {
  await create("Doc Mékong");
  await create("Rock", [3]);
  const modal = within(await dialog());
  const user = userEvent.setup();
  await user.type(await modal.findByRole("searchbox"), "ROC");
  expect(modal.queryByRole("button", { name: /Doc/ })).toBeNull();
  const row = modal.getByRole("button", { name: /Rock/ });
  expect(row).toHaveAttribute("aria-pressed", "false");
  await user.click(row);
  await waitFor(() => expect(row).toHaveAttribute("aria-pressed", "true"));
  await waitFor(() => expect(row).toHaveAttribute("aria-busy", "false"));
  expect(await stored(2)).toEqual([3, 7]);
  await user.click(row);
  await waitFor(async () => expect(await stored(2)).toEqual([3]));
});

test("a project made in the dialog is sent as a name, then gets the track", async () => {
  const sent: unknown[] = [];
  network.events.on("request:start", async ({ request }) => {
    if (request.method === "GET") return;
    const { pathname } = new URL(request.url);
    sent.push([request.method, pathname, await request.clone().json()]);
  });
  onTestFinished(() => network.events.removeAllListeners());
  const modal = within(await dialog());
  await userEvent
    .setup()
    .type(modal.getByRole("textbox", { name: "Nom d’un nouveau projet" }), "Rock{Enter}");
  expect(await screen.findByText("Le projet est créé.")).toBeVisible();
  expect(modal.getByRole("button", { name: /Rock/ })).toHaveAttribute("aria-pressed", "true");
  expect(sent).toEqual([
    ["POST", "/api/user_playlists", { name: "Rock" }],
    ["PATCH", "/api/user_playlists/1", { tracks: ["/api/tracks/7"] }],
  ]);
  expect(await stored(1)).toEqual([7]);
});

test("a project whose track could not be added is shown without it, and the addition can be tried again", async () => {
  network.use(
    http.patch("*/api/user_playlists/1", () => HttpResponse.json({}, { status: 503 }), { once: true }),
  );
  const modal = within(await dialog());
  const user = userEvent.setup();
  const field = modal.getByRole("textbox", { name: "Nom d’un nouveau projet" });
  await user.type(field, "Rock{Enter}");
  expect(await screen.findByText("Service indisponible")).toBeVisible();
  expect(field).toHaveValue("");
  const row = modal.getByRole("button", { name: /Rock/ });
  expect(row).toHaveAttribute("aria-pressed", "false");
  await user.click(row);
  await waitFor(async () => expect(await stored(1)).toEqual([7]));
});

test("tracks that another device puts into a project that is just being made stay beside the track", async () => {
  network.use(
    http.patch(
      "*/api/user_playlists/1",
      async () => {
        await ana.fetch("/api/user_playlists/1", { method: "PATCH", json: { tracks: ["/api/tracks/3"] } });
        return HttpResponse.json({}, { status: 412 });
      },
      { once: true },
    ),
  );
  const modal = within(await dialog());
  await userEvent
    .setup()
    .type(modal.getByRole("textbox", { name: "Nom d’un nouveau projet" }), "Rock{Enter}");
  expect(await screen.findByText("Le projet est créé.")).toBeVisible();
  expect(await stored(1)).toEqual([3, 7]);
});

test("before another API of the kind a track goes in and out of a project too", async () => {
  await create("Rock", [3]);
  const answer = foreignApi(api().fetch, [...Object.values(HABITS), withoutAdditions]);
  network.use(http.all("*/api/*", ({ request }) => answer(request)));
  const row = within(await dialog()).getByRole("button", { name: /Rock/ });
  const user = userEvent.setup();
  await user.click(row);
  await waitFor(async () => expect(await stored(1)).toEqual([3, 7]));
  await waitFor(() => expect(row).toHaveAttribute("aria-pressed", "true"));
  await waitFor(() => expect(row).toHaveAttribute("aria-busy", "false"));
  await user.click(row);
  await waitFor(async () => expect(await stored(1)).toEqual([3]));
});

test("tracks that another device put into a project meanwhile are kept", async () => {
  const { "@id": path } = await create("Rock", [3]);
  const modal = within(await dialog());
  const row = await modal.findByRole("button", { name: /Rock/ });
  await ana.fetch(path, { method: "PATCH", json: { tracks: ["/api/tracks/3", "/api/tracks/9"] } });
  await userEvent.setup().click(row);
  await waitFor(() => expect(row).toHaveAttribute("aria-pressed", "true"));
  await waitFor(async () => expect(await stored(1)).toEqual([3, 9, 7]));
});

test.each([
  ["fr", "Vous n’avez pas encore de projet.", /Aucun projet de ce nom/],
  ["en", "You have no projects yet.", /No project of that name/],
] as const)(
  "in %s a user without projects is not told that none has that name",
  async (lang, none, noName) => {
    const modal = within(await dialog(lang));
    expect(await modal.findByText(none)).toBeInTheDocument();
    expect(modal.queryByText(noName)).toBeNull();
  },
);

test("the project used last is listed first, and Enter in the filter adds to the first listed project, never removes", async () => {
  const user = userEvent.setup();
  const { id } = await create("Zones", [3]);
  await create("Atelier");
  const first = await dialog();
  const rows = (shown: HTMLElement) =>
    within(within(shown).getByRole("list"))
      .getAllByRole("button")
      .map((row) => row.textContent);
  expect(rows(first)[0]).toMatch(/^Atelier/);
  const filter = within(first).getByRole("searchbox");
  await user.type(filter, "zon{Enter}");
  const row = within(first).getByRole("button", { name: /^Zones/ });
  expect(row).toHaveFocus();
  await waitFor(() => expect(row).toHaveAttribute("aria-pressed", "true"));
  await waitFor(async () => expect(await stored(id)).toEqual([3, 7]));
  await user.type(filter, "{Enter}");
  expect(row).toHaveAttribute("aria-pressed", "true");
  expect(await stored(id)).toEqual([3, 7]);
  await user.keyboard("{Escape}");
  act(() => openPlaylistModal({ id: 8, name: "Khasso" }));
  const second = await screen.findByRole("dialog", { name: /Khasso/ });
  expect(rows(second)[0]).toMatch(/^Zones/);
  await user.type(within(second).getByRole("searchbox"), "{Enter}");
  await waitFor(async () => expect(await stored(id)).toEqual([3, 7, 8]));
});

test("Enter after a name that no project has puts it into the field for a new project, and then creates that", async () => {
  const user = userEvent.setup();
  await create("Zones", [3]);
  const modal = within(await dialog("en"));
  const filter = modal.getByRole("searchbox");
  await user.type(filter, " Sea documentary ");
  // Enter that takes a word, as Safari reports it.
  expect(fireEvent.keyDown(filter, { key: "Enter", keyCode: 229 })).toBe(true);
  await user.type(filter, "{Enter}");
  const field = modal.getByRole("textbox", { name: "Name of a new project" });
  expect(field).toHaveFocus();
  expect(field).toHaveValue("Sea documentary");
  expect(modal.getByText("No project of that name. Press Enter to make one.")).toBeInTheDocument();
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(modal.getByRole("button", { name: /^Sea documentary/ })).toHaveAttribute("aria-pressed", "true"),
  );
});

test("projects are removed by id, and a reset empties the list and closes the dialog", async () => {
  await create("Un");
  await create("Deux");
  await dialog();
  await waitFor(() => expect(playlistState().tolalList).toBe(2));
  act(() => removePlaylist(1));
  expect(playlistState()).toMatchObject({ tolalList: 1, listPlayers: [{ id: 2 }] });
  act(() => resetPlaylists());
  expect(playlistState()).toEqual({ isOpen: false, listPlayers: [], tolalList: 0, trackSelected: null });
});

test("a deleted project disappears at once; after an undo, closing the page deletes nothing", async () => {
  await create("Doc");
  await projects("?search=1");
  await fromMenu("Supprimer");
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Doc/ })).toBeNull());
  await userEvent.click(await screen.findByRole("button", { name: "Annuler" }));
  expect(await screen.findByRole("link", { name: /^Doc/ })).toBeVisible();
  act(() => void dispatchEvent(new Event("pagehide")));
  expect((await ana.fetch("/api/user_playlists/1")).status).toBe(200);
});

test("when a project is deleted, the focus goes to the page's content (RGAA 7.3)", async () => {
  const content = Object.assign(document.createElement("main"), { id: "main", tabIndex: -1 });
  document.body.append(content);
  await create("Doc");
  await projects("?search=1");
  await fromMenu("Supprimer");
  await waitFor(() => expect(content).toHaveFocus());
  await userEvent.click(await screen.findByRole("button", { name: "Annuler" }));
  content.remove();
});

test("the menu's entry for renaming puts the focus into the name", async () => {
  await create("Doc");
  await projects("?search=1");
  await fromMenu("Renommer");
  const field = await screen.findByRole("textbox", { name: /Doc/ });
  await waitFor(() => expect(field).toHaveFocus());
  // Escape discards a word that is being composed, and the name is still being written.
  fireEvent.keyDown(field, { key: "Escape", isComposing: true });
  await userEvent.keyboard("Mékong{Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: "Mékong" })).toBeVisible();
});

test("a page that is closed before the toast has gone still deletes the project", async () => {
  await create("Doc");
  await projects("?search=1");
  await fromMenu("Supprimer");
  expect((await ana.fetch("/api/user_playlists/1")).status).toBe(200);
  act(() => void dispatchEvent(new Event("pagehide")));
  await waitFor(async () => expect((await ana.fetch("/api/user_playlists/1")).status).toBe(404));
});

test("a project deleted before signing out is gone, even if the toast was still shown", async () => {
  await create("Doc");
  await projects("?search=1");
  await fromMenu("Supprimer");
  vi.stubGlobal("location", { ...location, reload: () => undefined });
  await act(() => signOut());
  vi.unstubAllGlobals();
  expect(await api().db.select().from(playlists)).toEqual([]);
});

test("if the session ends while the toast is shown, the project is kept, and a message after the one about the session says so", async () => {
  await create("Doc");
  const { journey } = await projects("?search=1", <SessionMenu />);
  await screen.findByRole("button", { name: /Votre compte/ });
  await fromMenu("Supprimer");
  await screen.findByText("Le projet « Doc » est supprimé.");
  await ana.fetch("/api/user/me/session", { method: "DELETE" });
  await act(() => call(playlistEndpoint, { params: { id: 1 }, query: { page: "1" } }).catch(() => {}));
  expect(await screen.findByText("Votre session a expiré, veuillez vous reconnecter.")).toBeVisible();
  expect(journey.at(-1)).toContain("/fr/auth/login?redirect=");
  await userEvent.click(screen.getByRole("button", { name: "Fermer la notification" }));
  const kept = "Le projet « Doc » n’a pas été supprimé : la session avait déjà pris fin.";
  expect(await screen.findByText(kept)).toBeVisible();
  expect(await api().db.select().from(playlists)).toHaveLength(1);
});

test("a deletion that is refused because the password was changed in another tab is reported once, as not done", async () => {
  const other = await signedIn(api(), { email: "ben@example.org" });
  await create("Doc");
  const { journey } = await projects("?search=1", <SessionMenu />);
  await screen.findByRole("button", { name: /Votre compte/ });
  await fromMenu("Supprimer");
  network.use(
    http.delete("*/api/user_playlists/1", () => {
      storeToken(other.token);
      return HttpResponse.json({ code: 401, message: "no" }, { status: 401 });
    }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Fermer la notification" }));
  expect(await screen.findByText(/^Cette action n’a pas abouti/)).toBeVisible();
  expect(await screen.findByRole("link", { name: /Doc/ })).toBeVisible();
  // No second message waits before the next step.
  showToastNext({ message: "Suite", status: "success" });
  await userEvent.click(screen.getByRole("button", { name: "Fermer la notification" }));
  await waitFor(() => expect(useToast.getState().isOpen).toBe(true));
  expect(useToast.getState().message).toBe("Suite");
  expect(journey.at(-1)).not.toContain("/auth/login");
});

test("the address selects a project; an unknown one selects none", async () => {
  await create("Doc Mékong", [4, 2]);
  const view = await projects("?search=1");
  expect(await screen.findByRole("heading", { level: 1, name: "Doc Mékong" })).toBeVisible();
  expect(called).toContain("/api/user_playlists/1?page=1");
  view.unmount();
  called.length = 0;
  await projects("?search=99");
  expect(await screen.findByRole("heading", { level: 1, name: "Projets musicaux" })).toBeVisible();
  expect(called.some((path) => path.startsWith("/api/user_playlists/99"))).toBe(false);
});

test("an empty project says so and leads home", async () => {
  await create("Vide");
  await projects("?search=1");
  expect(await screen.findByText("Rien ici pour l’instant.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Accueil" })).toHaveAttribute("href", "/fr");
});

test("several rows are selected with Shift, moved by buttons and by number, removed and put back", async () => {
  await create("Doc", [4, 2, 9, 6]);
  await projects("?search=1");
  const user = userEvent.setup();
  const boxes = await waitFor(() => {
    const found = screen.getAllByRole("checkbox", { name: /^Sélectionner/ });
    expect(found).toHaveLength(4);
    return found;
  });
  await user.click(boxes[2] as HTMLElement);
  await user.keyboard("{Shift>}");
  await user.click(boxes[3] as HTMLElement);
  await user.keyboard("{/Shift}");
  const field = screen.getByRole("spinbutton", { name: "Position" });
  await user.click(screen.getByRole("button", { name: "Monter d’un rang" }));
  // Typed while the answer to the step before is on its way: it stays when that comes.
  await user.clear(field);
  await user.type(field, "1");
  await waitFor(async () => expect(await stored(1)).toEqual([4, 9, 6, 2]));
  expect(field).toHaveValue(1);
  await user.type(field, "{Enter}");
  await waitFor(async () => expect(await stored(1)).toEqual([9, 6, 4, 2]));
  await user.click(screen.getByRole("button", { name: "Retirer" }));
  // Under the pointer the toast stays, however long the removal takes.
  const undo = await screen.findByRole("button", { name: "Annuler" });
  await user.hover(undo);
  await waitFor(async () => expect(await stored(1)).toEqual([4, 2]));
  await user.click(undo);
  await waitFor(async () => expect(await stored(1)).toEqual([9, 6, 4, 2]));
});

test("a person with an unconfirmed address sees that a project waits, and opens it after confirming", async () => {
  const ben = await signedIn(api(), { email: "ben@example.org", firstname: "Ben", lastname: "Ode" });
  await ben.fetch("/api/user_playlists", {
    method: "POST",
    json: { name: "À Ben", tracks: ["/api/tracks/4"] },
  });
  const list = { sharedWithList: [{ email: ana.email }] };
  await ben.fetch("/api/user_playlists_team/1", { method: "PATCH", json: list });
  await api().db.update(users).set({ isVerified: false }).where(eq(users.id, ana.id));
  await projects("?search=1");
  await act(loadProfile);
  expect(await screen.findByText("Un projet partagé vous attend")).toBeVisible();
  expect(screen.getByRole("link", { name: "Confirmer mon adresse" })).toHaveAttribute(
    "href",
    "/fr/user/profile",
  );
  expect(screen.queryByText("À Ben")).toBeNull();
});

test("a project shared with me offers no way to take tracks out or to move them", async () => {
  const ben = await signedIn(api(), { email: "ben@example.org", firstname: "Ben", lastname: "Ode" });
  await ben.fetch("/api/user_playlists", {
    method: "POST",
    json: { name: "À Ben", tracks: ["/api/tracks/4"] },
  });
  const list = { sharedWithList: [{ email: ana.email }] };
  await ben.fetch("/api/user_playlists_team/1", { method: "PATCH", json: list });
  await projects("?search=1");
  expect(await screen.findByText("Projet musical partagé par Ben O.")).toBeVisible();
  await screen.findByRole("button", { name: /^Noter sur/ });
  await userEvent.click(await screen.findByRole("button", { name: "Autres actions" }));
  await screen.findByRole("button", { name: "Dupliquer" });
  for (const name of [/^Retirer/, /^Déplacer/, "Supprimer", "Renommer", "Partager"]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
});

test("a note is written with its time, corrected and deleted; after a wrong time the text stays", async () => {
  await create("Doc", [4]);
  await projects("?search=1");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /^Noter sur/ }));
  const form = within(screen.getByRole("form", { name: /^Note sur/ }));
  await user.type(form.getByRole("textbox", { name: "Note" }), "La voix entre");
  await user.type(form.getByRole("textbox", { name: /Instant/ }), "1:99{Enter}");
  expect(form.getByRole("alert")).toHaveTextContent("par exemple 1:24");
  expect(form.getByRole("textbox", { name: "Note" })).toHaveValue("La voix entre");
  await user.clear(form.getByRole("textbox", { name: /Instant/ }));
  await user.type(form.getByRole("textbox", { name: /Instant/ }), "1:24{Enter}");
  expect(await screen.findByRole("button", { name: /à partir de 01:24/ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Modifier la note/ }));
  await user.type(
    await screen.findByRole("textbox", { name: "Note" }),
    "{Shift>}{Enter}{/Shift}puis sort{Enter}",
  );
  const note = await screen.findByText("La voix entre puis sort");
  expect(note.textContent).toContain("entre\npuis");
  await user.click(screen.getByRole("button", { name: /^Supprimer la note\u00a0: La voix entre/ }));
  await waitFor(() => expect(note).not.toBeInTheDocument());
});

test("an unsent note and an unsent project name are kept when the language is switched", async () => {
  await create("Doc", [4, 2]);
  await projects("?search=1");
  const user = userEvent.setup();
  const [, noteOnSecond] = await screen.findAllByRole("button", { name: /^Noter sur/ });
  await user.click(noteOnSecond as HTMLElement);
  await user.type(screen.getByRole("textbox", { name: /Instant/ }), "1:24");
  await user.type(screen.getByRole("textbox", { name: "Note" }), "La voix");
  await fromMenu("Renommer");
  await user.type(await screen.findByRole("textbox", { name: /^Nouveau nom de «\sDoc\s»$/ }), "umentaire");
  cleanup();
  // The next person who signs in here looks for drafts under another id.
  expect(drafts().map((name) => name.split(".").slice(1, 4))).toEqual(
    expect.arrayContaining([
      ["person", String(ana.id), "note"],
      ["person", String(ana.id), "rename"],
    ]),
  );
  expect(drafts()).toHaveLength(2);
  await projects("?search=1", null, "en");
  expect(await screen.findByRole("textbox", { name: "New name for “Doc”" })).toHaveValue("Documentaire");
  await user.click(screen.getAllByRole("button", { name: "Cancel" })[0] as HTMLElement);
  const note = screen.getByRole("textbox", { name: "Note text" });
  expect(note).toHaveValue("La voix");
  expect(screen.getByRole("textbox", { name: /^Time of the note/ })).toHaveValue("1:24");
  await user.type(note, " entre{Enter}");
  expect(await screen.findByRole("button", { name: /from 01:24/ })).toBeVisible();
  // Nothing is left of drafts that were kept or given up.
  cleanup();
  await projects("?search=1");
  await user.click(await screen.findByRole("button", { name: /^Modifier la note/ }));
  await user.type(screen.getByRole("textbox", { name: "Note" }), " et sort");
  expect(screen.queryByRole("textbox", { name: /^Nouveau nom/ })).toBeNull();
  cleanup();
  await projects("?search=1", null, "en");
  expect(await screen.findByRole("textbox", { name: "Note text" })).toHaveValue("La voix entre et sort");
});

test("a form in which a text was typed and deleted again stays closed at the next visit", async () => {
  await create("Doc", [4]);
  await ana.fetch("/api/user_playlists/1/notes", {
    method: "POST",
    json: { track: "/api/tracks/4", at: 84, text: "La voix" },
  });
  await projects("?search=1");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /^Modifier la note/ }));
  await user.type(screen.getByRole("textbox", { name: "Note" }), "x{Backspace}");
  await user.click(screen.getByRole("button", { name: /^Noter sur/ }));
  const [, added] = screen.getAllByRole("textbox", { name: "Note" });
  await user.type(added as HTMLElement, "x{Backspace}");
  await fromMenu("Renommer");
  await user.type(await screen.findByRole("textbox", { name: /^Nouveau nom/ }), "x{Backspace}");
  cleanup();
  await projects("?search=1");
  expect(await screen.findByRole("button", { name: /^Noter sur/ })).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByRole("button", { name: /^Modifier la note/ })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Doc" })).toBeVisible();
});

test("forms that are open from the start leave the focus where it is; a form opened by a press takes it", async () => {
  await create("Doc", [4]);
  await projects("?search=1");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /^Noter sur/ }));
  expect(screen.getByRole("textbox", { name: "Note" })).toHaveFocus();
  await user.keyboard("La voix");
  await fromMenu("Renommer");
  await user.type(await screen.findByRole("textbox", { name: /^Nouveau nom/ }), "umentair");
  await fromMenu("Renommer");
  await waitFor(() => expect(screen.getByRole("textbox", { name: /^Nouveau nom/ })).toHaveFocus());
  await user.keyboard("e");
  cleanup();
  await projects("?search=1");
  expect(await screen.findByRole("textbox", { name: "Note" })).toHaveValue("La voix");
  expect(screen.getByRole("textbox", { name: /^Nouveau nom/ })).toHaveValue("Documentaire");
  expect(document.body).toHaveFocus();
  const button = screen.getByRole("button", { name: /^Noter sur/ });
  await user.click(button);
  await user.click(button);
  expect(screen.getByRole("textbox", { name: "Note" })).toHaveFocus();
  await fromMenu("Renommer");
  await waitFor(() => expect(screen.getByRole("textbox", { name: /^Nouveau nom/ })).toHaveFocus());
  expect(screen.getByRole("textbox", { name: /^Nouveau nom/ })).toHaveValue("Documentaire");
});

test("an unsent note is restored even if the profile is loaded after the project", async () => {
  await create("Doc", [4]);
  await projects("?search=1");
  await userEvent.click(await screen.findByRole("button", { name: /^Noter sur/ }));
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "La voix");
  cleanup();
  act(() => useSession.setState(SIGNED_OUT));
  // The project itself is known since the visit before.
  await projectsOfNobody("?search=1");
  expect(await screen.findByRole("heading", { level: 1, name: "Doc" })).toBeVisible();
  await act(loadProfile);
  expect(await screen.findByRole("textbox", { name: "Note" })).toHaveValue("La voix");
});

test("when a session ends, a half-typed note leaves the screen and waits for the same person", async () => {
  await create("Doc", [4]);
  await projects("?search=1");
  await userEvent.click(await screen.findByRole("button", { name: /^Noter sur/ }));
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "La voix");
  act(() => clearSession());
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Note" })).toBeNull());
  expect(drafts()).toHaveLength(1);
  cleanup();
  storeToken(ana.token);
  await projects("?search=1");
  expect(await screen.findByRole("textbox", { name: "Note" })).toHaveValue("La voix");
});

test.each<[string, () => void]>([
  ["signing out", () => {}],
  ["signing out while a refused call ends the session", () => clearSession()],
])("after %s no unsent note or name is left in the tab", async (_, meanwhile) => {
  await create("Doc", [4]);
  await projects("?search=1");
  await userEvent.click(await screen.findByRole("button", { name: /^Noter sur/ }));
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "La voix");
  await fromMenu("Renommer");
  await userEvent.type(await screen.findByRole("textbox", { name: /^Nouveau nom/ }), "umentaire");
  expect(drafts()).toHaveLength(2);
  vi.stubGlobal("location", { ...location, reload: () => undefined });
  await act(async () => {
    const left = signOut();
    meanwhile();
    await left;
  });
  vi.unstubAllGlobals();
  expect(drafts()).toEqual([]);
});

test.each([
  ["signing out in another tab leaves nothing of it", "out 1", 0],
  ["a session that has run out leaves it to the same person", "in 1", 1],
])("of a half-typed note: %s", async (_, newValue, left) => {
  await create("Doc", [4]);
  await projects("?search=1", <SessionMenu />);
  await screen.findByRole("button", { name: /Votre compte/ });
  await userEvent.click(await screen.findByRole("button", { name: /^Noter sur/ }));
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "La voix");
  expect(drafts()).toHaveLength(1);
  clearToken();
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "sillon.session", newValue })));
  await waitFor(() => expect(useSession.getState().user).toBeNull());
  expect(drafts()).toHaveLength(left);
});

test("a note changes the project, whose header shows that at once", async () => {
  await create("Doc", [4]);
  await api()
    .db.update(playlists)
    .set({ updatedAt: new Date("2020-01-01T12:00:00Z") });
  await projects("?search=1");
  expect(await screen.findByText(/modifié il y a \d+ ans/)).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: /^Noter sur/ }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Note" }), "Ici{Enter}");
  await waitFor(() => expect(screen.queryByText(/modifié il y a \d+ ans/)).toBeNull());
});

test("each address has a row, all but the last with a button to remove it, the last with one to add; bad ones are reported", async () => {
  await create("Doc", [4]);
  await renderInSite(
    <Providers>
      <ShareByEmail id={1} emails={[]} />
      <Toaster />
    </Providers>,
  );
  const user = userEvent.setup();
  const rows = () => screen.getAllByRole("textbox") as HTMLInputElement[];
  expect(rows().map(({ value }) => value)).toEqual([""]);
  expect(screen.queryByRole("button", { name: /Retirer/ })).toBeNull();
  await user.type(rows()[0] as HTMLElement, "pas une adresse");
  await user.click(screen.getByRole("button", { name: "Ajouter une adresse" }));
  expect(screen.getAllByRole("button", { name: /Retirer/ })).toHaveLength(1);
  called.length = 0;
  await user.click(screen.getByRole("button", { name: "Enregistrer le partage" }));
  expect(screen.getByText("Cette adresse n’est pas valide.")).toBeVisible();
  expect(called).toEqual([]);
  await user.clear(rows()[0] as HTMLElement);
  await user.type(rows()[0] as HTMLElement, "ben@example.org");
  await user.click(screen.getByRole("button", { name: "Enregistrer le partage" }));
  expect(await screen.findByText("C’est enregistré.")).toBeVisible();
  const team = await (await ana.fetch("/api/user_playlists_team/1")).json();
  expect(team).toMatchObject({ sharedWithList: [{ email: "ben@example.org" }] });
  await user.click(screen.getByRole("button", { name: /Retirer/ }));
  await user.click(screen.getByRole("button", { name: "Enregistrer le partage" }));
  await waitFor(async () => {
    const now = (await (await ana.fetch("/api/user_playlists_team/1")).json()) as { sharedWithList: [] };
    expect(now.sharedWithList).toEqual([]);
  });
});

test.each([201, 202, 206, 401, 404, 500])(
  "sharing that is answered %i, anything but 200, says that it failed; after a 401 one signs in again",
  async (status) => {
    await create("Doc", [4]);
    const { journey } = await renderInSite(
      <Providers>
        <SessionMenu />
        <ShareByEmail id={1} emails={["a@b.fr"]} />
        <Toaster />
      </Providers>,
    );
    await screen.findByRole("button", { name: /Votre compte/ });
    const shared = await (await ana.fetch("/api/user_playlists_team/1")).json();
    network.use(http.patch("*/api/user_playlists_team/1", () => HttpResponse.json(shared, { status })));
    await userEvent.click(screen.getByRole("button", { name: "Enregistrer le partage" }));
    expect(await screen.findByText("L’opération n’a pas abouti. Réessayez dans un instant.")).toBeVisible();
    expect(journey.some((step) => step.includes("/fr/auth/login"))).toBe(status === 401);
  },
);

test.each([
  ["fr", "Nom d’un nouveau projet"],
  ["en", "Name of a new project"],
] as const)(
  "in %s the first project is made in the message that says there is none, and its title has the focus",
  async (lang, label) => {
    const tree = (
      <Providers>
        <ProjectScreen kind="projectMusical" />
      </Providers>
    );
    const view = await renderInSite(tree, { lang, pathname: `/${lang}/user/projects/playlist` });
    await act(loadProfile);
    await waitFor(() => expect(screen.getAllByRole("textbox", { name: label })).toHaveLength(1));
    const field = screen.getByRole("textbox", { name: label });
    expect(field.closest("[role=status]")).not.toBeNull();
    await userEvent.type(field, "Doc{Enter}");
    await waitFor(() => expect(view.journey).toEqual([expect.stringMatching(/^push .*\?search=/)]));
    view.show(tree, view.journey[0]?.split("?")[1]);
    expect(await screen.findByRole("heading", { level: 1, name: "Doc" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Doc" })).toHaveFocus());
    // The next one is made beside the list.
    expect(screen.getByRole("textbox", { name: label }).closest("nav")).not.toBeNull();
  },
);

test.each([
  ["fr", "Dans un projet", "Écouté"],
  ["en", "In a project", "Heard"],
] as const)(
  "in %s the rows of one's own project do not say that they are in one",
  async (lang, inOne, heard) => {
    const { id, tracks } = await create("Doc", [3]);
    const of = tracks[0];
    if (!of) throw new Error("The project is empty");
    onTestFinished(() => act(() => useMarks.setState(NO_MARKS)));
    await projects(`?search=${id}`, null, lang);
    act(() => useMarks.setState({ heard: new Set([of.id]), inProject: new Set([`/api/tracks/${of.id}`]) }));
    expect(await screen.findByText(heard)).toBeInTheDocument();
    expect(screen.queryByText(inOne)).toBeNull();
  },
);

test("a project that no longer exists says so under its name; one that could not be loaded can be tried again", async () => {
  const { id } = await create("Doc", [4]);
  const answer = (status: number) =>
    network.use(http.get(`*/api/user_playlists/${id}`, () => HttpResponse.json({}, { status })));
  answer(404);
  await projects(`?search=${id}`);
  expect(await screen.findByText("Cette liste est introuvable.")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Doc" })).toBeVisible();
  expect(screen.queryByText(/Vérifiez la connexion/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Réessayer" })).toBeNull();
  cleanup();
  act(() => forgetPrivateAnswers());
  answer(500);
  await projects(`?search=${id}`);
  expect(await screen.findByRole("button", { name: "Réessayer" })).toBeVisible();
  expect(screen.getByText(/Vérifiez la connexion/)).toBeVisible();
});

test.each([
  ["fr", /Vérifiez la connexion/, /Créez un projet/, "Réessayer"],
  ["en", /Check the connection/, /Create a project/, "Try again"],
] as const)(
  "in %s projects that could not be had are not said to be none",
  async (lang, failed, none, again) => {
    await create("Doc", [4]);
    let fails = true;
    network.use(
      http.get("*/api/user_all_playlists", () =>
        fails ? HttpResponse.json({}, { status: 500 }) : undefined,
      ),
    );
    await projects("", null, lang);
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.queryByText(none)).toBeNull();
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: again }));
    expect(await screen.findByRole("link", { name: /Doc/ })).toBeVisible();
  },
);
