import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** Texts that the page has announced to screen readers so far, in order. */
    announced: string[];
  }
}

const REGIONS = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";

/**
 * Records what a screen reader would announce by itself: the text of every live region whose content changes. A region
 * inserted together with its text does not count, except an alert: many screen readers stay silent about it.
 */
export async function keepAnnouncements(page: Page): Promise<void> {
  await page.addInitScript((regions) => {
    window.announced = [];
    const known = new WeakSet<Element>();
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        if (region && (known.has(region) || region.matches("[role=alert]"))) changed.add(region);
      }
      for (const region of document.querySelectorAll(regions)) known.add(region);
      for (const region of changed) {
        const text = region.textContent?.replace(/\s+/g, " ").trim();
        if (text) window.announced.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, REGIONS);
}

/** Waits until a live region of the page has announced a text that matches `words`. */
export async function expectAnnounced(page: Page, words: RegExp): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.announced), { message: `announced: ${words}` })
    .toContainEqual(expect.stringMatching(words));
}
