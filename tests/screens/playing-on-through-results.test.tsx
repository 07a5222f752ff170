import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { trackSearchEndpoint } from "#/contract/search.ts";
import { close } from "#/features/player/bar-actions.ts";
import { PlayerHost } from "#/features/player/player-host.tsx";
import { usePlayer } from "#/features/player/store.ts";
import { searchResults } from "#/features/search/text/search-results.ts";
import { SearchScreen } from "#/features/search/text/search-screen.tsx";
import { FIRST_SEARCH, searchQuery } from "#/features/search/text/search-state.ts";
import { NO_WAYS } from "#/features/search/text/search-ways.ts";
import { NO_MARKS, useMarks } from "#/features/session/marks-store.ts";
import { useHiddenHeard } from "#/features/tracks/hidden-heard.ts";
import { call } from "#/lib/call.ts";
import { useChoices } from "#/lib/choices.ts";
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
  useChoices.setState({ goesOn: false });
  useHiddenHeard.setState({ hides: false });
  useMarks.setState(NO_MARKS);
  localStorage.clear();
});

async function idsOf(page: number): Promise<number[]> {
  const query = { ...searchQuery(TEXT, { ...FIRST_SEARCH, page }), type: "track" as const };
  const found = await call(trackSearchEndpoint, { query });
  return found["hydra:member"].map(({ id }) => id);
}
const queued = () => usePlayer.getState().list.map(({ playable }) => playable.id);

/** Opens the results at an address of their own, and plays the last of the page. */
async function playLast(path: string) {
  window.history.replaceState(null, "", path);
  await renderInSite(
    <>
      <SearchScreen
        text={TEXT}
        lang="fr"
        path={path}
        state={FIRST_SEARCH}
        results={await searchResults(TEXT, FIRST_SEARCH, true)}
        ways={NO_WAYS}
        albums={() => null}
      />
      <PlayerHost />
    </>,
    { lang: "fr" },
  );
  const [list] = screen.getAllByRole("list").filter((one) => one.querySelector("[data-track]"));
  if (!list) throw new Error("no list");
  const last = within(list)
    .getAllByRole("button", { name: /^Écouter/ })
    .at(-1);
  if (!last) throw new Error("no row");
  await user.click(last);
}

test("what follows the last title of a page is the next page of results, each title once", async () => {
  const [first, second] = [await idsOf(1), await idsOf(2)];
  expect(second.length).toBeGreaterThan(0);
  await playLast("/fr/recherche/a");
  await waitFor(() => expect(queued()).toEqual([...first, ...second]));
  await user.click(screen.getByRole("button", { name: "Titre suivant" }));
  await waitFor(() => expect(usePlayer.getState().current?.id).toBe(second[0]));
  expect(queued()).toEqual([...first, ...second]);
});

test("what was heard is left out of the next pages too, for who leaves it out", async () => {
  const [first, second] = [await idsOf(1), await idsOf(2)];
  useMarks.setState({ ...NO_MARKS, heard: new Set(second.slice(0, 3)) });
  useHiddenHeard.setState({ hides: true });
  await playLast("/fr/recherche/b");
  await waitFor(() => expect(queued()).toEqual([...first, ...second.slice(3)]));
});

test("the next page is asked for once, however often the queue looks ahead", async () => {
  const second = await idsOf(2);
  called.length = 0;
  await playLast("/fr/recherche/c");
  await waitFor(() => expect(queued()).toContain(second[0]));
  expect(called.filter((address) => address.includes("page=2"))).toHaveLength(1);
});
