import { type BriefSearch, closeness } from "../brief/brief.ts";
import type { TrackSegment } from "./segment.ts";
import { KINDS, kindIn, kindOf, secondsIn } from "./version-list.ts";

/** The strengths of kind and length of each track's best version; the whole track is one of them. */
export function markVersions(
  segment: TrackSegment,
  { kind, length }: NonNullable<BriefSearch["version"]>,
  kinds: Uint8Array,
  lengths: Uint8Array,
): void {
  const byKind = Uint8Array.from(KINDS, (name) => kind?.strengths.get(name) ?? 0);
  const weightOfKind = kind?.weight ?? 0;
  const weightOfLength = length?.weight ?? 0;
  const curve = length?.curve;
  const byFull = byKind[kindOf("full")] ?? 0;
  for (let ordinal = 0; ordinal < segment.size; ordinal += 1) {
    let bestKind = byFull;
    let bestLength = curve ? closeness(segment.facts.seconds[ordinal] as number, curve) : 0;
    let best = weightOfKind * bestKind + weightOfLength * bestLength;
    for (const version of segment.versionsOf.of(ordinal)) {
      const strength = byKind[kindIn(version)] as number;
      const near = curve ? closeness(secondsIn(version), curve) : 0;
      const worth = weightOfKind * strength + weightOfLength * near;
      if (worth > best || (worth === best && strength > bestKind)) {
        best = worth;
        bestKind = strength;
        bestLength = near;
      }
    }
    kinds[ordinal] = bestKind;
    lengths[ordinal] = bestLength;
  }
}
