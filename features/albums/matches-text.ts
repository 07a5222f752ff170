import { fold } from "#/contract/fold.ts";

/** Returns whether a name contains the typed text, ignoring case and accents. */
export function matchesText(name: string, typed: string): boolean {
  return fold(name).includes(fold(typed.trim()));
}
