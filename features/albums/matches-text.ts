import { fold } from "#/lib/fold.ts";

/** Whether a name contains what was typed, whatever its case and accents. */
export function matchesText(name: string, typed: string): boolean {
  return fold(name).includes(fold(typed.trim()));
}
