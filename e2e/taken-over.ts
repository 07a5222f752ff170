import { expect, type Locator } from "@playwright/test";

/** Waits until React has taken `control` over: from then on a press is answered without a new page. */
export async function takenOver(control: Locator): Promise<void> {
  await expect
    .poll(() => control.evaluate((one) => Object.keys(one).some((key) => key.startsWith("__react"))))
    .toBe(true);
}
