import { and, not, type SQL, type SQLWrapper } from "drizzle-orm";
import { overlaps } from "#/server/platform/db/overlaps.ts";
import type { TermGroup } from "./term-groups.ts";

/** What is chosen of a catalogue; facets leave out one part at a time. */
export interface Choice {
  /** Everything but terms and writers. */
  base: SQL[];
  termGroups: readonly TermGroup[];
  /** Terms that nothing chosen may carry. */
  excludedIds?: readonly number[];
  /** Null when any writer will do. */
  writerIds: readonly number[] | null;
}

interface Chosen {
  termIds: SQLWrapper;
  writerIds: SQLWrapper;
}

/** All conditions of a choice together, over rows that carry these lists. */
export function chosen({ base, termGroups, excludedIds = [], writerIds }: Choice, columns: Chosen): SQL {
  return and(
    ...base,
    ...termGroups.map((group) => overlaps(columns.termIds, group.termIds)),
    excludedIds.length > 0 ? not(overlaps(columns.termIds, excludedIds)) : undefined,
    writerIds ? overlaps(columns.writerIds, writerIds) : undefined,
  ) as SQL;
}
