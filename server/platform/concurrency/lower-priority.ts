import { setPriority } from "node:os";

/** How far what visitors send goes behind what they wait for while it is looked into (0 normal to 19 last). */
export const ANALYSIS_NICENESS = 5;

/** Moves a process behind; told at once, the threads that it begins are behind too. */
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
