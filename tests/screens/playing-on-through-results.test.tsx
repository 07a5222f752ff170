import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { close } from "#/features/player/bar-actions.ts";
import { PlayerHost } from "#/features/player/player-host.tsx";
import { usePlayer } from "#/features/player/store.ts";
import { EVERYTHING } from "#/features/search/guided/guided-state.ts";
import { SearchScreen } from "#/features/search/screen/search-screen.tsx";
import { fetchSearch } from "#/features/search/search-data.ts";
import { searchAddress, WHOLE_CATALOGUE } from "#/features/search/search-state.ts";
import { NO_MARKS, useMarks } from "#/features/session/marks-store.ts";
import { AuditionHost } from "#/features/tracks/audition/audition-host.tsx";
import { useAudition } from "#/features/tracks/audition/audition-store.ts";
import { useHiddenHeard } from "#/features/tracks/rows/hidden-heard.ts";
import { QueryProvider } from "#/lib/api/query-client.tsx";
import { usePreferences } from "#/lib/preferences.ts";
import { fakeMedia } from "../support/fake-media.ts";
import { network } from "../support/jsdom.ts";
import { answerByRealApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";

const TEXT = "kora OR piano OR cordes";
const called = answerByRealApi();
const user = userEvent.setup();

beforeEach(() => {
  fakeMedia();
  network.use(http.post("*/api/tracks_listeneds", () => new HttpResponse(null, { status: 201 })));
});
afterEach(() => {
  close();
  usePreferences.setState({ autoplayNext: false });
  useHiddenHeard.setState({ hides: false });
  useMarks.setState(NO_MARKS);
  useAudition.setState({ state: "off", decisions: [], project: null, said: "" });
  localStorage.clear();
});

const onPage = (page: number, order: "name" | "bpm" | "duration") => ({
  ...WHOLE_CATALOGUE,
  text: TEXT,
  filters: { ...EVERYTHING, order, page },
});
const foundOn = (page: number, order: "name" | "bpm" | "duration") =>
  fetchSearch(onPage(page, order), { lang: "fr", route: "guided", facets: true });
const idsOf = async (page: number, order: "name" | "bpm" | "duration") =>
  (await foundOn(page, order)).tracks.map(({ id }) => id);
const queued = () => usePlayer.getState().list.map(({ playable }) => playable.id);

/** Opens a page of the results in an order, at an address of its own. */
async function open(number: number, order: "name" | "bpm" | "duration") {
  const state = onPage(number, order);
  const address = searchAddress(state, "text", "fr");
  const { pathname, search } = new URL(address, "http://site");
  const page = await foundOn(number, order);
  window.history.replaceState(null, "", address);
  await renderInSite(
    <QueryProvider onFailure={() => {}}>
      <SearchScreen route="text" groups={[]} drawn={{ state, page, kinds: null, ways: null }} />
      <PlayerHost tools={{ above: <AuditionHost />, bar: null, panel: null }} />
    </QueryProvider>,
    { lang: "fr", pathname, search },
  );
  return page;
}

/** Opens the results in an order, and plays the last of the first page. */
async function playLast(order: "name" | "bpm" | "duration") {
  await open(1, order);
  const [list] = screen.getAllByRole("list").filter((one) => one.querySelector("[data-track]"));
  if (!list) throw new Error("no list");
  const last = within(list)
    .getAllByRole("button", { name: /^Écouter/ })
    .at(-1);
  if (!last) throw new Error("no row");
  await user.click(last);
}

test("after the last title of a page the next page of results is played, each title once", async () => {
  const [first, second] = [await idsOf(1, "name"), await idsOf(2, "name")];
  expect(second.length).toBeGreaterThan(0);
  await playLast("name");
  await waitFor(() => expect(queued()).toEqual([...first, ...second]));
  await user.click(screen.getByRole("button", { name: "Titre suivant" }));
  await waitFor(() => expect(usePlayer.getState().current?.id).toBe(second[0]));
  expect(queued()).toEqual([...first, ...second]);
});

test.each([
  [1, 1],
  [2, 21],
])("an audition counts all results as their heading does, from page %i too", async (number, position) => {
  const { total } = await open(number, "bpm");
  expect(total).toBeGreaterThan(40);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`${total} titres`);
  await user.click(screen.getByRole("button", { name: "Écoute rapide" }));
  const bar = within(await screen.findByRole("region", { name: "Écoute rapide" }));
  expect(bar.getByText(new RegExp(`^${position} sur ${total} `))).toBeVisible();
  await user.click(bar.getByRole("button", { name: "Suivant" }));
  expect(await bar.findByText(new RegExp(`^${position + 1} sur ${total} `))).toBeVisible();
});

test("the queue says by the words of the search where its titles were found", async () => {
  await playLast("name");
  expect(usePlayer.getState().list[0]?.origin).toEqual({
    path: location.pathname + location.search,
    title: TEXT,
  });
  await waitFor(() => expect(queued().length).toBeGreaterThan(20));
  await user.keyboard("q");
  const panel = within(await screen.findByRole("complementary"));
  expect(await panel.findAllByRole("link", { name: `Depuis «\u00a0${TEXT}\u00a0»` })).not.toHaveLength(0);
});

test("tracks already heard are left out of the next pages too, if the listener hides them", async () => {
  const [first, second] = [await idsOf(1, "bpm"), await idsOf(2, "bpm")];
  useMarks.setState({ ...NO_MARKS, heard: new Set(second.slice(0, 3)) });
  useHiddenHeard.setState({ hides: true });
  await playLast("bpm");
  await waitFor(() => expect(queued()).toEqual([...first, ...second.slice(3)]));
});

test("the next page is requested once, however often the queue looks ahead", async () => {
  const second = await idsOf(2, "duration");
  called.length = 0;
  await playLast("duration");
  await waitFor(() => expect(queued()).toContain(second[0]));
  expect(called.filter((address) => address.includes("page=2"))).toHaveLength(1);
});
