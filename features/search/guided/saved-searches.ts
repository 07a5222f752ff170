const KEY = "saved-searches";
/** Searches kept on a device. */
const MOST = 30;

/** A search kept on this device: what it was called, and the query of its address, after its route where it has one. */
export interface SavedSearch {
  name: string;
  query: string;
}

function isSaved(value: unknown): value is SavedSearch {
  const { name, query } = (value ?? {}) as Record<string, unknown>;
  return typeof name === "string" && typeof query === "string" && /^(search-synonym)?\?/.test(query);
}

/** The searches kept on this device, newest first; none where nothing may be stored. */
export function savedSearches(): SavedSearch[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? read.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** Keeps them; says whether the device took them. */
export function storeSearches(searches: readonly SavedSearch[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches.slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}
