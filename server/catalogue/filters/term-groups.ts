import { inArray } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { terms } from "#/server/platform/db/schema/terms.ts";

/** Chosen terms of one taxonomy; null holds those that the catalogue does not know. */
export interface TermGroup {
  taxonomyId: number | null;
  termIds: number[];
}

/** Most terms that one request may name (contract §5). */
const MOST_TERMS = 50;

/** The terms of these slugs that the catalogue knows. */
export async function readTerms(db: Database, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  return db
    .select({ id: terms.id, slug: terms.slug, taxonomyId: terms.taxonomyId })
    .from(terms)
    .where(inArray(terms.slug, [...slugs]));
}

/** Terms by taxonomy. */
export function groupTerms(found: Awaited<ReturnType<typeof readTerms>>): TermGroup[] {
  return [...Map.groupBy(found, (term) => term.taxonomyId)].map(([taxonomyId, members]) => ({
    taxonomyId,
    termIds: members.map(({ id }) => id),
  }));
}

/** The chosen slugs by taxonomy: OR inside, AND between (contract §4.1). */
export async function readTermGroups(db: Database, slugs: readonly string[] = []): Promise<TermGroup[]> {
  const wanted = [...new Set(slugs)].slice(0, MOST_TERMS);
  const found = await readTerms(db, wanted);
  const groups = groupTerms(found);
  if (found.length < wanted.length) groups.push({ taxonomyId: null, termIds: [] });
  return groups;
}
