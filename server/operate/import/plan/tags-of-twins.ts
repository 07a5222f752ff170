import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { FileTags } from "#/server/operate/import/tags/read-tags.ts";
import type { KnownFile } from "./known-file.ts";

/**
 * Returns the files with the tags that they lack and the same recording in another format has: a wav is often bare
 * where the mp3 beside it names title and writers. `twins` are those others, each with the file that is imported.
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
    // These tell of another value, or of the file itself.
    hasStandIns: (own.writers.length > 0 ? own : other).hasStandIns,
    otherIsrcs: (own.isrc ? own : other).otherIsrcs,
    mended: own.mended,
  };
}
