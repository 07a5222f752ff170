import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { continentsEndpoint, taxonomiesEndpoint } from "#/contract/taxonomy.ts";
import { guidedGroups } from "#/features/search/guided/guided-groups.ts";
import { SearchScreen } from "#/features/search/screen/search-screen.tsx";
import { fetchSearch } from "#/features/search/search-data.ts";
import { hasFilters, readSearchState } from "#/features/search/search-state.ts";
import { call } from "#/lib/api/call.ts";
import { QueryProvider } from "#/lib/api/query-client.tsx";
import { withFallback } from "#/lib/api/with-fallback.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { network } from "../support/jsdom.ts";
import { answerByRealApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";

const called = answerByRealApi();
const user = userEvent.setup();

/** Opens the search by synonyms as its page does. */
async function open(search: string, lang: Lang = "fr") {
  localStorage.clear();
  const state = readSearchState(new URLSearchParams(search));
  const { "hydra:member": taxonomies } = await call(taxonomiesEndpoint, { query: { isEnable: "1" } });
  const { "hydra:member": continents } = await call(continentsEndpoint, {});
  const groups = guidedGroups(taxonomies, continents, "Territoires", lang);
  const asked = { lang, route: "synonyms", facets: hasFilters(state) } as const;
  const page = await withFallback(fetchSearch(state, asked), null, "Titles");
  const pathname = `/${lang}/search-synonym`;
  window.history.replaceState(null, "", search ? `${pathname}?${search}` : pathname);
  const { journey } = await renderInSite(
    <QueryProvider onFailure={() => {}}>
      <SearchScreen route="synonyms" groups={groups} drawn={{ state, page, kinds: null, ways: null }} />
    </QueryProvider>,
    { lang, pathname, search },
  );
  return { page, journey };
}
const shownIds = () =>
  screen.getAllByRole("listitem").flatMap((item) => (item.dataset.track ? [Number(item.dataset.track)] : []));
const shownTotal = () => Number.parseInt(screen.getByRole("heading", { level: 1 }).textContent ?? "", 10);

test("without a word the page offers some to try, and filters for the whole catalogue", async () => {
  await open("");
  expect(screen.getByRole("searchbox", { name: /en toutes lettres/ })).toHaveValue("");
  expect(screen.getByRole("link", { name: "peur" })).toHaveAttribute("href", "/fr/search-synonym?q=peur");
  expect(shownIds().length).toBeGreaterThan(0);
});

test("a word is shown with its near words in both languages, how near each is, and the sorted titles", async () => {
  const { page } = await open("q=peur");
  const web = within(screen.getByRole("list", { name: "Mots proches de «\u00a0peur\u00a0»" }));
  const [first] = web.getAllByRole("listitem");
  expect(first).toHaveTextContent(/Peur Fear.*100\s%/);
  expect(web.getByText("Angoisse")).toBeInTheDocument();
  expect(web.getByText("Anguish")).toHaveAttribute("lang", "en");
  expect(shownIds()).toEqual(page?.tracks.map(({ id }) => id));
});

test("in English the English word comes first", async () => {
  await open("q=peur", "en");
  const web = within(screen.getByRole("list", { name: "Words near “peur”" }));
  expect(web.getAllByRole("listitem")[0]).toHaveTextContent(/Fear Peur.*100%/);
});

test("each word can be switched off and on again without leaving the page, and shows which it is", async () => {
  const { page } = await open("q=peur");
  const drop = screen.getByRole("link", { name: "Ne plus chercher Angoisse" });
  expect(drop).toHaveAttribute("href", "/fr/search-synonym?q=peur&without=anguish");
  await user.click(drop);
  expect(location.search).toBe("?q=peur&without=anguish");
  expect(screen.getByRole("link", { name: "Chercher aussi Angoisse" })).toHaveAttribute(
    "href",
    "/fr/search-synonym?q=peur",
  );
  await waitFor(() => expect(called.at(-1)).toMatch(/search_synonyms.*without.*anguish/));
  await user.click(screen.getByRole("button", { name: "Tout remettre" }));
  expect(location.search).toBe("?q=peur");
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  await waitFor(() => expect(shownIds()).toEqual(page?.tracks.map(({ id }) => id)));
});

test("the understood words are shown as chips here too; removing a word also removes its near words", async () => {
  await open("q=peur%2C+kora");
  const chips = () => within(screen.getByRole("toolbar", { name: "Ce qui a été compris" }));
  expect(chips().getAllByRole("button")).toHaveLength(2);
  expect(screen.getByText("Angoisse")).toBeInTheDocument();
  chips().getAllByRole("button")[0]?.focus();
  await user.keyboard("{Delete}");
  expect(location.search).toBe("?q=kora");
  await waitFor(() => expect(screen.queryByText("Angoisse")).toBeNull());
});

test("filters with their counts, the order and saving work as on the other two routes", async () => {
  const { page } = await open("q=peur");
  await user.click(screen.getByRole("button", { name: /^Filtre/, expanded: false }));
  const panel = within(await screen.findByRole("region", { name: "Filtres" }));
  const tension = await panel.findByRole("button", { name: /^Tension/ });
  await waitFor(() => {
    const count = Number(/\d+/.exec(tension.textContent ?? "")?.[0]);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(page?.total ?? 0);
  });
  const count = Number(/\d+/.exec(tension.textContent ?? "")?.[0]);
  await user.click(tension);
  expect(location.search).toBe("?q=peur&terms=tension");
  await waitFor(() => expect(shownTotal()).toBe(count));
  await user.selectOptions(screen.getByRole("combobox", { name: "Trier" }), "bpm");
  expect(location.search).toBe("?q=peur&terms=tension&order=bpm");
  await user.click(screen.getByRole("button", { name: "Enregistrer cette recherche" }));
  expect(localStorage.getItem("saved-searches")).toContain("search-synonym?q=peur&terms=tension&order=bpm");
});

test("a word without near words is searched for alone; if it finds nothing, the page says so", async () => {
  await open("q=Ségou");
  expect(screen.getByText(/il est cherché seul/)).toBeInTheDocument();
  document.body.replaceChildren();
  await open("q=xyzzy");
  expect(screen.getByText(/Rien pour «\sxyzzy\s»/)).toBeVisible();
});

test("if the catalogue does not answer, the page says so and offers another try", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  network.use(http.get("*/api/front/search_synonyms", () => new HttpResponse(null, { status: 503 })));
  await open("q=joie");
  expect(await screen.findByRole("alert")).toHaveTextContent("Les titres n’ont pas pu être chargés.");
  expect(screen.getByRole("button", { name: /Réessayer/ })).toBeVisible();
});

test("a page past the last one says so and leads back to the first", async () => {
  await open("q=peur&page=99", "en");
  expect(screen.getByText("The list ends before this page.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "First page" }));
  expect(location.pathname + location.search).toBe("/en/search-synonym?q=peur");
});
