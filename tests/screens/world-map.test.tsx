import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bandCountries } from "#/features/map/band/band-countries.ts";
import { BandDrawing } from "#/features/map/band/band-drawing.tsx";
import { MapScreen } from "#/features/map/map-screen.tsx";
import { mapIndex } from "#/features/map/reading/map-index.ts";
import { mapIsland } from "#/features/map/reading/map-island.ts";
import { mapReads } from "#/features/map/reading/map-reads.ts";
import { loadMapScriptsAtStart } from "#/features/map/reading/map-scripts.ts";
import { skipStop, stopVoyage, useVoyage } from "#/features/map/voyage/voyage.ts";
import { close } from "#/features/player/bar-actions.ts";
import { usePlayer } from "#/features/player/store.ts";
import type { cachedCall } from "#/lib/api/cached-call.ts";
import { call } from "#/lib/api/call.ts";
import { QueryProvider } from "#/lib/api/query-client.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { fakeMedia } from "../support/fake-media.ts";
import { network } from "../support/jsdom.ts";
import { serveMapScripts } from "../support/map-scripts.ts";
import { answerByRealApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";

answerByRealApi();
const user = userEvent.setup();
/** Next's cache lives in its server only; the calls are the same without it. */
const uncached: typeof cachedCall = (endpoint, input) => call(endpoint, input);
let scriptsFail = false;
let scripts: () => string[];

beforeEach(() => {
  scriptsFail = false;
  scripts = serveMapScripts({ failing: () => scriptsFail });
});
afterEach(() => {
  stopVoyage();
  close();
  vi.restoreAllMocks();
});

async function openMap({ lang = "fr", slug }: { lang?: Lang; slug?: string } = {}) {
  const { regions, continents, markers } = await mapReads(uncached);
  const island = mapIsland(mapIndex(regions, continents), markers, lang, "Ailleurs");
  const page = lang === "fr" ? "/fr/carte" : "/en/worldmap";
  const { journey } = await renderInSite(
    <QueryProvider onFailure={() => {}}>
      <MapScreen island={island}>
        <h1 tabIndex={-1}>Panneau</h1>
      </MapScreen>
    </QueryProvider>,
    { lang, pathname: slug ? `${page}/${slug}` : page },
  );
  return { journey, island };
}

const tree = () => within(screen.getByRole("tree"));
const item = (name: RegExp) => tree().getByRole("treeitem", { name });
const shape = (code: string) =>
  waitFor(() => {
    const found = document.querySelector(`path[data-country="${code}"]`);
    if (!found) throw new Error(`${code} is not drawn`);
    return found;
  });

// This test must be the first: a script that has been loaded is not requested again.
test("both data scripts are loaded at start; if they fail, the tree still works and the map can be tried again", async () => {
  scriptsFail = true;
  loadMapScriptsAtStart();
  await openMap();
  expect(await screen.findByText("La carte n’a pas pu être dessinée.")).toBeVisible();
  expect(scripts().slice(0, 2)).toEqual(["/map/countries.js", "/map/places.js"]);
  expect(item(/^Mali,/)).toBeVisible();
  scriptsFail = false;
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await shape("ML")).toBeInTheDocument();
});

test("countries are drawn in the furrows of their mood, places with their names, and small countries as dots", async () => {
  const { island } = await openMap();
  const mali = await shape("ML");
  const { mood, count } = island.countries.find(({ code }) => code === "ML") ?? {};
  expect(count).toBe(8);
  expect(mali).toHaveAttribute("fill", `url(#furrows-${mood}-3)`);
  expect(await shape("SE")).toHaveAttribute("fill", "url(#furrows-silent-0)");
  expect(document.querySelector("svg[aria-hidden] text")).toBeInTheDocument();
  const drawn = [...(mali.closest("svg")?.querySelectorAll("text, circle") ?? [])].map(
    ({ localName }) => localName,
  );
  expect(drawn.indexOf("text"), "no dot lies on a name").toBeGreaterThan(drawn.lastIndexOf("circle"));
  expect(screen.getByText("Ségou")).toBeInTheDocument();
  expect(document.querySelector('circle[data-country="PF"]')).toBeInTheDocument();
});

test("a country under the pointer shows its mood in words, not only by its hue (RGAA 3.1)", async () => {
  const { island } = await openMap();
  const mali = island.countries.find(({ code }) => code === "ML");
  const mood = island.moods.find(({ slug }) => slug === mali?.mood)?.titleFr;
  expect(mood).toBeTruthy();
  await user.hover(await shape("ML"));
  const said = [...document.querySelectorAll("p[aria-hidden]")].map(({ textContent }) => textContent);
  expect(said).toContain(`Mali 8${mood}`);
});

test("the map's buttons say when the whole world is shown, and still take the focus", async () => {
  await openMap({ lang: "en" });
  await shape("ML");
  const button = (name: string) => screen.getByRole("button", { name });
  const isAtLimit = () =>
    ["Zoom in", "Zoom out", "Show the whole world"].map((name) => button(name).getAttribute("aria-disabled"));
  expect(isAtLimit()).toEqual([null, "true", "true"]);
  await user.click(button("Zoom in"));
  await waitFor(() => expect(isAtLimit()).toEqual([null, null, null]));
  await user.click(button("Show the whole world"));
  await waitFor(() => expect(isAtLimit()).toEqual([null, "true", "true"]));
  expect(button("Show the whole world")).toHaveFocus();
});

test("a press on a country or a place of the map opens the country's page", async () => {
  const { journey } = await openMap({ lang: "en" });
  await user.click(await shape("MA"));
  await user.click(screen.getByText("Ségou"));
  expect(journey).toEqual(["push /en/worldmap/morocco", "push /en/worldmap/mali"]);
});

test("the map on the home page shows the mood of each country and how many tracks it has, and leads to its tracks", async () => {
  const { regions, continents } = await mapReads(uncached);
  const countries = bandCountries(mapIndex(regions, continents));
  expect(countries.length).toBeGreaterThan(60);
  const [, count, mood] = countries.find(([code]) => code === "ML") ?? [];
  expect(count).toBe(8);
  const { journey } = await renderInSite(
    <QueryProvider onFailure={() => {}}>
      <BandDrawing frame={{ current: document.createElement("div") }} countries={countries} />
    </QueryProvider>,
    { lang: "en", pathname: "/en" },
  );
  const mali = await shape("ML");
  expect(mali).toHaveAttribute("fill", `url(#furrows-${mood}-3)`);
  await user.click(await shape("SE"));
  await user.click(mali);
  expect(journey).toEqual(["push /en/search-guidee?territory=ML"]);
});

test("the territory in the address is filled on the map and marked as current in the tree", async () => {
  await openMap({ slug: "mali" });
  const mali = await shape("ML");
  expect(mali).not.toHaveAttribute("fill", expect.stringContaining("url"));
  expect(item(/^Mali,/)).toHaveAttribute("aria-current", "page");
  expect(item(/^Mali,/)).toHaveAttribute("tabindex", "0");
  expect(screen.getByRole("link", { name: /^Afrique/ })).not.toHaveAttribute("aria-current");
});

test("the tree lists the same continents and countries as the map, with their numbers of titles and links", async () => {
  const { island } = await openMap();
  expect(item(/^Afrique,/)).toHaveAttribute("aria-expanded", "true");
  expect(item(/^Mali,/)).toHaveAccessibleName("Mali, 8 titres");
  expect(item(/^Mali,/)).toHaveAttribute("href", "/fr/carte/mali");
  const sounding = island.countries.filter(({ count }) => count > 0);
  expect(sounding.length).toBeGreaterThan(40);
  expect(tree().getAllByRole("treeitem")).toHaveLength(sounding.length + island.groups.length);
  expect(tree().queryByRole("treeitem", { name: /^Suède/ })).toBeNull();
});

test("arrow keys and letters move in the tree, and Space plays", async () => {
  fakeMedia();
  await openMap();
  item(/^Afrique,/).focus();
  await user.keyboard("{ArrowDown}");
  expect(item(/^Afrique du Sud,/)).toHaveFocus();
  // Without pauses, since a letter typed after a pause begins a new word.
  for (const key of "mal") fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(item(/^Mali,/)).toHaveFocus();
  await user.keyboard(" ");
  await waitFor(() => expect(usePlayer.getState().current?.name).toBe("Les chasseurs de Ségou"));
  await user.keyboard("{ArrowLeft}");
  expect(item(/^Afrique,/)).toHaveFocus();
  await user.keyboard("{ArrowLeft}");
  expect(item(/^Afrique,/)).toHaveAttribute("aria-expanded", "false");
  await user.keyboard("{ArrowDown}");
  expect(item(/^Asie,/)).toHaveFocus();
});

/** Waits until the player has the track of the current stop; returns its id. */
async function soundOfStop(): Promise<number | string> {
  return waitFor(() => {
    const { track } = useVoyage.getState();
    if (track === null) throw new Error("The next track is still being loaded");
    expect(usePlayer.getState().current?.id).toBe(track);
    return track;
  });
}

test("stopping a voyage while its next track is being loaded stops the sound of the last one", async () => {
  const media = fakeMedia();
  await openMap({ slug: "mali" });
  await shape("ML");
  await user.click(screen.getByRole("button", { name: "Partir en voyage" }));
  await soundOfStop();
  await waitFor(() => expect(media.element()?.paused).toBe(false));
  act(() => {
    skipStop();
    stopVoyage();
  });
  expect(usePlayer.getState().playing).toBe(false);
});

test("a voyage plays a track per country, opens its page, continues when it ends, and can be skipped and stopped", async () => {
  const media = fakeMedia();
  const { journey, island } = await openMap({ slug: "mali" });
  await shape("ML");
  await user.selectOptions(screen.getByRole("combobox", { name: "Par étape" }), "0");
  await user.click(screen.getByRole("button", { name: "Partir en voyage" }));
  await waitFor(() => expect(usePlayer.getState().current?.name).toBe("Les chasseurs de Ségou"));
  const { stops } = useVoyage.getState();
  expect(stops[0]).toBe("ML");
  expect(stops).toHaveLength(island.countries.filter(({ count }) => count > 0).length);
  expect(await screen.findByText(/^Étape 1 sur/)).toBeVisible();

  const second = island.countries.find(({ code }) => code === stops[1]);
  await waitFor(() => expect(media.element()?.paused).toBe(false));
  media.advance(101);
  await waitFor(() => expect(journey).toContain(`replace /fr/carte/${second?.slug}`));
  const heard = await soundOfStop();

  await user.click(screen.getByRole("button", { name: "Pays suivant" }));
  expect(useVoyage.getState().at).toBe(2);
  expect(await soundOfStop()).not.toBe(heard);
  await user.click(screen.getByRole("button", { name: "Arrêter le voyage" }));
  expect(screen.getByRole("button", { name: "Partir en voyage" })).toBeVisible();
  expect(usePlayer.getState().playing).toBe(false);
});

test("a stop lasts as long as was chosen, and closing the player ends the voyage", async () => {
  const media = fakeMedia();
  await openMap();
  await shape("ML");
  await user.selectOptions(screen.getByRole("combobox", { name: "Par étape" }), "30");
  await user.click(screen.getByRole("button", { name: "Partir en voyage" }));
  await waitFor(() => expect(useVoyage.getState().track).not.toBeNull());
  await waitFor(() => expect(media.element()?.paused).toBe(false));
  media.advance(29);
  expect(useVoyage.getState().at).toBe(0);
  media.advance(2);
  await waitFor(() => expect(useVoyage.getState()).toMatchObject({ at: 1, track: expect.any(Number) }));
  close();
  await waitFor(() => expect(useVoyage.getState().stops).toEqual([]));
});

test("a voyage whose tracks cannot be loaded says so and ends", async () => {
  await openMap();
  network.use(http.get("*/api/front/tracks", () => new HttpResponse(null, { status: 400 })));
  await user.click(screen.getByRole("button", { name: "Partir en voyage" }));
  expect(await screen.findByText(/Le voyage s’arrête/)).toBeVisible();
});

test.each([
  ["regions", "front_map_list_region"],
  ["continents", "track_continents"],
  ["markers", "front_list_marker"],
])("the map also works if the %s cannot be loaded", async (_, path) => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  network.use(http.get(`*/api/${path}`, () => new HttpResponse(null, { status: 400 })));
  await openMap();
  expect(await shape("ML")).toBeInTheDocument();
  expect(item(/^Mali,/)).toBeVisible();
  expect(log).toHaveBeenCalledTimes(1);
});
