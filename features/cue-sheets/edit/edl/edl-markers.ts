import { rateTextIn } from "#/features/cue-sheets/time/stated-rate.ts";

/** A timeline marker: its name, colour and length in frames, and its notes. It starts where its event does. */
export type EdlMarker = { name: string; color: string; frames: number; note: string };

const MARKER = /^(.*?)\|C:(?:ResolveColor)?(\S+)\s+\|M:(.*?)\s*\|D:(\d{1,7})\s*$/;

/**
 * Returns the marker that DaVinci Resolve («Timeline Markers to EDL») writes below a one-frame event of picture: its
 * notes, colour, name and length. Null for any other line.
 */
export function markerIn(line: string): EdlMarker | null {
  const parts = MARKER.exec(line);
  if (!parts) return null;
  const [, note = "", color = "", name = "", frames] = parts;
  return { name, color: color.toLowerCase(), frames: Number(frames), note: note.trim() };
}

/** Returns a marker's texts if they may state the rate of the list: «timeline 24 i/s», not «ralenti 50 i/s». */
export const rateTextOf = (marker: EdlMarker | null): string =>
  marker ? rateTextIn(`${marker.name}; ${marker.note}`) : "";
