import { inArray } from "drizzle-orm";
import type { Database } from "#/server/db/database.ts";
import { terms } from "#/server/db/schema/terms.ts";

/** Chosen terms of one taxonomy; null holds those that the catalogue does not know. */
export interface TermGroup {
  taxonomyId: number | null;
  termIds: number[];
}

/** Most terms that one request may name (contract §5). */
const MOST_TERMS = 50;

/** The chosen slugs by taxonomy: OR inside, AND between (contract §4.1). */
export async function readTermGroups(db: Database, slugs: readonly string[] = []): Promise<TermGroup[]> {
  const wanted = [...new Set(slugs)].slice(0, MOST_TERMS);
  if (wanted.length === 0) return [];
  const found = await db
    .select({ id: terms.id, taxonomyId: terms.taxonomyId })
    .from(terms)
    .where(inArray(terms.slug, wanted));
  const groups: TermGroup[] = [...Map.groupBy(found, (term) => term.taxonomyId)].map(
    ([taxonomyId, members]) => ({ taxonomyId, termIds: members.map(({ id }) => id) }),
  );
  if (found.length < wanted.length) groups.push({ taxonomyId: null, termIds: [] });
  return groups;
}
