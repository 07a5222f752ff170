import type { Page } from "@playwright/test";

/** Parts of a page's first screen by name, each with the selector of what shows it. */
export type FirstScreen = Readonly<Record<string, string>>;

interface Expected {
  screen: FirstScreen;
  /** What the time counts from. */
  from: "pointerdown" | "popstate";
  /** When to give up, milliseconds. */
  patience: number;
}

/**
 * Returns, once `page` watches for the event, how to wait for what it leads to: milliseconds from the next event `from`
 * to the frame that holds all parts of `screen`, and shows whole what is in view of them. That rejects with the names of the missing ones when they do not come.
 */
export async function untilPainted(page: Page, expected: Expected): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(watchPainting, expected);
  return () => watch.evaluate(({ painted }) => painted);
}

/** Runs in the page. The promise is held in an object: one can wait for the watch alone. */
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
        // A phone's first screen may end above the rows: then they have to be there, and nothing more.
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
        // Before a frame is painted; the first moment after it is a task later.
        if (still.length === 0) return setTimeout(() => resolve(performance.now() - timeStamp));
        reject(new Error(`${location.pathname} still lacks ${still.join(", ")}`));
      };
      clearTimeout(giveUp);
      requestAnimationFrame(look);
    };
    addEventListener(from, begin, { once: true, capture: true });
  });
  // Whoever waits for it may come after it has failed.
  painted.catch(() => {});
  return { painted };
}

/** The list of albums and a page of one, in the built site as in what its screens render. */
export const ALBUM_LINKS = "article h2 a";
export const ALBUM_LIST: FirstScreen = { links: ALBUM_LINKS, sleeves: "article img" };
export const ALBUM: FirstScreen = {
  heading: "article header h1",
  cover: "article header img",
  rows: "article ol > [data-track]",
};
