import type { Constellation } from "#/contract/sound/constellation.ts";
import { AS_IT_IS, LANDMARK_KINDS, type Landmarks, landmarksOf, type Reading } from "./landmarks.ts";
import { FEWEST_HITS, mostVoted } from "./most-voted.ts";

/** Where a query may lie in a sound of the index; times in frames of `LONG_RATE`. */
export interface Alignment {
  /** Number of the sound in the index. */
  sound: number;
  /** Landmarks of the query that the sound has at the same distance from each other. */
  hits: number;
  /** Frame of the sound at which the query, read as it was, begins; may be negative. */
  offset: number;
}

/** A kind of landmark that this many places share tells nothing and costs much. */
const COMMONEST = 2_000;
/** Frames between one sound and the next on the line: longer than a query that is looked for. */
const APART = 1_024;
/** Frames by which a landmark may be longer or shorter than the one it is taken for. */
const SLACK = 1;
/** Votes of a query that are counted, those of the rarest landmarks: bounds time and memory, whatever is sent. */
const MOST_VOTES = 4_000_000;
/** Alignments that are given, at most: a voice over sparse music leaves the right one no more hits than thousands have. */
const MOST_ALIGNMENTS = 20_000;

/**
 * Landmarks of many sounds by kind, so that a query finds where it lies without looking at each sound. The sounds lie
 * end to end on one line of frames: a place on it tells the sound as well.
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

  /** The alignments that most landmarks vote for, best first; of a sound there may be several. */
  find(query: Constellation, reading: Reading = AS_IT_IS): Alignment[] {
    return this.place(landmarksOf(query, "query", reading), MOST_VOTES, MOST_ALIGNMENTS);
  }

  /** The same for landmarks that are known, of a stretch shorter than `APART`, with bounds of one's own. */
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
      // An offset that is no whole number of frames spreads over two.
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

  /** First and last frame of a query, read as it was, that agree with an alignment. */
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

  /** For each pair of equal landmarks, the place at which the query would begin. */
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

  /** How many places a kind may have for its votes to count, and how many votes there are then. */
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

  /** The sound that a place on the line is nearest to: a query may begin before it does. */
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
