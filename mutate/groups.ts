/** Files that are mutated together, and the tests that have to notice. */
export interface Group {
  mutate: readonly string[];
  tests: readonly string[];
  /**
   * Leaves statements alone that run once, while a module loads: each of those faults would cost a whole run of slow
   * tests.
   */
  ignoreStatic?: boolean;
}

/** Where a fault that nobody notices hurts most, from the wire inwards (docs/tests.md). */
export const GROUPS = {
  /** Pages, orders, tags of versions: the answer of every list of the API. */
  wire: {
    mutate: [
      "server/platform/hydra/{collection,order,paging}.ts",
      "server/platform/http/{if-match,read-id,read-iri,read-query}.ts",
    ],
    tests: ["server/platform/hydra/*.test.ts", "server/platform/http/*.test.ts"],
  },
  /** Which visitor is counted, how, and how long they wait. */
  limits: {
    mutate: [
      "server/platform/rate-limits/{limit-key,rate-limiter}.ts",
      "server/platform/http/is-public-address.ts",
    ],
    tests: ["server/platform/rate-limits/*.test.ts", "server/platform/http/is-public-address.test.ts"],
  },
  /** Which user sees and changes which project, its notes and its share pages. */
  access: {
    mutate: ["server/work/projects/{access,duplicate,links,notes}.ts"],
    tests: ["server/work/projects/*.test.ts"],
    ignoreStatic: true,
  },
  /** Keys, tempi, lengths, loudness, likeness of sounds. */
  formulas: {
    mutate: [
      "features/albums/album-facts.ts",
      "features/home/tempo.ts",
      "features/player/{duration,tonality-name,volume}.ts",
      "features/player/sound/loudness-gain.ts",
      "features/search/guided/{circle-of-fifths,tempo-scale}.ts",
      "server/search/similarity/{apply-steering,compare}.ts",
    ],
    tests: [
      "features/albums/album-facts.test.ts",
      "features/home/tempo.test.ts",
      "features/player/{duration,tonality-name,volume}.test.ts",
      "features/player/sound/loudness-gain.test.ts",
      "features/search/guided/{circle-of-fifths,tempo-scale}.test.ts",
      "server/search/similarity/{apply-steering,compare}.test.ts",
    ],
  },
  /** Lengths, shares and findings of a cue sheet, and the facts that the catalogue writes into one. */
  sheets: {
    mutate: [
      "contract/cue-of-credits.ts",
      "features/cue-sheets/check-sheet.ts",
      "features/cue-sheets/cues/cue-length.ts",
    ],
    tests: ["contract/cue-of-credits.test.ts", "features/cue-sheets/check-sheet.test.ts"],
    ignoreStatic: true,
  },
  /** Frames and their names. */
  timecodes: {
    mutate: ["features/cue-sheets/time/timecode.ts"],
    tests: ["features/cue-sheets/time/timecode.test.ts"],
  },
} as const satisfies Record<string, Group>;
