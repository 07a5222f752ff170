import { clockNow } from "../clock.ts";
import { loadAnalysis } from "../load-analysis.ts";
import { usePlayer } from "../store.ts";
import { LEAST_PART, type Part, partOf, usePart, withEdge } from "./part.ts";

/** Marks the start or end of a part at the current position. False when the part would be too short. */
export function markEdge(edge: keyof Part): boolean {
  const { current, duration } = usePlayer.getState();
  const part = partOf(current);
  const next = withEdge(part, edge, clockNow(), duration);
  if (current && next) {
    usePart.setState(({ loops }) => ({ src: current.src, part: next, loops: part !== null && loops }));
  }
  return next !== null;
}

/**
 * Switches the loop of the marked part on or off; without a part, loops the current section. Returns whether it loops.
 */
export async function toggleLoop(): Promise<boolean> {
  const { current, duration } = usePlayer.getState();
  if (!current) return false;
  if (partOf(current)) {
    usePart.setState(({ loops }) => ({ loops: !loops }));
    return usePart.getState().loops;
  }
  const at = clockNow();
  const starts = await sectionStarts(current.analysis);
  if (usePlayer.getState().current !== current) return false;
  usePart.setState({ src: current.src, part: sectionAt(at, starts, duration), loops: true });
  return true;
}

/** Returns the section around a second of a sound; the whole sound if its sections are unknown or too short. */
export function sectionAt(at: number, starts: readonly number[], duration: number): Part {
  const from = starts.findLast((start) => start <= at) ?? 0;
  const to = starts.find((start) => start > at) ?? duration;
  return to - from >= LEAST_PART ? { from, to } : { from: 0, to: duration };
}

async function sectionStarts(analysis: string | null): Promise<number[]> {
  if (!analysis) return [];
  return loadAnalysis(analysis, AbortSignal.timeout(5_000)).then(
    ({ sections }) => sections.map(({ start }) => start),
    () => [],
  );
}
