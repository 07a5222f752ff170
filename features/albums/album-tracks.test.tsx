import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { beginNavigation, endNavigation } from "#/lib/navigation/pending-navigation.ts";
import { pack } from "#/lib/pages/packed.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { sampleTrack } from "#/tests/support/sample-tracks.ts";
import { PackedAlbumTracks } from "./album-tracks.tsx";

const tracks = [1, 2, 3, 4, 5].map((id) => sampleTrack({ id, name: `Track ${id}`, slug: `track-${id}` }));
const rows = (page: HTMLElement) => page.querySelectorAll("[data-track]").length;

/** A window that is a row high below the sleeve, after a press on a link. */
beforeEach(() => {
  window.innerHeight = 480;
  beginNavigation({ toTop: true });
});
afterEach(endNavigation);

/** Renders the tracks of an album; returns how many rows there were when they were first shown. */
async function open(marked: number | null) {
  const counts: number[] = [];
  const note = (page: HTMLElement | null) => void (page && counts.push(rows(page)));
  await renderInSite(
    <div ref={note}>
      <PackedAlbumTracks packed={pack({ tracks, marked })} />
    </div>,
  );
  return counts[0];
}

test("after a press, rows below the first screen come after those that it shows", async () => {
  expect(await open(null)).toBe(1);
  expect(await screen.findByRole("link", { name: "Track 5" })).toBeVisible();
  expect(rows(document.body)).toBe(5);
});

test("all rows come at once where the page scrolls to one of them", async () => {
  expect(await open(4)).toBe(5);
});
