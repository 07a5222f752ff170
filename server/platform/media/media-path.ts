/** Path of a stored file on the wire, relative to the API's address; null when there is none. */
export function mediaPath(stored: string | null): string | null {
  return stored === null ? null : `media/${stored}`;
}
