import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "@playwright/test";

const WRITER = createRequire(import.meta.url).resolve("mediabunny");

/**
 * Opens an empty page in which the browser encodes films; also returns the address of the library for writing them in
 * that page. `origin` has to be one that browsers consider secure, because WebCodecs requires that; it receives no
 * request.
 */
export async function openFilmStudio(
  context: BrowserContext,
  origin: string,
): Promise<{ page: Page; library: string }> {
  const page = await context.newPage();
  const address = new URL("/film-studio", origin).href;
  const library = `${address}.mjs`;
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.route(library, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: readFileSync(WRITER.replace(/[^/]+$/, "mediabunny.min.mjs")),
    }),
  );
  await page.goto(address);
  return { page, library };
}
