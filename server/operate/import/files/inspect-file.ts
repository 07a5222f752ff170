import { stat } from "node:fs/promises";
import { extname, posix } from "node:path";
import type { PreparedSound, SoundRefusal } from "#/server/operate/import/sounds/prepared-sound.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { SoundPool } from "#/server/operate/import/sounds/sound-pool.ts";
import type { Database } from "#/server/platform/db/database.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";
import { slugify } from "#/server/platform/text/slugify.ts";
import { MAX_BYTES } from "#/server/sound/measuring/decode.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { type KnownSound, knownByBytes } from "./known-files.ts";
import { withoutExtension } from "./sound-path.ts";
import { isWithdrawn } from "./withdrawn-files.ts";

/** Hash and size of a file. */
export interface SeenBytes {
  fingerprint: string;
  bytes: number;
}

/** Result of the inspection of one file, before the catalogue changes. */
export type InspectedFile =
  | { outcome: "known"; known: KnownSound; seen: SeenBytes }
  | { outcome: "prepared"; prepared: PreparedSound; mp3File: string; seen: SeenBytes }
  | { outcome: "refused"; reason: SoundRefusal | "twin" | LeftOut; detail: string; seen: SeenBytes | null }
  /** The same recording exists in a better format under a name or in a folder for it, in the file `of`. */
  | { outcome: "otherFormat"; of: string }
  /** The file `by` took its place in the catalogue in an earlier import. */
  | { outcome: "corrected"; known: KnownSound; by: string }
  /** Its track or version was deleted on purpose. */
  | { outcome: "withdrawn" }
  | { outcome: "failed"; code: string; detail: string };

/** An older revision of another file, or a copy of it by its name. */
export type LeftOut = "older" | "copy";

interface FileToCheck {
  file: SoundFile;
  /** The same recording in a better format, a newer revision, or the original; it is imported instead. */
  supersededBy: SoundFile | null;
  /** Why the file is left out; null if `supersededBy` is the same recording in a better format. */
  leftOutAs: LeftOut | null;
}

export interface InspectDeps {
  db: Database;
  media: MediaStore;
  pool: SoundPool;
  /** Whether to import files again whose tracks were deleted on purpose. */
  isAgain?: boolean;
}

const HASH_IN_NAME = 16;
const MEBIBYTE = 1024 * 1024;
/** Extensions of stored originals that differ from those of the files: an AIFF becomes a WAV (`prepare-sound.ts`). */
const STORED_AS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [".aiff", ".aif", ".aifc", ".wave", ".bwf", ".rf64", ".bw64"].map((one) => [one, ".wav"]),
  ),
  ".oga": ".ogg",
  ".m4b": ".m4a",
};

/** Checks whether a file is known. Decodes and measures an unknown one, and stores it in the media store. */
export async function inspectFile(
  { file, supersededBy, leftOutAs }: FileToCheck,
  deps: InspectDeps,
): Promise<InspectedFile> {
  const refused = (
    reason: SoundRefusal | "twin" | LeftOut,
    detail: string,
    seen: SeenBytes | null = null,
  ): InspectedFile => ({
    outcome: "refused",
    reason,
    detail,
    seen,
  });
  const isBeside = supersededBy && withoutExtension(supersededBy) === withoutExtension(file);
  if (supersededBy && !leftOutAs && !isBeside) return { outcome: "otherFormat", of: supersededBy.relative };
  if (supersededBy) return refused(leftOutAs ?? "twin", supersededBy.relative);
  let seen: SeenBytes;
  try {
    const stats = await stat(file.path);
    if (!stats.isFile()) return refused("unreadable", "no plain file");
    if (stats.size === 0) return refused("empty", "");
    if (stats.size > MAX_BYTES) return refused("too-long", `${Math.round(stats.size / MEBIBYTE)} MB`);
    seen = await fingerprintOf(file.path);
  } catch (error) {
    return refused("unreadable", (error as NodeJS.ErrnoException).code ?? String(error));
  }
  const known = await knownByBytes(deps.db, seen.fingerprint);
  if (known?.correctedBy) return { outcome: "corrected", known, by: known.correctedBy };
  // A known file is prepared again if its MP3 is missing from the media store.
  if (known && (await deps.media.has(`track/mp3/${known.mp3File}`))) return { outcome: "known", known, seen };
  const place = { fingerprint: seen.fingerprint, path: file.path };
  if (!known && !deps.isAgain && (await isWithdrawn(deps.db, place))) return { outcome: "withdrawn" };

  const extension = extname(file.relative).toLowerCase();
  const name = slugify(posix.basename(file.relative, extname(file.relative))) || "sound";
  const stem = `${name}-${seen.fingerprint.slice(0, HASH_IN_NAME)}`;
  const answer = await deps.pool.prepare({
    path: file.path,
    fingerprint: seen.fingerprint,
    place: deps.media.place,
    mp3: `track/mp3/${stem}.mp3`,
    original: `originals/${stem}${STORED_AS[extension] ?? extension}`,
  });
  if (answer.outcome === "failed") return answer;
  if (answer.outcome === "refused") return refused(answer.reason, answer.detail, seen);
  return { outcome: "prepared", prepared: answer.sound, mp3File: `${stem}.mp3`, seen };
}
