import { setHtmlAttribute } from "#/lib/pages/html-attributes.ts";

export type Theme = "light" | "dark";

/** Also read by `public/start.js`, before anything is painted. */
const KEY = "theme";

/** The theme the visitor chose, or null to follow the system. Storage may be refused: then nothing is remembered. */
export function chosenTheme(): Theme | null {
  try {
    const saved = localStorage.getItem(KEY);
    return saved === "light" || saved === "dark" ? saved : null;
  } catch {
    return null;
  }
}

/** The theme on screen. */
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
    // A visitor who refuses storage still gets the theme for this visit.
  }
}
