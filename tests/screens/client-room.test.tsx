import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { asc } from "drizzle-orm";
import { http } from "msw";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { closeToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import { playlistSchema } from "#/contract/playlist.ts";
import type { OpenPlaylist } from "#/contract/playlist-link.ts";
import { projectRoomSchema } from "#/contract/project-room.ts";
import { resetPlaylists } from "#/features/projects/playlist-list.ts";
import { ShareByLink } from "#/features/projects/share-by-link.tsx";
import { ShareDialog } from "#/features/projects/share-dialog.tsx";
import { loadProfile } from "#/features/session/session.ts";
import { SIGNED_OUT, useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { ProjectScreen } from "#/features/workspace/project-screen.tsx";
import { SharedScreen } from "#/features/workspace/shared-screen.tsx";
import { browserQueryClient, forgetPrivateAnswers } from "#/lib/api/query-client.tsx";
import { clearToken, storeToken } from "#/lib/api/token.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { network } from "#/tests/support/jsdom.ts";
import { realApi } from "#/tests/support/real-api.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

const { api } = realApi();
let ana: SignedIn;
let token: string;

beforeEach(async () => {
  await api().reset();
  ana = await signedIn(api(), { isVerified: true });
  await ana.fetch("/api/user_playlists", {
    method: "POST",
    json: { name: "Doc", tracks: ["/api/tracks/4", "/api/tracks/2"] },
  });
  const answer = await ana.fetch("/api/user_playlists/1/links", {
    method: "POST",
    json: { message: "Deux pistes" },
  });
  token = ((await answer.json()) as { token: string }).token;
});
afterEach(() => {
  act(() => {
    resetPlaylists();
    forgetPrivateAnswers();
    useSession.setState(SIGNED_OUT);
  });
  closeToast();
  clearToken();
  localStorage.clear();
  sessionStorage.clear();
});

const room = async () =>
  projectRoomSchema.parse(await (await ana.fetch("/api/user_playlists/1/room")).json());

async function sharePage(lang: Lang = "fr") {
  const shown = await api().fetch(`/api/front/shared_playlists/${token}`);
  await renderInSite(
    <Providers>
      <SharedScreen token={token} playlist={(await shown.json()) as OpenPlaylist} />
      <Toaster />
    </Providers>,
    { lang, pathname: `/${lang}/share/${token}` },
  );
  const [first] = await screen.findAllByRole("listitem");
  return within(first as HTMLElement);
}

test("the message of a share page is edited beside its link; a text that could not be saved stays in the field", async () => {
  storeToken(ana.token);
  await renderInSite(
    <Providers>
      <ShareByLink id={1} />
      <Toaster />
    </Providers>,
    { lang: "fr" },
  );
  const user = userEvent.setup();
  const change = await screen.findByRole("button", { name: "Modifier le message" });
  await user.click(change);
  const row = within(screen.getByRole("list", { name: "Pages de partage" }));
  const field = row.getByRole("textbox", { name: /^Message au client/ });
  expect(field).toHaveValue("Deux pistes");
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, "La seconde");
  network.use(
    http.patch("*/api/playlist_links/1", () => new Response(null, { status: 503 }), { once: true }),
  );
  await user.click(row.getByRole("button", { name: "Enregistrer le message" }));
  expect(await screen.findByText("Service indisponible")).toBeVisible();
  expect(field).toHaveValue("La seconde");
  await user.click(row.getByRole("button", { name: "Enregistrer le message" }));
  expect(await row.findByText(/La seconde/)).toBeVisible();
  expect(change).toHaveFocus();
  const shown = (await (await api().fetch(`/api/front/shared_playlists/${token}`)).json()) as OpenPlaylist;
  expect(shown.message).toBe("La seconde");
});

test.each([
  ["fr", "Créer et copier un lien", "Le lien est créé et copié."],
  ["en", "Create and copy a link", "The link is made and copied."],
] as const)("in %s one press makes the link, copies it and says so", async (lang, press, said) => {
  storeToken(ana.token);
  await renderInSite(
    <Providers>
      <ShareByLink id={1} />
      <Toaster />
    </Providers>,
    { lang },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: press }));
  expect(await screen.findByText(said)).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(await screen.findByRole("link", { name: copied.replace("http://", "") })).toBeVisible();
  const made = copied.split("/share/")[1];
  expect((await api().fetch(`/api/front/shared_playlists/${made}`)).status).toBe(200);
});

test("the link is the main act of sharing until an address is typed; its toast lies over the dialog", async () => {
  storeToken(ana.token);
  const project = playlistSchema.parse(await (await ana.fetch("/api/user_playlists/1")).json());
  await renderInSite(
    <Providers>
      <ShareDialog playlist={{ ...project, name: "Glaces « Œil »" }} onClose={() => {}} />
      <Toaster />
    </Providers>,
    { lang: "fr" },
  );
  const user = userEvent.setup();
  const link = await screen.findByRole("button", { name: "Créer et copier un lien" });
  const addresses = screen.getByRole("button", { name: "Enregistrer le partage" });
  const isMain = (button: HTMLElement) => button.classList.contains("bg-ink");
  expect([link, addresses].map(isMain)).toEqual([true, false]);
  expect(screen.getByRole("dialog")).toHaveAccessibleName("Partager «\u00a0Glaces “Œil”\u00a0»");
  await user.type(screen.getByPlaceholderText("nom@example.org"), "lea@example.org");
  expect([link, addresses].map(isMain)).toEqual([false, true]);
  await user.click(link);
  const said = await screen.findByText("Le lien est créé et copié.");
  const layer = (element: Element | null) => Number(/\bz-\[?(\d+)/.exec(element?.className ?? "")?.[1]);
  expect(layer(said.closest("section"))).toBeGreaterThan(layer(screen.getByRole("dialog")));
});

/** Holds calls of a kind back until they are let go, one after the other, or answered in the backend's place. */
function heldBack(method: "get" | "post" | "patch", path: string) {
  const waiting: ((answer?: Response) => void)[] = [];
  network.use(
    http[method](`*/api/${path}`, async ({ request }) => {
      const answer = await new Promise<Response | undefined>((go) => waiting.push(go));
      return answer ?? api().fetch(request);
    }),
  );
  return {
    waiting,
    letGo: async (call: number, answer?: Response) => {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(call));
      waiting[call]?.(answer);
    },
  };
}

/** An item to copy, which jsdom lacks; its text may be still to come. */
class ItemToCopy {
  readonly types: string[];
  readonly getType: (type: string) => Promise<Blob> | undefined;
  constructor(data: Record<string, Promise<Blob>>) {
    this.types = Object.keys(data);
    this.getType = (type) => data[type];
  }
}

test("a browser that can copy only during the press gets the address before the link is created", async () => {
  storeToken(ana.token);
  await renderInSite(
    <Providers>
      <ShareByLink id={1} />
      <Toaster />
    </Providers>,
    { lang: "en" },
  );
  const user = userEvent.setup();
  vi.stubGlobal("ClipboardItem", ItemToCopy);
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  const written = vi.spyOn(navigator.clipboard, "write");
  const calls = heldBack("post", "user_playlists/1/links");
  await user.click(await screen.findByRole("button", { name: "Create and copy a link" }));
  expect(written).toHaveBeenCalledOnce();
  await calls.letGo(0);
  expect(await screen.findByText("The link is made and copied.")).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/^http:\/\/localhost.*\/en\/share\//);
});

/** The notes in the share dialog of the project, of which there is one; and those that the share page shows. */
async function shareDialog() {
  const note = { track: "/api/tracks/4", at: 84, text: "La voix entre" };
  await ana.fetch("/api/user_playlists/1/notes", { method: "POST", json: note });
  storeToken(ana.token);
  await renderInSite(
    <Providers>
      <ProjectScreen kind="projectMusical" />
    </Providers>,
    { pathname: "/fr/user/projects/playlist", search: "?search=1" },
  );
  await act(loadProfile);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Partager" }));
  const notes = within(await screen.findByRole("group", { name: "Les notes du projet" }));
  const tick = notes.getByRole("checkbox", { name: /^La voix entre.*01:24/ });
  const shown = async () => {
    const page = await api().fetch(`/api/front/shared_playlists/${token}`);
    return ((await page.json()) as OpenPlaylist).notes.map(({ text }) => text);
  };
  return { user, notes, tick, shown };
}

test("the share dialog says which notes the client will read: only the ticked ones", async () => {
  const { user, notes, tick, shown } = await shareDialog();
  expect(notes.getByRole("status")).toHaveTextContent(/^Les pages de partage ne montrent aucune note/);
  expect(await shown()).toEqual([]);
  const writes = heldBack("patch", "playlist_notes/1");
  await user.click(tick);
  await waitFor(() => expect(writes.waiting).toHaveLength(1));
  expect(tick).toBeChecked();
  await writes.letGo(0, new Response(null, { status: 503 }));
  await waitFor(() => expect(tick).not.toBeChecked());
  await user.click(tick);
  await writes.letGo(1);
  await waitFor(() =>
    expect(notes.getByRole("status")).toHaveTextContent("Les pages de partage montrent une note."),
  );
  await waitFor(async () => expect(await shown()).toEqual(["La voix entre"]));
  await user.keyboard("{Escape}");
  const note = await screen.findByText("La voix entre");
  expect(note).toHaveTextContent(/^La voix entre · visible sur la page de partage/);
});

test("ticks of a note are sent one after another, and the last one counts, even if one before it failed", async () => {
  const { user, tick, shown } = await shareDialog();
  const writes = heldBack("patch", "playlist_notes/1");
  await user.click(tick);
  await user.click(tick);
  await writes.letGo(0);
  await waitFor(() => expect(writes.waiting).toHaveLength(2));
  expect(await shown()).toEqual(["La voix entre"]);
  expect(tick).not.toBeChecked();
  await writes.letGo(1);
  await waitFor(async () => expect(await shown()).toEqual([]));
  expect(tick).not.toBeChecked();
  for (const press of [2, 3, 4]) {
    await user.click(tick);
    await waitFor(() => expect(writes.waiting).toHaveLength(3));
    expect(tick.matches(":checked"), `press ${press}`).toBe(press !== 3);
  }
  await writes.letGo(2);
  await writes.letGo(3, new Response(null, { status: 503 }));
  await waitFor(() => expect(writes.waiting).toHaveLength(5));
  expect(tick).toBeChecked();
  await writes.letGo(4);
  await waitFor(async () => expect(await shown()).toEqual(["La voix entre"]));
  expect(tick).toBeChecked();
});

test("a tick stays if its answer was lost, since the server has stored it", async () => {
  const { user, tick, shown } = await shareDialog();
  const writes = heldBack("patch", "playlist_notes/1");
  await user.click(tick);
  await waitFor(() => expect(writes.waiting).toHaveLength(1));
  const json = { isShared: true };
  await ana.fetch("/api/playlist_notes/1", { method: "PATCH", json });
  const reads = heldBack("get", "user_playlists/1");
  await writes.letGo(0, new Response(null, { status: 503 }));
  await waitFor(() => expect(reads.waiting).toHaveLength(1));
  expect(tick).not.toBeChecked();
  await reads.letGo(0);
  await waitFor(() => expect(tick).toBeChecked());
  expect(await shown()).toEqual(["La voix entre"]);
});

test("a link that the browser does not copy is selected, to be copied by hand", async () => {
  storeToken(ana.token);
  await renderInSite(
    <Providers>
      <ShareByLink id={1} />
      <Toaster />
    </Providers>,
    { lang: "en" },
  );
  const user = userEvent.setup();
  const refused = Promise.withResolvers<void>();
  vi.spyOn(navigator.clipboard, "writeText").mockReturnValue(refused.promise);
  await user.click(await screen.getByRole("button", { name: "Create and copy a link" }));
  // Read again meanwhile, as on coming back to the tab, the list has the page before it is refused.
  await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalled());
  await act(async () => browserQueryClient()?.invalidateQueries());
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  refused.reject(new Error("denied"));
  expect(await screen.findByText("The link is made, but could not be copied.")).toBeVisible();
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Address of the share page" });
  expect(field.value).toMatch(/^http:\/\/localhost.*\/en\/share\//);
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

test.each([
  ["fr", /^Accepter\s:/, /^Pas celui-ci\s:/, /: accepté\.$/],
  ["en", /^Accept:/, /^Not this one:/, /accepted\.$/],
] as const)(
  "in %s an answer is pressed at once, changed and taken back",
  async (lang, accept, reject, said) => {
    const row = await sharePage(lang);
    const user = userEvent.setup();
    expect(screen.getByText("Deux pistes")).toBeVisible();
    await user.click(row.getByRole("button", { name: accept }));
    expect(row.getByRole("button", { name: accept })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText(said)).toBeInTheDocument();
    await waitFor(async () => expect((await room()).answers).toMatchObject([{ verdict: "accepted" }]));
    await user.click(row.getByRole("button", { name: reject }));
    expect(row.getByRole("button", { name: accept })).toHaveAttribute("aria-pressed", "false");
    await user.click(row.getByRole("button", { name: reject }));
    expect(row.getByRole("button", { name: reject })).toHaveAttribute("aria-pressed", "false");
  },
);

test("an answer pressed before the first load stays pressed, also while earlier ones are being stored", async () => {
  const reads = heldBack("get", "front/shared_playlists/*/room");
  const answers = heldBack("post", "front/shared_playlists/*/answers");
  const first = await sharePage();
  const second = within(screen.getAllByRole("listitem")[1] as HTMLElement);
  const user = userEvent.setup();
  await user.click(first.getByRole("button", { name: /^Accepter/ }));
  expect(first.getByRole("button", { name: /^Accepter/ })).toHaveAttribute("aria-pressed", "true");
  await user.click(second.getByRole("button", { name: /^Accepter/ }));
  await answers.letGo(0);
  // The second leaves when the first is answered.
  await waitFor(() => expect(answers.waiting).toHaveLength(2));
  await reads.letGo(0);
  await act(async () => {});
  expect(second.getByRole("button", { name: /^Accepter/ })).toHaveAttribute("aria-pressed", "true");
  await answers.letGo(1);
  await waitFor(async () => expect((await room()).answers).toHaveLength(2));
  expect(second.getByRole("button", { name: /^Accepter/ })).toHaveAttribute("aria-pressed", "true");
});

test("a client can answer even if their stored name is refused", async () => {
  localStorage.setItem("sillon.room.name", "n".repeat(61));
  const row = await sharePage();
  const user = userEvent.setup();
  await user.click(row.getByRole("button", { name: /^Accepter/ }));
  // The next comment has its turn when name and answer are done.
  await user.click(row.getByRole("button", { name: /^Commenter / }));
  await user.type(row.getByRole("textbox"), "Belle fin");
  await user.click(row.getByRole("button", { name: "Envoyer" }));
  await waitFor(async () => expect((await room()).comments).toHaveLength(1));
  expect((await room()).answers).toHaveLength(1);
  expect(screen.queryByText(/^Cette réponse n’a pas été enregistrée/)).toBeNull();
});

test("an empty comment is not sent, and a refused one shows a message", async () => {
  const row = await sharePage();
  const user = userEvent.setup();
  await user.click(row.getByRole("button", { name: /^Commenter / }));
  const field = row.getByRole("textbox");
  expect(field).toHaveFocus();
  await user.click(row.getByRole("button", { name: "Envoyer" }));
  expect(row.getByRole("alert")).toHaveTextContent("Écrivez quelques mots.");
  await user.type(field, "Belle fin");
  await ana.fetch("/api/playlist_links/1", { method: "DELETE" });
  // Keys that take a word or discard it: as browsers tell them, and as Safari does.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    for (const key of ["Enter", "Escape"]) expect(fireEvent.keyDown(field, { key, ...composing })).toBe(true);
  expect(field).toHaveValue("Belle fin");
  await user.keyboard("{Enter}");
  expect(await row.findByRole("alert")).toHaveTextContent("Cette page a été fermée");
  expect(field).toHaveValue("Belle fin");
});

test("an unsent comment is kept when the language is switched, and is discarded by Escape", async () => {
  const user = userEvent.setup();
  const row = await sharePage();
  await user.click(row.getByRole("button", { name: /^Commenter / }));
  await user.type(row.getByRole("textbox"), "Belle fin");
  cleanup();
  const english = await sharePage("en");
  expect(await english.findByRole("textbox")).toHaveValue("Belle fin");
  expect(document.body).toHaveFocus();
  await user.type(english.getByRole("textbox"), "{Escape}");
  cleanup();
  const after = await sharePage();
  await user.click(after.getByRole("button", { name: /^Commenter / }));
  expect(after.getByRole("textbox")).toHaveValue("");
  await user.type(after.getByRole("textbox"), "x{Backspace}");
  cleanup();
  const last = await sharePage();
  expect(last.getByRole("button", { name: /^Commenter / })).toHaveAttribute("aria-expanded", "false");
});

test("a refused answer is not shown as pressed", async () => {
  const row = await sharePage();
  const user = userEvent.setup();
  await ana.fetch("/api/user_playlists/1", { method: "PATCH", json: { tracks: ["/api/tracks/2"] } });
  await user.click(row.getByRole("button", { name: /^Accepter/ }));
  expect(await screen.findByText(/^Cette réponse n’a pas été enregistrée/)).toBeVisible();
  await waitFor(() =>
    expect(row.getByRole("button", { name: /^Accepter/ })).toHaveAttribute("aria-pressed", "false"),
  );
});

test("the owner sees in the project who accepted which track and all comments, and can delete them", async () => {
  const say = (end: string, json: object, cookie = "") =>
    api().fetch(`/api/front/shared_playlists/${token}/${end}`, {
      method: end === "room" ? "PATCH" : "POST",
      headers: {
        "Content-Type": end === "room" ? "application/merge-patch+json" : "application/ld+json",
        Cookie: cookie,
      },
      body: JSON.stringify(json),
    });
  const first = await say("answers", { track: "/api/tracks/4", verdict: "accepted" });
  const lea = first.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  await say("room", { name: "Léa" }, lea);
  await say("comments", { track: "/api/tracks/4", at: 42, text: "Trop chargé" }, lea);
  await say("answers", { track: "/api/tracks/2", verdict: "rejected" });
  storeToken(ana.token);
  await renderInSite(
    <Providers>
      <ProjectScreen kind="projectMusical" />
      <Toaster />
    </Providers>,
    { pathname: "/fr/user/projects/playlist", search: "?search=1" },
  );
  await act(loadProfile);
  expect(await screen.findByText(/^Accepté\s: Léa$/)).toBeVisible();
  expect(screen.getByText(/^Écarté\s: client 2$/)).toBeVisible();
  expect(screen.getByText("1 titre accepté · 1 écarté · 1 commentaire")).toBeVisible();
  expect(screen.getByRole("button", { name: /à partir de 00:42$/ })).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^Retirer le commentaire\s: Trop chargé$/ }));
  await waitFor(() => expect(screen.queryByText("Trop chargé")).toBeNull());
  expect((await room()).comments).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Supprimer client 2 et toutes ses réponses" }));
  await waitFor(() => expect(screen.queryByText(/^Écarté/)).toBeNull());
  await user.click(screen.getByRole("checkbox", { name: "Me prévenir par courriel" }));
  await waitFor(async () => expect((await room()).letters).toBe(false));
});

test("owner and client see the same total length, in which a version counts with its own length", async () => {
  const [version] = await api().db.select().from(trackVersions).orderBy(asc(trackVersions.id)).limit(1);
  await api().db.update(trackVersions).set({ durationSeconds: 62 });
  await api().db.update(tracks).set({ durationSeconds: 180 });
  const items = ["/api/tracks/4", "/api/tracks/2", `/api/track_versions/${version?.id}`];
  await ana.fetch("/api/user_playlists/1", { method: "PATCH", json: { tracks: items } });
  await sharePage();
  expect(screen.getByText(/^3 titres ·/)).toHaveTextContent("3 titres · 07:027 minutes 2 secondes");
  cleanup();
  storeToken(ana.token);
  await renderInSite(
    <Providers>
      <ProjectScreen kind="projectMusical" />
    </Providers>,
    { lang: "fr", pathname: "/fr/user/projects/playlist", search: "?search=1" },
  );
  await act(loadProfile);
  expect(await screen.findByText(/^3 titres ·/)).toHaveTextContent("3 titres · 07:027 minutes 2 secondes");
});
