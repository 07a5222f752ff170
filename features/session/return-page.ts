import type { Id } from "#/contract/hydra.ts";

/** Storage key of the page that a visitor left to sign in, for this tab only. */
const KEY = "sillon.place";

/** Milliseconds to wait for the page before giving up on its scroll position. */
const SCROLL_DEADLINE = 5_000;

/** Milliseconds for which an interrupted action is completed. */
export const ACTION_LIFETIME = 30 * 60_000;

export type Purpose = "cart" | "download" | "project";

/** The interrupted action, which the sign-in page mentions and signing in completes. */
export interface Interrupted {
  purpose: Purpose;
  /** Name of the track or version, as the sign-in page says it. */
  subject: string;
  track: {
    id: Id;
    name: string;
    nameLang?: string | null | undefined;
    trackVersion?: { id: Id; version: string } | undefined;
  };
  /** The person whose session had ended; absent for a visitor. */
  person?: Id | undefined;
}

/** The page that a visitor left to sign in. */
export interface ReturnPage extends Partial<Interrupted> {
  /** Path and query. */
  path: string;
  scroll: number;
  /** Heading of the page, which the sign-in page mentions. */
  title: string;
  /** When the page was left, in milliseconds since 1970. */
  at: number;
}

/** Remembers the page in view. */
export function rememberReturnPage(about?: Interrupted): void {
  const page: ReturnPage = {
    path: pathInView(),
    scroll: window.scrollY,
    title: document.querySelector("h1")?.textContent?.trim() ?? "",
    at: Date.now(),
    ...about,
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(page));
  } catch {
    // Without storage, the visitor returns to the top of the page.
  }
}

/** Returns the page remembered for `path`, or null when it is another one. After half an hour it has no action. */
export function returnPageFor(path: string): ReturnPage | null {
  try {
    const page: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (!isReturnPage(page) || page.path !== path) return null;
    const { scroll, title, at } = page;
    return Date.now() - at < ACTION_LIFETIME ? page : { path, scroll, title, at };
  } catch {
    return null;
  }
}

/**
 * Calls `onReturn` once the visitor is back on the page, however long that takes, and restores the scroll position once
 * the page has loaded. Does neither if they have gone to another page meanwhile.
 */
export function resumeOnReturn({ path, scroll }: ReturnPage, onReturn: () => void): void {
  sessionStorage.removeItem(KEY);
  const signedInAt = pathInView();
  const wait = () => {
    const now = pathInView();
    if (now === path) {
      onReturn();
      restoreScroll(path, scroll);
    } else if (now === signedInAt) requestAnimationFrame(wait);
  };
  requestAnimationFrame(wait);
}

function restoreScroll(path: string, scroll: number): void {
  const until = Date.now() + SCROLL_DEADLINE;
  const look = () => {
    if (pathInView() !== path) return;
    const tallEnough = document.documentElement.scrollHeight - window.innerHeight >= scroll;
    if (tallEnough) window.scrollTo({ top: scroll, behavior: "instant" });
    else if (Date.now() < until) requestAnimationFrame(look);
  };
  look();
}

const pathInView = () => location.pathname + location.search;

function isReturnPage(value: unknown): value is ReturnPage {
  if (typeof value !== "object" || value === null) return false;
  const { path, scroll, title, at } = value as Partial<ReturnPage>;
  return (
    typeof path === "string" &&
    typeof scroll === "number" &&
    typeof title === "string" &&
    typeof at === "number"
  );
}
