import { setHtmlAttribute } from "#/lib/html-attributes.ts";

export type Theme = "light" | "dark";

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

/** What runs in the page before anything is painted; it must stay free of imports. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem("${KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;
