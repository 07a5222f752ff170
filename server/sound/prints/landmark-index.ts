import type { Constellation } from "#/contract/sound/constellation.ts";
import { AS_IT_IS, LANDMARK_KINDS, type Landmarks, landmarksOf, type Reading } from "./landmarks.ts";
import { FEWEST_HITS, mostVoted } from "./most-voted.ts";

/** A possible position of a query in a sound of the index; times in frames of `LONG_RATE`. */
export interface Alignment {
  /** Number of the sound in the index. */
  sound: number;
  /** Landmarks of the query that the sound has at the same offset. */
  hits: number;
  /** Frame of the sound at which the query begins, after its stretch and shift; may be negative. */
  offset: number;
}

/** Ignores a kind of landmark with more places than this: it discriminates nothing and costs much. */
const COMMONEST = 2_000;
/** Frames between two sounds on the line: more than the length of a query. */
const APART = 1_024;
/** Frames by which the lengths of two equal landmarks may differ. */
const SLACK = 1;
/** Maximum number of votes of a query to count, rarest landmarks first: bounds time and memory for any input. */
const MOST_VOTES = 4_000_000;
/**
 * Most alignments to return: under a voice over sparse music the right one has no more hits than thousands of
 * others.
 */
const MOST_ALIGNMENTS = 20_000;

/**
 * Index of the landmarks of many sounds by kind, so that a query finds its positions without a scan of every
 * sound. The sounds lie end to end on one line of frames, so that a place on it also identifies the sound.
 */
export class LandmarkIndex {
  readonly constellations: readonly Constellation[];
  /** Place at which each sound begins. */
  private readonly begins: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly places: Uint32Array;

  constructor(constellations: readonly Constellation[]) {
    this.constellations = constellations;
    this.begins = new Uint32Array(constellations.length);
    const starts = new Uint32Array(LANDMARK_KINDS + 1);
    const all = constellations.map((one) => landmarksOf(one, "catalogue"));
    let end = 0;
    for (const [sound, { kinds }] of all.entries()) {
      this.begins[sound] = end + APART;
      end += APART + (constellations[sound]?.frames.at(-1) ?? 0);
      for (let i = 0; i < kinds.length; i++) {
        const next = (kinds[i] as number) + 1;
        starts[next] = (starts[next] as number) + 1;
      }
    }
    for (let kind = 0; kind < LANDMARK_KINDS; kind++) {
      starts[kind + 1] = (starts[kind + 1] as number) + (starts[kind] as number);
    }
    this.starts = starts;
    this.places = new Uint32Array(starts[LANDMARK_KINDS] as number);
    const filled = starts.slice(0, LANDMARK_KINDS);
    for (const [sound, { kinds, frames }] of all.entries()) {
      const begin = this.begins[sound] as number;
      for (let i = 0; i < kinds.length; i++) {
        const kind = kinds[i] as number;
        const at = filled[kind] as number;
        filled[kind] = at + 1;
        this.places[at] = begin + (frames[i] as number);
      }
    }
  }

  /** Returns the alignments with the most votes, best first; a sound may have several. */
  find(query: Constellation, reading: Reading = AS_IT_IS): Alignment[] {
    return this.place(landmarksOf(query, "query", reading), MOST_VOTES, MOST_ALIGNMENTS);
  }

  /** Does the same for known landmarks of a stretch shorter than `APART`, with the caller's own limits. */
  place(landmarks: Landmarks, mostVotes: number, mostAlignments: number): Alignment[] {
    const votes = mostVoted(this.votes(landmarks, mostVotes), mostAlignments);
    const found: { place: number; hits: number }[] = [];
    let at = 0;
    while (at < votes.length) {
      const place = votes[at] as number;
      let end = at;
      while (votes[end] === place) end++;
      let beside = end;
      while (votes[beside] === place + 1) beside++;
      // An offset that is not a whole number of frames spreads over two.
      if (beside - at >= FEWEST_HITS) found.push({ place, hits: beside - at });
      at = end;
    }
    return found
      .toSorted((a, b) => b.hits - a.hits || a.place - b.place)
      .slice(0, mostAlignments)
      .map(({ place, hits }) => {
        const sound = this.soundAt(place);
        return { sound, hits, offset: place - (this.begins[sound] as number) };
      });
  }

  /** Returns the first and last frame of a query, after its stretch and shift, that agree with an alignment. */
  extent(query: Constellation, reading: Reading, { sound, offset }: Alignment): { from: number; to: number } {
    const { kinds, frames } = landmarksOf(query, "query", reading);
    const begin = (this.begins[sound] as number) + offset;
    let from = Number.POSITIVE_INFINITY;
    let to = 0;
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[i] as number;
      const start = this.starts[kind - SLACK] ?? 0;
      const end = this.starts[kind + SLACK + 1] ?? 0;
      const frame = frames[i] as number;
      for (let at = start; at < end; at++) {
        const away = (this.places[at] as number) - frame - begin;
        if (away < 0 || away > 1) continue;
        from = Math.min(from, frame);
        to = Math.max(to, frame);
      }
    }
    return { from: Math.min(from, to), to };
  }

  /** Returns, for each pair of equal landmarks, the place at which the query would begin. */
  private votes({ kinds, frames }: Landmarks, mostVotes: number): Uint32Array {
    const { commonest, total } = this.counted(kinds, mostVotes);
    const votes = new Uint32Array(total);
    let count = 0;
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[i] as number;
      const frame = frames[i] as number;
      for (let other = kind - SLACK; other <= kind + SLACK; other++) {
        const start = this.starts[other] ?? 0;
        const end = this.starts[other + 1] ?? 0;
        if (end - start > commonest) continue;
        for (let at = start; at < end; at++) votes[count++] = (this.places[at] as number) - frame;
      }
    }
    return votes;
  }

  /** Returns how many places a kind may have for its votes to count, and the resulting number of votes. */
  private counted(kinds: Uint32Array, mostVotes: number): { commonest: number; total: number } {
    const having = new Float64Array(COMMONEST + 1);
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[i] as number;
      for (let other = kind - SLACK; other <= kind + SLACK; other++) {
        const size = (this.starts[other + 1] ?? 0) - (this.starts[other] ?? 0);
        if (size <= COMMONEST) having[size] = (having[size] as number) + size;
      }
    }
    let total = 0;
    let commonest = 0;
    while (commonest < COMMONEST && total + (having[commonest + 1] as number) <= mostVotes) {
      commonest++;
      total += having[commonest] as number;
    }
    return { commonest, total };
  }

  /** Returns the sound nearest to a place on the line; a query may begin before its sound does. */
  private soundAt(place: number): number {
    let low = 0;
    let high = this.begins.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.begins[middle] as number) - APART / 2 <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
