import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { Database } from "#/server/db/database.ts";
import { overlaps } from "#/server/db/overlaps.ts";
import { albums } from "#/server/db/schema/albums.ts";
import { countries } from "#/server/db/schema/territories.ts";
import { tracks, trackVersions } from "#/server/db/schema/tracks.ts";
import { readOrder } from "#/server/hydra/order.ts";
import { isPublic } from "#/server/tracks/filters.ts";
import { countTracks } from "#/server/tracks/queries.ts";
import { trackOrderColumns } from "#/server/tracks/track-order-columns.ts";
import { type Choice, chosen } from "../choice.ts";
import { selectFacets } from "../facets.ts";
import type { Part } from "../finder.ts";
import { matchSearch, placeOf, TIERS } from "../match.ts";
import { trackBase } from "../track-base.ts";
import { trackFacetBase } from "../track-facet-base.ts";
import { selectTrackFacets } from "../track-facets.ts";
import {
  BESIDE,
  type BriefSearch,
  type Curve,
  type Evidence,
  type FoundByBrief,
  isTempoItself,
  LEAST_SHARE,
  MET_STRENGTH,
  scoreOf,
  TITLE_WORTH,
  WHOLLY,
  weightsOf,
} from "./brief.ts";

const sum = (parts: readonly SQL[]) => (parts.length > 0 ? sql`(${sql.join([...parts], sql` + `)})` : sql`0`);
const most = (parts: readonly SQL[]) =>
  sql`greatest(0, ${parts.length > 0 ? sql.join([...parts], sql`, `) : sql`0`})`;
const when = (condition: SQL, strength: number) =>
  sql`case when ${condition} then ${strength}::int else 0 end`;

/** `closeness` of a column that may be null. */
function closenessOf(column: SQL, { from, to, reach }: Curve): SQL {
  const outside = most([
    ...(from === null ? [] : [sql`${from}::int - ${column}`]),
    ...(to === null ? [] : [sql`${column} - ${to}::int`]),
  ]);
  return sql`case when ${column} is null then 0 else greatest(0, ${WHOLLY}::int - ${outside} * ${WHOLLY}::int / ${reach}::int) end`;
}

const bpm = sql`${tracks.bpm}`;
const inList = (column: SQL, values: readonly string[]) =>
  sql`${column} in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

/** The strongest of what meets the evidence. */
function strongestOf(evidence: Evidence): SQL {
  const { terms, territories, tonalities, writerIds, texts, tempo } = evidence;
  const code = sql`(select ${countries.code} from ${countries} where ${countries.id} = ${tracks.countryId})`;
  return most([
    ...terms.map(({ id, strength }) => when(overlaps(tracks.termIds, [id]), strength)),
    ...(territories.length > 0 ? [when(inList(code, territories), WHOLLY)] : []),
    ...(tonalities.length > 0 ? [when(inList(sql`${tracks.tonality}`, tonalities), WHOLLY)] : []),
    ...(writerIds.length > 0 ? [when(overlaps(tracks.writerIds, writerIds), WHOLLY)] : []),
    ...texts.map(({ text, worth }) => {
      const { where, place } = placeOf(tracks, text);
      const worths = worth.map((strength, at) => sql`when ${at}::int then ${strength}::int`);
      return sql`case when ${where} then case ${place} ${sql.join(worths, sql` `)} end else 0 end`;
    }),
    ...(tempo && isTempoItself(evidence) ? [closenessOf(bpm, tempo)] : []),
  ]);
}

/** `withBeside`, and what speaks against it. */
function strengthOf(evidence: Evidence): SQL {
  const raw = strongestOf(evidence);
  const hint = evidence.tempo && !isTempoItself(evidence) ? closenessOf(bpm, evidence.tempo) : sql`0`;
  const carried = sum(
    evidence.terms.map(({ id, strength }) => when(overlaps(tracks.termIds, [id]), strength)),
  );
  const against = sum(evidence.against.map((id) => when(overlaps(tracks.termIds, [id]), BESIDE.against)));
  return sql`(select case when raw = 0 then 0 else greatest(0, raw + least(${BESIDE.most}::int,
    (greatest(raw, ${carried}) + ${hint} - raw) / ${BESIDE.share}::int) - ${against}) end from (select ${raw} as raw offset 0) as strongest)`;
}

/** What the best version of a track is worth: of kind and of length, together the most. */
function versionStrengths({ kind, length }: NonNullable<BriefSearch["version"]>): SQL {
  const kindStrength = (column: SQL) =>
    kind
      ? sql`case ${column} ${sql.join(
          [...kind.strengths].map(([name, strength]) => sql`when ${name}::text then ${strength}::int`),
          sql` `,
        )} else 0 end`
      : sql`0`;
  const lengthStrength = (column: SQL) => (length ? closenessOf(column, length.curve) : sql`0`);
  return sql`cross join lateral (
    select k, l from (
      select ${kindStrength(sql`'full'::text`)} as k, ${lengthStrength(sql`${tracks.durationSeconds}`)} as l
      union all
      select ${kindStrength(sql`${trackVersions.kind}`)}, ${lengthStrength(sql`${trackVersions.durationSeconds}`)}
      from ${trackVersions} where ${trackVersions.trackId} = ${tracks.id} and ${trackVersions.isEnable}) as each
    order by ${kind?.weight ?? 0}::int * k + ${length?.weight ?? 0}::int * l desc, k desc limit 1) as version`;
}

/** All public tracks with what each is worth and its strengths by concept; 0 for what must not be. */
function scored(search: BriefSearch): { rows: SQL; concepts: number[] } {
  const { demands, version, excluded, title } = search;
  const columns = new Map<number, SQL>(
    demands.map(({ concept, evidence }) => [concept, strengthOf(evidence)]),
  );
  if (version?.kind) columns.set(version.kind.concept, sql`version.k`);
  if (version?.length) columns.set(version.length.concept, sql`version.l`);
  const concepts = [...columns.keys()];
  const at = (concept: number) => sql`(strengths)[${concepts.indexOf(concept) + 1}::int]`;
  const weighed = weightsOf(search);
  const worth =
    weighed.length === 0
      ? sql`1`
      : sum(weighed.map(({ concept, weight }) => sql`${weight}::int * ${at(concept)}`));
  const musts = weighed.flatMap(({ concept, isMust }) =>
    isMust ? [sql`${at(concept)} >= ${MET_STRENGTH}::int`] : [],
  );
  const out = excluded.map((evidence) => {
    const tempo = evidence.tempo ? sql`${closenessOf(bpm, evidence.tempo)} = ${WHOLLY}::int` : sql`false`;
    return sql`(${strongestOf({ ...evidence, tempo: null })} > 0 or ${tempo})`;
  });
  const fit = title && matchSearch(title.parsed, title.readings, tracks, { titles: [tracks.name] });
  // `score` is (TIERS − 1 − tier) / TIERS where popularity counts nothing.
  const tier = fit && sql`(${TIERS - 1}::int - round(${fit.score} * ${TIERS}::int)::int)`;
  const titled =
    fit && title
      ? sql`case when ${fit.where} then greatest(0, ${title.tiers}::int - ${tier}) * ${TITLE_WORTH}::int else 0 end`
      : sql`0`;
  const rows = sql`select id, strengths, case when ${and(sql`is_let`, ...musts)} then titled + ${worth} else 0 end as total
    from (select ${tracks.id} as id, array[${sql.join(concepts.length > 0 ? [...columns.values()] : [sql`0`], sql`, `)}]::int[] as strengths,
        ${titled} as titled, not (${out.length > 0 ? sql.join(out, sql` or `) : sql`false`}) as is_let
      from ${tracks} join ${albums} on ${albums.id} = ${tracks.albumId} ${version ? versionStrengths(version) : sql``}
      where ${isPublic}) as marked`;
  return { rows, concepts };
}

interface Weighed extends Record<string, unknown> {
  whole: number;
  /** Ids of all that is worthwhile, whatever it is narrowed by; as one text, for they may be very many. */
  ids: string | null;
  page: { id: number; total: number; strengths: number[] }[];
}

/** Tracks by how much of a brief they meet, by the database alone: right, and slow in large catalogues. */
export async function briefBySql(
  db: Database,
  search: BriefSearch,
  part: Part,
  facets: boolean,
): Promise<FoundByBrief> {
  const { filters, query } = search;
  const { rows, concepts } = scored(search);
  const { termGroups, excludedIds, writerIds } = filters;
  const conditions = trackBase(db, filters);
  const all = { termGroups, excludedIds, writerIds };
  const among = (base: SQL[]) => chosen({ ...all, base }, tracks);
  const isLet = among(Object.values(conditions).flat());
  const order = readOrder(query, trackOrderColumns, {
    by: [sql`total desc`, desc(tracks.popularity), asc(tracks.sortOrder)],
    id: tracks.id,
  });
  const joined = sql`scored join ${tracks} on ${tracks.id} = scored.id join ${albums} on ${albums.id} = ${tracks.albumId}`;
  const isWorthwhile = sql`(total >= ${TITLE_WORTH}::int
    or (total > 0 and total % ${TITLE_WORTH}::int * ${LEAST_SHARE}::int >= best.best))`;
  // All in one, for weighing every track is what takes long.
  const { rows: answers } = await db.execute<Weighed>(sql`
    with scored as materialized (${rows}),
      best as materialized (
        select coalesce(max(total % ${TITLE_WORTH}::int), 0)::int as best,
          count(*) filter (where ${MET_STRENGTH}::int <= all (strengths))::int as whole
        from ${joined} where ${isLet} and total > 0)
    select best.whole,
      (select string_agg(scored.id::text, ',') from scored where ${isWorthwhile}) as ids,
      (select coalesce(json_agg(page), '[]'::json) from (
        select scored.id, scored.total, scored.strengths from ${joined} where ${isLet} and ${isWorthwhile}
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
      return { id: row.id, score: scoreOf(row.total, search), strengths };
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
