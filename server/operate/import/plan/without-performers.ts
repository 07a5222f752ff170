import type { KnownFile } from "./known-file.ts";

/**
 * Returns the files of an album without the artists whom tags name in place of writers, if another file or row of the
 * album names a writer: the artists are then performers. A row that names only arrangers does not count.
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
