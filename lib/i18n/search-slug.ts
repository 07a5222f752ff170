import { SEARCH_MAX_LENGTH } from "#/contract/search.ts";

/**
 * The text of a search as one segment of a path. Dots alone would be read as «this folder» and «the folder
 * above» even when encoded, so they travel with a space that reading takes off again.
 */
export function searchSlug(text: string): string {
  const trimmed = text.trim();
  return encodeURIComponent(/^\.{1,2}$/.test(trimmed) ? `${trimmed} ` : trimmed);
}

/**
 * The text that a path segment stands for, as the route hands it over: still encoded. A segment that is no valid
 * encoding is taken literally; text beyond the contract's limit is cut there.
 */
export function searchText(slug: string): string {
  return decoded(slug).trim().slice(0, SEARCH_MAX_LENGTH).trim();
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
