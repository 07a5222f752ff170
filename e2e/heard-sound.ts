import { expect, type Page } from "@playwright/test";

/** Every audio element that the page has created, the site's own first. */
declare global {
  interface Window {
    elements: (HTMLAudioElement & { captureStream(): MediaStream })[];
  }
}

/**
 * Makes the page's audio elements available as `window.elements`, since they are never inserted into the document. Call
 * it before the page is opened.
 */
export async function keepAudio(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.elements = [];
    window.Audio = new Proxy(window.Audio, {
      construct(target, args) {
        const element = Reflect.construct(target, args);
        window.elements.push(element);
        return element;
      },
    });
  });
}

/** Returns the state of the player's audio element: position in seconds, whether it is paused, and its file name. */
export const sound = (page: Page) =>
  page.evaluate(() => {
    const element = window.elements.find(({ currentSrc }) => currentSrc.includes("/media/"));
    return {
      at: element?.currentTime ?? 0,
      paused: element?.paused ?? true,
      file: element?.currentSrc.split("/").at(-1),
    };
  });

/** Opens a page in either language, plays its first track and waits until it sounds. */
export async function listen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page
    .locator("[data-track]")
    .first()
    .getByRole("button", { name: /^(Écouter|Play) / })
    .first()
    .click();
  await expect(page.getByRole("region", { name: /^(Lecteur|Player)$/ })).toBeVisible();
  await expect.poll(async () => (await sound(page)).at, { timeout: 60_000 }).toBeGreaterThan(0.5);
}
