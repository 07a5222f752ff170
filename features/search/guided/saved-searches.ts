const KEY = "saved-searches";
/** Limit of searches saved on a device. */
const MOST = 30;

/** A search saved on this device: its name, and the query of its address, after its route if it has one. */
export interface SavedSearch {
  name: string;
  query: string;
}

function isSaved(value: unknown): value is SavedSearch {
  const { name, query } = (value ?? {}) as Record<string, unknown>;
  return typeof name === "string" && typeof query === "string" && /^(search-synonym)?\?/.test(query);
}

/** Returns the searches saved on this device, newest first; none if storage is refused. */
export function savedSearches(): SavedSearch[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? read.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** Saves them; returns whether the device accepted them. */
export function storeSearches(searches: readonly SavedSearch[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches.slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}
