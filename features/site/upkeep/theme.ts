import { setHtmlAttribute } from "#/lib/pages/html-attributes.ts";

export type Theme = "light" | "dark";

/** Also read by `public/start.js`, before the first paint. */
const KEY = "theme";

/** Returns the theme that the visitor chose, or null to follow the system. Without storage nothing is remembered. */
export function chosenTheme(): Theme | null {
  try {
    const saved = localStorage.getItem(KEY);
    return saved === "light" || saved === "dark" ? saved : null;
  } catch {
    return null;
  }
}

/** Returns the visible theme. */
export function shownTheme(): Theme {
  const set = document.documentElement.dataset.theme;
  if (set === "light" || set === "dark") return set;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function chooseTheme(theme: Theme) {
  setHtmlAttribute("data-theme", theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the theme applies to this visit only.
  }
}
