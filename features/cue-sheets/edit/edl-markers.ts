/** A marker of a timeline that lasts: its name, and how many frames from where its event lies. */
export type EdlMarker = { name: string; frames: number };

const MARKER = /\|C:\S+\s+\|M:(.*?)\s*\|D:(\d{1,7})\s*$/;

/**
 * The marker that DaVinci Resolve («Timeline Markers to EDL») writes below an event of one frame of picture: its notes,
 * colour, name and length. Null for any other line.
 */
export function markerIn(line: string): EdlMarker | null {
  const parts = MARKER.exec(line);
  return parts && { name: parts[1] ?? "", frames: Number(parts[2]) };
}
