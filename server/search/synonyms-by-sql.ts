import { and, asc, desc, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#/server/db/database.ts";
import { tracks } from "#/server/db/schema/tracks.ts";
import { isPublic } from "#/server/tracks/filters.ts";
import { countTracks, selectTrackIds } from "#/server/tracks/queries.ts";
import { selectFacets } from "./facets.ts";
import { type Alternative, type FoundBySynonyms, NO_FACETS, type Part } from "./finder.ts";
import { placeOf } from "./match.ts";
import { FINE, PLACES_TOLD } from "./synonym-score.ts";
import { trackFacetBase } from "./track-facet-base.ts";

const TERMS = 3;

/** Whether one of the texts stands where it counts, and what that is worth (`synonym-score.ts`). */
function match({ texts, weight, isTyped }: Alternative): { where: SQL; score: SQL }[] {
  return texts.map((text) => {
    const { where, place } = placeOf(tracks, text);
    const fits = isTyped ? where : (and(where, sql`${place} <= ${TERMS}::int`) as SQL);
    const score = sql`${weight}::float8 * (1 - ${FINE}::float8 + ${FINE}::float8 * (${PLACES_TOLD - 1}::float8 - ${place}
      + ${tracks.popularity}::float8 / (${tracks.popularity} + 20::float8)) / ${PLACES_TOLD}::float8)`;
    return { where: fits, score: sql`case when ${fits} then ${score} else 0 end` };
  });
}

/** Tracks that hold any of the words, by what the best of them is worth. */
export async function bySynonyms(
  db: Database,
  alternatives: readonly Alternative[],
  part: Part,
  facets: boolean,
): Promise<FoundBySynonyms> {
  const matches = alternatives.flatMap(match);
  const any = or(...matches.map(({ where }) => where)) ?? sql`false`;
  const where = and(isPublic, any) as SQL;
  const score = sql`greatest(${sql.join(
    matches.map((one) => one.score),
    sql`, `,
  )})`;
  const choice = { base: [where], termGroups: [], writerIds: null };
  return {
    total: await countTracks(db, where),
    hits: await selectTrackIds(db, {
      where,
      order: [desc(score), asc(tracks.sortOrder), asc(tracks.id)],
      paging: part,
      score,
    }),
    facets: facets ? await selectFacets(db, trackFacetBase(choice), choice) : NO_FACETS,
  };
}
