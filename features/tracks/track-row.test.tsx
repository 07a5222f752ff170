import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { playableOfTrack } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { sampleTrack, sampleVersion } from "#/tests/support/sample-tracks.ts";
import { itemOf } from "./item-of.ts";
import { TrackList } from "./track-list.tsx";

const track = sampleTrack({ id: 12, name: "The hunters of Segou", slug: "hunters" });

test("a row holds a long name whole, for the ear too, and its two words for where that does not fit", async () => {
  await renderInSite(<TrackList tracks={[track]} />, { lang: "fr" });
  const title = screen.getByRole("link", { name: "The hunters of Segou" });
  expect(title).toHaveTextContent(/^The hunters of Segou$/);
  expect(title.querySelector("[data-short]")).toHaveAttribute("data-short", "The hunters...");
  expect(title).toHaveAttribute("href", "/fr/album/hunters");
});

test("with defaultName the whole name shows", async () => {
  await renderInSite(<TrackList tracks={[track]} defaultName />, { lang: "fr" });
  expect(screen.getByRole("link", { name: "The hunters of Segou" })).toHaveTextContent(
    /^The hunters of Segou$/,
  );
});

test("a row names its figures in the page's language, and its mood opens guided search", async () => {
  await renderInSite(<TrackList tracks={[track]} />, { lang: "fr" });
  const row = screen.getByRole("listitem");
  expect(row).toHaveTextContent("Durée 01:40");
  expect(row).toHaveTextContent("bpm 92");
  expect(row).toHaveTextContent("DO# mineur");
  expect(screen.getByRole("link", { name: "Racines" })).toHaveAttribute(
    "href",
    "/fr/search-guidee?terms=roots",
  );
});

test("the waveform is the track's own image, loaded when near, and no tab stop", async () => {
  await renderInSite(<TrackList tracks={[track]} />, { lang: "fr" });
  const image = document.querySelector("img");
  expect(image).toHaveAttribute("src", "/media/track/svg/start_svg_12.svg");
  expect(image).toHaveAttribute("loading", "lazy");
  expect(document.querySelector("[data-waveform]")).toHaveAttribute("tabindex", "-1");
});

test("the track that was asked for is marked", async () => {
  await renderInSite(<TrackList tracks={[track]} marked={12} />, { lang: "fr" });
  expect(screen.getByRole("listitem")).toHaveAttribute("aria-current", "true");
});

test("the row of a track is lit while any of its versions plays, unless that version has a row beside it", async () => {
  const ofVersion = itemOf(track, sampleVersion({ id: 31 }));
  const ofOther = itemOf(track, sampleVersion({ id: 32 }));
  const lit = () => screen.getAllByRole("listitem").map(({ dataset }) => dataset.playing === "true");
  await renderInSite(<TrackList tracks={[track, ofVersion, sampleTrack({ id: 13 })]} />, { lang: "fr" });
  act(() => usePlayer.setState({ current: playableOfTrack(track) }));
  expect(lit()).toEqual([true, false, false]);
  act(() => usePlayer.setState({ current: playableOfTrack(ofVersion) }));
  expect(lit()).toEqual([false, true, false]);
  act(() => usePlayer.setState({ current: playableOfTrack(ofOther) }));
  expect(lit()).toEqual([true, false, false]);
  act(() => usePlayer.setState({ current: null }));
  expect(lit()).toEqual([false, false, false]);
});
