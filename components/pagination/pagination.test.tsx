import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { Pagination } from "./pagination.tsx";

const hrefOf = (page: number) => `/en/albums?page=${page}`;
const show = (page: number, count: number, lang: "fr" | "en" = "en") =>
  renderInSite(<Pagination page={page} count={count} hrefOf={hrefOf} />, { lang });
const items = () => screen.getAllByRole("listitem", { hidden: true }).map((item) => item.textContent);

test("in the middle there are three pages, one at each end, an ellipsis between, and links to the previous and next page", async () => {
  await show(5, 10);
  expect(items()).toEqual(["", "1", "…", "4", "5", "6", "…", "10", ""]);
  expect(screen.getByRole("link", { name: "Page 5, current page" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", hrefOf(4));
  expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute("href", hrefOf(6));
});

test("the first page has no previous link, the last no next link", async () => {
  const { unmount } = await show(1, 3, "fr");
  expect(screen.queryByRole("link", { name: "Page précédente" })).toBeNull();
  expect(screen.getByRole("link", { name: "Page suivante" })).toHaveAttribute("href", hrefOf(2));
  unmount();
  await show(3, 3, "fr");
  expect(screen.getByRole("link", { name: "Page précédente" })).toHaveAttribute("href", hrefOf(2));
  expect(screen.queryByRole("link", { name: "Page suivante" })).toBeNull();
});

test("one page needs no pagination", async () => {
  await show(1, 1);
  expect(screen.queryByRole("navigation")).toBeNull();
});
