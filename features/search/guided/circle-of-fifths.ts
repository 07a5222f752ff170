/** A note of the circle: its usual name first, then its enharmonic spelling. */
type Spellings = readonly [string, ...string[]];

/** Major keys from C in fifths, clockwise. */
const MAJORS: readonly Spellings[] = [
  ["C", "B#"],
  ["G"],
  ["D"],
  ["A"],
  ["E", "Fb"],
  ["B", "Cb"],
  ["F#", "Gb"],
  ["Db", "C#"],
  ["Ab", "G#"],
  ["Eb", "D#"],
  ["Bb", "A#"],
  ["F", "E#"],
];
/** The relative minor of each. */
const MINORS: readonly Spellings[] = [
  ["A"],
  ["E", "Fb"],
  ["B", "Cb"],
  ["F#", "Gb"],
  ["C#", "Db"],
  ["G#", "Ab"],
  ["D#", "Eb"],
  ["Bb", "A#"],
  ["F", "E#"],
  ["C", "B#"],
  ["G"],
  ["D"],
];

export const RINGS = ["major", "minor"] as const;
export type Ring = (typeof RINGS)[number];

/** A key on the circle. */
export interface Key {
  ring: Ring;
  /** Fifths from C major or A minor, 0–11. */
  position: number;
  /** All its names in the API, such as `C# minor`; the first is the usual one. */
  tonalities: readonly [string, ...string[]];
}

/** The 24 keys: two rings from C major and A minor, clockwise. */
export const CIRCLE: readonly Key[] = RINGS.flatMap((ring) =>
  (ring === "major" ? MAJORS : MINORS).map(([first, ...others], position) => ({
    ring,
    position,
    tonalities: [`${first} ${ring}`, ...others.map((note) => `${note} ${ring}`)] as const,
  })),
);

/** Returns the key of a tonality in the API, in any spelling; undefined for other values. */
export function keyOf(tonality: string): Key | undefined {
  return CIRCLE.find(({ tonalities }) => tonalities.includes(tonality));
}

/**
 * Returns the usual names of keys near the chosen ones: a fifth up, a fifth down, the relative; without chosen ones.
 */
export function nearKeys(chosen: readonly string[]): string[] {
  const near = chosen.flatMap((tonality) => {
    const key = keyOf(tonality);
    if (!key) return [];
    const relative = key.ring === "major" ? "ArrowDown" : "ArrowUp";
    return ["ArrowRight", "ArrowLeft", relative].flatMap((arrow) => nextKey(key, arrow)?.tonalities[0] ?? []);
  });
  return [...new Set(near)].filter((tonality) => !chosen.includes(tonality));
}

/** Returns the key to which an arrow key leads: sideways by a fifth, up to the majors, down to the relative minor. */
export function nextKey({ ring, position }: Key, arrow: string): Key | undefined {
  const steps: Record<string, [Ring, number]> = {
    ArrowRight: [ring, (position + 1) % MAJORS.length],
    ArrowLeft: [ring, (position + MAJORS.length - 1) % MAJORS.length],
    ArrowUp: ["major", position],
    ArrowDown: ["minor", position],
  };
  const [nextRing, nextPosition] = steps[arrow] ?? [];
  return CIRCLE.find((key) => key.ring === nextRing && key.position === nextPosition);
}
