import { fold } from "#/contract/fold.ts";

/** Returns a key that is the same for all spellings of a name: «LEFÈVRE, Noël» and «Noël Lefèvre». */
export function personKey(name: string): string {
  const folded = fold(name);
  const [, family = "", given = ""] = /^([^,]+),\s*([^,]+)$/.exec(folded) ?? [];
  return family && given ? `${given.trim()} ${family.trim()}` : folded;
}
