import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { close } from "#/features/player/bar-actions.ts";
import { PlayerHost } from "#/features/player/player-host.tsx";
import { usePlayer } from "#/features/player/store.ts";
import { TrackList } from "#/features/tracks/rows/track-list.tsx";
import { fakeMedia } from "../support/fake-media.ts";
import { network } from "../support/jsdom.ts";
import { renderInSite } from "../support/render-in-site.tsx";
import { sampleTrack } from "../support/sample-tracks.ts";

const user = userEvent.setup();
let media: ReturnType<typeof fakeMedia>;
/** The requests for each sound's file: its name and the range. */
let asked: string[];
/** The player remembers requests beyond a test, so each test takes tracks of its own. */
let id = 0;

beforeEach(() => {
  media = fakeMedia();
  asked = [];
  id += 10;
  network.use(
    http.get("*/media/track/mp3/:file", ({ request, params }) => {
      asked.push(`${params.file} ${request.headers.get("range")}`);
      return new HttpResponse(new Uint8Array(8), { status: 206 });
    }),
    http.post("*/api/tracks_listeneds", () => new HttpResponse(null, { status: 201 })),
  );
});
afterEach(close);

const show = () =>
  renderInSite(
    <>
      <TrackList tracks={[id, id + 1, id + 2].map((one) => sampleTrack({ id: one }))} numbered />
      <PlayerHost />
    </>,
    { lang: "en" },
  );
const button = (track: number) => screen.getByRole("button", { name: `Play Track ${track}` });
const beginning = (track: number) => `track-${track}.mp3 bytes=0-131071`;

/** Does something, and has every wait that it begins over at once. */
function longAfter(does: () => void): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  does();
  vi.runAllTimers();
  vi.useRealTimers();
}

test("a pointer resting on a row's play button or waveform fetches the first seconds once, and nothing plays", async () => {
  await show();
  await user.hover(button(id));
  await waitFor(() => expect(asked).toEqual([beginning(id)]));
  const wave = document.querySelector<HTMLElement>(`[data-track='${id + 1}'] [data-waveform]`);
  await user.hover(wave ?? document.body);
  await waitFor(() => expect(asked).toEqual([beginning(id), beginning(id + 1)]));
  await user.hover(button(id));
  await user.unhover(button(id));
  await user.hover(button(id + 2));
  await waitFor(() => expect(asked.at(-1)).toBe(beginning(id + 2)));
  expect(asked).toHaveLength(3);
  expect(usePlayer.getState()).toMatchObject({ current: null, open: false });
});

test("the focus fetches them too; a pointer that only passes fetches nothing", async () => {
  await show();
  const crossed = button(id);
  longAfter(() => {
    fireEvent.pointerEnter(crossed);
    fireEvent.pointerLeave(crossed);
  });
  await vi.dynamicImportSettled();
  button(id + 1).focus();
  await waitFor(() => expect(asked).toEqual([beginning(id + 1)]));
});

test("with data saving on, nothing is fetched ahead", async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
  await show();
  const rested = button(id);
  longAfter(() => fireEvent.pointerEnter(rested));
  await vi.dynamicImportSettled();
  Reflect.deleteProperty(navigator, "connection");
  await user.hover(button(id + 1));
  await waitFor(() => expect(asked).toEqual([beginning(id + 1)]));
});

test("the next sound of the queue is made ready when the end of the current one comes near", async () => {
  await show();
  await user.click(button(id));
  await waitFor(() => expect(usePlayer.getState().status).toBe("ready"));
  await user.unhover(await screen.findByRole("button", { name: `Pause Track ${id}` }));
  // The player keeps the track listened to, and follows the queue, from a moment after its bar appears.
  await waitFor(() => expect(localStorage.getItem("sillon.listening")).not.toBeNull());
  media.advance(80);
  expect(asked).toEqual([]);
  media.advance(10);
  await waitFor(() => expect(asked).toEqual([beginning(id + 1)]));
  media.advance(5);
  expect(asked).toHaveLength(1);
});
