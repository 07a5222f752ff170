import { create } from "zustand";
import { setHtmlAttribute } from "./pages/html-attributes.ts";

/** Also read by `public/start.js`, before anything is painted. */
const KEY = "density";

/** Whether rows stand tightly; false until `restoreDensity`, as in the server's HTML. */
export const useTightRows = create(() => ({ isTight: false }));

/** Takes up what the visitor chose the last time. Storage may be refused: then nothing is remembered. */
export function restoreDensity(): void {
  try {
    apply(localStorage.getItem(KEY) === "tight");
  } catch {
    // Rows stand as they are by default.
  }
}

/** Draws rows tightly, or as they are by default, and remembers it on this device. */
export function chooseTightRows(isTight: boolean): void {
  apply(isTight);
  try {
    if (isTight) localStorage.setItem(KEY, "tight");
    else localStorage.removeItem(KEY);
  } catch {
    // Then it holds for this visit.
  }
}

function apply(isTight: boolean): void {
  setHtmlAttribute("data-density", isTight ? "tight" : null);
  useTightRows.setState({ isTight });
}
