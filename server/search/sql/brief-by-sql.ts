import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import { type Choice, chosen } from "#/server/catalogue/filters/choice.ts";
import { selectFacets } from "#/server/catalogue/filters/facets.ts";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import { countTracks } from "#/server/catalogue/tracks/queries.ts";
import { trackOrderColumns } from "#/server/catalogue/tracks/track-order-columns.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { readOrder } from "#/server/platform/hydra/order.ts";
import {
  type BriefSearch,
  type FoundByBrief,
  FULL_STRENGTH,
  NEAR_STRENGTH,
  weightsOf,
} from "../brief/brief.ts";
import { bitOf, furtherOf, limitsOf, wholeOf } from "../brief/concept-bits.ts";
import { LEAST_SHARE, LIMIT_WORTH, scoreOf, TITLE_WORTH, WHOLE_WORTH } from "../brief/weights.ts";
import type { PageRange } from "../finder.ts";
import { matchSearch, TIERS } from "./match.ts";
import { NAMES } from "./matches.ts";
import {
  bpm,
  closenessOf,
  meets,
  strengthOf,
  strongestOf,
  sum,
  versionStrengths,
} from "./strengths-in-sql.ts";
import { trackBase } from "./track-base.ts";
import { trackFacetBase } from "./track-facet-base.ts";
import { selectTrackFacets } from "./track-facets.ts";

/** All public tracks with their totals and their strengths by concept; total 0 for tracks that must not be found. */
function scored(search: BriefSearch): { rows: SQL; concepts: number[] } {
  const { demands, version, excluded, title } = search;
  const columns = new Map<number, SQL>(
    demands.map(({ concept, evidence }) => [concept, strengthOf(evidence)]),
  );
  const wishes = version ? [version, ...version.further] : [];
  const aliases = wishes.map((_, at) => (at === 0 ? "version" : `further_${at}`));
  for (const [at, { kind, length }] of wishes.entries()) {
    const alias = sql.identifier(aliases[at] ?? "");
    if (kind) columns.set(kind.concept, sql`${alias}.k`);
    if (length) columns.set(length.concept, sql`${alias}.l`);
  }
  const concepts = [...columns.keys()];
  const at = (concept: number) => sql`(strengths)[${concepts.indexOf(concept) + 1}::int]`;
  const weighed = weightsOf(search);
  const conditions = new Map<number, SQL>(demands.map(({ concept, evidence }) => [concept, meets(evidence)]));
  if (version?.kind) conditions.set(version.kind.concept, sql`version.k = ${FULL_STRENGTH}::int`);
  if (version?.length) conditions.set(version.length.concept, sql`version.l = ${FULL_STRENGTH}::int`);
  const met = sum(
    [...conditions].map(([concept, isMet]) => sql`case when ${isMet} then ${bitOf(concept)}::int else 0 end`),
  );
  const whole = wholeOf(search);
  const limits = limitsOf(search);
  const isWithin = sql`met & ${limits}::int > 0 and met & ${~limits}::int > 0`;
  const worth =
    weighed.length === 0
      ? sql`1`
      : sql`${sum([...weighed, ...furtherOf(search)].map(({ concept, weight }) => sql`${weight}::int * ${at(concept)}`))}
        + case when met = ${whole}::int then ${WHOLE_WORTH}::int else 0 end
        + case when ${isWithin} then ${LIMIT_WORTH}::int else 0 end`;
  const musts = weighed.flatMap(({ concept, isMust, canBeMet }) => {
    if (!isMust) return [];
    return canBeMet
      ? [sql`met & ${bitOf(concept)}::int > 0`]
      : [sql`${at(concept)} >= ${NEAR_STRENGTH}::int`];
  });
  const out = excluded.map((evidence) => {
    const tempo = evidence.tempo
      ? sql`${closenessOf(bpm, evidence.tempo)} = ${FULL_STRENGTH}::int`
      : sql`false`;
    return sql`(${strongestOf({ ...evidence, tempo: null })} > 0 or ${tempo})`;
  });
  const fit = title && matchSearch(title.parsed, title.readings, tracks, NAMES.track);
  // `score` is (TIERS − 1 − tier) / TIERS if popularity does not count.
  const tier = fit && sql`(${TIERS - 1}::int - round(${fit.score} * ${TIERS}::int)::int)`;
  const titled =
    fit && title
      ? sql`case when ${fit.where} then greatest(0, ${title.tiers}::int - ${tier}) * ${TITLE_WORTH}::int else 0 end`
      : sql`0`;
  // An excluded track meets no concept, even if its title was typed.
  const rows = sql`select id, strengths, met, case when ${and(sql`true`, ...musts)} then titled + case when is_let then ${worth} else 0 end else 0 end as total
    from (select id, strengths, titled, is_let, case when is_let then met else 0 end as met from (select ${tracks.id} as id, array[${sql.join(concepts.length > 0 ? [...columns.values()] : [sql`0`], sql`, `)}]::int[] as strengths,
        ${met} as met, ${titled} as titled, not (${out.length > 0 ? sql.join(out, sql` or `) : sql`false`}) as is_let
      from ${tracks} join ${albums} on ${albums.id} = ${tracks.albumId} ${sql.join(
        wishes.map((wish, at) => versionStrengths(wish, aliases[at] ?? "")),
        sql` `,
      )}
      where ${isPublic}) as weighed) as marked`;
  return { rows, concepts };
}

interface Weighed extends Record<string, unknown> {
  whole: number;
  /** Ids of all tracks worth finding before filters apply; as one text, because they may be very many. */
  ids: string | null;
  page: { id: number; total: number; strengths: number[]; met: number }[];
}

/** Ranks tracks by a brief in the database alone: correct, but slow in large catalogues. */
export async function briefBySql(
  db: Database,
  search: BriefSearch,
  part: PageRange,
  facets: boolean,
): Promise<FoundByBrief> {
  const { filters, query } = search;
  const { rows, concepts } = scored(search);
  const { termGroups, excludedIds, writerIds } = filters;
  const conditions = trackBase(db, filters);
  const all = { termGroups, excludedIds, writerIds };
  const among = (base: SQL[]) => chosen({ ...all, base }, tracks);
  const isAllowed = among(Object.values(conditions).flat());
  const order = readOrder(query, trackOrderColumns, {
    by: [sql`total desc`, desc(tracks.popularity), asc(tracks.sortOrder)],
    id: tracks.id,
  });
  const joined = sql`scored join ${tracks} on ${tracks.id} = scored.id join ${albums} on ${albums.id} = ${tracks.albumId}`;
  const isWorthwhile = sql`(total >= ${WHOLE_WORTH}::int
    or (total > 0 and total % ${LIMIT_WORTH}::int * ${LEAST_SHARE}::int >= best.best))`;
  // One query, because weighing every track takes most of the time.
  const { rows: answers } = await db.execute<Weighed>(sql`
    with scored as materialized (${rows}),
      best as materialized (
        select coalesce(max(total % ${LIMIT_WORTH}::int), 0)::int as best,
          count(*) filter (where total % ${TITLE_WORTH}::int >= ${WHOLE_WORTH}::int)::int as whole
        from ${joined} where ${isAllowed} and total > 0)
    select best.whole,
      (select string_agg(scored.id::text, ',') from scored where ${isWorthwhile}) as ids,
      (select coalesce(json_agg(page), '[]'::json) from (
        select scored.id, scored.total, scored.strengths, scored.met from ${joined} where ${isAllowed} and ${isWorthwhile}
        order by ${sql.join(order, sql`, `)} limit ${part.size}::int offset ${part.offset}::int) as page) as page
    from best`);
  const { whole = 0, ids = null, page = [] } = answers[0] ?? {};
  const isFound = sql`${tracks.id} = any(${`{${ids ?? ""}}`}::int[])`;
  const choice: Choice = { ...all, base: [...Object.values(conditions).flat(), isFound] };
  const total = await countTracks(db, chosen(choice, tracks));
  const without = (left: keyof typeof conditions) =>
    chosen({ ...choice, base: [...Object.values({ ...conditions, [left]: [] }).flat(), isFound] }, tracks);
  return {
    total,
    whole: concepts.length > 0 ? whole : total,
    hits: page.map((row) => {
      const strengths: number[] = [];
      for (const [index, concept] of concepts.entries()) strengths[concept] = row.strengths[index] ?? 0;
      return { id: row.id, score: scoreOf(row.total, search), strengths, met: row.met };
    }),
    facets: facets
      ? {
          ...(await selectFacets(db, trackFacetBase(choice), choice)),
          ...(await selectTrackFacets(db, {
            tempo: without("tempo"),
            seconds: without("seconds"),
            tonality: without("tonality"),
            territory: without("territory"),
            version: without("version"),
          })),
        }
      : { taxonomies: [], writers: [] },
  };
}
