import { type APIRequestContext, expect } from "@playwright/test";
import { some } from "#/tests/support/some.ts";
import { test } from "./site-test.ts";

/** Addresses of the lists in each language, and their texts. */
const LISTS = {
  fr: {
    composers: "/fr/nos-compositeurs",
    placements: "/fr/nos-placements",
    albums: (count: number) => `${count} album${count > 1 ? "s" : ""}`,
    titles: (count: number) => `${count} titre${count > 1 ? "s" : ""}`,
    nothing: "Aucun album ne réunit ces filtres.",
    writer: "Retirer le filtre Awa Sangaré",
    term: /^Retirer le filtre Calme/,
  },
  en: {
    composers: "/en/our-composers",
    placements: "/en/our-placements",
    albums: (count: number) => `${count} album${count > 1 ? "s" : ""}`,
    titles: (count: number) => `${count} track${count > 1 ? "s" : ""}`,
    nothing: "No album meets all these filters.",
    writer: "Remove the filter Awa Sangaré",
    term: /^Remove the filter Calm/,
  },
} as const;

interface Collection {
  "hydra:totalItems": number;
  "hydra:member": {
    name?: string;
    firstname?: string;
    lastname?: string;
    title?: string;
    titleFr?: string;
  }[];
}

const itemsOf = async (request: APIRequestContext, path: string) =>
  (await (await request.get(path)).json()) as Collection;

for (const [lang, list] of Object.entries(LISTS)) {
  for (const javaScriptEnabled of [false, true]) {
    const how = javaScriptEnabled ? "and asks for nothing again" : "without scripts too";

    test(`in ${lang} a list renders what its address asks for, ${how}`, async ({ browser, request }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      const calls: string[] = [];
      page.on("request", (one) => calls.push(new URL(one.url()).pathname));
      const again = () =>
        calls.filter((path) =>
          /^\/api\/(album_lists|page_writers|page_placements|front\/termsearch)/.test(path),
        );
      const settle = () => page.waitForLoadState("networkidle");

      const albums = await itemsOf(request, "/api/album_lists_front?isEnable=1&row=24&writers[]=awa-sangare");
      await page.goto(`/${lang}/albums?writers=awa-sangare`);
      const main = page.locator("main");
      await settle();
      const sleeves = page.getByRole("region", { name: "Albums" });
      await expect(sleeves.getByText(list.albums(albums["hydra:totalItems"]), { exact: true })).toBeVisible();
      await expect(sleeves.locator("article")).toHaveCount(albums["hydra:totalItems"]);
      await expect(sleeves.getByRole("button", { name: list.writer })).toBeVisible();
      await page.goto(`/${lang}/albums?page=2`);
      await settle();
      await expect(main.getByText(list.nothing)).toBeVisible();

      const composers = await itemsOf(
        request,
        "/api/page_writers?order[lastname]=asc&page=2&itemsPerPage=24",
      );
      await page.goto(`${list.composers}?page=2`);
      await settle();
      await expect(main.locator("section").locator("article")).toHaveCount(composers["hydra:member"].length);
      await page.goto(`${list.composers}?letter=N`);
      await settle();
      for (const heading of some(await main.locator("section").getByRole("heading", { level: 2 }).all()))
        await expect(heading).toHaveText(/ N\p{L}+$/u);

      const placements = await itemsOf(request, "/api/page_placements?page=2&itemsPerPage=12");
      await page.goto(`${list.placements}?page=2`);
      await settle();
      await expect(main.locator("section").getByRole("heading", { level: 2 })).toHaveCount(
        placements["hydra:member"].length,
      );

      const titles = await itemsOf(request, "/api/front/termsearch?terms[]=calm&itemsPerPage=20");
      await page.goto(`/${lang}/search-guidee?terms=calm`);
      await settle();
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(
        list.titles(titles["hydra:totalItems"]),
      );
      await expect(main.getByRole("button", { name: list.term }).first()).toBeVisible();
      await expect(main.locator("[data-track]")).toHaveCount(20);

      expect(again()).toEqual([]);
      await context.close();
    });
  }

  test(`in ${lang} a part of a list is the same for everyone, and its folder is not a page`, async ({
    request,
    playwright,
    baseURL,
  }) => {
    const path = `/${lang}/albums?writers=awa-sangare`;
    const somebody = await playwright.request.newContext({
      baseURL: baseURL ?? "",
      extraHTTPHeaders: { cookie: "token=x.y.z; RFI_LOCALE_COOKIE=fr", "accept-language": "de" },
    });
    expect(await (await somebody.get(path)).text()).toBe(await (await request.get(path)).text());
    await somebody.dispose();
    const moved = await request.get(`/${lang}/drawn/albums?page=2`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([308, `/${lang}/albums?page=2`]);
  });
}
