import type { FoundUse, UsePart } from "./found-use.ts";

/**
 * Maximum gap in seconds between two parts on one line that form one use: a loud word over the music does not end it.
 */
const GAP = 8;
/** Maximum gap in seconds between two parts of one recording with a jump: a loop, or a cut within it. */
const CUT = 1.5;
/** Maximum deviation in seconds between two parts on one line. */
const DRIFT = 0.15;

/** Joins parts of one recording into uses; returns them in order of time. */
export function joinParts(parts: readonly FoundUse[]): FoundUse[] {
  const uses: FoundUse[] = [];
  const strongest = new Map<FoundUse, number>();
  for (const part of parts.toSorted((a, b) => a.start - b.start || a.sound - b.sound)) {
    const before = uses.findLast((use) => use.sound === part.sound && isOneUse(use, part));
    if (!before) {
      const use = { ...part, parts: [...part.parts] };
      uses.push(use);
      strongest.set(use, part.evidence);
      continue;
    }
    // The strongest part decides speed and certainty.
    if (part.evidence > (strongest.get(before) ?? 0)) {
      const { speed, certainty, reason } = part;
      Object.assign(before, { speed, certainty, reason });
      strongest.set(before, part.evidence);
    }
    if (part.end <= before.end) {
      before.evidence += part.evidence;
      continue;
    }
    const [last, next] = [before.parts.at(-1), part.parts[0]];
    if (last && next && isOnLine(last, next, before.speed)) last.end = next.end;
    else if (next) before.parts.push(next);
    const [one, other] = [before.end - before.start, part.end - part.start];
    before.heard = (before.heard * one + part.heard * other) / (one + other);
    before.end = part.end;
    before.evidence += part.evidence;
  }
  return uses;
}

function isOneUse(use: FoundUse, part: FoundUse): boolean {
  const last = use.parts.at(-1);
  const away = part.start - use.end;
  return away <= CUT || (last !== undefined && away <= GAP && isOnLine(last, part, use.speed));
}

const isOnLine = (one: UsePart, other: UsePart, speed: number) =>
  Math.abs(one.offset + (other.start - one.start) * speed - other.offset) <= DRIFT;
