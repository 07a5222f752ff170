import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { FileTags } from "#/server/operate/import/tags/read-tags.ts";
import type { KnownFile } from "./known-file.ts";

/**
 * Fills the missing tags of each file with those of the same recording in another format: a WAV often has no tags while
 * the MP3 beside it names title and writers. `twins` contains those other files, each with the file that is imported.
 */
export function withTagsOfTwins(
  files: readonly KnownFile[],
  twins: ReadonlyMap<SoundFile, SoundFile>,
): readonly KnownFile[] {
  const others = Map.groupBy(
    files.filter(({ file }) => twins.has(file)),
    ({ file }) => twins.get(file),
  );
  return files.map((one) => {
    const tags = (others.get(one.file) ?? []).reduce((own, other) => filled(own, other.tags), one.tags);
    return { ...one, tags };
  });
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

function filled(own: FileTags, other: FileTags): FileTags {
  const values = Object.entries(own).map(([name, value]) => [
    name,
    isEmpty(value) ? other[name as keyof FileTags] : value,
  ]);
  return {
    ...(Object.fromEntries(values) as FileTags),
    // These describe another tag or the file itself, so they are not filled like the others.
    hasStandIns: (own.writers.length > 0 ? own : other).hasStandIns,
    otherIsrcs: (own.isrc ? own : other).otherIsrcs,
    mended: own.mended,
  };
}
