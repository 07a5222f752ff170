import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { Logo } from "./logo.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { switchTarget } from "./switch-target.ts";
import { ThemeToggle } from "./upkeep/theme-toggle.tsx";

afterEach(() => {
  document.head.replaceChildren();
  document.documentElement.removeAttribute("data-theme");
  localStorage.clear();
  Cookies.remove("RFI_LOCALE_COOKIE");
});

function scrollTo(pixels: number) {
  Object.defineProperty(window, "scrollY", { value: pixels, configurable: true });
  fireEvent.scroll(window);
}

test("the way back to the top is absent at 100 px, present at 101 px, and leads to 0", async () => {
  const user = userEvent.setup();
  const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  await renderInSite(<ScrollToTop />);
  act(() => scrollTo(100));
  expect(screen.queryByRole("button")).toBeNull();
  act(() => scrollTo(101));
  await user.click(screen.getByRole("button", { name: "Remonter en haut de la page" }));
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  scrolled.mockRestore();
});

test("the way back to the top gives way while a form is filled in, and not while a list is searched", async () => {
  await renderInSite(
    <main>
      <form>
        <button type="submit">Send</button>
      </form>
      <form>
        <input type="search" />
      </form>
      <ScrollToTop />
    </main>,
    { lang: "en" },
  );
  act(() => scrollTo(200));
  const isThere = () => screen.queryByRole("button", { name: "Back to top" }) !== null;
  act(() => screen.getByRole("button", { name: "Send" }).focus());
  expect(isThere()).toBe(false);
  act(() => screen.getByRole("searchbox").focus());
  expect(isThere()).toBe(true);
});

test("the logo leads home, with the drawn mark or with the image of MENU_LOGO", async () => {
  const { container, show } = await renderInSite(<Logo lang="en" content="" />, { lang: "en" });
  expect(screen.getByRole("link", { name: "Sillon, home" })).toHaveAttribute("href", "/en");
  expect(container).toHaveTextContent("Sillon");
  show(<Logo lang="en" content="media/images/logo.svg" />);
  expect(container.querySelector("img")).toHaveAttribute("src", "/media/images/logo.svg");
  show(<Logo lang="en" content="javascript:alert(1)//.svg" />);
  expect(container.querySelector("img")).toBeNull();
});

test("the logo of another house is its name alone, without the drawn mark", async () => {
  const mark = () => document.querySelectorAll('[href="/fr"] svg').length;
  const { show } = await renderInSite(<Logo lang="fr" content="" />, { lang: "fr" });
  expect(mark()).toBe(1);
  vi.stubEnv("SITE_NAME", "Halcyon");
  await renderInSite(<Logo lang="fr" content="" />, { lang: "fr" });
  expect(screen.getByRole("link", { name: "Halcyon, accueil" })).toHaveTextContent("Halcyon");
  expect(mark()).toBe(1);
  vi.unstubAllEnvs();
  show(null);
});

test("switching writes the language cookie for a year and moves to the page's own address in that language", async () => {
  const user = userEvent.setup();
  document.head.innerHTML =
    '<link rel="alternate" hreflang="en" href="https://site.example/en/album/endless-delta">';
  const written = vi.spyOn(document, "cookie", "set");
  const { journey } = await renderInSite(<LanguageSwitcher />, { pathname: "/fr/album/delta-sans-fin" });
  await user.click(screen.getByRole("link", { name: /English/ }));

  expect(journey).toEqual(["push /en/album/endless-delta"]);
  const cookie = written.mock.calls.at(-1)?.[0] ?? "";
  expect(cookie).toMatch(/^RFI_LOCALE_COOKIE=en;.*path=\/.*sameSite=lax/i);
  const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? "");
  expect(Math.abs(expires - Date.now() - 365 * 86_400_000)).toBeLessThan(60_000);
  written.mockRestore();
});

test("the language of the page is marked, and its link stays", async () => {
  const user = userEvent.setup();
  const { journey } = await renderInSite(<LanguageSwitcher />, { lang: "en" });
  expect(screen.getByRole("link", { name: /English/ })).toHaveAttribute("aria-current", "true");
  await user.click(screen.getByRole("link", { name: /English/ }));
  expect(journey).toEqual([]);
});

test.each([
  ["/fr/nos-compositeurs/awa", "", "", "/en/our-composers/awa"],
  ["/fr/albums", "?writers=awa", "#list", "/en/albums?writers=awa#list"],
  ["/", "", "", "/en"],
])("without an alternate address %s%s%s becomes %s", (pathname, search, hash, expected) => {
  const place = { pathname, search, hash } as Location;
  expect(switchTarget("en", document.head, place)).toBe(expected);
});

test.each([
  ["/fr/album/sel-gemme", "/en/album/rock-salt"],
  ["/fr/albums/sel-gemme", "/en/albums/rock-salt"],
])("the switch keeps the kind of an album's address: %s becomes %s", (pathname, expected) => {
  document.head.innerHTML =
    '<link rel="alternate" hreflang="en" href="https://site.example/en/album/rock-salt">';
  expect(switchTarget("en", document.head, { pathname, search: "", hash: "" } as Location)).toBe(expected);
  document.head.innerHTML = "";
});

test("the chosen theme is shown at once and stored", async () => {
  const user = userEvent.setup();
  await renderInSite(<ThemeToggle />);
  await user.click(screen.getByRole("button", { name: "Passer au thème sombre" }));
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  await user.click(screen.getByRole("button", { name: "Passer au thème clair" }));
  expect(document.documentElement).toHaveAttribute("data-theme", "light");
});

test.each([
  ["dark", "dark"],
  ["light", "light"],
  ["<script>", undefined],
  [null, undefined],
])("before the first paint, a stored theme of %j becomes %j", async (stored, shown) => {
  if (stored !== null) localStorage.setItem("theme", stored);
  const { readFileSync } = await import("node:fs");
  new Function(readFileSync("public/start.js", "utf8"))();
  expect(document.documentElement.dataset.theme).toBe(shown);
});

test("a failed chunk reloads the page, but not while it is being left", async () => {
  const { readFileSync } = await import("node:fs");
  new Function(readFileSync("public/start.js", "utf8"))();
  const part = Object.assign(document.createElement("script"), {
    type: "x",
    src: "/_next/static/chunks/1.js",
  });
  document.head.append(part);
  onTestFinished(() => part.remove());
  // Firefox aborts running loads when a form or a link leads elsewhere.
  dispatchEvent(new Event("beforeunload"));
  part.dispatchEvent(new Event("error"));
  expect(sessionStorage.getItem("reloaded")).toBeNull();
});
