const PREFIX = "draft.";

/** Returns the unsent values of the form `name` in this tab; null if there are none. */
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

/** Stores `values` until the tab is closed; `without` names the fields that must never be stored. */
export function keepDraft(name: string, values: object, without: readonly string[] = []): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([key]) => !without.includes(key)));
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the form works without it.
  }
}

/** Deletes the draft of a form once it is sent. */
export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Storage is forbidden: there is no draft.
  }
}

/** Deletes the drafts of all forms whose name begins with `start`. */
export function dropDrafts(start: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX + start)) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there are no drafts.
  }
}
