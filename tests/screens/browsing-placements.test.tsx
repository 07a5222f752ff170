import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placementFiltersEndpoint, placementsEndpoint } from "#/contract/placement.ts";
import { PlacementList } from "#/features/placements/placement-list.tsx";
import { placementPage } from "#/features/placements/placement-list-data.ts";
import { ALL_PLACEMENTS, placementListQuery } from "#/features/placements/placement-list-state.ts";
import { close } from "#/features/player/bar-actions.ts";
import { usePlayer } from "#/features/player/store.ts";
import { call } from "#/lib/api/call.ts";
import { QueryProvider } from "#/lib/api/query-client.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { fakeMedia } from "../support/fake-media.ts";
import { network } from "../support/jsdom.ts";
import { answerByRealApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";

const called = answerByRealApi();
const user = userEvent.setup();

beforeEach(() => window.history.replaceState(null, "", "/fr/nos-placements"));
afterEach(() => close());

/** The list as its page gives it: with the whole list's first page and filters. */
async function openList(search: string, lang: Lang = "fr") {
  const placements = placementPage(
    await call(placementsEndpoint, { query: placementListQuery(ALL_PLACEMENTS) }),
  );
  const filters = await call(placementFiltersEndpoint, {});
  called.length = 0;
  await renderInSite(
    <QueryProvider onFailure={() => {}}>
      <PlacementList placements={placements} filters={filters} />
    </QueryProvider>,
    { lang, pathname: lang === "fr" ? "/fr/nos-placements" : "/en/our-placements", search },
  );
  return placements;
}

const rows = () => within(screen.getByRole("list", { name: "Placements" })).getAllByRole("listitem");
const row = (name: RegExp) => {
  const found = rows().find((one) => name.test(one.textContent ?? ""));
  if (!found) throw new Error(`No placement ${name}`);
  return found;
};
const arrived = () =>
  waitFor(() => {
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    expect(document.querySelector("[aria-busy=true]")).not.toBeInTheDocument();
  });

test("the first results are rendered with the page and are not requested again", async () => {
  const { total } = await openList("");
  expect(rows()).toHaveLength(12);
  expect(screen.getByText(`${total} placements`)).toBeVisible();
  expect(called).toEqual([]);
});

test("a row of the list shows a placement's date, kind, broadcaster and music, in French", async () => {
  await openList("");
  const sahel = row(/Sahel/);
  expect(sahel).toHaveTextContent("18 nov. 2026");
  expect(sahel).toHaveTextContent("Documentaire, Méridien 24");
  expect(sahel).toHaveTextContent("Les chasseurs de Ségou");
  expect(sahel).toHaveTextContent("Awa Sangaré et 5 autres titres");
  expect(within(sahel).getByRole("link", { name: "Sahel, l’eau qui reste" })).toHaveAttribute(
    "href",
    "/fr/nos-placements/sahel-l-eau-qui-reste",
  );
});

test("and in English, under its English title and path", async () => {
  await openList("", "en");
  const sahel = row(/Sahel/);
  expect(sahel).toHaveTextContent("18 Nov 2026");
  expect(sahel).toHaveTextContent("Documentary, Méridien 24");
  expect(within(sahel).getByRole("link", { name: "Sahel: The Water That Remains" })).toHaveAttribute(
    "href",
    "/en/our-placements/sahel-the-water-that-remains",
  );
});

test("the music of a placement plays within the list, followed by that of the other placements", async () => {
  fakeMedia();
  const { placements } = await openList("");
  await user.click(within(row(/Sahel/)).getByRole("button", { name: "Écouter Les chasseurs de Ségou" }));
  await waitFor(() => expect(usePlayer.getState().current?.id).toBe(placements[0]?.lead?.id));
  expect(usePlayer.getState().list.map(({ playable }) => playable.id)).toEqual(
    placements.map(({ lead }) => lead?.id),
  );
});

test("kind and year filter the list together, are written into the address and are removed one by one", async () => {
  await openList("");
  await user.click(screen.getByRole("button", { name: /^Documentaire/ }));
  expect(window.location.search).toBe("?kind=documentary");
  await user.click(screen.getByRole("button", { name: /^2026/ }));
  expect(window.location.search).toBe("?kind=documentary&year=2026");
  await arrived();
  expect(called).toContain("/api/page_placements?kind=documentary&year=2026&itemsPerPage=12");
  for (const one of rows()) expect(one).toHaveTextContent("Documentaire");
  await user.click(screen.getByRole("button", { name: "Retirer le filtre Documentaire" }));
  expect(window.location.search).toBe("?year=2026");
});

test("when the list changes, the former placements stay, marked as busy, until the new ones are loaded", async () => {
  const { total } = await openList("");
  const before = rows().map((one) => one.textContent);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.use(http.get("*/api/page_placements", () => held.then(() => undefined)));
  await user.click(screen.getByRole("button", { name: /^2025/ }));
  expect(rows().map((one) => one.textContent)).toEqual(before);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.getByRole("list", { name: "Placements" }).closest("[aria-busy=true]")).toBeInTheDocument();
  expect(screen.getByText(`${total} placements`)).toHaveAttribute("aria-live", "polite");
  answer();
  await arrived();
  expect(rows().map((one) => one.textContent)).not.toEqual(before);
  expect(screen.queryByText(`${total} placements`)).not.toBeInTheDocument();
});

test("another kind takes the place of the first", async () => {
  await openList("kind=radio");
  await arrived();
  await user.click(screen.getByRole("button", { name: /^Podcast/ }));
  expect(window.location.search).toBe("?kind=podcast");
});

test("the further results are on the next page, which has an address", async () => {
  const { total } = await openList("");
  expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/fr/nos-placements?page=2");
  expect(total).toBeGreaterThan(12);
});

test("filters without results offer the way back", async () => {
  await openList("kind=campaign&year=1999");
  await screen.findByText("Aucun placement ne réunit ces filtres.");
  await user.click(screen.getByRole("button", { name: "Tout effacer" }));
  expect(window.location.search).toBe("");
  await waitFor(() => expect(rows()).toHaveLength(12));
});

test("a list that could not be loaded says so, keeps its filters and can be tried again", async () => {
  let failing = true;
  await openList("");
  network.use(
    http.get("*/api/page_placements", () => (failing ? new HttpResponse(null, { status: 400 }) : undefined)),
  );
  await user.click(screen.getByRole("button", { name: /^Exposition/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent("La liste n’a pas pu être chargée.");
  failing = false;
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  expect(window.location.search).toBe("?kind=exhibition");
});
