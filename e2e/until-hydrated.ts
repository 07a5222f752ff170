import { expect, type Locator } from "@playwright/test";

/** Waits until React has hydrated `control`: from then on a press is handled by the page's scripts. */
export async function untilHydrated(control: Locator): Promise<void> {
  await expect
    .poll(() => control.evaluate((one) => Object.keys(one).some((key) => key.startsWith("__react"))))
    .toBe(true);
}
