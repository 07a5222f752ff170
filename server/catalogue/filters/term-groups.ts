import { inArray } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { terms } from "#/server/platform/db/schema/terms.ts";

/** Chosen terms of one taxonomy; null for terms that the catalogue does not know. */
export interface TermGroup {
  taxonomyId: number | null;
  termIds: number[];
}

/** Maximum number of terms in a request (contract §5). */
const MOST_TERMS = 50;

/** Selects the known terms with these slugs. */
export async function readTerms(db: Database, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  return db
    .select({ id: terms.id, slug: terms.slug, taxonomyId: terms.taxonomyId })
    .from(terms)
    .where(inArray(terms.slug, [...slugs]));
}

/** Groups terms by taxonomy. */
export function groupTerms(found: Awaited<ReturnType<typeof readTerms>>): TermGroup[] {
  return [...Map.groupBy(found, (term) => term.taxonomyId)].map(([taxonomyId, members]) => ({
    taxonomyId,
    termIds: members.map(({ id }) => id),
  }));
}

/** Groups the chosen slugs by taxonomy: OR within one, AND between them (contract §4.1). */
export async function readTermGroups(db: Database, slugs: readonly string[] = []): Promise<TermGroup[]> {
  const wanted = [...new Set(slugs)].slice(0, MOST_TERMS);
  const found = await readTerms(db, wanted);
  const groups = groupTerms(found);
  if (found.length < wanted.length) groups.push({ taxonomyId: null, termIds: [] });
  return groups;
}
