import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { WriterFilter } from "./writer-filter.tsx";

const writers = ["Zoé Faure", "Eric Brun", "Élodie Anselme", "Émile Caron"].map((name, id) => ({
  id,
  name,
  slug: name.toLowerCase(),
  count: 1,
}));

test.each(["fr", "en"] as const)(
  "in %s writers are in alphabetical order, É with E, the selected ones first",
  async (lang) => {
    await renderInSite(<WriterFilter writers={writers} chosen={["zoé faure"]} onToggle={() => {}} />, {
      lang,
    });
    expect(screen.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
      "Zoé Faure1",
      "Élodie Anselme1",
      "Émile Caron1",
      "Eric Brun1",
    ]);
  },
);
