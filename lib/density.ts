import { setHtmlAttribute } from "./html-attributes.ts";

/** Also read by `public/start.js`, before anything is painted. */
const KEY = "density";

/** Whether the visitor chose tight rows. Storage may be refused: then nothing is remembered. */
export function hasTightRows(): boolean {
  try {
    return localStorage.getItem(KEY) === "tight";
  } catch {
    return false;
  }
}

/** Draws the rows of tracks tightly, or as they are by default, and remembers it. */
export function chooseTightRows(tight: boolean): void {
  setHtmlAttribute("data-density", tight ? "tight" : null);
  try {
    if (tight) localStorage.setItem(KEY, "tight");
    else localStorage.removeItem(KEY);
  } catch {
    // Then it holds for this visit.
  }
}
