import { expect } from "@playwright/test";
import { axe } from "./axe.ts";
import { test } from "./site-test.ts";

declare global {
  interface Window {
    isBreaking: boolean;
  }
}

const WORDS = {
  fr: { title: "Le disque a sauté", retry: "Réessayer", albums: "Albums" },
  en: { title: "The record skipped", retry: "Try again", albums: "Albums" },
};

for (const [lang, words] of Object.entries(WORDS)) {
  test(`in ${lang} a broken frame shows our own error message, and works again after a retry`, async ({
    page,
    provokes,
  }) => {
    provokes(/^Error: The frame broke\n/);
    // Make a part of the frame that listens for scrolling throw: no error boundary of a page surrounds it.
    await page.addInitScript(() => {
      window.isBreaking = true;
      const listen = window.addEventListener.bind(window);
      window.addEventListener = (...input: Parameters<typeof window.addEventListener>) => {
        if (input[0] === "scroll" && window.isBreaking) throw new Error("The frame broke");
        listen(...input);
      };
    });
    // A broken page is never hydrated, so do not wait for it.
    await page.goto(`/${lang}/albums`, { waitUntil: "load" });
    await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("banner")).toHaveCount(0);
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

    await page.evaluate(() => {
      window.isBreaking = false;
    });
    await page.getByRole("button", { name: words.retry }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.albums })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
  });
}
