import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { BrowseList } from "./browse-list.tsx";
import { TerritoryList } from "./territory-list.tsx";

const said = { 1: "1 titre", 8: "8 titres" };

test("a country on the home page shows its number of tracks, has it in its accessible name, and draws it as a furrow", async () => {
  await renderInSite(
    <TerritoryList
      continents={[
        {
          ...{ slug: "africa", title: "Afrique" },
          countries: [
            ["ML", "Mali", 8],
            ["TN", "Tunisie", 1],
          ],
        },
      ]}
      said={said}
    />,
    { lang: "fr" },
  );
  const mali = screen.getByRole("link", { name: "Mali, 8 titres" });
  expect(mali).toHaveTextContent(/^Mali$/);
  expect(mali.querySelector("[data-count='8']")).toBeInTheDocument();
  expect(mali).toHaveAttribute("href", "/fr/search-guidee?territory=ML");
  const thickness = (link: HTMLElement) => Number.parseFloat(link.style.getPropertyValue("--furrow"));
  expect(thickness(mali)).toBeGreaterThan(thickness(screen.getByRole("link", { name: "Tunisie, 1 titre" })));
});

test("an entry of a column shows its number of tracks and has it in its accessible name", async () => {
  await renderInSite(
    <BrowseList of="genres" entries={[{ slug: "jazz", title: "Jazz", count: 8 }]} said={said} />,
    { lang: "fr" },
  );
  const jazz = screen.getByRole("link", { name: "Jazz, 8 titres" });
  expect(jazz).toHaveTextContent(/^Jazz$/);
  expect(jazz.querySelector("[data-count='8']")).toBeInTheDocument();
});
