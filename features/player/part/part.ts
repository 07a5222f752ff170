import { create } from "zustand";

/** A part of the sound that plays, seconds. */
export interface Part {
  from: number;
  to: number;
}

/** Shortest part for listening and search, in seconds. */
export const LEAST_PART = 1;

/** A part that runs to the end of the sound turns back this much before it, or the sound would have ended, seconds. */
const BEFORE_END = 0.2;
/** A position this far past a part was moved to, not played to, seconds: a busy page may look that late. */
const PAST = 1;

interface MarkedPart {
  /** Source of the sound it belongs to: another sound has no part yet. */
  src: string | null;
  part: Part | null;
  loops: boolean;
}

const NONE: MarkedPart = { src: null, part: null, loops: false };

/** The part of the current sound that the listener marked. */
export const usePart = create<MarkedPart>(() => NONE);

/** The marked part of a sound, or null. */
export function partOf(sound: { src: string } | null): Part | null {
  const { src, part } = usePart.getState();
  return sound !== null && sound.src === src ? part : null;
}

/**
 * Returns the part of the sound `src` with a new start or end; the other edge stays if it still fits, otherwise the
 * part extends to the sound's own edge. Null when the part would be too short.
 */
export function withEdge(
  part: Part | null,
  edge: "from" | "to",
  seconds: number,
  duration: number,
): Part | null {
  const at = Math.min(duration, Math.max(0, seconds));
  const base = part ?? { from: 0, to: duration };
  const next = edge === "from" ? { from: at, to: base.to } : { from: base.from, to: at };
  if (next.to - next.from >= LEAST_PART) return next;
  const other = edge === "from" ? { from: at, to: duration } : { from: 0, to: at };
  return other.to - other.from >= LEAST_PART ? other : null;
}

/** The part between two seconds of a sound, in whichever order; null when it is too short. */
export function partBetween(one: number, other: number, duration: number): Part | null {
  const within = (seconds: number) => Math.min(duration, Math.max(0, seconds));
  const part = { from: within(Math.min(one, other)), to: within(Math.max(one, other)) };
  return part.to - part.from >= LEAST_PART ? part : null;
}

/** Where to go at `seconds` when a part is played over and over: its start at its end, else null. */
export function loopBack(part: Part, seconds: number, duration: number): number | null {
  const end = Math.min(part.to, duration - BEFORE_END);
  // A listener who seeked past the end stays there.
  return seconds >= end && seconds < end + PAST ? part.from : null;
}

/** Forgets the part. */
export function clearPart(): void {
  usePart.setState(NONE);
}
