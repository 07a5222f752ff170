import type { Line, ProgrammeMap, Stretch } from "./programme-map.ts";

/** If another recording's own evidence is this share of the winner's, the choice between them is open. */
const NEAR = 0.9;
/** Minimum number of points of a reported stretch. */
const FEWEST_POINTS = 10;
/** Difference in nats below which a stretch is unchanged. */
const SAME = 1e-6;

/** A line with the stretch heard on it. */
export interface Heard {
  line: Line;
  stretch: Stretch;
}

/** A candidate, with its stretch before other recordings claimed points. */
interface Candidate extends Heard {
  alone: Stretch;
}

export interface Settled extends Heard {
  /** Frames of the programme. */
  from: number;
  to: number;
  /** Whether another recording was almost as likely. */
  hasTwin: boolean;
}

/**
 * Repeatedly takes the strongest stretch, claims its points and weighs the next one again, until no evidence suffices.
 */
export function settleLines(
  map: ProgrammeMap,
  lines: readonly Line[],
  { least, most }: { least: number; most: number },
): Settled[] {
  const open: Candidate[] = [];
  for (const line of lines) {
    const stretch = map.bestStretch(line);
    if (stretch && stretch.evidence >= least) open.push({ line, stretch, alone: stretch });
  }
  open.sort((a, b) => a.stretch.evidence - b.stretch.evidence);
  const taken: Settled[] = [];
  for (let weighed = 0; weighed < most; weighed++) {
    const next = open.pop();
    if (!next) break;
    const stretch = map.bestStretch(next.line);
    if (!stretch || stretch.evidence < next.stretch.evidence / 2) markTwin(map, taken, next);
    if (!stretch || stretch.evidence < least) continue;
    if (stretch.evidence < next.stretch.evidence - SAME) {
      insert(open, { ...next, stretch });
      continue;
    }
    const { line } = next;
    map.claim(line, stretch);
    if (stretch.last - stretch.first >= FEWEST_POINTS)
      taken.push({ line, stretch, ...map.extent(line, stretch), hasTwin: false });
    // The same line may have another stretch, before or after.
    const rest = map.bestStretch(line);
    if (rest && rest.evidence >= least) insert(open, { line, stretch: rest, alone: rest });
  }
  return taken;
}

/**
 * Marks uses whose recording may also be this one: it lost its points to them, but had nearly as much evidence there
 * alone.
 */
function markTwin(map: ProgrammeMap, taken: readonly Settled[], { line, alone }: Candidate): void {
  const { from, to } = map.extent(line, alone);
  for (const one of taken) {
    const shared = Math.min(to, one.to) - Math.max(from, one.from);
    if (one.line.sound === line.sound || shared < (one.to - one.from) / 2) continue;
    if (alone.evidence >= NEAR * one.stretch.evidence) one.hasTwin = true;
  }
}

function insert<One extends Heard>(open: One[], one: One): void {
  let low = 0;
  let high = open.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((open[middle] as One).stretch.evidence < one.stretch.evidence) low = middle + 1;
    else high = middle;
  }
  open.splice(low, 0, one);
}
