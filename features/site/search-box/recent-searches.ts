const KEY = "recent-searches";
/** Searches remembered on this device. */
const MOST = 6;

/** The last searches made on this device, newest first; none where nothing may be stored. */
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
    // A device that stores nothing has no recent searches.
  }
}

/** Puts a search before the others; the same one, whatever its capitals, is kept once. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (search === "") return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== search.toLowerCase());
  save([search, ...others].slice(0, MOST));
}

export const forgetSearches = () => save([]);
