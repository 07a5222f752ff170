import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { searchResults } from "#/features/search/text/search-results.ts";
import { SearchScreen } from "#/features/search/text/search-screen.tsx";
import { FIRST_SEARCH, type SearchState } from "#/features/search/text/search-state.ts";
import { NO_WAYS, searchWays } from "#/features/search/text/search-ways.ts";
import { searchPath } from "#/features/site/search-box/search-path.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { network } from "../support/jsdom.ts";
import { answerByRealApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";

const called = answerByRealApi();

async function search(text: string, state: Partial<SearchState> = {}, lang: Lang = "fr") {
  const whole = { ...FIRST_SEARCH, ...state };
  const results = await searchResults(text, whole, state.kind !== undefined);
  await renderInSite(
    <SearchScreen
      text={text}
      lang={lang}
      path={searchPath(text, lang) ?? ""}
      state={whole}
      results={results}
      ways={results ? await searchWays(text, results.page) : NO_WAYS}
      albums={(albums) => <p>{albums.map((album) => album.nameFr).join()}</p>}
    />,
    { lang },
  );
  return results;
}

test("the text, the number of results of each kind and the titles are shown", async () => {
  const results = await search("delta");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("delta");
  const kinds = within(screen.getByRole("navigation", { name: "Type de résultats" }));
  expect(kinds.getByRole("link", { current: "page" })).toHaveTextContent(
    `Titres ${results?.page.counts.track}`,
  );
  expect(screen.getAllByRole("listitem").some((item) => item.dataset.track)).toBe(true);
});

test("another kind is a link that can be shared", async () => {
  await search("delta");
  expect(screen.getByRole("link", { name: /^Albums/ })).toHaveAttribute(
    "href",
    "/fr/recherche/delta?type=album",
  );
});

test("albums found are drawn", async () => {
  await search("delta", { kind: "album" });
  expect(screen.getByText(/Delta sans fin/)).toBeInTheDocument();
});

test("any characters reach the catalogue as they were typed", async () => {
  await search("a/b?c#d%e é");
  const address = new URL(called[0] ?? "", "http://site");
  expect(address.searchParams.get("search")).toBe("a/b?c#d%e é");
});

test("nothing found says for what, and where to go instead", async () => {
  await search("xylophonissimo", {}, "en");
  expect(screen.getByRole("status")).toHaveTextContent("Nothing for “xylophonissimo”.");
  expect(screen.getByRole("link", { name: "See all albums" })).toHaveAttribute("href", "/en/albums");
});

test("a catalogue that does not answer is said so, with a way to try again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  network.use(http.get("*/api/front/global_search", () => new HttpResponse(null, { status: 503 })));
  await search("kora");
  expect(screen.getByRole("alert")).toHaveTextContent("La recherche n’a pas abouti.");
  expect(screen.getByRole("button", { name: "Réessayer" })).toBeInTheDocument();
});

test("what was searched beside what was typed is shown, and each word leads to the search without it", async () => {
  const results = await search("korra");
  const instead = within(
    screen.getByRole("list", { name: /«\u00a0korra\u00a0» n’est pas dans le catalogue/ }),
  );
  expect(instead.getByText("kora")).toBeInTheDocument();
  expect(instead.getByRole("link", { name: "Ne plus chercher kora" })).toHaveAttribute(
    "href",
    "/fr/recherche/korra?without=kora",
  );
  expect(results?.page["hydra:totalItems"]).toBeGreaterThan(0);
});

test("synonyms and the other language are shown likewise, in the page's language", async () => {
  await search("mélancolie");
  const also = within(screen.getByRole("list", { name: /^Cherché aussi/ }));
  expect(also.getByText("Melancholy")).toHaveAttribute("lang", "en");
  expect(also.getByText("Mélancolique")).toBeInTheDocument();
});

test("a word that was taken away is not searched, and can be brought back", async () => {
  const all = await search("urgence");
  const fewer = await search("urgence", { without: ["urgent"] });
  expect(fewer?.page["hydra:totalItems"]).toBeLessThan(all?.page["hydra:totalItems"] ?? 0);
  expect(screen.getByRole("link", { name: "Remettre le mot retiré" })).toHaveAttribute(
    "href",
    "/fr/recherche/urgence",
  );
});

test("where all words together find nothing, the search with one word less is offered with its number, and advice", async () => {
  await search("kora xylophonissimo");
  const way = screen.getByRole("link", { name: /^«\u00a0kora\u00a0»/ });
  expect(way).toHaveAttribute("href", "/fr/recherche/kora");
  expect(way).toHaveTextContent(/\d+ résultats/);
  expect(screen.getByRole("link", { name: /Demander conseil/ })).toHaveAttribute(
    "href",
    "/fr/conseil-musical?text=kora+xylophonissimo",
  );
});

test.each([
  ["fr", /Vouliez-vous dire/, /^«\u00a0piano\u00a0»\u00a0: \d+ résultats/],
  ["en", /Did you mean/, /^“piano”: \d+ results/],
] as const)("nothing found offers the nearest spellings with their number, %s", async (lang, asked, way) => {
  await search("piamo", {}, lang);
  expect(screen.getByRole("status")).toHaveTextContent(asked);
  expect(screen.getByRole("link", { name: way })).toHaveAttribute("href", `/${lang}/recherche/piano`);
});

test("where a composer is found and no title, fewer words are offered all the same", async () => {
  const results = await search("piano triste");
  expect(results?.page.counts).toMatchObject({ track: 0, writer: 1 });
  expect(screen.getByText(/Essayez avec un mot de moins/)).toBeVisible();
  expect(screen.getByRole("link", { name: /^«\u00a0piano\u00a0»\u00a0: \d+ résultats/ })).toHaveAttribute(
    "href",
    "/fr/recherche/piano",
  );
});

test("where nothing is near all the words, what is near one of them is offered", async () => {
  await search("groovy épiques");
  expect(
    screen.getByRole("link", { name: /^Chercher les mots voisins de «\u00a0épiques\u00a0»/ }),
  ).toHaveAttribute("href", "/fr/search-synonym?q=%C3%A9piques");
});

test("a page past the last one says so and leads back to the first", async () => {
  await search("kora", { page: 99, without: ["lute"] });
  expect(screen.getByRole("status")).toHaveTextContent("La liste s’arrête avant cette page.");
  expect(screen.getByRole("link", { name: "Première page" })).toHaveAttribute(
    "href",
    "/fr/recherche/kora?without=lute",
  );
});

test.each([
  ["joyeux", "fr", /^Chercher les mots voisins de «\u00a0joyeux\u00a0»\u00a0: \d+ titres/],
  ["sad", "en", /^Search the words near “sad”: \d+ tracks/],
] as const)(
  "%s, which no title holds, leads to the titles for the words near it, %s",
  async (text, lang, link) => {
    const results = await search(text, {}, lang);
    expect(results?.page.counts.track).toBe(0);
    expect(screen.getByRole("link", { name: link })).toHaveAttribute(
      "href",
      `/${lang}/search-synonym?q=${text}`,
    );
  },
);
