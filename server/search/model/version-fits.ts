import { VERSION_KINDS } from "#/contract/version-kinds.ts";
import { FULL_STRENGTH, type LackingTerms, type VersionWish } from "../brief/brief.ts";
import { closeness, nominalCloseness } from "../brief/closeness.ts";
import { bitOf } from "../brief/concept-bits.ts";
import { members } from "./postings.ts";
import type { TrackSegment } from "./segment.ts";
import { kindIn, kindOf, secondsIn } from "./version-list.ts";

/** Longest length in the lookup table, in seconds: longer ones count as an hour. */
const LOOKED_UP = 3_600;

/** Buffers to mark, by ordinal; only totals for a wish of which nothing is reported. */
interface VersionMarks {
  kinds?: Uint8Array;
  lengths?: Uint8Array;
  totals: Int32Array;
  met?: Uint16Array;
}

/** Returns 1 at each ordinal whose terms show that the track lacks what a kind of version leaves out. */
function tracksLacking({ sets, size }: TrackSegment, { instruments, lacked }: LackingTerms): Uint8Array {
  const isLacking = new Uint8Array(size);
  const mark = (terms: LackingTerms["lacked"], value: number) => {
    for (const { id } of terms) {
      const ordinals = members(sets.terms.get(id));
      for (let at = 0; at < ordinals.length; at += 1) isLacking[ordinals[at] as number] = value;
    }
  };
  mark(instruments, 1);
  mark(lacked, 0);
  return isLacking;
}

type LengthWish = NonNullable<VersionWish["length"]>;

/** Returns at each ordinal the index of the choice that the track is about (`choiceOf`); their number for none. */
function tracksByChoice({ sets, size }: TrackSegment, choices: LengthWish["choices"]): Uint8Array {
  const bare = choices.findIndex(({ terms }) => terms.length === 0);
  const chosen = new Uint8Array(size).fill(bare < 0 ? choices.length : bare);
  // The first choice of a track counts, so it is marked last.
  for (const [index, { terms }] of [...choices.entries()].reverse())
    for (const { id } of terms) {
      const ordinals = members(sets.terms.get(id));
      for (let at = 0; at < ordinals.length; at += 1) chosen[ordinals[at] as number] = index;
    }
  return chosen;
}

/**
 * Marks the strengths of kind and length of each track's best version, the whole track included, and adds their worth.
 */
export function markVersions(
  segment: TrackSegment,
  { kind, length }: VersionWish,
  { kinds, lengths, totals, met }: VersionMarks,
): void {
  const byKind = Uint8Array.from(VERSION_KINDS, (name) => kind?.strengths.get(name) ?? 0);
  const curves = length ? [...length.choices.map(({ curve }) => curve), length.curve] : [null];
  const tables = curves.map((curve) => ({
    byLength: Uint8Array.from({ length: LOOKED_UP + 1 }, (_, seconds) =>
      curve && seconds > 0 ? closeness(seconds, curve) : 0,
    ),
    byName: Uint8Array.from(VERSION_KINDS, (name) => (curve ? nominalCloseness(name, curve) : 0)),
  }));
  const chosen = length && length.choices.length > 0 ? tracksByChoice(segment, length.choices) : null;
  const weightOfKind = kind?.weight ?? 0;
  const weightOfLength = length?.weight ?? 0;
  const kindBit = kind ? bitOf(kind.concept) : 0;
  const lengthBit = length ? bitOf(length.concept) : 0;
  const byFull = byKind[kindOf("full")] ?? 0;
  const isLacking = kind?.lacking ? tracksLacking(segment, kind.lacking) : null;
  const { starts, ids } = segment.versionsOf;
  const { seconds } = segment.facts;
  for (let ordinal = 0; ordinal < segment.size; ordinal += 1) {
    const own = isLacking?.[ordinal] ? FULL_STRENGTH : null;
    const { byLength, byName } = tables[chosen?.[ordinal] ?? tables.length - 1] as (typeof tables)[number];
    let bestKind = own ?? byFull;
    let bestLength = byLength[Math.min(seconds[ordinal] as number, LOOKED_UP)] as number;
    let best = weightOfKind * bestKind + weightOfLength * bestLength;
    const end = starts[ordinal + 1] as number;
    for (let at = starts[ordinal] as number; at < end; at += 1) {
      const version = ids[at] as number;
      const strength = own ?? (byKind[kindIn(version)] as number);
      const near = Math.max(
        byLength[Math.min(secondsIn(version), LOOKED_UP)] as number,
        byName[kindIn(version)] as number,
      );
      const worth = weightOfKind * strength + weightOfLength * near;
      if (worth > best || (worth === best && strength > bestKind)) {
        best = worth;
        bestKind = strength;
        bestLength = near;
      }
    }
    if (kinds) kinds[ordinal] = bestKind;
    if (lengths) lengths[ordinal] = bestLength;
    if (met)
      met[ordinal] =
        (met[ordinal] as number) |
        (bestKind === FULL_STRENGTH ? kindBit : 0) |
        (bestLength === FULL_STRENGTH ? lengthBit : 0);
    totals[ordinal] = (totals[ordinal] as number) + best;
  }
}
