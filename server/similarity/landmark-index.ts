import type { Constellation } from "./constellation.ts";
import { AS_IT_IS, LANDMARK_KINDS, type Landmarks, landmarksOf, type Reading } from "./landmarks.ts";

/** Where a query lies in a sound of the index; times in frames of `LONG_RATE`. */
export interface Alignment {
  /** Number of the sound in the index. */
  sound: number;
  /** Landmarks of the query that the sound has at the same distance from each other. */
  hits: number;
  /** Frame of the sound at which the query, read as it was, begins; may be negative. */
  offset: number;
  /** First and last frame of the query that agree. */
  from: number;
  to: number;
}

/** A kind of landmark that this many places share tells nothing and costs much. */
const COMMONEST = 2_000;
/** Room for the offsets of one sound: over half an hour each way. */
const SPAN = 2 ** 17;
/** Frames by which a landmark may be longer or shorter than the one it is taken for. */
const SLACK = 1;
/** Hits under which an alignment is chance. */
const FEWEST_HITS = 5;

/** Landmarks of many sounds by kind, so that a query finds where it lies without looking at each sound. */
export class LandmarkIndex {
  private readonly starts: Uint32Array;
  private readonly sounds: Uint32Array;
  private readonly frames: Uint16Array;

  constructor(constellations: readonly Constellation[]) {
    const starts = new Uint32Array(LANDMARK_KINDS + 1);
    const all = constellations.map((one) => landmarksOf(one, "catalogue"));
    for (const { kinds } of all) {
      for (let i = 0; i < kinds.length; i++) {
        const next = (kinds[i] as number) + 1;
        starts[next] = (starts[next] as number) + 1;
      }
    }
    for (let kind = 0; kind < LANDMARK_KINDS; kind++) {
      starts[kind + 1] = (starts[kind + 1] as number) + (starts[kind] as number);
    }
    const total = starts[LANDMARK_KINDS] as number;
    this.starts = starts;
    this.sounds = new Uint32Array(total);
    this.frames = new Uint16Array(total);
    const filled = starts.slice(0, LANDMARK_KINDS);
    for (const [sound, { kinds, frames }] of all.entries()) {
      for (let i = 0; i < kinds.length; i++) {
        const kind = kinds[i] as number;
        const at = filled[kind] as number;
        filled[kind] = at + 1;
        this.sounds[at] = sound;
        this.frames[at] = frames[i] as number;
      }
    }
  }

  /** The best alignment with each sound that has one, best first. `hits` of several readings compare. */
  find(query: Constellation, reading: Reading = AS_IT_IS): { alignments: Alignment[]; landmarks: number } {
    const landmarks = landmarksOf(query, "query", reading);
    const votes = this.votes(landmarks);
    const best = new Map<number, { hits: number; offset: number }>();
    let at = 0;
    while (at < votes.length) {
      const key = votes[at] as number;
      let end = at;
      while (end < votes.length && votes[end] === key) end++;
      let beside = end;
      while (beside < votes.length && votes[beside] === key + 1) beside++;
      // An offset that is no whole number of frames spreads over two.
      const hits = beside - at;
      const sound = Math.floor(key / SPAN);
      if (hits >= FEWEST_HITS && hits > (best.get(sound)?.hits ?? 0)) {
        best.set(sound, { hits, offset: (key % SPAN) - SPAN / 2 });
      }
      at = end;
    }
    const alignments = [...best]
      .map(([sound, found]) => ({ sound, ...found, ...this.extent(landmarks, sound, found.offset) }))
      .toSorted((a, b) => b.hits - a.hits || a.sound - b.sound);
    return { alignments, landmarks: landmarks.kinds.length };
  }

  /** One number for each pair of equal landmarks, of the sound and the distance between them; ascending. */
  private votes({ kinds, frames }: Landmarks): Float64Array {
    let votes: Float64Array = new Float64Array(1 << 14);
    let count = 0;
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[i] as number;
      for (let other = kind - SLACK; other <= kind + SLACK; other++) {
        const start = this.starts[other] ?? 0;
        const end = this.starts[other + 1] ?? 0;
        if (end - start > COMMONEST) continue;
        if (count + end - start > votes.length) votes = grown(votes, count + end - start);
        for (let at = start; at < end; at++) {
          votes[count++] =
            (this.sounds[at] as number) * SPAN +
            SPAN / 2 +
            (this.frames[at] as number) -
            (frames[i] as number);
        }
      }
    }
    return votes.subarray(0, count).sort();
  }

  private extent({ kinds, frames }: Landmarks, sound: number, offset: number): { from: number; to: number } {
    let from = Number.POSITIVE_INFINITY;
    let to = 0;
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[i] as number;
      const start = this.starts[kind - SLACK] ?? 0;
      const end = this.starts[kind + SLACK + 1] ?? 0;
      const frame = frames[i] as number;
      for (let at = start; at < end; at++) {
        if (this.sounds[at] !== sound) continue;
        const away = (this.frames[at] as number) - frame - offset;
        if (away < 0 || away > 1) continue;
        from = Math.min(from, frame);
        to = Math.max(to, frame);
      }
    }
    return { from: Math.min(from, to), to };
  }
}

function grown(votes: Float64Array, least: number): Float64Array {
  const larger = new Float64Array(Math.max(least, votes.length * 2));
  larger.set(votes);
  return larger;
}
