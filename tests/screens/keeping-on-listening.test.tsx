import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { close } from "#/features/player/bar-actions.ts";
import { clockNow } from "#/features/player/clock.ts";
import { onTrackKey } from "#/features/player/keys/track-key-registry.ts";
import { offerPages } from "#/features/player/list-pages.ts";
import { writeKept } from "#/features/player/listening/kept-listening.ts";
import { usePanel } from "#/features/player/panel/panel-store.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { PlayerHost } from "#/features/player/player-host.tsx";
import { begin, EMPTY_QUEUE } from "#/features/player/queue/queue.ts";
import { next } from "#/features/player/queue/queue-actions.ts";
import { usePlayer } from "#/features/player/store.ts";
import { TrackList } from "#/features/tracks/rows/track-list.tsx";
import { usePreferences } from "#/lib/preferences.ts";
import { fakeMedia } from "../support/fake-media.ts";
import { network } from "../support/jsdom.ts";
import { renderInSite } from "../support/render-in-site.tsx";
import { sampleTrack } from "../support/sample-tracks.ts";

const tracks = [1, 2, 3, 4].map((id) => sampleTrack({ id }));
const user = userEvent.setup();
let media: ReturnType<typeof fakeMedia>;

beforeEach(() => {
  media = fakeMedia();
  network.use(http.post("*/api/tracks_listeneds", () => new HttpResponse(null, { status: 201 })));
});
afterEach(() => {
  close();
  usePanel.setState({ open: false });
  usePreferences.setState({ autoplayNext: false, keys: true });
  localStorage.clear();
});

const site = (
  <>
    <h1>Endless Delta</h1>
    <TrackList tracks={tracks} numbered />
    <PlayerHost />
  </>
);
const soundsLike = (id: number) =>
  waitFor(() => {
    expect(media.element()?.src).toContain(`track-${id}.mp3`);
    expect(media.element()?.paused).toBe(false);
  });
async function listenTo(id: number) {
  await user.click(screen.getByRole("button", { name: `Play Track ${id}` }));
  await soundsLike(id);
  await waitFor(() => expect(usePlayer.getState().status).toBe("ready"));
}

test("the music stops at the end of a track, or continues in the list and its next page if the listener chose that", async () => {
  await renderInSite(site, { lang: "en" });
  await listenTo(3);
  media.advance(100);
  await waitFor(() => expect(usePlayer.getState().playing).toBe(false));
  expect(usePlayer.getState().current?.id).toBe(3);

  const pages = vi
    .fn()
    .mockResolvedValueOnce([playableOfTrack(sampleTrack({ id: 9 }))])
    .mockResolvedValue(null);
  offerPages(location.pathname, pages);
  usePreferences.setState({ autoplayNext: true });
  await listenTo(4);
  await waitFor(() => expect(usePlayer.getState().list.at(-1)?.playable.id).toBe(9));
  media.advance(100);
  await soundsLike(9);
});

test("choices stored under the names of an earlier version still hold", async () => {
  localStorage.setItem(
    "sillon.choices",
    JSON.stringify({ state: { goesOn: true, keys: false }, version: 1 }),
  );
  await usePreferences.persist.rehydrate();
  expect(usePreferences.getState()).toEqual({ autoplayNext: true, keys: false });
});

test("the track of the last visit is restored at its second, paused", async () => {
  const origin = { path: "/en/album/endless-delta", title: "Endless Delta" };
  localStorage.setItem(
    "sillon.listening",
    writeKept(begin(EMPTY_QUEUE, tracks.map(playableOfTrack), 1, origin), 42.5),
  );
  await renderInSite(<PlayerHost />, { lang: "en" });
  const bar = within(await screen.findByRole("region", { name: "Player" }));
  await waitFor(() => expect(media.element()?.currentTime).toBe(42.5));
  expect(clockNow()).toBe(42.5);
  expect(media.element()?.paused).toBe(true);
  await user.click(bar.getByRole("button", { name: "Play Track 2" }));
  await waitFor(() => expect(media.element()?.paused).toBe(false));
  expect(bar.getByRole("button", { name: "Next track" })).not.toHaveAttribute("aria-disabled");
});

test("unreadable data of the last visit is ignored", async () => {
  localStorage.setItem("sillon.listening", '{"version":0}');
  await renderInSite(<PlayerHost />, { lang: "en" });
  await new Promise((then) => setTimeout(then, 50));
  expect(screen.queryByRole("region", { name: "Player" })).toBeNull();
});

test("a track added to the queue is played next and shows where it came from", async () => {
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  await user.click(screen.getByRole("button", { name: "Add Track 4 to the queue" }));
  await waitFor(() => expect(usePlayer.getState().list[1]?.playable.id).toBe(4));
  await user.click(screen.getByRole("button", { name: "Queue and tools" }));
  const panel = within(await screen.findByRole("complementary"));
  const entries = await panel.findAllByRole("listitem");
  expect(entries.map((entry) => entry.textContent)).toEqual([
    expect.stringContaining("Track 4From “Endless Delta”"),
    expect.stringContaining("Track 2"),
    expect.stringContaining("Track 3"),
    expect.stringContaining("Track 4"),
  ]);
  await user.click(panel.getByRole("button", { name: "Move Track 2 up" }));
  expect(panel.getAllByRole("status").map((one) => one.textContent)).toContain("Track 2: place 1 of 4");
  await user.click(panel.getByRole("button", { name: "Play Track 3 now" }));
  await soundsLike(3);
});

test("a track added to an empty queue is loaded but not played; the key for the next track says that there is none", async () => {
  await renderInSite(site, { lang: "en" });
  await user.click(screen.getByRole("button", { name: "Add Track 4 to the queue" }));
  await waitFor(() => expect(media.element()?.src).toContain("track-4.mp3"));
  expect(media.element()?.paused).toBe(true);
  expect(usePlayer.getState()).toMatchObject({ playing: false, open: true });
  await user.keyboard("n");
  await waitFor(() =>
    expect(screen.getAllByRole("status").map((one) => one.textContent)).toContain(
      "This is the last track of the queue",
    ),
  );
});

test("keys act on the playing track, and on a row only while the keyboard moves through the list", async () => {
  const carted: (number | string)[] = [];
  const stop = onTrackKey("cart", ({ id }) => carted.push(id));
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  await user.keyboard("n");
  await soundsLike(2);
  await user.keyboard("c");
  expect(screen.getByRole("button", { name: "Play Track 1" })).toHaveFocus();
  await user.tab();
  expect(document.activeElement?.closest("[data-track]")).toHaveAttribute("data-track", "1");
  await user.keyboard("c");
  screen.getByRole("button", { name: "Play Track 1" }).focus();
  await user.keyboard("{ArrowDown}{ArrowDown}c");
  // Another sound begins: the row is none that one is at any more.
  await user.keyboard("p");
  await soundsLike(1);
  await user.keyboard("c");
  expect(carted).toEqual([2, 2, 3, 1]);
  stop();
});

test("all keys of a track act on a row that Tab entered, which is framed, until another track begins", async () => {
  const acted: string[] = [];
  const stops = (["cart", "project", "versions"] as const).map((key) =>
    onTrackKey(key, ({ id }) => acted.push(`${key} ${id}`)),
  );
  const row = () => document.activeElement?.closest<HTMLElement>("[data-track]");
  const framed = () =>
    [...document.querySelectorAll<HTMLElement>("[data-walked]")].map(({ dataset }) => dataset.track);
  await renderInSite(site, { lang: "en" });
  await listenTo(2);
  await user.keyboard("n");
  await soundsLike(3);
  // The focus stays where the press left it, and moves on within that row.
  await user.tab();
  expect(row()?.dataset.track).toBe("2");
  expect(framed()).toEqual([]);
  await user.keyboard("acv");
  while (row()?.dataset.track === "2") await user.tab({ shift: true });
  expect(row()?.dataset.track).toBe("1");
  expect(framed()).toEqual(["1"]);
  await user.tab({ shift: true });
  await user.keyboard("acv");
  await user.keyboard("n");
  await soundsLike(4);
  expect(framed()).toEqual([]);
  await user.keyboard("c");
  expect(acted).toEqual(["project 3", "cart 3", "versions 3", "project 1", "cart 1", "versions 1", "cart 4"]);
  for (const stop of stops) stop();
});

test("a window that gets the focus back enters no row: a row is walked only as before", async () => {
  const carted: (number | string)[] = [];
  const stop = onTrackKey("cart", ({ id }) => carted.push(id));
  const leaveAndReturn = () => {
    const focused = document.activeElement ?? document.body;
    fireEvent.blur(window);
    fireEvent.focusOut(focused);
    fireEvent.focus(window);
    fireEvent.focusIn(focused);
  };
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  await user.keyboard("n");
  await soundsLike(2);
  for (const [key, id] of [
    ["{Tab}", 3],
    ["{ArrowDown}", 4],
  ] as const) {
    screen.getByRole("button", { name: "Tight rows" }).focus();
    while (!document.activeElement?.closest("[data-track]")) await user.keyboard(key);
    expect(document.querySelector("[data-walked]")).not.toBeNull();
    leaveAndReturn();
    expect(document.querySelector("[data-walked]"), "the walk goes on").not.toBeNull();
    act(() => void next());
    await soundsLike(id);
    leaveAndReturn();
    await user.keyboard("c");
  }
  expect(carted).toEqual([3, 4]);
  stop();
});

test("a row stays the one that keys act on after a dialog that a key opened from it, and not after another control", async () => {
  const carted: (number | string)[] = [];
  const stop = onTrackKey("cart", ({ id }) => carted.push(id));
  await renderInSite(
    <>
      {site}
      <div role="dialog" aria-label="Download">
        <button type="button">Close</button>
      </div>
      <button type="button">Elsewhere</button>
    </>,
    { lang: "en" },
  );
  await listenTo(1);
  for (const name of ["Close", "Elsewhere"]) {
    screen.getByRole("button", { name: "Play Track 2" }).focus();
    await user.keyboard("{ArrowDown}");
    screen.getByRole("button", { name }).focus();
    // Not by a key that moves through rows.
    await user.keyboard("{Escape}");
    screen.getByRole("button", { name: "Play Track 3" }).focus();
    await user.keyboard("c");
  }
  expect(carted).toEqual([3, 1]);
  stop();
});

test("the down arrow leads from the controls above a list to its first row, and not from those elsewhere", async () => {
  await renderInSite(
    <>
      <button type="button">Elsewhere</button>
      {site}
    </>,
    { lang: "en" },
  );
  const first = screen.getByRole("button", { name: "Play Track 1" });
  await listenTo(1);
  for (const name of ["Tight rows", "Quick audition"]) {
    screen.getByRole("button", { name }).focus();
    await user.keyboard("{ArrowDown}");
    expect(first).toHaveFocus();
  }
  const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
  elsewhere.focus();
  await user.keyboard("{ArrowDown}");
  expect(elsewhere).toHaveFocus();
});

test("the down arrow enters the list from the page, and from the surface of the player once it was pressed", async () => {
  await renderInSite(site, { lang: "en" });
  await listenTo(2);
  const surface = await screen.findByRole("region", { name: "Player" });
  const first = screen.getByRole("button", { name: "Play Track 1" });
  for (const place of [document.body, surface]) {
    await user.click(place);
    expect(place).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(first).toHaveFocus());
  }
});

test("keys also act on a track whose id contains any characters, as another backend may give it", async () => {
  const opaque = { ...sampleTrack({ id: 1, trackVersions: ["/api/track_versions/31"] }), id: "a&'b" };
  const { journey } = await renderInSite(
    <>
      <TrackList tracks={[opaque]} />
      <PlayerHost />
    </>,
    { lang: "en" },
  );
  await user.click(screen.getByRole("button", { name: "Play Track 1" }));
  await user.keyboard("s");
  await waitFor(() => expect(journey).toEqual(["push /en/search-similarity?track=a%26'b"]));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("v");
  expect(document.activeElement).toHaveAttribute("data-versions");
});

test("the arrows go from row to row, letters find a title, and keys act on the row in focus", async () => {
  const carted = vi.fn();
  const stop = onTrackKey("cart", carted);
  const { journey } = await renderInSite(site, { lang: "en" });
  screen.getByRole("button", { name: "Play Track 1" }).focus();
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Play Track 2" })).toHaveFocus());
  await user.keyboard("{ArrowDown}{ArrowUp}{End}");
  expect(screen.getByRole("button", { name: "Play Track 4" })).toHaveFocus();
  // Without pauses, since a letter typed after a pause begins a new word.
  for (const key of "'track 3") fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(screen.getByRole("button", { name: "Play Track 3" })).toHaveFocus();
  await waitFor(() => expect(screen.queryByText("’track 3")).toBeNull());
  await user.keyboard("c");
  expect(carted).toHaveBeenCalledWith({ id: 3, name: "Track 3" }, expect.any(HTMLElement));
  await user.keyboard("s");
  expect(journey).toEqual(["push /en/search-similarity?track=3"]);
  usePreferences.setState({ keys: false });
  await user.keyboard("c");
  expect(carted).toHaveBeenCalledTimes(1);
  stop();
});
