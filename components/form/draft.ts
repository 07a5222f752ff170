const PREFIX = "draft.";

/** What was typed into the form `name` in this tab and not yet sent; null when there is nothing. */
export function readDraft(name: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept)
      ? (kept as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Keeps `values` until the tab is closed; `without` names what must never be stored. */
export function keepDraft(name: string, values: object, without: readonly string[]): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([key]) => !without.includes(key)));
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(kept));
  } catch {
    // Full or forbidden: the form works without.
  }
}

/** Forgets what was typed: it is sent. */
export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Forbidden: nothing was kept.
  }
}
