import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { albumFiltersEndpoint, albumsEndpoint } from "#/contract/album.ts";
import { AlbumList } from "#/features/albums/album-list.tsx";
import { albumPage, listFilters } from "#/features/albums/album-list-data.ts";
import { ALL_ALBUMS, albumListQuery } from "#/features/albums/album-list-state.ts";
import { call } from "#/lib/api/call.ts";
import { QueryProvider } from "#/lib/api/query-client.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { network } from "../support/jsdom.ts";
import { answerByRealApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";

const called = answerByRealApi();
const user = userEvent.setup();

beforeEach(() => window.history.replaceState(null, "", "/fr/albums"));

/** The list as its page gives it: with the whole catalogue's first page and filters. */
async function openList(search: string, lang: Lang = "fr") {
  const albums = albumPage(await call(albumsEndpoint, { query: albumListQuery(ALL_ALBUMS, lang) }));
  const filters = await call(albumFiltersEndpoint, {});
  called.length = 0;
  await renderInSite(
    <QueryProvider onFailure={() => {}}>
      <AlbumList albums={albums} filters={listFilters(filters, [])} />
    </QueryProvider>,
    { lang, pathname: `/${lang}/albums`, search },
  );
  return { albums, filters };
}

const sleeves = () => within(screen.getByRole("list", { name: "Albums" })).getAllByRole("article");
const arrived = () =>
  waitFor(() => {
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    expect(document.querySelector("[aria-busy=true]")).not.toBeInTheDocument();
  });

test("the whole list is rendered with the page and is not requested again", async () => {
  const { albums } = await openList("");
  expect(sleeves()).toHaveLength(albums.albums.length);
  expect(called).toEqual([]);
});

test("a writer of the address is pre-selected and the list holds only that writer's albums", async () => {
  await openList("writers=awa-sangare");
  expect(screen.getByRole("checkbox", { name: /Awa Sangaré/ })).toBeChecked();
  await arrived();
  expect(called).toContain("/api/album_lists_front?writers%5B%5D=awa-sangare&row=24");
  for (const sleeve of sleeves()) expect(sleeve).toHaveTextContent("Awa Sangaré");
});

test("a term in the address is shown by name even if the panel does not offer it", async () => {
  const { filters } = await openList("terms=talking-drum");
  const instruments = filters.taxonomies.find(({ slug }) => slug === "instruments");
  const drum = instruments?.terms.find(({ slug }) => slug === "talking-drum");
  expect(await screen.findByRole("button", { name: `Retirer le filtre ${drum?.titleFr}` })).toBeVisible();
  expect(screen.queryByRole("group", { name: instruments?.titleFr ?? "" })).toBeNull();
});

test("filters are written into the address, and are removed one by one or all at once", async () => {
  await openList("");
  await user.click(screen.getByRole("button", { name: /^Calme/ }));
  expect(window.location.search).toBe("?terms=calm");
  await user.click(screen.getByRole("checkbox", { name: /Yuki Hoshino/ }));
  expect(window.location.search).toBe("?writers=yuki-hoshino&terms=calm");
  await user.click(screen.getByRole("button", { name: "Retirer le filtre Calme" }));
  expect(window.location.search).toBe("?writers=yuki-hoshino");
  await user.click(screen.getByRole("button", { name: "Tout effacer" }));
  expect(window.location.search).toBe("");
});

test("names sort by the title of the language", async () => {
  await openList("order=name", "en");
  await arrived();
  expect(called).toContain("/api/album_lists_front?order%5Bname%5D=asc&row=24");
  const names = sleeves().map((sleeve) => within(sleeve).getByRole("heading").textContent ?? "");
  expect(names).toEqual(names.toSorted(new Intl.Collator("en").compare));
});

test("while albums are being loaded, the list shows placeholders in their shape", async () => {
  await openList("terms=enigma");
  expect(screen.getByRole("status")).toHaveTextContent("Chargement des albums");
  await arrived();
});

test("when the list changes, the former albums stay, marked as busy, until the new ones are loaded", async () => {
  const { total } = (await openList("", "en")).albums;
  const before = sleeves().map((one) => one.textContent);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.use(http.get("*/api/album_lists_front", () => held.then(() => undefined)));
  await user.click(screen.getByRole("button", { name: /^Calm/ }));
  expect(sleeves().map((one) => one.textContent)).toEqual(before);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.getByRole("list", { name: "Albums" }).closest("[aria-busy=true]")).toBeInTheDocument();
  // Told once: two live regions would be read one after the other.
  expect(screen.getByText(`${total} albums`)).toHaveAttribute("aria-live", "polite");
  answer();
  await arrived();
  expect(sleeves().map((one) => one.textContent)).not.toEqual(before);
  expect(screen.queryByText(`${total} albums`)).not.toBeInTheDocument();
});

test("a list without albums offers the way back", async () => {
  await openList("search=nothing-is-called-so");
  await screen.findByText("Aucun album ne réunit ces filtres.");
  const [clear] = screen.getAllByRole("button", { name: "Tout effacer" });
  await user.click(clear as HTMLElement);
  await arrived();
  expect(sleeves().length).toBeGreaterThan(0);
});

test("a list that could not be loaded says so, keeps its filters and can be tried again", async () => {
  let failing = true;
  await openList("");
  network.use(
    http.get("*/api/album_lists_front", () =>
      failing ? new HttpResponse(null, { status: 400 }) : undefined,
    ),
  );
  await user.click(screen.getByRole("button", { name: /^Tendresse/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent("La liste n’a pas pu être chargée.");
  failing = false;
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(sleeves().length).toBeGreaterThan(0));
  expect(window.location.search).toBe("?terms=tender");
});
