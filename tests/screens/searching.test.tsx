import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { searchResults } from "#/features/search/search-results.ts";
import { SearchScreen } from "#/features/search/search-screen.tsx";
import { FIRST_SEARCH, type SearchState } from "#/features/search/search-state.ts";
import { searchPath } from "#/features/site/search-path.ts";
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
      albums={(albums) => <p>{albums.map((album) => album.nameFr).join()}</p>}
    />,
    { lang },
  );
  return results;
}

test("the text, the number of results of each kind and the titles are shown", async () => {
  const results = await search("delta");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("delta");
  const kinds = within(screen.getByRole("navigation", { name: "Genre de résultats" }));
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
