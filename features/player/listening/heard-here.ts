/** Where a visitor's listening is remembered on this device, until somebody signs in and says what becomes of it. */
const KEY = "sillon.heardHere";
/** The latest ones; older ones give way. */
const MOST = 50;

/** Tracks that were heard on this device while nobody was signed in, oldest first, each once. */
export function heardHere(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)).slice(-MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers a track as heard. A browser that refuses storage remembers nothing. */
export function keepHeardHere(track: number): void {
  const tracks = [...heardHere().filter((id) => id !== track), track].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(tracks));
  } catch {
    // Then there is nothing to offer later.
  }
}

export function forgetHeardHere(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
