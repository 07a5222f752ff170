import { and, not, type SQL, type SQLWrapper } from "drizzle-orm";
import { overlaps } from "#/server/platform/db/overlaps.ts";
import type { TermGroup } from "./term-groups.ts";

/** The chosen filters of a list; facets leave out one part at a time. */
export interface Choice {
  /** All conditions except terms and writers. */
  base: SQL[];
  termGroups: readonly TermGroup[];
  /** Terms that no result may have. */
  excludedIds?: readonly number[];
  /** Null for any writer. */
  writerIds: readonly number[] | null;
}

interface ListColumns {
  termIds: SQLWrapper;
  writerIds: SQLWrapper;
}

/** Returns all conditions of a choice combined, for rows with these columns. */
export function chosen({ base, termGroups, excludedIds = [], writerIds }: Choice, columns: ListColumns): SQL {
  return and(
    ...base,
    ...termGroups.map((group) => overlaps(columns.termIds, group.termIds)),
    excludedIds.length > 0 ? not(overlaps(columns.termIds, excludedIds)) : undefined,
    writerIds ? overlaps(columns.writerIds, writerIds) : undefined,
  ) as SQL;
}
