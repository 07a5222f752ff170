import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Item } from "#/contract/item.ts";
import type { OpenPlaylist } from "#/contract/playlist-link.ts";
import { seek } from "#/features/player/actions.ts";
import { close } from "#/features/player/bar-actions.ts";
import { clockNow } from "#/features/player/clock.ts";
import { PlayerHost } from "#/features/player/player-host.tsx";
import { usePlayer } from "#/features/player/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { SharedScreen } from "#/features/workspace/shared-screen.tsx";
import { usePreferences } from "#/lib/preferences.ts";
import { fakeMedia } from "../support/fake-media.ts";
import { fakeWebAudio } from "../support/fake-web-audio.ts";
import { network } from "../support/jsdom.ts";
import { renderInSite } from "../support/render-in-site.tsx";
import { sampleTrack } from "../support/sample-tracks.ts";

/** Lengths of the four sounds in seconds. The fake audio element always reports 100; the third is shorter on purpose. */
const SECONDS = [100, 100, 30, 100];
const [first, second, third, fourth] = SECONDS.map((durationSeconds, index) =>
  sampleTrack({ id: index + 1, durationSeconds }),
) as [Item, Item, Item, Item];
/** A version of the first. */
const version: Item = {
  ...fourth,
  "@id": "/api/track_versions/9",
  id: 1,
  name: "Track 1",
  trackVersion: {
    "@id": "/api/track_versions/9",
    "@type": "TrackVersion",
    id: 9,
    name: "Track 1",
    version: "Underscore",
  },
};
const playlist: OpenPlaylist = {
  "@id": "/api/front/shared_playlists/key",
  "@type": "OpenPlaylist",
  name: "Doc",
  owner: "Ana",
  tracks: [first, second, third, version],
  notes: [],
  allowsDownload: false,
  message: null,
  expiresAt: null,
  updatedAt: "2026-02-01T08:00:00+00:00",
};
/** The facts that a lock screen receives. */
class Metadata {
  readonly facts: { title: string };
  constructor(facts: { title: string }) {
    this.facts = facts;
  }
}
const user = userEvent.setup();
let media: ReturnType<typeof fakeMedia>;

beforeEach(async () => {
  media = fakeMedia();
  fakeWebAudio();
  vi.stubGlobal("MediaMetadata", Metadata);
  Object.assign(navigator, { mediaSession: { setActionHandler() {} } });
  network.use(
    http.post("*/api/tracks_listeneds", () => new HttpResponse(null, { status: 201 })),
    http.post("*/api/front/shared_playlists/*/events", () =>
      HttpResponse.json({ "@id": "/api/key", "@type": "OpenPlaylist" }, { status: 202 }),
    ),
    http.get("*/api/front/shared_playlists/*/room", () =>
      HttpResponse.json({ "@id": "/api/room", "@type": "ClientRoom", name: null, answers: [], comments: [] }),
    ),
    http.get("*/media/track/mp3/track-:id", ({ params }) => {
      const seconds = SECONDS[Number.parseInt(String(params.id), 10) - 1] ?? 0;
      return HttpResponse.arrayBuffer(new ArrayBuffer(seconds));
    }),
  );
  await renderInSite(
    <Providers>
      <SharedScreen token="key" playlist={playlist} />
      <PlayerHost />
    </Providers>,
    { lang: "en", pathname: "/en/share/key" },
  );
});
afterEach(() => {
  close();
  usePreferences.setState({ autoplayNext: false, keys: true });
  localStorage.clear();
  vi.unstubAllGlobals();
  Object.assign(navigator, { mediaSession: undefined });
});

const row = (id: number) => within(document.querySelector(`[data-track="${id}"]`) as HTMLElement);
const inPair = (letter: string) =>
  within(screen.getByRole("group", { name: "Comparison at the same instant" })).getByRole("button", {
    name: new RegExp(`^${letter}`),
  });

/** Plays the first candidate and compares another one with it. */
async function compareFirstWith(id: number) {
  await user.click(row(1).getByRole("button", { name: "Play Track 1" }));
  await waitFor(() => expect(usePlayer.getState().status).toBe("ready"));
  await user.click(row(id).getByRole("button", { name: /^Compare / }));
  await waitFor(() => expect(inPair("B")).toHaveAttribute("aria-pressed", "true"));
  await screen.findByRole("region", { name: "Player" });
}

/** Returns what rows and the player's bar show as playing: ids of rows, whether each has a pause button, the title. */
function shownAsPlaying() {
  const playing = [...document.querySelectorAll<HTMLElement>("[data-playing=true]")];
  const player = within(screen.getByRole("region", { name: "Player" }));
  return {
    rows: playing.map(({ dataset }) => Number(dataset.track)),
    canPause: playing.map((one) => within(one).queryByRole("button", { name: /^Pause / }) !== null),
    title: player.getAllByRole("link", { name: /^Track / })[0]?.textContent,
  };
}

test("after the first press on compare, its button is pressed and a line asks for the other track until it is chosen", async () => {
  const asked = () =>
    screen
      .queryAllByText(/is the first one: choose the other track to compare\.$/)
      .map((line) => (line.role === "status" ? "told" : "seen"));
  const compare = row(1).getByRole("button", { name: /^Compare / });
  await user.click(compare);
  await waitFor(() => expect(compare).toHaveAttribute("aria-pressed", "true"));
  expect(usePlayer.getState().current?.id).toBe(1);
  expect(asked()).toEqual(["told", "seen"]);
  await user.click(compare);
  expect(compare).toHaveAttribute("aria-pressed", "false");
  expect(asked()).toEqual([]);
  await user.click(compare);
  expect(compare).toHaveAttribute("aria-pressed", "true");
  await user.click(row(2).getByRole("button", { name: /^Compare / }));
  await waitFor(() => expect(inPair("B")).toHaveAttribute("aria-pressed", "true"));
  expect(asked()).toEqual([]);
});

test("next goes on from the candidate that is heard, not from the one that was played first", async () => {
  await compareFirstWith(2);
  expect(shownAsPlaying()).toEqual({ rows: [2], canPause: [true], title: "Track 2" });
  await user.keyboard("n");
  await waitFor(() => expect(shownAsPlaying()).toEqual({ rows: [3], canPause: [true], title: "Track 3" }));
  expect(screen.queryByRole("group", { name: "Comparison at the same instant" })).toBeNull();
});

test("the player names the version; only its row and the player have the pause button", async () => {
  await user.click(row(1).getByRole("button", { name: "Play Track 1" }));
  await waitFor(() => expect(usePlayer.getState().status).toBe("ready"));
  await user.click(screen.getByRole("button", { name: /^Compare Track 1, Underscore / }));
  await waitFor(() => expect(inPair("B")).toHaveAttribute("aria-pressed", "true"));
  const player = within(await screen.findByRole("region", { name: "Player" }));
  const label = await player.findByText("Underscore ·");
  // In its row and in the player.
  expect(screen.getAllByRole("button", { name: "Pause Track 1, Underscore" })).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Pause Track 1" })).toBeNull();
  expect(navigator.mediaSession.metadata).toMatchObject({ facts: { title: "Track 1, Underscore" } });
  await user.click(inPair("A"));
  expect(label).not.toBeInTheDocument();
  expect(navigator.mediaSession.metadata).toMatchObject({ facts: { title: "Track 1" } });
});

test("a comparison that ends while it is paused stays paused, on the candidate that was heard", async () => {
  await compareFirstWith(2);
  await user.keyboard("k");
  await waitFor(() => expect(media.element()?.paused).toBe(true));
  await user.click(screen.getByRole("button", { name: "End the comparison" }));
  await waitFor(() => expect(media.element()?.src).toContain("track-2.mp3"));
  expect(shownAsPlaying()).toEqual({ rows: [2], canPause: [false], title: "Track 2" });
  expect(media.element()?.paused).toBe(true);
});

test("a candidate that ends before this instant starts again, and so does the other one", async () => {
  usePreferences.setState({ autoplayNext: true });
  await compareFirstWith(3);
  await user.click(inPair("A"));
  seek(0.6);
  await waitFor(() => expect(media.element()?.currentTime).toBe(60));
  await user.click(inPair("B"));
  await waitFor(() => expect(media.element()?.currentTime).toBe(0));
  expect(inPair("B")).toHaveAttribute("aria-pressed", "true");
  expect(shownAsPlaying()).toEqual({ rows: [3], canPause: [true], title: "Track 3" });
  media.advance(10);
  await user.click(inPair("A"));
  expect(clockNow()).toBe(10);
  expect(shownAsPlaying()).toEqual({ rows: [1], canPause: [true], title: "Track 1" });
});
