import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { PlayerTitle } from "#/features/player/bar/player-title.tsx";
import { playableOfTrack } from "#/features/player/playable.ts";
import { queueItem } from "#/features/player/queue/queue.ts";
import { QueueRow } from "#/features/player/queue/queue-row.tsx";
import { embedPage } from "#/features/sharing/embed-page.ts";
import { RowSheet } from "#/features/tracks/rows/row-sheet.tsx";
import { TrackList } from "#/features/tracks/rows/track-list.tsx";
import { VersionsDialog } from "#/features/tracks/versions/versions-dialog.tsx";
import { QueryProvider } from "#/lib/api/query-client.tsx";
import { network } from "../support/jsdom.ts";
import { renderInSite } from "../support/render-in-site.tsx";
import { sampleTrack } from "../support/sample-tracks.ts";

const NAME = "Jour de six heures";
const french = sampleTrack({ id: 61, name: NAME, nameLang: "fr" });
const nothing = () => {};

beforeEach(() =>
  network.use(
    http.get("*/api/tracks/:id/versions", ({ request }) =>
      HttpResponse.json({
        "@id": request.url,
        "@type": "hydra:Collection",
        "hydra:member": [],
        "hydra:totalItems": 0,
      }),
    ),
  ),
);

/** Returns the marked language of each place of the page where a screen reader reads the name; null if unmarked. */
function spokenLanguages(): (string | null)[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: (string | null)[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent?.includes(NAME) && !parentElement?.closest("[aria-hidden=true]")) {
      found.push(parentElement?.closest("[lang]")?.getAttribute("lang") ?? null);
    }
  }
  return found;
}

const places = {
  "a row": <TrackList tracks={[french]} />,
  "the player": <PlayerTitle current={playableOfTrack(french)} />,
  "the queue": (
    <QueueRow
      item={queueItem(playableOfTrack(french), null, false)}
      isFirst
      isLast
      onMove={nothing}
      onRemove={nothing}
    />
  ),
  "the actions of a row": <RowSheet track={french} onClose={nothing} />,
  "the dialog of versions": <VersionsDialog track={french} onClose={nothing} />,
};

for (const [place, island] of Object.entries(places)) {
  test(`${place} marks the language of a French title on an English page, but not on a French one (RGAA 8.7)`, async () => {
    const view = await renderInSite(<QueryProvider onFailure={nothing}>{island}</QueryProvider>, {
      lang: "en",
    });
    expect(spokenLanguages().length).toBeGreaterThan(0);
    expect(new Set(spokenLanguages())).toEqual(new Set(["fr"]));
    view.unmount();
    await renderInSite(<QueryProvider onFailure={nothing}>{island}</QueryProvider>, { lang: "fr" });
    expect(spokenLanguages().length).toBeGreaterThan(0);
    expect(new Set(spokenLanguages())).toEqual(new Set([null]));
  });
}

test("the label of an action is one piece beside its icon, although part of it is in another language", async () => {
  await renderInSite(
    <QueryProvider onFailure={nothing}>
      <RowSheet track={french} onClose={nothing} />
    </QueryProvider>,
    { lang: "en" },
  );
  const action = screen.getByRole("button", { name: `Play ${NAME} next` });
  expect([...action.childNodes].map((part) => part.textContent)).toEqual(["", `Play ${NAME} next`]);
});

test("a shortened link has the language of its name on the link itself", async () => {
  await renderInSite(<TrackList tracks={[french]} />, { lang: "en" });
  const title = screen.getByRole("link", { name: NAME });
  expect(title).toHaveAttribute("aria-label", NAME);
  expect(title).toHaveAttribute("lang", "fr");
});

test("the embedded player marks the titles of its list, not the album's name, which has both languages", () => {
  const album = { ...french.albumDetails, image: null, imageFr: null, writers: [], tracks: [french] };
  const texts = {
    play: "Listen",
    pause: "Pause",
    position: "Position",
    open: "Open",
    tracks: "Tracks",
    spoken: "",
  };
  const page = (lang: "fr" | "en", asked: number | string | null) =>
    embedPage({ album: album as never, asked, lang, site: "https://sillon.example", texts });
  expect(page("en", null)).toContain(`<span class="name" lang="fr">${NAME}</span>`);
  expect(page("en", null)).toMatch(/<h1><a[^>]*>Endless Delta/);
  expect(page("en", french.id)).toMatch(/<h1 lang="fr"><a[^>]*>Jour de six heures/);
  expect(page("fr", null)).toContain(`<span class="name">${NAME}</span>`);
});
