/** Returns the path of a stored file in the API, relative to its address; null when there is none. */
export function mediaPath(stored: string | null): string | null {
  return stored === null ? null : `media/${stored}`;
}
