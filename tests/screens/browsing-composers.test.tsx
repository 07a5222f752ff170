import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { writerFiltersEndpoint, writersEndpoint } from "#/contract/writer.ts";
import { ComposerList } from "#/features/composers/composer-list.tsx";
import { composerPage } from "#/features/composers/composer-list-data.ts";
import { ALL_COMPOSERS, composerListQuery } from "#/features/composers/composer-list-state.ts";
import { call } from "#/lib/api/call.ts";
import { QueryProvider } from "#/lib/api/query-client.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { network } from "../support/jsdom.ts";
import { answerByRealApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";

const called = answerByRealApi();
const user = userEvent.setup();

beforeEach(() => window.history.replaceState(null, "", "/fr/nos-compositeurs"));

/** The list as its page gives it: with the first page and the initials of all composers. */
async function openList(search: string, lang: Lang = "fr") {
  const composers = composerPage(await call(writersEndpoint, { query: composerListQuery(ALL_COMPOSERS) }));
  const letters = await call(writerFiltersEndpoint, {});
  called.length = 0;
  await renderInSite(
    <QueryProvider onFailure={() => {}}>
      <ComposerList composers={composers} letters={letters} />
    </QueryProvider>,
    { lang, pathname: lang === "fr" ? "/fr/nos-compositeurs" : "/en/our-composers", search },
  );
  return { composers, letters };
}

const names = (label = "Compositeurs") =>
  within(screen.getByRole("list", { name: label }))
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent ?? "");
const arrived = () =>
  waitFor(() => {
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    expect(document.querySelector("[aria-busy=true]")).not.toBeInTheDocument();
  });

test("the first results are rendered with the page, by family name, and are not requested again", async () => {
  const { composers } = await openList("");
  expect(names()).toEqual(composers.composers.map(({ name }) => name));
  expect(names()).toHaveLength(24);
  expect(called).toEqual([]);
  expect(screen.getByText(`${composers.total} compositeurs`)).toBeVisible();
});

test("each composer leads to their page, in the language of the page", async () => {
  await openList("");
  const [card] = screen.getAllByRole("article");
  expect(
    within(card as HTMLElement)
      .getByRole("link")
      .getAttribute("href"),
  ).toMatch(/^\/fr\/nos-compositeurs\/[\w-]+$/);
});

test("in English the path is English", async () => {
  await openList("", "en");
  const [card] = screen.getAllByRole("article");
  expect(
    within(card as HTMLElement)
      .getByRole("link")
      .getAttribute("href"),
  ).toMatch(/^\/en\/our-composers\/[\w-]+$/);
  expect(screen.getByRole("group", { name: "By initial" })).toBeInTheDocument();
});

test("only letters that names begin with can be pressed, and each says how many", async () => {
  const { letters } = await openList("");
  const alphabet = within(screen.getByRole("group", { name: "Par initiale" }));
  expect(alphabet.getAllByRole("button").map((button) => button.textContent)).toEqual(
    letters.letters.map(({ letter }) => letter),
  );
  expect(alphabet.getByText("X")).toHaveAttribute("aria-hidden", "true");
});

test("a letter filters the list, is written into the address, and is removed by a second press", async () => {
  const { letters } = await openList("");
  const count = letters.letters.find(({ letter }) => letter === "S")?.count ?? 0;
  await user.click(screen.getByRole("button", { name: /^S,/ }));
  expect(window.location.search).toBe("?letter=S");
  await arrived();
  expect(names()).toContain("Awa Sangaré");
  expect(names()).toHaveLength(count);
  expect(screen.getByRole("button", { name: /^S,/ })).toHaveAttribute("aria-pressed", "true");
  await user.click(screen.getByRole("button", { name: /^S,/ }));
  expect(window.location.search).toBe("");
});

test("the search in the address filters the list and its letters, with or without accents", async () => {
  await openList("search=sangare");
  await arrived();
  expect(names()).toEqual(["Awa Sangaré"]);
  await waitFor(() =>
    expect(within(screen.getByRole("group", { name: "Par initiale" })).getAllByRole("button")).toHaveLength(
      1,
    ),
  );
  expect(screen.getByRole("searchbox")).toHaveValue("sangare");
});

test("the page in the address is requested, and the pages before and after are links", async () => {
  await openList("page=2");
  await arrived();
  expect(called).toContain("/api/page_writers?order%5Blastname%5D=asc&page=2&itemsPerPage=24");
  expect(screen.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", "/fr/nos-compositeurs");
});

test("while composers are being loaded, the list shows placeholders in their shape", async () => {
  await openList("letter=K");
  expect(screen.getByRole("status")).toHaveTextContent("Chargement des compositeurs");
  await arrived();
});

test("when the list changes, the former composers stay, marked as busy, until the new ones are loaded", async () => {
  const { total } = (await openList("")).composers;
  const before = names();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.use(http.get("*/api/page_writers", () => held.then(() => undefined)));
  await user.click(screen.getByRole("button", { name: /^M,/ }));
  expect(names()).toEqual(before);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.getByRole("list", { name: "Compositeurs" }).closest("[aria-busy=true]")).toBeInTheDocument();
  expect(screen.getByText(`${total} compositeurs`)).toHaveAttribute("aria-live", "polite");
  answer();
  await arrived();
  expect(names()).not.toEqual(before);
  expect(screen.queryByText(`${total} compositeurs`)).not.toBeInTheDocument();
});

test("a search that fails offers the way back", async () => {
  await openList("");
  await user.type(screen.getByRole("searchbox"), "nobody is called so{Enter}");
  await screen.findByText("Aucun nom ne correspond.");
  await user.click(screen.getByRole("button", { name: "Tout effacer" }));
  expect(window.location.search).toBe("");
  await waitFor(() => expect(names()).toHaveLength(24));
});

test("a list that could not be loaded says so and can be tried again", async () => {
  let failing = true;
  await openList("");
  network.use(
    http.get("*/api/page_writers", () => (failing ? new HttpResponse(null, { status: 400 }) : undefined)),
  );
  await user.click(screen.getByRole("button", { name: /^B,/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent("La liste n’a pas pu être chargée.");
  failing = false;
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(names().length).toBeGreaterThan(0));
});
