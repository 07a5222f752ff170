/** What a segment of a path stands for, as a route hands it over: still encoded. No valid encoding: as it stands. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
