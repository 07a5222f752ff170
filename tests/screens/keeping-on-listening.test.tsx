import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { close } from "#/features/player/bar-actions.ts";
import { clockNow } from "#/features/player/clock.ts";
import { onTrackKey } from "#/features/player/keys/track-keys.ts";
import { offerPages } from "#/features/player/list-pages.ts";
import { writeKept } from "#/features/player/listening/kept-listening.ts";
import { usePanel } from "#/features/player/panel/panel-store.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { PlayerHost } from "#/features/player/player-host.tsx";
import { begin, EMPTY_QUEUE } from "#/features/player/queue/queue.ts";
import { usePlayer } from "#/features/player/store.ts";
import { TrackList } from "#/features/tracks/track-list.tsx";
import { useChoices } from "#/lib/choices.ts";
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
  useChoices.setState({ goesOn: false, keys: true });
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

test("the end of a track stops; who chose so goes on in the list, also into its next page", async () => {
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
  useChoices.setState({ goesOn: true });
  await listenTo(4);
  await waitFor(() => expect(usePlayer.getState().list.at(-1)?.playable.id).toBe(9));
  media.advance(100);
  await soundsLike(9);
});

test("what was listened to at the last visit comes back at its second, paused", async () => {
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
  expect(bar.getByRole("button", { name: "Next track" })).toBeEnabled();
});

test("what cannot be read of the last visit is left alone", async () => {
  localStorage.setItem("sillon.listening", '{"version":0}');
  await renderInSite(<PlayerHost />, { lang: "en" });
  await new Promise((then) => setTimeout(then, 50));
  expect(screen.queryByRole("region", { name: "Player" })).toBeNull();
});

test("a track put in the queue comes next and says where it came from", async () => {
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

test("the arrows go from row to row, letters find a title, and keys act on the row in focus", async () => {
  const carted = vi.fn();
  const stop = onTrackKey("cart", carted);
  const { journey } = await renderInSite(site, { lang: "en" });
  screen.getByRole("button", { name: "Play Track 1" }).focus();
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Play Track 2" })).toHaveFocus());
  await user.keyboard("{ArrowDown}{ArrowUp}{End}");
  expect(screen.getByRole("button", { name: "Play Track 4" })).toHaveFocus();
  // At one go: letters that come late begin a new word.
  for (const key of "'track 3") fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(screen.getByRole("button", { name: "Play Track 3" })).toHaveFocus();
  await waitFor(() => expect(screen.queryByText("’track 3")).toBeNull());
  await user.keyboard("c");
  expect(carted).toHaveBeenCalledWith({ id: 3, name: "Track 3" });
  await user.keyboard("s");
  expect(journey).toEqual(["push /en/search-similarity?track=3"]);
  useChoices.setState({ keys: false });
  await user.keyboard("c");
  expect(carted).toHaveBeenCalledTimes(1);
  stop();
});
