import { setPriority } from "node:os";

/** Niceness of the analysis of uploads (0 normal to 19 lowest). */
export const ANALYSIS_NICENESS = 5;

/** Lowers a process's priority; done at its start, its threads inherit it. */
export function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // The process has ended already, or the system forbids it: then it runs at normal priority.
  }
}

/** Lowers the priority of the calling thread only, where threads have priorities of their own (Linux). */
export function lowerThreadPriority(niceness: number): void {
  if (process.platform === "linux") lowerPriority(0, niceness);
}
