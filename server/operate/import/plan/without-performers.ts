import type { KnownFile } from "./known-file.ts";

/**
 * Returns the files of an album without artists in place of writers, if another of its files or rows names a writer: in
 * such an album artists are performers. A row with arrangers only names no writer.
 */
export function withoutPerformers(files: readonly KnownFile[]): readonly KnownFile[] {
  const namesWriters = files.some(
    ({ tags, row }) => (row?.credits && !row.isOfArrangers) || (tags.writers.length > 0 && !tags.hasStandIns),
  );
  if (!namesWriters) return files;
  return files.map((file) => {
    if (!file.tags.hasStandIns) return file;
    // An artist who is also the lyricist stays as lyricist.
    const writers = file.tags.writers.flatMap(({ name, role }) =>
      role === null ? [] : { name, role: role === "CA" ? "A" : role },
    );
    return { ...file, tags: { ...file.tags, writers } };
  });
}
