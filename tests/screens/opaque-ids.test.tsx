import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeToast } from "#/components/toast/show-toast.ts";
import { listenedTracksEndpoint } from "#/contract/history.ts";
import { type Playlist, playlistsEndpoint } from "#/contract/playlist.ts";
import { trackEndpoint } from "#/contract/track.ts";
import type { User } from "#/contract/user.ts";
import { downloadFile } from "#/features/downloads/download-file.ts";
import { sendListened } from "#/features/player/listening/send-listened.ts";
import { usePlayer } from "#/features/player/store.ts";
import { resetPlaylists } from "#/features/projects/playlist-list.ts";
import { openPlaylistModal } from "#/features/projects/playlist-store.ts";
import { ProjectDialogHost } from "#/features/projects/project-dialog-host.tsx";
import { loadProfile } from "#/features/session/session.ts";
import { SIGNED_OUT, useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { TrackList } from "#/features/tracks/rows/track-list.tsx";
import { ProjectScreen } from "#/features/workspace/project-screen.tsx";
import { call } from "#/lib/api/call.ts";
import { browserQueryClient, forgetPrivateAnswers } from "#/lib/api/query-client.tsx";
import { clearToken, storeToken } from "#/lib/api/token.ts";
import {
  foreignApi,
  HABITS,
  membersByAddress,
  NAMINGS,
  withoutAdditions,
} from "#/tests/support/foreign-api.ts";
import { network } from "#/tests/support/jsdom.ts";
import { realApi } from "#/tests/support/real-api.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

const { api } = realApi();
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
    usePlayer.setState({ current: null });
  });
  closeToast();
  clearToken();
});

const read = async <Answer,>(path: string) => (await (await ana.fetch(path)).json()) as Answer;
const inCart = async () => (await read<User>("/api/user/me")).cart?.tracks;
const inProject = async () => (await read<Playlist>("/api/user_playlists/1")).tracks.map(({ id }) => id);

const backends = Object.entries(NAMINGS).map(
  ([name, habit]) => [name, [membersByAddress, habit, ...Object.values(HABITS), withoutAdditions]] as const,
);

/** Lets the site use that backend, with a project of track 3; returns track 7 in that backend's form. */
async function before(habits: Parameters<typeof foreignApi>[1]) {
  await ana.fetch("/api/user_playlists", {
    method: "POST",
    json: { name: "Rock", tracks: ["/api/tracks/3"] },
  });
  const answer = foreignApi(api().fetch, habits);
  network.use(http.all("*/api/*", ({ request }) => answer(request)));
  return call(trackEndpoint, { params: { id: 7 } });
}

test.each(backends)("where a backend %s, cart and project take a track in and out", async (_, habits) => {
  const track = await before(habits);
  await renderInSite(
    <Providers>
      <TrackList tracks={[track]} />
      <ProjectDialogHost />
    </Providers>,
  );
  await act(loadProfile);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: `Mettre ${track.name} dans le panier` }));
  const out = await screen.findByRole("button", { name: `Retirer ${track.name} du panier` });
  expect(await inCart()).toEqual([7]);
  await user.click(out);
  await screen.findByRole("button", { name: `Mettre ${track.name} dans le panier` });
  expect(await inCart()).toEqual([]);

  act(() => openPlaylistModal({ id: track.id, name: track.name }));
  const row = await within(await screen.findByRole("dialog")).findByRole("button", { name: /Rock/ });
  await user.click(row);
  await waitFor(() => expect(row).toHaveAttribute("aria-pressed", "true"));
  expect(await inProject()).toEqual([3, 7]);
});

test.each(backends)("where a backend %s, its address opens a project with its tracks", async (_, habits) => {
  const track = await before(habits);
  const [project] = (await call(playlistsEndpoint, {}))["hydra:member"];
  await renderInSite(
    <Providers>
      <ProjectScreen kind="projectMusical" />
    </Providers>,
    { pathname: "/fr/user/projects/playlist", search: `?search=${project?.id}` },
  );
  await act(loadProfile);
  const { name } = await call(trackEndpoint, { params: { id: 3 } });
  expect(name).not.toBe(track.name);
  expect(await screen.findByRole("link", { name })).toBeInTheDocument();
  // Calls that only our backend has are missed without a word.
  await waitFor(() => expect(browserQueryClient()?.isFetching()).toBe(0));
  const queries = browserQueryClient()?.getQueryCache().getAll() ?? [];
  const failed = queries.filter(({ state }) => state.status === "error");
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.filter(({ meta }) => meta?.silent !== true).map(({ queryKey }) => queryKey)).toEqual([]);
});

test.each(backends)("where a backend %s, a track listened to is in the history", async (_, habits) => {
  const track = await before(habits);
  await act(async () => sendListened({ track: track.id, version: null }));
  await waitFor(async () => {
    const [heard] = (await call(listenedTracksEndpoint, { query: {} }))["hydra:member"];
    expect(heard?.track.name).toBe(track.name);
  });
});

test("a download uses the track's id as the backend gives it, whatever characters it contains", async () => {
  const asked: string[] = [];
  network.use(
    http.get("*/download", ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json({}, { status: 404 });
    }),
  );
  const watching = {
    format: "mp3",
    lang: "fr",
    onProgress: () => {},
    signal: AbortSignal.timeout(10_000),
  } as const;
  await expect(downloadFile({ kind: "track", id: "a/b?", name: "A to B" }, watching)).rejects.toThrow("404");
  expect(asked).toEqual(["/api/front/tracks/a%2Fb%3F/download"]);
});
