import {
  BESIDE,
  type BriefSearch,
  closeness,
  type Evidence,
  isTempoItself,
  MET_STRENGTH,
  TITLE_WORTH,
  WHOLLY,
  weightsOf,
  withBeside,
} from "../brief/brief.ts";
import type { Fits } from "./fit-words.ts";
import { NOT_FOUND } from "./found.ts";
import { holdingsOf, type KnownTexts } from "./holdings.ts";
import type { OrdinalSet } from "./postings.ts";
import type { TrackSegment } from "./segment.ts";
import { markVersions } from "./version-fits.ts";

/** Every ordinal's worth under a brief, and its strength by concept. */
export interface BriefMarks {
  totals: Int32Array;
  /** By concept; undefined for those that are excluded. */
  strengths: (Uint8Array | undefined)[];
}

const members = (set: OrdinalSet | undefined): ArrayLike<number> =>
  set === undefined ? [] : Array.isArray(set) ? set : set.toUint32Array();

/** Raises each of the ordinals to a strength. */
function raise(strengths: Uint8Array, ordinals: ArrayLike<number>, strength: number): void {
  for (let at = 0; at < ordinals.length; at += 1) {
    const ordinal = ordinals[at] as number;
    if ((strengths[ordinal] as number) < strength) strengths[ordinal] = strength;
  }
}

const BPM_VALUES = 401;

/** Marks what meets the evidence, before what is carried beside. */
function markEvidence(
  segment: TrackSegment,
  evidence: Evidence,
  known: KnownTexts,
  strengths: Uint8Array,
): void {
  const { sets, trackSets, facts, size } = segment;
  for (const { id, strength } of evidence.terms) raise(strengths, members(sets.terms.get(id)), strength);
  for (const id of evidence.writerIds) raise(strengths, members(sets.writers.get(id)), WHOLLY);
  for (const code of evidence.territories) raise(strengths, members(trackSets.territory.get(code)), WHOLLY);
  for (const tonality of evidence.tonalities)
    raise(strengths, members(trackSets.tonality.get(tonality)), WHOLLY);
  for (const { text, worth } of evidence.texts)
    for (const { ordinals, place } of holdingsOf(segment.index, text, known))
      if ((worth[place] ?? 0) > 0) raise(strengths, ordinals, worth[place] ?? 0);
  const { tempo } = evidence;
  if (tempo && isTempoItself(evidence)) {
    const byBpm = Uint8Array.from({ length: BPM_VALUES }, (_, bpm) =>
      bpm === 0 ? 0 : closeness(bpm, tempo),
    );
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      const strength = byBpm[facts.bpm[ordinal] as number] ?? 0;
      if (strength > (strengths[ordinal] as number)) strengths[ordinal] = strength;
    }
  }
}

/** Adds what further leads are worth beside the strongest, and takes away for what speaks against. */
function markBeside(segment: TrackSegment, evidence: Evidence, strengths: Uint8Array): void {
  const { sets, facts, size } = segment;
  const hint = isTempoItself(evidence) ? null : evidence.tempo;
  if (evidence.terms.length + (hint ? 1 : 0) > 1) {
    const sums = new Uint16Array(size);
    for (const { id, strength } of evidence.terms) {
      const ordinals = members(sets.terms.get(id));
      for (let at = 0; at < ordinals.length; at += 1)
        sums[ordinals[at] as number] = (sums[ordinals[at] as number] as number) + strength;
    }
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      const strongest = strengths[ordinal] as number;
      if (strongest === 0) continue;
      const bpm = facts.bpm[ordinal] as number;
      const tempo = hint && bpm > 0 ? closeness(bpm, hint) : 0;
      strengths[ordinal] = withBeside(strongest, Math.max(strongest, sums[ordinal] as number) + tempo);
    }
  }
  for (const id of evidence.against) {
    const ordinals = members(sets.terms.get(id));
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] as number;
      strengths[ordinal] = Math.max(0, (strengths[ordinal] as number) - BESIDE.against);
    }
  }
}

/** Ordinals that an excluded evidence lets go. */
function markExcluded(
  segment: TrackSegment,
  excluded: readonly Evidence[],
  known: KnownTexts,
): Uint8Array | null {
  if (excluded.length === 0) return null;
  const out = new Uint8Array(segment.size);
  for (const evidence of excluded) {
    const strengths = new Uint8Array(segment.size);
    markEvidence(segment, { ...evidence, tempo: null }, known, strengths);
    const { tempo } = evidence;
    for (let ordinal = 0; ordinal < segment.size; ordinal += 1) {
      const bpm = segment.facts.bpm[ordinal] as number;
      if ((strengths[ordinal] as number) > 0 || (tempo && bpm > 0 && closeness(bpm, tempo) === WHOLLY))
        out[ordinal] = 1;
    }
  }
  return out;
}

/**
 * How much of a brief every track of a segment meets: what `briefBySql` gives in SQL.
 * @param titles how the words of the brief fit as a title, where they may be one
 */
export function fitBrief(
  segment: TrackSegment,
  search: BriefSearch,
  known: KnownTexts,
  titles: Fits | null,
): BriefMarks {
  const { size } = segment;
  const strengths: (Uint8Array | undefined)[] = [];
  for (const { concept, evidence } of search.demands) {
    const marks = new Uint8Array(size);
    markEvidence(segment, evidence, known, marks);
    markBeside(segment, evidence, marks);
    strengths[concept] = marks;
  }
  const { version } = search;
  if (version) {
    const [kinds, lengths] = [new Uint8Array(size), new Uint8Array(size)];
    markVersions(segment, version, kinds, lengths);
    if (version.kind) strengths[version.kind.concept] = kinds;
    if (version.length) strengths[version.length.concept] = lengths;
  }
  const weighed = weightsOf(search);
  // Who only says what must not be wants all the rest.
  const totals = new Int32Array(size).fill(weighed.length === 0 ? 1 : 0);
  for (const { concept, weight } of weighed) {
    const marks = strengths[concept] as Uint8Array;
    for (let ordinal = 0; ordinal < size; ordinal += 1)
      totals[ordinal] = (totals[ordinal] as number) + weight * (marks[ordinal] as number);
  }
  if (titles && search.title)
    for (const ordinal of titles.ordinals) {
      const tier = titles.tiers[ordinal] ?? NOT_FOUND;
      if (tier < search.title.tiers)
        totals[ordinal] = (totals[ordinal] as number) + (search.title.tiers - tier) * TITLE_WORTH;
    }
  leaveOut(search, strengths, markExcluded(segment, search.excluded, known), totals);
  return { totals, strengths };
}

function leaveOut(
  search: BriefSearch,
  strengths: BriefMarks["strengths"],
  out: Uint8Array | null,
  totals: Int32Array,
): void {
  const musts = weightsOf(search).filter(({ isMust }) => isMust);
  for (const { concept } of musts) {
    const marks = strengths[concept] as Uint8Array;
    for (let ordinal = 0; ordinal < totals.length; ordinal += 1)
      if ((marks[ordinal] as number) < MET_STRENGTH) totals[ordinal] = 0;
  }
  if (out)
    for (let ordinal = 0; ordinal < totals.length; ordinal += 1) if (out[ordinal] === 1) totals[ordinal] = 0;
}
