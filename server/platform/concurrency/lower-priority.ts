import { setPriority } from "node:os";

/** Niceness of the analysis of uploads (0 normal to 19 lowest). */
export const ANALYSIS_NICENESS = 5;

/** Lowers a process's priority; done at its start, its threads inherit it. */
export function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system forbids it: then it goes at normal priority.
  }
}

/** Moves the calling thread alone behind, where threads have priorities of their own (Linux): others keep their share. */
export function lowerThreadPriority(niceness: number): void {
  if (process.platform === "linux") lowerPriority(0, niceness);
}
