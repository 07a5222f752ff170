import { BRIEF_MAX_CONCEPTS } from "#/contract/brief.ts";
import {
  type BriefSearch,
  type Curve,
  type Evidence,
  FULL_STRENGTH,
  isTempoItself,
  NEAR_STRENGTH,
  weightsOf,
} from "../brief/brief.ts";
import { closeness } from "../brief/closeness.ts";
import { bitOf, limitsOf, wholeOf } from "../brief/concept-bits.ts";
import { FURTHER_LEADS, sideOf, withFurtherLeads } from "../brief/further-leads.ts";
import { LIMIT_WORTH, TITLE_WORTH, WHOLE_WORTH } from "../brief/weights.ts";
import { type BriefScratch, scratchOf } from "./brief-scratch.ts";
import type { Fits } from "./fit-words.ts";
import { holdingsOf, type KnownTexts } from "./holdings.ts";
import { markMet } from "./own-marks.ts";
import { members } from "./postings.ts";
import { NOT_FOUND } from "./result-set.ts";
import type { TrackSegment } from "./segment.ts";
import { markVersions } from "./version-fits.ts";

/** Index past the last concept, for marks that belong to no concept. */
const NO_CONCEPT = BRIEF_MAX_CONCEPTS;

/** The worth of every ordinal under a brief, and its strengths by concept; valid until the next brief. */
export interface BriefMarks {
  totals: Int32Array;
  /** By concept; undefined for excluded ones. */
  strengths: (Uint8Array | undefined)[];
  /** The concepts that each ordinal meets, one bit each. */
  met: Uint16Array;
}

/** Number of possible tempi, from 0 to the catalogue's maximum of 400 bpm (`tracks_bpm`). */
const BPM_VALUES = 401;

/** Returns `closeness` by tempo, computed once each; 0 bpm means unknown. */
const closenessByBpm = (curve: Curve): Uint8Array =>
  Uint8Array.from({ length: BPM_VALUES }, (_, bpm) => (bpm === 0 ? 0 : closeness(bpm, curve)));

/** Marks the strongest evidence of the current concept, and sums the leads for `addFurtherLeads`. */
function markEvidence(
  { sets, trackSets, facts, size, index }: TrackSegment,
  evidence: Evidence,
  { known, marks }: { known: KnownTexts; marks: BriefScratch },
): void {
  for (const { id, strength, taxonomy } of evidence.terms)
    marks.raiseByLead(members(sets.terms.get(id)), strength, sideOf(taxonomy));
  for (const id of evidence.writerIds) marks.raise(members(sets.writers.get(id)), FULL_STRENGTH);
  for (const code of evidence.codes) marks.raise(index.codes.of(code), FULL_STRENGTH);
  for (const code of evidence.territories) marks.raise(members(trackSets.territory.get(code)), FULL_STRENGTH);
  for (const tonality of evidence.tonalities)
    marks.raise(members(trackSets.tonality.get(tonality)), FULL_STRENGTH);
  for (const { text, worth } of evidence.texts)
    for (const { ordinals, place } of holdingsOf(index, text, known))
      if ((worth[place] ?? 0) > 0) marks.raise(ordinals, worth[place] ?? 0);
  const { tempo } = evidence;
  if (!tempo || !isTempoItself(evidence)) return;
  const byBpm = closenessByBpm(tempo);
  const at = [0];
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    const strength = byBpm[facts.bpm[ordinal] as number] ?? 0;
    if (strength === 0) continue;
    at[0] = ordinal;
    marks.raise(at, strength);
  }
}

/** Adds the worth of further leads to the strongest, and subtracts contradicting terms. */
function addFurtherLeads(
  segment: TrackSegment,
  evidence: Evidence,
  marks: BriefScratch,
  strengths: Uint8Array,
): void {
  const { sets, facts } = segment;
  const hint = isTempoItself(evidence) ? null : evidence.tempo;
  const byBpm = hint && closenessByBpm(hint);
  if (evidence.terms.length > 0)
    for (const ordinal of marks.touched) {
      const tempo = byBpm ? (byBpm[facts.bpm[ordinal] as number] ?? 0) : 0;
      const carried = marks.takeSum(ordinal) + tempo * FURTHER_LEADS.hint;
      strengths[ordinal] = withFurtherLeads(strengths[ordinal] as number, carried);
    }
  for (const id of evidence.against) {
    const ordinals = members(sets.terms.get(id));
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] as number;
      strengths[ordinal] = Math.max(0, (strengths[ordinal] as number) - FURTHER_LEADS.against);
    }
  }
}

/** Removes excluded tracks: they meet no concept, even if their title was typed. */
function removeExcluded(
  segment: TrackSegment,
  { excluded }: BriefSearch,
  { known, marks }: { known: KnownTexts; marks: BriefScratch },
): void {
  const { totals, met } = marks;
  const remove = (ordinal: number) => {
    totals[ordinal] = 0;
    met[ordinal] = 0;
  };
  for (const evidence of excluded) {
    marks.begin(NO_CONCEPT);
    markEvidence(segment, { ...evidence, tempo: null }, { known, marks });
    for (const ordinal of marks.touched) {
      marks.takeSum(ordinal);
      remove(ordinal);
    }
    const { tempo } = evidence;
    if (!tempo) continue;
    const byBpm = closenessByBpm(tempo);
    for (let ordinal = 0; ordinal < segment.size; ordinal += 1)
      if (byBpm[segment.facts.bpm[ordinal] as number] === FULL_STRENGTH) remove(ordinal);
  }
}

/** Raises tracks that meet the whole brief above those that are only near it. */
function addWhole(whole: number, { totals, met }: BriefScratch): void {
  if (whole === 0) return;
  for (let ordinal = 0; ordinal < totals.length; ordinal += 1)
    if (met[ordinal] === whole) totals[ordinal] = (totals[ordinal] as number) + WHOLE_WORTH;
}

/** Raises tracks within a limit that meet anything else above those outside it. */
function addWithin(limits: number, { totals, met }: BriefScratch): void {
  if (limits === 0) return;
  for (let ordinal = 0; ordinal < totals.length; ordinal += 1) {
    const own = met[ordinal] as number;
    if ((own & limits) !== 0 && (own & ~limits) !== 0)
      totals[ordinal] = (totals[ordinal] as number) + LIMIT_WORTH;
  }
}

/** If the brief may be a title, raises the tracks with that title above all others. */
function addTitles({ title }: BriefSearch, titles: Fits | null, totals: Int32Array): void {
  if (!titles || !title) return;
  for (const ordinal of titles.ordinals) {
    const tier = titles.tiers[ordinal] ?? NOT_FOUND;
    if (tier < title.tiers)
      totals[ordinal] = (totals[ordinal] as number) + (title.tiers - tier) * TITLE_WORTH;
  }
}

/**
 * Computes how well every track of a segment meets a brief, as `briefBySql` does in SQL.
 * @param titles matches of the brief as a title; null if it cannot be one
 */
export function fitBrief(
  segment: TrackSegment,
  search: BriefSearch,
  known: KnownTexts,
  titles: Fits | null,
): BriefMarks {
  const marks = scratchOf(segment);
  const { totals, met } = marks;
  const strengths: (Uint8Array | undefined)[] = [];
  const weighed = weightsOf(search);
  // A brief that only excludes wants all other tracks.
  totals.fill(weighed.length === 0 ? 1 : 0);
  met.fill(0);
  for (const { concept, evidence, weight } of search.demands) {
    const own = marks.begin(concept);
    markEvidence(segment, evidence, { known, marks });
    addFurtherLeads(segment, evidence, marks, own);
    marks.end(weight);
    markMet(segment, evidence, { known, met, bit: bitOf(concept) });
    strengths[concept] = own;
  }
  const { version } = search;
  if (version) {
    const kinds = marks.begin(version.kind?.concept ?? NO_CONCEPT);
    const lengths = marks.begin(version.length?.concept ?? NO_CONCEPT + 1);
    markVersions(segment, version, { kinds, lengths, totals, met });
    if (version.kind) strengths[version.kind.concept] = kinds;
    if (version.length) strengths[version.length.concept] = lengths;
    for (const wish of version.further) markVersions(segment, wish, { totals });
  }
  addWhole(wholeOf(search), marks);
  addWithin(limitsOf(search), marks);
  removeExcluded(segment, search, { known, marks });
  addTitles(search, titles, totals);
  for (const { concept, isMust, canBeMet } of weighed) {
    if (!isMust) continue;
    const own = strengths[concept] as Uint8Array;
    const bit = bitOf(concept);
    for (let ordinal = 0; ordinal < totals.length; ordinal += 1)
      if (canBeMet ? ((met[ordinal] as number) & bit) === 0 : (own[ordinal] as number) < NEAR_STRENGTH)
        totals[ordinal] = 0;
  }
  return { totals, strengths, met };
}
