import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { readSearchState } from "#/features/search/search-state.ts";
import { synonymResults } from "#/features/search/synonyms/synonym-results.ts";
import { SynonymScreen } from "#/features/search/synonyms/synonym-screen.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { network } from "../support/jsdom.ts";
import { answerByRealApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";

answerByRealApi();

async function open(query: string, lang: Lang = "fr") {
  const state = readSearchState(new URLSearchParams(query));
  const results = state.text === "" ? null : await synonymResults(state);
  await renderInSite(<SynonymScreen lang={lang} state={state} results={results} />, { lang });
  return results;
}
const shownIds = () =>
  screen.getAllByRole("listitem").flatMap((item) => (item.dataset.track ? [Number(item.dataset.track)] : []));

test("before a word is given there are some to try", async () => {
  await open("");
  expect(screen.getByRole("searchbox", { name: /Mot à chercher/ })).toHaveValue("");
  expect(screen.getByRole("link", { name: "peur" })).toHaveAttribute("href", "/fr/search-synonym?q=peur");
});

test("a word shows its web in both languages with how near each is, and the titles in their order", async () => {
  const results = await open("q=peur");
  const web = within(screen.getByRole("list", { name: "Mots proches de «\u00a0peur\u00a0»" }));
  const [first] = web.getAllByRole("listitem");
  expect(first).toHaveTextContent(/Peur Fear.*100\s%/);
  expect(web.getByText("Angoisse")).toBeInTheDocument();
  expect(web.getByText("Anguish")).toHaveAttribute("lang", "en");
  expect(shownIds()).toEqual(results?.["hydra:member"].map(({ id }) => id));
});

test("in English the English word comes first", async () => {
  await open("q=peur", "en");
  const web = within(screen.getByRole("list", { name: "Words near “peur”" }));
  expect(web.getAllByRole("listitem")[0]).toHaveTextContent(/Fear Peur.*100%/);
});

test("each word can be switched off, which is seen and can be taken back", async () => {
  await open("q=peur");
  expect(screen.getByRole("link", { name: "Ne plus chercher Angoisse" })).toHaveAttribute(
    "href",
    "/fr/search-synonym?q=peur&without=anguish",
  );
  document.body.replaceChildren();
  await open("q=peur&without=anguish");
  expect(screen.getByRole("link", { name: "Chercher aussi Angoisse" })).toHaveAttribute(
    "href",
    "/fr/search-synonym?q=peur",
  );
  expect(screen.getByRole("link", { name: "Tout remettre" })).toHaveAttribute(
    "href",
    "/fr/search-synonym?q=peur",
  );
});

test("a word without neighbours is searched alone; one that finds nothing says so", async () => {
  await open("q=Ségou");
  expect(screen.getByText(/il est cherché seul/)).toBeInTheDocument();
  document.body.replaceChildren();
  await open("q=xyzzy");
  expect(screen.getByRole("status")).toHaveTextContent(/Rien pour «\sxyzzy\s»/);
});

test("a catalogue that does not answer is said so, with a way to try again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  network.use(http.get("*/api/front/search_synonyms", () => new HttpResponse(null, { status: 503 })));
  await open("q=peur");
  expect(screen.getByRole("alert")).toHaveTextContent("La recherche n’a pas abouti.");
});

test("a page past the last one says so and leads back to the first", async () => {
  await open("q=peur&page=99", "en");
  expect(screen.getByRole("status")).toHaveTextContent("The list ends before this page.");
  expect(screen.getByRole("link", { name: "First page" })).toHaveAttribute(
    "href",
    "/en/search-synonym?q=peur",
  );
});
