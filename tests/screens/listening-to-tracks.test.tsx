import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { Profiler } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pause, play } from "#/features/player/actions.ts";
import { close } from "#/features/player/bar-actions.ts";
import { showNote } from "#/features/player/keys/key-note.tsx";
import { clearPart, partOf } from "#/features/player/part/part.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { PlayerHost } from "#/features/player/player-host.tsx";
import { usePlayer } from "#/features/player/store.ts";
import { TrackList } from "#/features/tracks/rows/track-list.tsx";
import { clearToken, storeToken } from "#/lib/api/token.ts";
import { fakeMedia } from "../support/fake-media.ts";
import { network } from "../support/jsdom.ts";
import { renderInSite } from "../support/render-in-site.tsx";
import { sampleTrack } from "../support/sample-tracks.ts";

const tracks = [
  sampleTrack({ id: 1 }),
  sampleTrack({ id: 2 }),
  sampleTrack({ id: 3, mp3Track: "media/track/mp3/broken.mp3" }),
];
const user = userEvent.setup();
let media: ReturnType<typeof fakeMedia>;
let listened: unknown[];

beforeEach(() => {
  media = fakeMedia();
  listened = [];
  network.use(
    http.post("*/api/tracks_listeneds", async ({ request }) => {
      listened.push(await request.json());
      return HttpResponse.json(
        { "@id": "/api/tracks_listeneds/1", "@type": "TracksListened", id: 1 },
        { status: 201 },
      );
    }),
  );
});
afterEach(() => {
  close();
  usePlayer.setState({ volume: 1, muted: false });
});

const site = (
  <>
    <TrackList tracks={tracks} numbered />
    <PlayerHost />
  </>
);
const row = (id: number) => {
  const item = screen.getAllByRole("listitem").find((one) => one.dataset.track === String(id));
  if (!item) throw new Error(`No row of track ${id}`);
  return within(item);
};
const player = () => screen.findByRole("region", { name: "Player" });

/** Presses play in a row and waits for its sound. */
async function listenTo(id: number) {
  await user.click(row(id).getByRole("button", { name: `Play Track ${id}` }));
  await waitFor(() => expect(media.element()?.src).toContain(`track-${id}.mp3`));
  await waitFor(() => expect(usePlayer.getState().status).toBe("ready"));
}

// The first in this file: the code that understands keys has not come before it.
test("the first arrow key of a visit leads into the list, and Enter right after it plays that row: no key is lost", async () => {
  await renderInSite(site, { lang: "en" });
  for (const key of ["ArrowDown", "ArrowDown", "Enter"])
    fireEvent.keyDown(document.activeElement as Element, { key });
  await waitFor(() => expect(usePlayer.getState().current?.id).toBe(2));
  expect(document.activeElement?.closest("[data-track]")).toHaveAttribute("data-track", "2");
});

test("before the first sound no part is marked and nothing is looped: a key says that the sound is on its way", async () => {
  await renderInSite(site, { lang: "en" });
  const current = playableOfTrack(sampleTrack({ id: 1 }));
  act(() => usePlayer.setState({ current, duration: 100, open: true, playing: true, status: "loading" }));
  for (const key of ["i", "o", "r"]) {
    act(() => showNote({ key: "partGone" }));
    // Keys are heard once their code is there; until then another press is lost as well, and does nothing.
    await waitFor(() => {
      fireEvent.keyDown(document.body, { key });
      expect(screen.getByText("The sound is on its way")).toBeVisible();
    });
    expect(partOf(current)).toBeNull();
  }
  act(() => usePlayer.setState({ status: "ready" }));
  fireEvent.keyDown(document.body, { key: "r" });
  await waitFor(() => expect(partOf(current)).not.toBeNull());
  act(clearPart);
});

test("the player appears when a track is played, names it, and gives the page its hue", async () => {
  await renderInSite(site, { lang: "en" });
  expect(screen.queryByRole("region", { name: "Player" })).toBeNull();
  await listenTo(1);
  const bar = within(await player());
  expect(bar.getByRole("link", { name: "Track 1" })).toHaveAttribute("href", "/en/album/track-1");
  expect(bar.getByRole("link", { name: "Awa Example" })).toHaveAttribute(
    "href",
    "/en/albums?writers=awa-example",
  );
  expect(bar.getByRole("slider", { name: "Position in Track 1" })).toHaveAttribute("aria-valuemax", "100");
  await waitFor(() => expect(document.documentElement.dataset.mood).toBe("roots"));
});

test("one audio element serves every track", async () => {
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  const first = media.element();
  await listenTo(2);
  expect(media.element()).toBe(first);
});

test("play and pause toggle from the row and from the player alike", async () => {
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  const pause = await row(1).findByRole("button", { name: "Pause Track 1" });
  expect(pause).toHaveFocus();
  await user.click(pause);
  await waitFor(() => expect(media.element()?.paused).toBe(true));
  await user.click(within(await player()).getByRole("button", { name: "Play Track 1" }));
  await waitFor(() => expect(media.element()?.paused).toBe(false));
  expect(usePlayer.getState().playing).toBe(true);
});

test("a pause while another sound is being loaded holds: the sound is loaded and stays paused", async () => {
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  // Quicker than the fade of the sound before.
  play(playableOfTrack(sampleTrack({ id: 2 })));
  pause();
  await waitFor(() => expect(media.element()?.src).toContain("track-2.mp3"));
  await waitFor(() => expect(media.element()?.readyState).toBe(4));
  expect(media.element()?.paused).toBe(true);
  expect(usePlayer.getState().playing).toBe(false);
});

test("a sound that has ended is no longer playing, and can be played again", async () => {
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  media.advance(100);
  await waitFor(() => expect(usePlayer.getState().playing).toBe(false));
  await user.click(row(1).getByRole("button", { name: "Play Track 1" }));
  await waitFor(() => expect(media.element()?.paused).toBe(false));
});

test("closing the player pauses the sound, hides the player and restores the page's colour", async () => {
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  await user.click(within(await player()).getByRole("button", { name: "Close the player" }));
  expect(screen.queryByRole("region", { name: "Player" })).toBeNull();
  await waitFor(() => expect(media.element()?.paused).toBe(true));
  expect(document.documentElement).not.toHaveAttribute("data-mood");
});

test("pressing another row's waveform starts that track from there, its play button from 0", async () => {
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  const wave = document.querySelector<HTMLElement>("[data-track='2'] [data-waveform]");
  if (!wave) throw new Error("No waveform");
  vi.spyOn(wave, "getBoundingClientRect").mockReturnValue(new DOMRect(200, 0, 400, 32));
  await user.pointer({ keys: "[MouseLeft]", target: wave, coords: { clientX: 300 } });
  await waitFor(() => expect(media.element()?.src).toContain("track-2.mp3"));
  await waitFor(() => expect(media.element()?.currentTime).toBe(25));
  await listenTo(1);
  expect(media.element()?.currentTime).toBe(0);
});

test("pressing the waveform or the strip of the playing track seeks there, within a hundredth", async () => {
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  const press = async (target: HTMLElement, x: number) => {
    vi.spyOn(target, "getBoundingClientRect").mockReturnValue(new DOMRect(200, 0, 400, 32));
    await user.pointer({ keys: "[MouseLeft]", target, coords: { clientX: x } });
  };
  const wave = document.querySelector<HTMLElement>("[data-track='1'] [data-waveform]");
  if (!wave) throw new Error("No waveform");
  await press(wave, 500);
  await waitFor(() => expect(media.element()?.currentTime).toBe(75));
  const strip = within(await player()).getByRole("slider", { name: /Position/ });
  strip.setPointerCapture ??= () => {};
  strip.hasPointerCapture ??= () => false;
  await press(strip, 240);
  await waitFor(() => expect(media.element()?.currentTime).toBe(10));
  expect(media.element()?.paused).toBe(false);
});

test("the strip seeks by keys and announces its position in words", async () => {
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  const strip = within(await player()).getByRole("slider", { name: /Position/ });
  strip.focus();
  await user.keyboard("{PageUp}{PageUp}{ArrowRight}{ArrowLeft}{ArrowUp}");
  await waitFor(() => expect(media.element()?.currentTime).toBe(65));
  await waitFor(() => expect(strip).toHaveAttribute("aria-valuetext", "1 minute 05 of 1 minute 40"));
  await user.keyboard("{Home}");
  await waitFor(() => expect(media.element()?.currentTime).toBe(0));
});

test("previous and next move within the list where playing began, and stop at its ends", async () => {
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  const bar = within(await player());
  await user.click(bar.getByRole("button", { name: "Next track" }));
  await waitFor(() => expect(media.element()?.src).toContain("track-2.mp3"));
  await user.click(bar.getByRole("button", { name: "Previous track" }));
  await waitFor(() => expect(media.element()?.src).toContain("track-1.mp3"));
  usePlayer.setState({ list: [] });
  await waitFor(() =>
    expect(bar.getByRole("button", { name: "Next track" })).toHaveAttribute("aria-disabled", "true"),
  );
});

test("ten steps bring the volume from 0 to exactly 1; the low icon holds up to 0.6; mute is remembered", async () => {
  usePlayer.setState({ volume: 0 });
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  const bar = within(await player());
  const mute = bar.getByRole("button", { name: "Mute" });
  for (let step = 1; step <= 10; step++) {
    await user.click(bar.getByRole("button", { name: "Louder" }));
    expect(mute.dataset.icon).toBe(step <= 6 ? "low" : "high");
  }
  expect(bar.getByRole("slider", { name: "Volume" })).toHaveValue("1");
  // Fades in.
  await waitFor(() => expect(media.element()?.volume).toBe(1));
  await user.click(mute);
  expect(mute.dataset.icon).toBe("muted");
  await waitFor(() => expect(media.element()?.muted).toBe(true));
  expect(JSON.parse(localStorage.getItem("sillon.player") ?? "{}").state).toEqual({ volume: 1, muted: true });
});

test("a sound that cannot be played says so and can be tried again", async () => {
  await renderInSite(site, { lang: "en" });
  await user.click(row(3).getByRole("button", { name: "Play Track 3" }));
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("This track cannot be played right now.");
  const load = vi.mocked(HTMLMediaElement.prototype.load);
  const before = load.mock.calls.length;
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  expect(load.mock.calls.length).toBeGreaterThan(before);
  await screen.findByRole("alert");
});

test("a playback that the browser refuses without a gesture is explained, and pressing play starts it", async () => {
  media.refuse(true);
  await renderInSite(site, { lang: "en" });
  await user.click(row(1).getByRole("button", { name: "Play Track 1" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Press play");
  media.refuse(false);
  await user.click(row(1).getByRole("button", { name: "Play Track 1" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("a listening is reported once for each track after five seconds, and again if the track is played later", async () => {
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  media.advance(4.9);
  await user.click(await row(1).findByRole("button", { name: "Pause Track 1" }));
  await waitFor(() => expect(media.element()?.paused).toBe(true));
  await user.click(await row(1).findByRole("button", { name: "Play Track 1" }));
  await waitFor(() => expect(media.element()?.paused).toBe(false));
  expect(listened).toEqual([]);
  media.advance(0.2);
  await waitFor(() => expect(listened).toEqual([{ tracks: "/api/tracks/1", user: null }]));
  media.advance(60);
  await listenTo(2);
  media.advance(6);
  await waitFor(() => expect(listened).toHaveLength(2));
  await listenTo(1);
  media.advance(6);
  await waitFor(() => expect(listened).toHaveLength(3));
});

test("the reported listening of a signed-in person has their id and token", async () => {
  const token = `e30.${btoa(JSON.stringify({ sub: "3" }))}.c2ln`;
  const bearers: (string | null)[] = [];
  network.events.on(
    "request:start",
    ({ request }) => void bearers.push(request.headers.get("authorization")),
  );
  storeToken(token);
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  media.advance(5.25);
  await waitFor(() => expect(listened).toEqual([{ tracks: "/api/tracks/1", user: "/api/user/3" }]));
  expect(bearers).toContain(`Bearer ${token}`);
  clearToken();
});

test("a listening that cannot be reported shows no error", async () => {
  network.use(http.post("*/api/tracks_listeneds", () => new HttpResponse(null, { status: 500 })));
  const answered = vi.fn();
  network.events.on("response:mocked", answered);
  await renderInSite(site, { lang: "en" });
  await listenTo(1);
  media.advance(6);
  await waitFor(() => expect(answered).toHaveBeenCalled());
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a tick of the clock renders no row, and the player at most once a second", async () => {
  const rows = vi.fn();
  const bar = vi.fn();
  await renderInSite(
    <>
      <Profiler id="rows" onRender={rows}>
        <TrackList tracks={tracks} numbered />
      </Profiler>
      <Profiler id="bar" onRender={bar}>
        <PlayerHost />
      </Profiler>
    </>,
    { lang: "en" },
  );
  await listenTo(1);
  await player();
  await row(1).findByRole("button", { name: "Pause Track 1" });
  media.advance(0.25);
  rows.mockClear();
  bar.mockClear();
  media.advance(0.5);
  expect(bar).not.toHaveBeenCalled();
  media.advance(10);
  await waitFor(() => expect(screen.getByText("00:10", { selector: "p span" })).toBeInTheDocument());
  expect(bar.mock.calls.length).toBeLessThanOrEqual(11);
  expect(rows).not.toHaveBeenCalled();
});
