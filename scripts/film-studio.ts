import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "@playwright/test";

const WRITER = createRequire(import.meta.url).resolve("mediabunny");

/**
 * An empty page in which the browser itself codes films, and the address there of the library that writes them.
 * `origin` is one that browsers hold for secure, as pictures are coded nowhere else; nothing is asked of it.
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
