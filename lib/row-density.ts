import { create } from "zustand";
import { setHtmlAttribute } from "./pages/html-attributes.ts";

/** Also read by `public/start.js`, before anything is painted. */
const KEY = "density";

/** Whether rows are compact; false until `restoreDensity`, as in the server's HTML. */
export const useTightRows = create(() => ({ isTight: false }));

/** Restores the visitor's last choice, unless the browser refuses storage. */
export function restoreDensity(): void {
  try {
    apply(localStorage.getItem(KEY) === "tight");
  } catch {
    // Normal density is the default.
  }
}

/** Makes rows compact or normal, and remembers the choice on this device. */
export function chooseTightRows(isTight: boolean): void {
  apply(isTight);
  try {
    if (isTight) localStorage.setItem(KEY, "tight");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the choice lasts for this visit.
  }
}

function apply(isTight: boolean): void {
  setHtmlAttribute("data-density", isTight ? "tight" : null);
  useTightRows.setState({ isTight });
}
