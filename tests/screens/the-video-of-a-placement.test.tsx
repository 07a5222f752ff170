import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlacementVideo } from "#/features/placements/placement-video.tsx";
import { shownVideo } from "#/features/placements/shown-video.ts";
import { videoOf } from "#/features/placements/video-of.ts";
import { play } from "#/features/player/actions.ts";
import { close } from "#/features/player/bar-actions.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { fakeMedia } from "../support/fake-media.ts";
import { renderInSite } from "../support/render-in-site.tsx";
import { sampleTrack } from "../support/sample-tracks.ts";

const user = userEvent.setup();
const video = videoOf("https://vimeo.com/123456");
const poster = video && <PlacementVideo video={video} title="Sahel" image={null} analysis={null} />;

beforeEach(() => void fakeMedia());
afterEach(() => close());

test("no foreign player is loaded before a press on the poster, which says whose player it is", async () => {
  await renderInSite(poster);
  expect(document.querySelector("iframe")).toBeNull();
  expect(screen.getByText(/vous chargez Vimeo/)).toBeVisible();
});

test("after the press the player replaces the poster and has the focus, and the site's sound stops", async () => {
  await renderInSite(poster, { lang: "en" });
  play(playableOfTrack(sampleTrack({ id: 1 })));
  await waitFor(() => expect(usePlayer.getState()).toMatchObject({ status: "ready", playing: true }));
  await user.click(screen.getByRole("button", { name: "Play the video of Sahel" }));
  const film = screen.getByTitle("Video: Sahel");
  expect(film).toHaveAttribute("src", "https://player.vimeo.com/video/123456?dnt=1&autoplay=1");
  expect(film).toHaveFocus();
  await waitFor(() => expect(usePlayer.getState().playing).toBe(false));
});

const film = (
  <PlacementVideo video={{ film: "/media/films/a.webm" }} title="Sahel" image={null} analysis={null} />
);

test("a press on the poster of the site's own film requests only that film, and nothing from another site", async () => {
  await renderInSite(film);
  expect(document.querySelector("video")).toBeNull();
  expect(screen.queryByText(/vous chargez/)).toBeNull();
  play(playableOfTrack(sampleTrack({ id: 1 })));
  await waitFor(() => expect(usePlayer.getState()).toMatchObject({ status: "ready", playing: true }));
  await user.click(screen.getByRole("button", { name: "Lire la vidéo de Sahel" }));
  const video = screen.getByLabelText("Vidéo : Sahel");
  expect(video).toHaveAttribute("src", "/media/films/a.webm");
  expect(video).toHaveFocus();
  await waitFor(() => expect(usePlayer.getState().playing).toBe(false));
});

test("a film stops when the site's sound starts again", async () => {
  await renderInSite(film);
  await user.click(screen.getByRole("button", { name: "Lire la vidéo de Sahel" }));
  const video = screen.getByLabelText<HTMLVideoElement>("Vidéo : Sahel");
  await act(() => video.play());
  expect(video.paused).toBe(false);
  act(() => play(playableOfTrack(sampleTrack({ id: 1 }))));
  expect(video.paused).toBe(true);
});

test("a film that cannot be played says so, and can be tried again or downloaded", async () => {
  await renderInSite(film, { lang: "en" });
  await user.click(screen.getByRole("button", { name: "Play the video of Sahel" }));
  const video = screen.getByLabelText<HTMLVideoElement>("Video: Sahel");
  fireEvent.error(video);
  expect(screen.getByRole("alert")).toHaveTextContent("The video could not be played.");
  expect(screen.getByRole("link", { name: "Save the video" })).toHaveAttribute("href", "/media/films/a.webm");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(video).toHaveFocus();
  fireEvent.error(video);
  expect(screen.getByRole("alert")).toBeInTheDocument();
});

/** jsdom makes no addresses of blobs; their content is looked at instead. */
const madeFor = vi.fn((_: Blob) => "blob:captions");
beforeEach(() => {
  Object.assign(URL, { createObjectURL: madeFor, revokeObjectURL: () => {} });
});

test("a film has its captions switched on, in a text track of their language (RGAA 4.3)", async () => {
  const text = "WEBVTT\n\n00:00.000 --> 00:30.000\nNgoni";
  const captions = { text, lang: "fr" } as const;
  await renderInSite(
    <PlacementVideo
      video={{ film: "/media/films/a.webm", captions }}
      title="Sahel"
      image={null}
      analysis={null}
    />,
    { lang: "en" },
  );
  await user.click(screen.getByRole("button", { name: "Play the video of Sahel" }));
  const track = await waitFor(() => {
    const found = document.querySelector("video > track");
    expect(found).not.toBeNull();
    return found;
  });
  expect(track).toHaveAttribute("kind", "captions");
  expect(track).toHaveAttribute("srclang", "fr");
  expect(track).toHaveAttribute("label", "French captions");
  expect(track).toHaveAttribute("default");
  expect(await madeFor.mock.calls.at(-1)?.[0].text()).toBe(text);
  expect(track).toHaveAttribute("src", "blob:captions");
});

test("captions are in the page's language, or else in the other; a hosted video has those of its provider", () => {
  const both = { film: "films/a.webm", videoUrl: null, captions: "un", captionsEn: "one" };
  expect(shownVideo(both, "fr")).toMatchObject({ captions: { text: "un", lang: "fr" } });
  expect(shownVideo(both, "en")).toMatchObject({ captions: { text: "one", lang: "en" } });
  expect(shownVideo({ ...both, captionsEn: null }, "en")).toMatchObject({
    captions: { text: "un", lang: "fr" },
  });
  expect(shownVideo({ ...both, captions: null, captionsEn: null }, "fr")).toMatchObject({ captions: null });
  expect(shownVideo({ ...both, film: null, videoUrl: "https://vimeo.com/1" }, "fr")).not.toHaveProperty(
    "captions",
  );
});
