import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * axe on this page, with some of its rules on or off. What passes is not described, node by node, to be forgotten:
 * that is a quarter of its time. A page without frames judges itself; for one with frames the builder opens another
 * page, which puts together what was found in each.
 */
export const axe = (page: Page, rules: Record<string, { enabled: boolean }> = {}) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], rules })
    .setLegacyMode(page.frames().length === 1);

/** Waits until no colour is on its way to another: halfway it may be too faint to read. */
const colouredThrough = (page: Page) =>
  page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));

/** Shows the page in light or dark colours, once all of them are there. */
export const inColours = async (page: Page, colorScheme: "light" | "dark") => {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((one) => matchMedia(`(prefers-color-scheme: ${one})`).matches, colorScheme);
  await colouredThrough(page);
};

/** The rules that the page breaks as it stands, an open dialog included, each with where. */
export const faults = async (page: Page) => {
  await colouredThrough(page);
  // Next writes the title of a page that one comes to within the site a moment after the page.
  await page.waitForFunction(() => document.title !== "");
  return (await axe(page).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
};
