import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";

/** Whether the page is hydrated; false until then, undefined where no script runs. */
declare global {
  interface Window {
    isHydrated?: boolean;
  }
}

/** A busy machine is slow to run the scripts of a page. */
const LONGEST_MS = 60_000;

/**
 * Lets every page that a journey opens by its address be hydrated before the journey goes on: what a key or a press
 * does before is decided by how busy the machine is, and is the matter of before-scripts.spec.ts. A journey that is
 * about that time says by `waitUntil` how long its page is awaited. Returns what ends this.
 */
export async function openHydrated(browser: Browser, first: BrowserContext): Promise<() => void> {
  const follow = (context: BrowserContext) => {
    context.on("page", awaitHydration);
    return context.addInitScript(() => {
      window.isHydrated = false;
      document.addEventListener("alive", () => {
        window.isHydrated = true;
      });
    });
  };
  await follow(first);
  browser.on("context", follow);
  return () => browser.off("context", follow);
}

function awaitHydration(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (options?.waitUntil === undefined) await hydrated(page);
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await hydrated(page);
    return answer;
  };
}

/** Only pages of the site itself tell when they are: a picture, a file or a printed list never does. */
async function hydrated(page: Page): Promise<void> {
  const isHydrated = () =>
    window.isHydrated !== false ||
    matchMedia("(scripting: none)").matches ||
    !document.querySelector('script[src*="/_next/"]');
  // Asked anew each time: a page that leads on is lost meanwhile.
  await expect
    .poll(() => page.evaluate(isHydrated).catch(() => false), {
      message: "the opened page is hydrated",
      intervals: [20, 50, 100],
      timeout: LONGEST_MS,
    })
    .toBe(true);
}
