/** Storage key of the page that a visitor left to sign in, for this tab only. */
const KEY = "sillon.place";

/** Milliseconds to wait for the page before giving up on its scroll position. */
const SCROLL_DEADLINE = 5_000;

/** The interrupted action, which the sign-in page mentions. */
export type Purpose = "cart" | "download" | "project";

/** The page that a visitor left to sign in. */
export interface Place {
  /** Path and query. */
  path: string;
  scroll: number;
  /** Heading of the page, which the sign-in page mentions. */
  title: string;
  purpose?: Purpose;
  /** Subject of the purpose: a track's name. */
  subject?: string;
}

/** Remembers the page in view. */
export function rememberPlace(about: Pick<Place, "purpose" | "subject"> = {}): void {
  const place: Place = {
    path: location.pathname + location.search,
    scroll: window.scrollY,
    title: document.querySelector("h1")?.textContent?.trim() ?? "",
    ...about,
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Without storage, the visitor returns to the top of the page.
  }
}

/** Returns the place remembered for `path`, or null when it is another one. */
export function placeOf(path: string): Place | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isPlace(place) && place.path === path ? place : null;
  } catch {
    return null;
  }
}

/** Restores the visitor's scroll position once the page has loaded. */
export function returnToPlace({ path, scroll }: Place): void {
  sessionStorage.removeItem(KEY);
  const until = Date.now() + SCROLL_DEADLINE;
  const look = () => {
    const tallEnough = document.documentElement.scrollHeight - window.innerHeight >= scroll;
    if (location.pathname + location.search === path && tallEnough) {
      window.scrollTo({ top: scroll, behavior: "instant" });
    } else if (Date.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== "object" || value === null) return false;
  const { path, scroll, title } = value as Partial<Place>;
  return typeof path === "string" && typeof scroll === "number" && typeof title === "string";
}
