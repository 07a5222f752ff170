import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";

/** Whether the page is hydrated: false until then, undefined where no script runs. */
declare global {
  interface Window {
    isHydrated?: boolean;
  }
}

/** Longest time until a page is hydrated, on a busy machine. */
const LONGEST_MS = 60_000;

/**
 * Makes `goto` and `reload` wait until the page is hydrated: before that, the effect of a key or a press depends on how
 * busy the machine is, which is tested in before-scripts.spec.ts. A journey about that time passes `waitUntil` instead.
 * Returns a function that stops this for new contexts.
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

/** Only pages of the site report hydration; an image, a file or a printed list never does. */
async function hydrated(page: Page): Promise<void> {
  const isHydrated = () =>
    window.isHydrated !== false ||
    matchMedia("(scripting: none)").matches ||
    !document.querySelector('script[src*="/_next/"]');
  // Evaluated again each time, because a page that redirects is lost meanwhile.
  await expect
    .poll(() => page.evaluate(isHydrated).catch(() => false), {
      message: "the opened page is hydrated",
      intervals: [20, 50, 100],
      timeout: LONGEST_MS,
    })
    .toBe(true);
}
