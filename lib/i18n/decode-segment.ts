/** Decodes a segment of a path, which a route passes encoded; returns it unchanged if the encoding is invalid. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
