import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { PlacementVideo } from "#/features/placements/placement-video.tsx";
import { videoOf } from "#/features/placements/video-of.ts";
import { close, play } from "#/features/player/actions.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { fakeMedia } from "../support/fake-media.ts";
import { renderInSite } from "../support/render-in-site.tsx";
import { sampleTrack } from "../support/sample-tracks.ts";

const user = userEvent.setup();
const video = videoOf("https://vimeo.com/123456");
const poster = video && <PlacementVideo video={video} title="Sahel" image={null} analysis={null} />;

beforeAll(() =>
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
beforeEach(() => void fakeMedia());
afterEach(() => close());

test("nothing is framed before the poster is pressed, and it says whose player will be", async () => {
  await renderInSite(poster);
  expect(document.querySelector("iframe")).toBeNull();
  expect(screen.getByText(/vous chargez Vimeo/)).toBeVisible();
});

test("pressed, the player takes the place and the focus, and our sound stops", async () => {
  await renderInSite(poster, { lang: "en" });
  play(playableOfTrack(sampleTrack({ id: 1 })));
  await waitFor(() => expect(usePlayer.getState()).toMatchObject({ status: "ready", playing: true }));
  await user.click(screen.getByRole("button", { name: "Play the video of Sahel" }));
  const film = screen.getByTitle("Video: Sahel");
  expect(film).toHaveAttribute("src", "https://player.vimeo.com/video/123456?dnt=1&autoplay=1");
  expect(film).toHaveFocus();
  await waitFor(() => expect(usePlayer.getState().playing).toBe(false));
});
