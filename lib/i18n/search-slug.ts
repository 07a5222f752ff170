/**
 * The text of a search as one segment of a path. Dots alone would be read as «this folder» and «the folder
 * above» even when encoded, so they travel with a space that reading takes off again.
 */
export function searchSlug(text: string): string {
  const trimmed = text.trim();
  return encodeURIComponent(/^\.{1,2}$/.test(trimmed) ? `${trimmed} ` : trimmed);
}
