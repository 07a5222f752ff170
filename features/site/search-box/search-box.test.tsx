import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { QueryProvider } from "#/lib/api/query-client.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { usePreferences } from "#/lib/preferences.ts";
import { answerByRealApi } from "#/tests/support/real-api.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { SearchBox } from "./search-box.tsx";
import { searchPath } from "./search-path.ts";

answerByRealApi();
const inClient = (content: ReactNode) => <QueryProvider onFailure={() => {}}>{content}</QueryProvider>;
beforeEach(() => localStorage.clear());

test.each(["", "   ", "\t"])("searching for %j only takes the focus", async (text) => {
  const user = userEvent.setup();
  const { journey } = await renderInSite(inClient(<SearchBox />));
  if (text) await user.type(screen.getByRole("combobox"), text);
  await user.click(screen.getByRole("button", { name: "Rechercher" }));
  expect(screen.getByRole("combobox")).toHaveFocus();
  expect(journey).toEqual([]);
});

test("words lead to their results, unchanged", async () => {
  const user = userEvent.setup();
  const { journey } = await renderInSite(
    inClient(
      <>
        <SearchBox />
        <main id="main" tabIndex={-1} />
      </>,
    ),
    { lang: "en" },
  );
  await user.type(screen.getByRole("combobox"), "a/b?c#d%e é{Enter}");
  expect(screen.getByRole("main")).toHaveFocus();
  expect(journey).toEqual(["push /en/recherche/a%2Fb%3Fc%23d%25e%20%C3%A9"]);
  expect(decodeURIComponent(journey[0]?.split("/").at(-1) ?? "")).toBe("a/b?c#d%e é");
});

test("the key / focuses the box from anywhere but a text field", async () => {
  const user = userEvent.setup();
  await renderInSite(
    inClient(
      <>
        <textarea aria-label="elsewhere" />
        <SearchBox shortcut />
      </>,
    ),
  );
  const elsewhere = screen.getByRole("textbox", { name: "elsewhere" });
  await user.type(elsewhere, "1/2");
  expect(elsewhere).toHaveValue("1/2");
  elsewhere.blur();
  await user.keyboard("/");
  expect(screen.getByRole("combobox")).toHaveFocus();
  expect(screen.getByRole("combobox")).toHaveValue("");
});

test("the key / does nothing while single-key shortcuts are switched off", async () => {
  const user = userEvent.setup();
  usePreferences.setState({ keys: false });
  await renderInSite(inClient(<SearchBox shortcut />));
  await user.keyboard("/");
  expect(screen.getByRole("combobox")).not.toHaveFocus();
  expect(screen.getByRole("combobox")).not.toHaveAttribute("aria-keyshortcuts");
  usePreferences.setState({ keys: true });
});

test.each([".", ".."])("%s, which a browser would read as a folder, is not searched", (text) => {
  expect(searchPath(text, "fr")).toBeNull();
});

test("a broken character or too long a text still results in a valid address", () => {
  expect(searchPath("\ud800", "fr")).toBe("/fr/recherche/%EF%BF%BD");
  expect(searchPath("x".repeat(500), "fr")).toBe(`/fr/recherche/${"x".repeat(400)}`);
});

describe("suggestions", () => {
  const user = userEvent.setup();
  const box = () => screen.getByRole("combobox");
  const options = async () =>
    (await screen.findAllByRole("option")).map((option) => option.textContent.trim());
  const open = (lang: Lang = "fr") => renderInSite(inClient(<SearchBox />), { lang });

  test("typed text has suggestions by kind, to which arrows and Enter lead", async () => {
    const { journey } = await open();
    await user.type(box(), "melanco");
    expect(await options()).toContainEqual(expect.stringMatching(/^Mélancolique \S.* Terme$/));
    expect(box()).toHaveAttribute("aria-expanded", "true");
    // An arrow that moves through a word being composed is no move through the list.
    fireEvent.keyDown(box(), { key: "ArrowDown", isComposing: true });
    expect(box()).not.toHaveAttribute("aria-activedescendant");
    await user.keyboard("{ArrowDown}");
    const lit = screen.getByRole("option", { selected: true });
    expect(box()).toHaveAttribute("aria-activedescendant", lit.id);
    expect(box()).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(journey).toEqual(["push /fr/search-guidee?terms=melancholic"]);
    expect(screen.queryByRole("option")).toBeNull();
  });

  test("several words show their concepts", async () => {
    await open();
    await user.type(box(), "kora sans piano");
    expect(
      await screen.findByText(/^Compris\s: Kora · sauf Piano$/, { selector: ":not(.sr-only)" }),
    ).toBeVisible();
  });

  test("in English suggestions are English, and lead to English pages", async () => {
    const { journey } = await open("en");
    await user.type(box(), "endless");
    await user.click(await screen.findByRole("option", { name: /^Endless Delta ?Album$/ }));
    expect(journey).toEqual(["push /en/album/endless-delta"]);
  });

  test("Escape closes the suggestions, an arrow opens them again, and the text stays", async () => {
    await open();
    await user.type(box(), "kora");
    await options();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("option")).toBeNull();
    expect(box()).toHaveAttribute("aria-expanded", "false");
    expect(box()).toHaveValue("kora");
    await user.keyboard("{ArrowDown}");
    expect(screen.getAllByRole("option").length).toBeGreaterThan(0);
    expect(box()).not.toHaveAttribute("aria-activedescendant");
  });

  test("Enter without a selected suggestion searches the text, which this device stores until it is cleared", async () => {
    const { journey } = await open();
    await user.type(box(), "kora{Enter}");
    expect(journey).toEqual(["push /fr/recherche/kora"]);
    await user.clear(box());
    expect(await options()).toEqual(["kora"]);
    await user.click(screen.getByRole("button", { name: "Effacer" }));
    expect(screen.queryByRole("option")).toBeNull();
  });
});
