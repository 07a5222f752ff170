/** A timeline marker: its name, its length in frames, and its notes. It starts where its event does. */
export type EdlMarker = { name: string; frames: number; note: string };

const MARKER = /^(.*?)\|C:\S+\s+\|M:(.*?)\s*\|D:(\d{1,7})\s*$/;

/**
 * Returns the marker that DaVinci Resolve («Timeline Markers to EDL») writes below a one-frame event of picture: its
 * notes, colour, name and length. Null for any other line.
 */
export function markerIn(line: string): EdlMarker | null {
  const parts = MARKER.exec(line);
  return parts && { name: parts[2] ?? "", frames: Number(parts[3]), note: parts[1]?.trim() ?? "" };
}
