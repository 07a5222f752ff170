import { fold } from "#/contract/fold.ts";

/** Returns what names of one person have in common: spelling aside, «LEFÈVRE, Noël» is «Noël Lefèvre». */
export function personKey(name: string): string {
  const folded = fold(name);
  const [, family = "", given = ""] = /^([^,]+),\s*([^,]+)$/.exec(folded) ?? [];
  return family && given ? `${given.trim()} ${family.trim()}` : folded;
}
