import { z } from "zod";
import type { Track, TrackVersion } from "#/contract/track.ts";

const slugs = z.array(z.string());
const bound = z.number().nullable();
const range = z.tuple([bound, bound]);

/** One idea of a brief; `near` are terms that would be forgiven. */
const component = z.union([
  z.strictObject({ any: slugs, near: slugs.default([]) }),
  z.strictObject({ tempo: range }),
  z.strictObject({ seconds: range }),
  z.strictObject({ version: z.array(z.coerce.string()) }),
  z.strictObject({ country: slugs }),
  z.strictObject({ tonality: z.string() }),
]);
type Component = z.output<typeof component>;

/** Briefs with their right answers, written by people who know the titles and terms of the catalogue alone. */
export const judgedBriefs = z.array(
  z.strictObject({
    q: z.string(),
    lang: z.enum(["fr", "en"]),
    wants: z.array(component).default([]),
    not: slugs.default([]),
    known: z.string().optional(),
  }),
);
export type JudgedBrief = z.output<typeof judgedBriefs>[number];

/** A track as the rule of gain sees it. */
export interface JudgedTrack {
  track: Track;
  versions: readonly TrackVersion[];
  /** ISO code of its country. */
  country: string | null;
}

/** Outside its bounds a figure is worth less and less: nothing 25 bpm away, or at half or double the length. */
const TEMPO_REACH = 25;

function outside(value: number, [from, to]: readonly [number | null, number | null]): number {
  if (from !== null && value < from) return from - value;
  return to !== null && value > to ? value - to : 0;
}

const tempoMet = (bpm: number | null, wanted: readonly [number | null, number | null]) =>
  bpm === null ? 0 : Math.max(0, 1 - outside(bpm, wanted) / TEMPO_REACH);

const lengthMet = (seconds: number, wanted: readonly [number | null, number | null]) =>
  Math.max(0, 1 - outside(seconds, wanted) / ((wanted[0] ?? wanted[1] ?? 60) / 2));

/** How much of one component a track meets, except for wishes about versions. */
function met(one: Component, { track, country }: JudgedTrack): number {
  const carried = new Set(track.terms.map(({ slug }) => slug));
  if ("any" in one)
    return one.any.some((slug) => carried.has(slug))
      ? 1
      : one.near.some((slug) => carried.has(slug))
        ? 0.5
        : 0;
  if ("tempo" in one) return tempoMet(track.bpm, one.tempo);
  if ("country" in one) return country !== null && one.country.includes(country) ? 1 : 0;
  if ("tonality" in one) return track.tonality === one.tonality ? 1 : 0;
  return 0;
}

/** Kind and length are asked of one and the same version; the whole track is one too. */
function versionsMet(wants: readonly Component[], { track, versions }: JudgedTrack): number {
  const all = [
    { kind: "full", seconds: track.durationSeconds ?? 0 },
    ...versions.map(({ kind = "", durationSeconds = 0 }) => ({ kind, seconds: durationSeconds })),
  ];
  const worth = all.map(({ kind, seconds }) =>
    wants.reduce((sum, one) => {
      if ("version" in one) return sum + (one.version.includes(kind) ? 1 : 0);
      return "seconds" in one ? sum + lengthMet(seconds, one.seconds) : sum;
    }, 0),
  );
  return Math.max(...worth);
}

/** Share of a brief that a track meets, 0–1; 0 when it carries a term that must not be. */
export function shareMet({ wants, not }: JudgedBrief, judged: JudgedTrack): number {
  const carried = new Set(judged.track.terms.map(({ slug }) => slug));
  if (wants.length === 0 || not.some((slug) => carried.has(slug))) return 0;
  return (wants.reduce((sum, one) => sum + met(one, judged), 0) + versionsMet(wants, judged)) / wants.length;
}

/** The gain of a track for a brief: meeting all of it is worth far more than half. */
export const gainOf = (brief: JudgedBrief, judged: JudgedTrack): number => shareMet(brief, judged) ** 2;

/** Normalised discounted cumulative gain of the first ten (Järvelin and Kekäläinen 2002). */
export function ndcg(gains: readonly number[], ideal: readonly number[], first = 10): number {
  const dcg = (list: readonly number[]) =>
    list.slice(0, first).reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0);
  return dcg(ideal) === 0 ? 0 : dcg(gains) / dcg(ideal);
}
