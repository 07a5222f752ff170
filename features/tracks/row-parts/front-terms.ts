import type { TermTag } from "#/contract/taxonomy.ts";

/** Returns the terms meant for visitors: only those with `isFront` are shown as tags (S50). */
export function frontTerms(terms: readonly TermTag[]): TermTag[] {
  return terms.filter((term) => term.isFront);
}
