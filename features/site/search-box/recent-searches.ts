const KEY = "recent-searches";
/** Searches stored on this device. */
const MOST = 6;

/** Returns the last searches made on this device, newest first; empty without storage. */
export function recentSearches(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(saved) ? saved.filter((one) => typeof one === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function save(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // A device without storage has no recent searches.
  }
}

/** Puts a search before the others; searches that differ only in case are stored once. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (search === "") return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== search.toLowerCase());
  save([search, ...others].slice(0, MOST));
}

export const forgetSearches = () => save([]);
