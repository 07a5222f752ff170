import { fold } from "#/contract/fold.ts";

/** `LEFÈVRE Noël`: capitals tell that the family name comes first; three letters at least, unlike `DJ`. */
const CAPITALS_FIRST =
  /^((?:\p{Lu}[\p{Lu}\u2019'-]*\s)*\p{Lu}[\p{Lu}\u2019'-]{2,})\s((?:\p{Lu}\p{Ll}[\p{L}\u2019'.-]*\s?)+)$/u;

/**
 * Returns a key that is the same for all spellings of a name: «LEFÈVRE, Noël», «LEFÈVRE Noël» and «Noël Lefèvre».
 */
export function personKey(name: string): string {
  const [, capitals, small] = CAPITALS_FIRST.exec(name) ?? [];
  const folded = fold(capitals && small ? `${capitals}, ${small}` : name);
  const [, family = "", given = ""] = /^([^,]+),\s*([^,]+)$/.exec(folded) ?? [];
  return family && given ? `${given.trim()} ${family.trim()}` : folded;
}
