import type { z } from "zod";
import type { BriefTrack, briefSearchEndpoint } from "#/contract/brief.ts";
import { BRIEF_MAX_LENGTH } from "#/contract/search-length.ts";
import type { Track } from "#/contract/track.ts";
import { violation } from "#/server/platform/http/problem.ts";
import type { Paging } from "#/server/platform/hydra/paging.ts";
import {
  type BriefHit,
  type BriefSearch,
  type Choice,
  choiceOf,
  FULL_STRENGTH,
  type ReadBrief,
  weightsOf,
} from "./brief/brief.ts";
import { bitOf } from "./brief/concept-bits.ts";
import { fittingVersions } from "./brief/fitting-versions.ts";
import { withoutImpliedMusts } from "./brief/implied-musts.ts";
import { readBrief } from "./brief/read-brief.ts";
import type { SearchDeps } from "./run-search.ts";
import { readTermFilters } from "./run-term-search.ts";

type BriefQuery = z.output<NonNullable<(typeof briefSearchEndpoint)["query"]>>;

/**
 * Returns the text of a brief, trimmed; it may be empty.
 * @throws Violations when it is too long.
 */
function readBriefText(search: string | undefined): string {
  const text = (search ?? "").trim();
  if ([...text].length <= BRIEF_MAX_LENGTH) return text;
  throw violation("search", "tooLong", BRIEF_MAX_LENGTH);
}

/** Returns how well a hit meets a concept, 0–1: 1 only if it is met, less if it is near. */
const fitOf = ({ strengths, met }: BriefHit, concept: number) =>
  (met & bitOf(concept)) > 0 ? 1 : Math.min(FULL_STRENGTH - 1, strengths[concept] ?? 0) / FULL_STRENGTH;

/**
 * Returns the concept whose strength tells how a track meets a concept: itself, unless it belongs to one of several
 * demands; null if that demand is not the one that the track is about.
 */
function reportedBy(
  concept: number,
  { choices }: Pick<BriefSearch, "choices">,
  ofTrack?: Choice,
): number | null {
  if (!choices.some(({ concepts }) => concepts.some((one) => one.concept === concept))) return concept;
  return ofTrack?.concepts.find((one) => one.concept === concept)?.reportedBy ?? null;
}

/** Returns the demand that a track is about; the first one if it is about none. */
const choiceOfTrack = ({ choices }: Pick<BriefSearch, "choices">, { terms }: Track) =>
  choiceOf(choices, new Set(terms.map(({ slug }) => slug))) ?? choices[0];

/** Runs a search by a brief (`contract/brief.ts`). */
export async function runBrief(deps: SearchDeps, request: { query: BriefQuery; url: URL; paging: Paging }) {
  const { lexicon } = deps;
  const text = readBriefText(request.query.search);
  const locale = request.query.locale === "en" ? "en" : "fr";
  const read = await readBrief(text, locale, { ...deps, lexicon: await lexicon() });
  const answer = await answerBrief(deps, read, request);
  // Nothing meets the musts that the brief only implies: the nearest tracks are a better answer than none.
  const relaxed = answer.total === 0 ? withoutImpliedMusts(text, read) : null;
  const nearest = relaxed && (await answerBrief(deps, relaxed, request));
  return nearest && nearest.total > 0 ? nearest : answer;
}

/** Answers a parsed brief: the results, and the fields common to all search answers. */
export async function answerBrief(
  { db, finder, readTracks, versions }: SearchDeps,
  { concepts, dropped, search }: ReadBrief,
  { query, url, paging }: { query: BriefQuery; url: URL; paging: Paging },
) {
  const { filters, ignoredTerms } = await readTermFilters(db, query, url.searchParams);
  const wantsFacets = query.facets !== "0" && query.facets !== "false";
  // If nothing was understood, nothing narrows the search: the catalogue in its own order, as in guided search. A
  // possible title is searched anyway.
  const isOpen = concepts.length === 0 && search.title === null;
  const found = isOpen
    ? await finder.byTerms({ filters, query: url.searchParams }, paging).then((all) => ({
        ...all,
        whole: all.total,
        hits: all.hits.map(({ id }): BriefHit => ({ id, score: 1, strengths: [], met: 0 })),
      }))
    : await finder.byBrief({ ...search, filters, query: url.searchParams }, paging, wantsFacets);
  const members = await readTracks(found.hits.map(({ id, score }) => ({ id, score: isOpen ? null : score })));
  const fitting = await fittingVersions(versions, members, search.version);
  const weighed = new Set(weightsOf(search).map(({ concept }) => concept));
  const hits = new Map(found.hits.map((hit) => [hit.id, hit]));
  return {
    members: members.map((track): BriefTrack => {
      const hit = hits.get(Number(track.id));
      const choice = choiceOfTrack(search, track);
      const fits = concepts.map((_, at) => {
        const by = reportedBy(at, search, choice);
        return hit && by !== null && weighed.has(by) ? fitOf(hit, by) : null;
      });
      return { ...track, fits, fitting: fitting.get(track.id) ?? null };
    }),
    total: found.total,
    whole: found.whole,
    query: query.search ?? "",
    concepts,
    dropped,
    facets: found.facets,
    ignoredTerms,
    availableTerms: found.facets.taxonomies.flatMap(({ terms }) =>
      terms.map(({ slug, count }) => ({ slug, count })),
    ),
  };
}
