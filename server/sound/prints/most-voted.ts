/** An alignment with fewer hits is chance. */
export const FEWEST_HITS = 3;
/** Counters per returned alignment, over which the votes are spread. */
const COUNTERS_EACH = 13;

/**
 * Returns the votes, ascending, whose place (the position of the query on the line of all sounds) may be among those
 * with the most votes. First counts votes by a few bits of their place, which several places share: this misses no
 * relevant place and leaves little to sort.
 */
export function mostVoted(votes: Uint32Array, mostAlignments: number): Uint32Array {
  const counters = 2 ** Math.round(Math.log2(COUNTERS_EACH * mostAlignments));
  const counts = new Uint16Array(counters);
  const mask = counters - 1;
  for (let i = 0; i < votes.length; i++) {
    const at = (votes[i] as number) & mask;
    counts[at] = (counts[at] as number) + 1;
  }
  const both = counts.map((count, at) => count + (counts[(at + 1) & mask] as number));
  const least = Math.max(FEWEST_HITS, reachedBy(both, mostAlignments));
  return votes
    .filter((vote) => (both[vote & mask] as number) >= least || (both[(vote - 1) & mask] as number) >= least)
    .sort();
}

/** Returns the least number that at most `most` of the counts reach. */
function reachedBy(counts: Uint16Array, most: number): number {
  const having = new Uint32Array(2 ** 16);
  for (let i = 0; i < counts.length; i++)
    having[counts[i] as number] = (having[counts[i] as number] as number) + 1;
  let reached = 0;
  let count = having.length;
  while (count > 1 && reached + (having[count - 1] as number) <= most) {
    count--;
    reached += having[count] as number;
  }
  return count;
}
