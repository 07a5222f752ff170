import { setImmediate as nextTurn } from "node:timers/promises";
import type { SoundPrint } from "#/server/sound/prints/sound-print.ts";
import { SIDES, type Side } from "#/server/sound/prints/space.ts";
import { applySteering } from "./apply-steering.ts";
import { compare, type Weights } from "./compare.ts";
import type { FoundRecording } from "./find-recording.ts";
import { preselectCandidates } from "./preselect-candidates.ts";
import type { Reference } from "./reference.ts";
import type { SoundIndex } from "./sound-index.ts";

/** A found track with its reasons and its matching part. */
export interface RankedSound {
  trackId: number;
  /** 0–1. */
  score: number;
  reasons: Record<Side, number>;
  match: { start: number; end: number; queryStart: number; queryEnd: number };
  exact: boolean;
}

export interface Ranking {
  reference: Reference;
  weights: Weights;
  /** Tracks that may be found. */
  allowed: ReadonlySet<number>;
  /** Tracks to move towards, and away from. */
  plus: readonly number[];
  minus: readonly number[];
  /** Whether to look for the same recording; not if the reference is a track of the catalogue. */
  seeksRecording: boolean;
  /** Aborted when the caller no longer waits for the answer. */
  signal?: AbortSignal | undefined;
}

/** Slope of the score: a sound that shares nothing with the reference scores one half. */
const SPREAD = 0.75;
/** Maximum score of similarity alone: only recognised recordings score higher. */
const MOST_BY_SIMILARITY = 0.96;
/** Minimum score of a sound that is similar to the reference. */
const LEAST = 0.5;
/** Score of a changed recording found by its landmarks. */
const CHANGED = 0.97;
/** Milliseconds of comparing before other requests get their turn. */
const TURN_MS = 1;

/** Returns tracks by similarity to a reference, most similar first; ids decide ties. */
export async function rankSounds(index: SoundIndex, ranking: Ranking): Promise<RankedSound[]> {
  const { reference, weights, allowed, signal } = ranking;
  const steers = (ids: readonly number[]) =>
    ids.flatMap((id) => index.prints[index.placeOf.get(id) ?? -1] ?? []);
  const [plus, minus] = [steers(ranking.plus), steers(ranking.minus)];
  const recording = ranking.seeksRecording
    ? await index.recordings.find(reference.constellation, reference.seconds, { signal })
    : null;
  const ranked: SortableSound[] = [];
  const isAllowed = (place: number) => allowed.has(index.trackIds[place] as number);
  const places = new Set(
    await preselectCandidates(index.prints, { reference, weights, plus, minus }, isAllowed),
  );
  if (recording && isAllowed(recording.sound)) places.add(recording.sound);
  let turnEnds = performance.now() + TURN_MS;
  for (const place of places) {
    if (performance.now() > turnEnds) {
      await nextTurn();
      turnEnds = performance.now() + TURN_MS;
    }
    const trackId = index.trackIds[place] as number;
    const print = index.prints[place] as SoundPrint;
    const { closeness, part, sides } = compare(reference, print, weights);
    const near = plus.map((other) => compare(other, print, weights).closeness);
    const far = minus.map((other) => compare(other, print, weights).closeness);
    const order = applySteering(closeness, near, far);
    ranked.push({
      trackId,
      order,
      score: scored(order),
      reasons: { timbre: shown(sides.timbre), harmony: shown(sides.harmony), rhythm: shown(sides.rhythm) },
      match: moved(part, reference.descriptorsFrom),
      exact: false,
    });
  }
  if (recording) markRecording(recording, index, reference, ranked);
  return ranked
    .filter(({ score }) => score >= LEAST)
    .toSorted((a, b) => b.order - a.order || a.trackId - b.trackId)
    .map(({ order: _, ...sound }) => sound);
}

/**
 * A sound with its sort key: closeness, because scores are rounded and capped, and cannot order a catalogue of one
 * style.
 */
type SortableSound = RankedSound & { order: number };

function markRecording(
  found: FoundRecording,
  index: SoundIndex,
  reference: Reference,
  ranked: SortableSound[],
): void {
  const one = ranked.find(({ trackId }) => trackId === index.trackIds[found.sound]);
  if (!one) return;
  one.exact = found.exact;
  one.score = found.exact ? 1 : CHANGED;
  one.order = Number.POSITIVE_INFINITY;
  one.match = moved(found.part, reference.constellationFrom);
  if (found.exact) for (const side of SIDES) one.reasons[side] = Math.max(one.reasons[side], CHANGED);
}

const rounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
const scored = (closeness: number) => rounded(Math.min(MOST_BY_SIMILARITY, 0.5 + SPREAD * closeness));
/** Converts a cosine to a share, 0–1. */
const shown = (cosine: number) => rounded((1 + cosine) / 2);

function moved(part: RankedSound["match"], by: number): RankedSound["match"] {
  const seconds = (value: number) => Math.round(value * 100) / 100;
  return {
    start: seconds(part.start),
    end: seconds(part.end),
    queryStart: seconds(part.queryStart + by),
    queryEnd: seconds(part.queryEnd + by),
  };
}
