import { stat } from "node:fs/promises";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { findUses } from "#/server/search/programme/find-uses.ts";
import type { FoundUse } from "#/server/search/programme/found-use.ts";
import { decodeAudio } from "#/server/sound/measuring/decode.ts";
import {
  type UnreadableReason,
  UnreadableSoundError,
} from "#/server/sound/measuring/unreadable-sound-error.ts";
import type { LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import { pointsOfProgramme } from "#/server/sound/prints/programme-print.ts";

/** Maximum number of minutes to decode, because the whole sound is in memory (23 MB per minute). */
const LONGEST_MINUTES = 90;

const KEYS = {
  empty: "refusedEmpty",
  "not-audio": "refusedNotAudio",
  "unsupported-codec": "refusedCodec",
  damaged: "refusedDamaged",
  "too-short": "refusedTooShort",
  "too-long": "declareTooLong",
  silent: "refusedSilent",
} as const satisfies Record<UnreadableReason, Notice["key"]>;

/** Uses of the catalogue's music that were found in a file, and the problem with the file, if any. */
export interface UsesInFile {
  uses: FoundUse[];
  /** Reason why the file was refused, or why it was not read to its end. */
  problem: Notice | null;
}

/** Finds all uses of indexed recordings in the sound of a file. */
export async function findUsesInFile(index: LandmarkIndex, path: string): Promise<UsesInFile> {
  try {
    if (!(await stat(path)).isFile()) return { uses: [], problem: { key: "declareNoFile" } };
    const sound = await decodeAudio(path, { longestSeconds: LONGEST_MINUTES * 60 });
    const { seconds, points } = pointsOfProgramme(sound);
    const uses = findUses(index, points, seconds);
    const problem: Notice = { key: "declareCut", values: { seconds: Math.round(seconds) } };
    return { uses, problem: sound.complete ? null : problem };
  } catch (error) {
    if (error instanceof UnreadableSoundError) {
      const values = { detail: error.message, minutes: LONGEST_MINUTES };
      return { uses: [], problem: { key: KEYS[error.reason], values } };
    }
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return { uses: [], problem: { key: "declareNoFile" } };
  }
}
