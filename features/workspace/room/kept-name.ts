const KEY = "sillon.room.name";

/** Returns the client's name stored on this device; null if there is none, or storage is unavailable. */
export function keptName(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores a name on this device, or deletes it. */
export function keepName(name: string | null): void {
  try {
    if (name) localStorage.setItem(KEY, name);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the next page asks for the name again.
  }
}
