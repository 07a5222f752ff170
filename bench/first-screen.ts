import type { Page } from "@playwright/test";

/** Parts of a page's first screen: a name, and the selector of the elements that show it. */
export type FirstScreen = Readonly<Record<string, string>>;

interface Expected {
  screen: FirstScreen;
  /** Event from which the time is measured. */
  from: "pointerdown" | "popstate";
  /** Milliseconds after which to give up. */
  patience: number;
}

/**
 * Makes `page` watch for the next event `from`. Returns a function that waits for the result: milliseconds from that
 * event to the frame that contains all parts of `screen`, with every image in view loaded. It rejects with the names of
 * the missing parts after `patience`.
 */
export async function untilPainted(page: Page, expected: Expected): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(watchPainting, expected);
  return () => watch.evaluate(({ painted }) => painted);
}

/** Runs in the page. Returns the promise inside an object: `evaluateHandle` would wait for a bare promise. */
function watchPainting({ screen, from, patience }: Expected): { painted: Promise<number> } {
  const isLaidOut = (element: Element) => element.getBoundingClientRect().height > 0;
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const isLoaded = (element: Element) =>
    !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0);
  const missing = () =>
    Object.entries(screen)
      .filter(([, selector]) => {
        // The first screen of a phone may end above the rows: then they only have to exist.
        const laidOut = [...document.querySelectorAll(selector)].filter(isLaidOut);
        return laidOut.length === 0 || !laidOut.filter(isInView).every(isLoaded);
      })
      .map(([name, selector]) => `${name} (${selector})`);

  const painted = new Promise<number>((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error(`no ${from}`)), patience);
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        const still = missing();
        if (still.length > 0 && performance.now() - timeStamp < patience) return requestAnimationFrame(look);
        clearTimeout(giveUp);
        // This callback runs before its frame is painted; a task queued here runs after that.
        if (still.length === 0) return setTimeout(() => resolve(performance.now() - timeStamp));
        reject(new Error(`${location.pathname} still lacks ${still.join(", ")}`));
      };
      clearTimeout(giveUp);
      requestAnimationFrame(look);
    };
    addEventListener(from, begin, { once: true, capture: true });
  });
  // The caller may start waiting only after it has failed: that must not count as an unhandled rejection.
  painted.catch(() => {});
  return { painted };
}

/** Selectors of the album list and of an album page: the same in the built site as in the tests of screens. */
export const ALBUM_LINKS = "article h2 a";
export const ALBUM_LIST: FirstScreen = { links: ALBUM_LINKS, sleeves: "article img" };
export const ALBUM: FirstScreen = {
  heading: "article header h1",
  cover: "article header img",
  rows: "article ol > [data-track]",
};
