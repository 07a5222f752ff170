import type { createEngine } from "./engine.ts";

let code: typeof createEngine | null = null;

/** Returns the engine's constructor if its code has loaded: a press then starts the sound before anything renders. */
export function engineCode(): typeof createEngine | null {
  return code;
}

/** Fetches the engine's code, which no page needs before its first sound. */
export async function fetchEngineCode(): Promise<typeof createEngine> {
  code ??= (await import("./engine.ts")).createEngine;
  return code;
}
