import { expect, type Page } from "@playwright/test";

/** Every audio element that a page made, the site's own first. */
declare global {
  interface Window {
    elements: (HTMLAudioElement & { captureStream(): MediaStream })[];
  }
}

/** Keeps the audio elements of a page at hand; before it is opened. They never enter the document. */
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

/** What the element of the player does: second, and the file's name. */
export const sound = (page: Page) =>
  page.evaluate(() => {
    const element = window.elements.find(({ currentSrc }) => currentSrc.includes("/media/"));
    return {
      at: element?.currentTime ?? 0,
      paused: element?.paused ?? true,
      file: element?.currentSrc.split("/").at(-1),
    };
  });

/** Plays the first track of a page in either language and waits for its sound. */
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
