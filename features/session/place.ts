/** Where the page that a visitor left to sign in is remembered, for this tab only. */
const KEY = "sillon.place";

/** Milliseconds to wait for that page before its scroll position is given up. */
const LONGEST_WAIT = 5_000;

/** What was about to be done there, for the words of the sign-in page. */
export type Purpose = "cart" | "download" | "project";

/** A page left to sign in. */
export interface Place {
  /** Path and query. */
  path: string;
  scroll: number;
  /** Heading of the page, to say where one will be back. */
  title: string;
  purpose?: Purpose;
  /** What the purpose is about: a track's name. */
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
    // Then one comes back to the top of the page.
  }
}

/** The place remembered for `path`, or null when it was another one. */
export function placeOf(path: string): Place | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isPlace(place) && place.path === path ? place : null;
  } catch {
    return null;
  }
}

/** Scrolls to where the visitor was, once the page they return to is there. */
export function returnToPlace({ path, scroll }: Place): void {
  sessionStorage.removeItem(KEY);
  const until = Date.now() + LONGEST_WAIT;
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
