import type { Part } from "./similarity-state.ts";

/** Shortest part for a comparison, seconds. */
export const SHORTEST_PART = 3;

/** Returns the part with one end moved to a second of the sound; ends keep their order and their least distance. */
export function movedEnd(part: Part, edge: "from" | "to", second: number, duration: number): Part {
  const at = Math.round(second * 10) / 10;
  if (edge === "from") return { ...part, from: Math.max(0, Math.min(at, part.to - SHORTEST_PART)) };
  return { ...part, to: Math.min(duration, Math.max(at, part.from + SHORTEST_PART)) };
}
