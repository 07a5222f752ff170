import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeToast, useToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import { SessionMenu } from "#/features/account/session-menu.tsx";
import { close } from "#/features/player/bar-actions.ts";
import { PlayerHost } from "#/features/player/player-host.tsx";
import { usePlayer } from "#/features/player/store.ts";
import { rememberLastUsed } from "#/features/projects/last-used.ts";
import { playlistState, resetPlaylists } from "#/features/projects/playlist-list.ts";
import { loadProfile } from "#/features/session/session.ts";
import { SIGNED_OUT, useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { AuditionHost } from "#/features/tracks/audition/audition-host.tsx";
import { useAudition } from "#/features/tracks/audition/audition-store.ts";
import { useAway } from "#/features/tracks/audition/away.ts";
import { TrackKeysHost } from "#/features/tracks/in-player/track-keys-host.tsx";
import { TrackList } from "#/features/tracks/rows/track-list.tsx";
import { forgetPrivateAnswers } from "#/lib/api/query-client.tsx";
import { clearToken, storeToken } from "#/lib/api/token.ts";
import { usePreferences } from "#/lib/preferences.ts";
import { fakeMedia } from "../support/fake-media.ts";
import { network } from "../support/jsdom.ts";
import { realApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";
import { sampleTrack } from "../support/sample-tracks.ts";
import { type SignedIn, signedIn } from "../support/signed-in.ts";

const { api } = realApi();
const user = userEvent.setup();
const tracks = [1, 2, 3, 4].map((id) => sampleTrack({ id }));
let ana: SignedIn;

beforeEach(async () => {
  await api().reset();
  fakeMedia();
  network.use(http.post("*/api/tracks_listeneds", () => new HttpResponse(null, { status: 201 })));
  ana = await signedIn(api(), { isVerified: true });
  storeToken(ana.token);
});
afterEach(() => {
  act(() => {
    close();
    closeToast();
    resetPlaylists();
    forgetPrivateAnswers();
    useSession.setState(SIGNED_OUT);
    useAudition.setState({ state: "off", decisions: [], project: null, said: "" });
    useAway.setState({ lists: {} });
    usePreferences.setState({ keys: true });
  });
  rememberLastUsed(null);
  clearToken();
});

async function open(header: ReactNode = null) {
  const view = await renderInSite(
    <Providers>
      {header}
      <TrackList tracks={tracks} />
      <PlayerHost tools={{ above: <AuditionHost />, bar: null, panel: null }}>
        <TrackKeysHost />
      </PlayerHost>
    </Providers>,
    { lang: "en" },
  );
  await act(loadProfile);
  return view;
}
const hears = (id: number) => waitFor(() => expect(usePlayer.getState().current?.id).toBe(id));
const rows = () =>
  [...document.querySelectorAll<HTMLElement>("[data-track]")].map(({ dataset }) => Number(dataset.track));
const said = (words: RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole("status").map((one) => one.textContent)).toContainEqual(
      expect.stringMatching(words),
    ),
  );

test("keys keep tracks, put them away and undo that, each announced; the kept tracks form a project", async () => {
  await open();
  await user.keyboard("e");
  await hears(1);
  const bar = await screen.findByRole("region", { name: "Quick audition" });
  await waitFor(() => expect(bar).toHaveFocus());
  await user.keyboard("{Enter}");
  await said(/^Track 1 is kept\. 2 of 4: Track 2$/);
  await user.keyboard("x");
  await said(/^Track 2 is put away\. 3 of 4: Track 3$/);
  expect(rows()).toEqual([1, 3, 4]);
  await user.keyboard("{Backspace}");
  await hears(2);
  expect(rows()).toEqual([1, 2, 3, 4]);
  await user.keyboard("e");
  await hears(3);
  await user.keyboard("{Enter}");
  await hears(4);
  await user.keyboard("{Enter}");
  await said(/Track 4 is kept\. 3 tracks kept, none put away\./);
  await waitFor(() => expect(playlistState().listPlayers[0]?.tracks.map(({ id }) => id)).toEqual([1, 3, 4]));
  await waitFor(() => expect(screen.getByRole("button", { name: "Share by a link" })).toHaveFocus());
});

test("keeping a track after the session has ended shows the message about the session, and leads to sign in", async () => {
  const { journey } = await open(
    <>
      <SessionMenu />
      <Toaster />
    </>,
  );
  await screen.findByRole("button", { name: /’s account$/ });
  await user.keyboard("e");
  await hears(1);
  network.use(http.post("*/api/user_playlists", () => HttpResponse.json({}, { status: 401 })));
  await waitFor(() => expect(screen.getByRole("region", { name: "Quick audition" })).toHaveFocus());
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Votre session a expiré, veuillez vous reconnecter.")).toBeVisible();
  await waitFor(() => expect(useAudition.getState().decisions).toEqual([]));
  expect(useToast.getState().message).toBe("Votre session a expiré, veuillez vous reconnecter.");
  expect(journey).toEqual(["push /en/auth/login?redirect=%2Fen"]);
});

test("a second audition on the same day stores its tracks in another project", async () => {
  await open();
  for (const times of [1, 2]) {
    await user.click(screen.getByRole("button", { name: "Quick audition" }));
    await waitFor(() => expect(screen.getByRole("region", { name: "Quick audition" })).toHaveFocus());
    // An audition begins with the track that is already playing.
    await hears(times);
    await user.click(screen.getByRole("button", { name: "Keep" }));
    await waitFor(() => expect(useAudition.getState().project).not.toBeNull());
    await waitFor(() => expect(playlistState().listPlayers).toHaveLength(times));
    await hears(times + 1);
    // As on another device, which knows no project used last.
    rememberLastUsed(null);
    act(() => useAudition.setState({ state: "off", decisions: [], project: null, said: "" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Quick audition" })).toBeNull());
  }
  const names = playlistState().listPlayers.map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    expect.stringMatching(/^Audition of [^(]*$/),
    expect.stringMatching(/^Audition of .* \(2\)$/),
  ]);
});

test("a kept track is removed from the project when the decision is undone", async () => {
  await open();
  await user.click(screen.getByRole("button", { name: "Quick audition" }));
  await hears(1);
  await screen.findByRole("region", { name: "Quick audition" });
  await user.click(screen.getByRole("button", { name: "Keep" }));
  await hears(2);
  await user.click(screen.getByRole("button", { name: "Take the last decision back" }));
  await hears(1);
  await waitFor(() => expect(playlistState().listPlayers[0]?.tracks).toEqual([]));
});

test("with the letter keys switched off, buttons, Enter and Escape still work", async () => {
  usePreferences.setState({ keys: false });
  await open();
  await user.click(screen.getByRole("button", { name: "Quick audition" }));
  await hears(1);
  await waitFor(() => expect(screen.getByRole("region", { name: "Quick audition" })).toHaveFocus());
  await user.keyboard("x");
  expect(rows()).toHaveLength(4);
  await user.keyboard("{Enter}");
  await hears(2);
  await user.click(screen.getByRole("button", { name: "Put away" }));
  await hears(3);
  await user.keyboard("{Escape}");
  await said(/1 track kept, 1 put away\./);
  await user.click(screen.getByRole("button", { name: /1 track put away: show all/ }));
  expect(rows()).toHaveLength(4);
});

test("the version button works before any key was pressed, and says if a track has no other version", async () => {
  await open(<Toaster />);
  await user.click(screen.getByRole("button", { name: "Quick audition" }));
  await hears(1);
  await user.click(await screen.findByRole("button", { name: "Version" }));
  await said(/^Now heard: .+, .+$/);
  expect(usePlayer.getState().current).toMatchObject({ id: 1, versionId: expect.anything() });
  await user.click(screen.getByRole("button", { name: "Next" }));
  await hears(2);
  network.use(
    http.get("*/api/tracks/2/versions", () =>
      HttpResponse.json({
        "@id": "/",
        "@type": "hydra:Collection",
        "hydra:member": [],
        "hydra:totalItems": 0,
      }),
    ),
  );
  await user.click(screen.getByRole("button", { name: "Version" }));
  expect(await screen.findByText("Track 2 has no other version at this instant")).toBeVisible();
});
