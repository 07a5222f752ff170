import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { TrackWriters } from "./track-writers.tsx";

const writers = ["Awa", "Bakary", "Lassana"].map((name, id) => ({ id, name, slug: name.toLowerCase() }));

test("of three writers two and «...» are shown; pressing it shows all and keeps the focus in the row", async () => {
  await renderInSite(<TrackWriters writers={writers} name="Delta" />, { lang: "en" });
  expect(screen.queryByRole("link", { name: "Lassana" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show 1 more composer for Delta" }));
  const third = screen.getByRole("link", { name: "Lassana" });
  expect(third).toHaveAttribute("href", "/en/albums?writers=lassana");
  expect(third.parentElement).toHaveFocus();
  expect(screen.queryByRole("button")).toBeNull();
});

test("two writers have no «...»", async () => {
  await renderInSite(<TrackWriters writers={writers.slice(0, 2)} name="Delta" />, { lang: "en" });
  expect(screen.queryByRole("button")).toBeNull();
});
