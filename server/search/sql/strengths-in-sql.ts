import { type SQL, sql } from "drizzle-orm";
import { overlaps } from "#/server/platform/db/overlaps.ts";
import { countries } from "#/server/platform/db/schema/territories.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import {
  type Curve,
  type Evidence,
  FULL_STRENGTH,
  isTempoItself,
  type LackingTerms,
  type VersionWish,
  type WeighedTerm,
} from "../brief/brief.ts";
import { NOMINAL_SECONDS, nominalCloseness } from "../brief/closeness.ts";
import { FURTHER_LEADS, sideOf } from "../brief/further-leads.ts";
import { codesOf, hasCode } from "./codes-in-sql.ts";
import { placeOf, queriesOf } from "./match.ts";

/** Returns the sum; 0 for no parts. */
export const sum = (parts: readonly SQL[]) =>
  parts.length > 0 ? sql`(${sql.join([...parts], sql` + `)})` : sql`0`;
const most = (parts: readonly SQL[]) =>
  sql`greatest(0, ${parts.length > 0 ? sql.join([...parts], sql`, `) : sql`0`})`;
const when = (condition: SQL, strength: number) =>
  sql`case when ${condition} then ${strength}::int else 0 end`;

/** `closeness` of a column that may be null. */
export function closenessOf(column: SQL, { from, to, reach }: Curve): SQL {
  const outside = most([
    ...(from === null ? [] : [sql`${from}::int - ${column}`]),
    ...(to === null ? [] : [sql`${column} - ${to}::int`]),
  ]);
  return sql`case when ${column} is null then 0 else greatest(0,
    ${FULL_STRENGTH}::int - greatest(least(${outside}, 1), ${outside} * ${FULL_STRENGTH}::int / ${reach}::int)) end`;
}

export const bpm = sql`${tracks.bpm}`;
const inList = (column: SQL, values: readonly string[]) =>
  sql`${column} in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

const countryCode = sql`(select ${countries.code} from ${countries} where ${countries.id} = ${tracks.countryId})`;

/** Strength of the strongest evidence that a track has. */
export function strongestOf(evidence: Evidence): SQL {
  const { terms, territories, tonalities, writerIds, codes, texts, tempo } = evidence;
  return most([
    ...terms.map(({ id, strength }) => when(overlaps(tracks.termIds, [id]), strength)),
    ...(territories.length > 0 ? [when(inList(countryCode, territories), FULL_STRENGTH)] : []),
    ...(tonalities.length > 0 ? [when(inList(sql`${tracks.tonality}`, tonalities), FULL_STRENGTH)] : []),
    ...(writerIds.length > 0 ? [when(overlaps(tracks.writerIds, writerIds), FULL_STRENGTH)] : []),
    ...(codes.length > 0 ? [when(hasCode(codesOf.track, codes), FULL_STRENGTH)] : []),
    ...texts.map(({ text, worth }) => {
      const { where, place } = placeOf(tracks, queriesOf([text]));
      const worths = worth.map((strength, at) => sql`when ${at}::int then ${strength}::int`);
      return sql`case when ${where} then case ${place} ${sql.join(worths, sql` `)} end else 0 end`;
    }),
    ...(tempo && isTempoItself(evidence) ? [closenessOf(bpm, tempo)] : []),
  ]);
}

/** The weighted sum of a track's leads, for `withFurtherLeads`. */
function sumOfLeads({ terms }: Evidence): SQL {
  const strengths = ({ id, strength }: WeighedTerm) => when(overlaps(tracks.termIds, [id]), strength);
  const sides = [...Map.groupBy(terms, ({ taxonomy }) => sideOf(taxonomy)).values()];
  const strongest = sum(sides.map((side) => most(side.map(strengths))));
  return sql`${strongest} * ${FURTHER_LEADS.side - 1}::int + ${sum(terms.map(strengths))}`;
}

/** `withFurtherLeads` in SQL, minus the contradicting terms. */
export function strengthOf(evidence: Evidence): SQL {
  const raw = strongestOf(evidence);
  const isHint = evidence.tempo && evidence.terms.length > 0 && !isTempoItself(evidence);
  const hint = isHint && evidence.tempo ? closenessOf(bpm, evidence.tempo) : sql`0`;
  const against = sum(
    evidence.against.map((id) => when(overlaps(tracks.termIds, [id]), FURTHER_LEADS.against)),
  );
  return sql`(select case when raw = 0 then 0 else greatest(0, raw + least(${FURTHER_LEADS.most}::int,
    greatest(0, ${sumOfLeads(evidence)} + ${hint} * ${FURTHER_LEADS.hint}::int - raw * ${FURTHER_LEADS.side}::int) / ${FURTHER_LEADS.share}::int) - ${against})
    end from (select ${raw} as raw offset 0) as strongest)`;
}

/** Condition that a track itself meets the concept. */
export function meets(evidence: Evidence): SQL {
  const { own, tonalities, writerIds, codes, tempo } = evidence;
  const texts = own.texts.map(({ text, places }) => {
    const { where, place } = placeOf(tracks, queriesOf([text]));
    return sql`(${where} and ${place} < ${places}::int)`;
  });
  return sql.join(
    [
      sql`false`,
      ...(own.terms.length > 0 ? [overlaps(tracks.termIds, own.terms)] : []),
      ...(own.territories.length > 0 ? [inList(countryCode, own.territories)] : []),
      ...(tonalities.length > 0 ? [inList(sql`${tracks.tonality}`, tonalities)] : []),
      ...(writerIds.length > 0 ? [overlaps(tracks.writerIds, writerIds)] : []),
      ...(codes.length > 0 ? [hasCode(codesOf.track, codes)] : []),
      ...texts,
      ...(tempo && isTempoItself(evidence) ? [sql`${closenessOf(bpm, tempo)} = ${FULL_STRENGTH}::int`] : []),
    ].map((one) => sql`coalesce(${one}, false)`),
    sql` or `,
  );
}

/** Strength of a length by the curve of the choice that a track is about (`choiceOf`). */
function byChoice(
  { choices, curve }: NonNullable<VersionWish["length"]>,
  isOneOf: (terms: LackingTerms["lacked"]) => SQL,
  strength: (curve: Curve) => SQL,
): SQL {
  const [named, bare] = [true, false].map((isNamed) =>
    choices.filter(({ terms }) => terms.length > 0 === isNamed),
  );
  const otherwise = strength(bare?.[0]?.curve ?? curve);
  if (!named || named.length === 0) return otherwise;
  const cases = named.map((one) => sql`when ${isOneOf(one.terms)} then ${strength(one.curve)}`);
  return sql`case ${sql.join(cases, sql` `)} else ${otherwise} end`;
}

/** Strengths `k` and `l` of a track's best version, whose weighted sum of kind and length is highest. */
export function versionStrengths({ kind, length }: VersionWish, alias: string): SQL {
  const isOneOf = (terms: LackingTerms["lacked"]) =>
    overlaps(
      tracks.termIds,
      terms.map(({ id }) => id),
    );
  const isLacking = kind?.lacking
    ? sql`(${isOneOf(kind.lacking.instruments)} and not ${isOneOf(kind.lacking.lacked)})`
    : sql`false`;
  const kindStrength = (column: SQL) =>
    kind
      ? sql`case when ${isLacking} then ${FULL_STRENGTH}::int else case ${column} ${sql.join(
          [...kind.strengths].map(([name, strength]) => sql`when ${name}::text then ${strength}::int`),
          sql` `,
        )} else 0 end end`
      : sql`0`;
  const byCurve = (strength: (curve: Curve) => SQL) =>
    length ? byChoice(length, isOneOf, strength) : sql`0`;
  const lengthStrength = (column: SQL) => byCurve((curve) => closenessOf(sql`nullif(${column}, 0)`, curve));
  const nominalStrength = (column: SQL) =>
    byCurve(
      (curve) =>
        sql`case ${column} ${sql.join(
          [...NOMINAL_SECONDS.keys()].map(
            (name) => sql`when ${name}::text then ${nominalCloseness(name, curve)}::int`,
          ),
          sql` `,
        )} else 0 end`,
    );
  return sql`cross join lateral (
    select k, l from (
      select ${kindStrength(sql`'full'::text`)} as k, ${lengthStrength(sql`${tracks.durationSeconds}`)} as l
      union all
      select ${kindStrength(sql`${trackVersions.kind}`)},
        greatest(${lengthStrength(sql`${trackVersions.durationSeconds}`)}, ${nominalStrength(sql`${trackVersions.kind}`)})
      from ${trackVersions} where ${trackVersions.trackId} = ${tracks.id} and ${trackVersions.isEnable}) as each
    order by ${kind?.weight ?? 0}::int * k + ${length?.weight ?? 0}::int * l desc, k desc limit 1) as ${sql.identifier(alias)}`;
}
