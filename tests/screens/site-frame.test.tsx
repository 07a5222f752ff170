import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { eq } from "drizzle-orm";
import { HttpResponse, http } from "msw";
import { reset } from "vanilla-cookieconsent";
import { expect, onTestFinished, test, vi } from "vitest";
import { Footer } from "#/features/site/footer.tsx";
import { Header } from "#/features/site/header.tsx";
import { siteData } from "#/features/site/site-data.ts";
import type { cachedCall } from "#/lib/api/cached-call.ts";
import { call } from "#/lib/api/call.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { menuItems, referentials } from "#/server/platform/db/schema/site.ts";
import { network } from "../support/jsdom.ts";
import { realApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";

const { called, api } = realApi();
/** Next's cache lives in its server only; the calls are the same without it. */
const uncached: typeof cachedCall = (endpoint, input) => call(endpoint, input);

async function showFrame(lang: Lang, pathname = `/${lang}`) {
  const site = await siteData(lang, uncached);
  return renderInSite(
    <>
      <Header lang={lang} site={site} />
      <Footer site={site} />
    </>,
    { lang, pathname },
  );
}
const mainMenu = (name: string) => within(screen.getByRole("navigation", { name }));
const linksOf = (menu: ReturnType<typeof mainMenu>) =>
  menu.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("the French header shows the main menu with French titles and paths", async () => {
  await showFrame("fr", "/fr/albums");
  expect(linksOf(mainMenu("Menu principal"))).toEqual([
    ["Albums", "/fr/albums"],
    ["Recherche guidée", "/fr/search-guidee"],
    ["Similarité", "/fr/search-similarity"],
    ["Carte", "/fr/carte"],
    ["Compositeurs", "/fr/nos-compositeurs"],
    ["Placements", "/fr/nos-placements"],
  ]);
  expect(mainMenu("Menu principal").getByRole("link", { name: "Albums" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("the English header shows it with English titles and paths", async () => {
  await showFrame("en");
  expect(linksOf(mainMenu("Main menu"))).toEqual([
    ["Albums", "/en/albums"],
    ["Guided search", "/en/search-guidee"],
    ["Similarity", "/en/search-similarity"],
    ["Map", "/en/worldmap"],
    ["Composers", "/en/our-composers"],
    ["Placements", "/en/our-placements"],
  ]);
});

test("the competition stands in the French footer and not in the English one", async () => {
  const french = await showFrame("fr");
  expect(screen.getByRole("link", { name: /Concours/ })).toBeVisible();
  french.unmount();
  await showFrame("en");
  expect(screen.queryByRole("link", { name: /concours|contest|competition/i })).toBeNull();
});

test("the footer's text and networks come from the referentials, in the page's language", async () => {
  await showFrame("en");
  expect(screen.getByText(/^Sillon is the music library of a public media group/)).toBeVisible();
  const networks = within(screen.getByRole("navigation", { name: "Social networks" }));
  expect(networks.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Facebook",
    "X",
    "Instagram",
    "YouTube",
  ]);
});

test.each([
  ["fr", "Sillon, accueil"],
  ["en", "Sillon, home"],
] as const)(
  "in %s the logo of the menu is the one that MENU_LOGO names, and DIDOMI_KEY names the service",
  async (lang, home) => {
    const { db } = api();
    const set = (name: string, content: string) =>
      db.update(referentials).set({ content, contentEn: content }).where(eq(referentials.name, name));
    onTestFinished(async () => {
      await set("MENU_LOGO", "");
      await set("DIDOMI_KEY", "");
    });
    await set("DIDOMI_KEY", "0a1b2c3d-didomi");
    for (const [content, src] of [
      ["media/images/partner.svg", "/media/images/partner.svg"],
      ["/logo.svg", "/logo.svg"],
    ] as const) {
      await set("MENU_LOGO", content);
      const { unmount } = await showFrame(lang);
      const logo = screen.getByRole("link", { name: home });
      expect(logo.querySelector("img")).toHaveAttribute("src", src);
      expect(logo).toHaveTextContent("");
      unmount();
    }
    expect((await siteData(lang, uncached)).didomiKey).toBe("0a1b2c3d-didomi");
  },
);

test("the icon of an item is an image of the site's own, and nothing else", async () => {
  const { db } = api();
  const set = (icon: string | null) =>
    db.update(menuItems).set({ icon }).where(eq(menuItems.url, "/nos-placements"));
  onTestFinished(async () => void (await set(null)));
  for (const [icon, shown] of [
    ["media/images/reel.svg", "/media/images/reel.svg"],
    ["https://elsewhere.example/reel.svg", null],
    ["javascript:alert(1)//.svg", null],
    ["reel", null],
  ] as const) {
    await set(icon);
    const { unmount } = await showFrame("fr");
    const link = mainMenu("Menu principal").getByRole("link", { name: "Placements" });
    expect(link.querySelector("img")?.getAttribute("src") ?? null).toBe(shown);
    unmount();
  }
});

test("the consent item of the footer opens the notice", async () => {
  const user = userEvent.setup();
  const { journey } = await showFrame("fr");
  await user.click(screen.getByRole("button", { name: "Gérer les cookies" }));
  expect(await screen.findByRole("dialog", { name: "Gérer les cookies" })).toBeVisible();
  expect(journey).toEqual([]);
  // It closes at the end of a transition, and there are none here: e2e/forms.spec.ts closes it.
  reset(true);
});

test("the mobile menu opens over the page, leads to its pages and closes", async () => {
  const user = userEvent.setup();
  await showFrame("fr");
  const [mobile] = screen.getAllByRole("button", { name: "Ouvrir le menu" });
  if (mobile) await user.click(mobile);
  const sheet = within(await screen.findByRole("dialog", { name: "Menu" }));
  expect(sheet.getByRole("combobox")).toBeVisible();
  await user.click(sheet.getByRole("button", { name: "Afficher le sous-menu Catalogue" }));
  expect(sheet.getByRole("link", { name: "Albums" })).toHaveAttribute("href", "/fr/albums");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("on a phone one press opens the search field with the focus in it", async () => {
  const user = userEvent.setup();
  await showFrame("fr");
  await user.click(screen.getByRole("button", { name: "Rechercher", expanded: false }));
  const sheet = within(await screen.findByRole("dialog", { name: "Menu" }));
  await waitFor(() => expect(sheet.getByRole("combobox")).toHaveFocus());
  await user.keyboard("{Escape}");
});

test("menus, logo, text and networks are requested once each", async () => {
  await siteData("fr", uncached);
  expect(called.toSorted()).toEqual([
    "/api/cms_menus",
    "/api/referentiels?name=DIDOMI_KEY",
    "/api/referentiels?name=FOOTER_DISCLAIMER",
    "/api/referentiels?name=MENU_LOGO",
    "/api/referentiels?name=facebook",
    "/api/referentiels?name=instagram",
    "/api/referentiels?name=twitter",
    "/api/referentiels?name=youtube",
  ]);
});

test("header and footer are shown even if no call is answered", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  network.use(http.all("*/api/*", () => HttpResponse.error()));
  await showFrame("fr");
  expect(screen.getByRole("link", { name: "Sillon, accueil" })).toHaveAttribute("href", "/fr");
  expect(screen.getByRole("img", { name: "Radio Parallèle" })).toBeVisible();
  expect(log).toHaveBeenCalledTimes(8);
  log.mockRestore();
});
