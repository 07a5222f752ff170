import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Returns axe for this page, with some of its rules switched on or off. Passed checks are not reported node by node:
 * nobody reads them, and they take a quarter of the time. A page without frames is analysed in place; for one with
 * frames the builder opens another page to merge the results.
 */
export const axe = (page: Page, rules: Record<string, { enabled: boolean }> = {}) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], rules })
    .setLegacyMode(page.frames().length === 1);

/** Waits until all colour transitions have ended: halfway through, contrast may be too low. */
const colouredThrough = (page: Page) =>
  page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));

/** Switches the page to light or dark colours and waits until all of them have changed. */
export const inColours = async (page: Page, colorScheme: "light" | "dark") => {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((one) => matchMedia(`(prefers-color-scheme: ${one})`).matches, colorScheme);
  await colouredThrough(page);
};

/** Returns the rules that the page violates in its current state, open dialogs included, each with the element. */
export const faults = async (page: Page) => {
  await colouredThrough(page);
  // After a navigation within the site, Next sets the title a moment after the page.
  await page.waitForFunction(() => document.title !== "");
  return (await axe(page).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
};
