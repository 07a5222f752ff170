const KEY = "sillon.room.name";

/** The name that was given on this device; null when there is none, or the browser keeps nothing. */
export function keptName(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps a name on this device, or forgets it. */
export function keepName(name: string | null): void {
  try {
    if (name) localStorage.setItem(KEY, name);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}
