import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { SearchBox } from "./search-box.tsx";
import { searchPath } from "./search-path.ts";

test.each(["", "   ", "\t"])("searching for %j only takes the focus", async (text) => {
  const user = userEvent.setup();
  const { journey } = await renderInSite(<SearchBox />);
  if (text) await user.type(screen.getByRole("searchbox"), text);
  await user.click(screen.getByRole("button", { name: "Rechercher" }));
  expect(screen.getByRole("searchbox")).toHaveFocus();
  expect(journey).toEqual([]);
});

test("words lead to their results, intact", async () => {
  const user = userEvent.setup();
  const { journey } = await renderInSite(<SearchBox />, { lang: "en" });
  await user.type(screen.getByRole("searchbox"), "a/b?c#d%e é{Enter}");
  expect(journey).toEqual(["push /en/recherche/a%2Fb%3Fc%23d%25e%20%C3%A9"]);
  expect(decodeURIComponent(journey[0]?.split("/").at(-1) ?? "")).toBe("a/b?c#d%e é");
});

test("the key / reaches the box from anywhere but a field where one types", async () => {
  const user = userEvent.setup();
  await renderInSite(
    <>
      <textarea aria-label="elsewhere" />
      <SearchBox shortcut />
    </>,
  );
  const elsewhere = screen.getByRole("textbox", { name: "elsewhere" });
  await user.type(elsewhere, "1/2");
  expect(elsewhere).toHaveValue("1/2");
  elsewhere.blur();
  await user.keyboard("/");
  expect(screen.getByRole("searchbox")).toHaveFocus();
  expect(screen.getByRole("searchbox")).toHaveValue("");
});

test.each([".", ".."])("%s, which a browser would take for a folder, is nothing to search", (text) => {
  expect(searchPath(text, "fr")).toBeNull();
});

test("a broken character and too long a text still make an address", () => {
  expect(searchPath("\ud800", "fr")).toBe("/fr/recherche/%EF%BF%BD");
  expect(searchPath("x".repeat(500), "fr")).toBe(`/fr/recherche/${"x".repeat(200)}`);
});
