import type { KnownFile } from "./known-file.ts";

/**
 * Returns the files of an album without the artists who stand among their writers, where another file of it or its row
 * names who wrote: in such an album artists perform. A row of arrangers alone names nobody who wrote.
 */
export function withoutPerformers(files: readonly KnownFile[]): readonly KnownFile[] {
  const namesWriters = files.some(
    ({ tags, row }) => (row?.credits && !row.isOfArrangers) || (tags.writers.length > 0 && !tags.hasStandIns),
  );
  if (!namesWriters) return files;
  return files.map((file) => {
    if (!file.tags.hasStandIns) return file;
    // An artist who wrote the words stays for the words.
    const writers = file.tags.writers.flatMap(({ name, role }) =>
      role === null ? [] : { name, role: role === "CA" ? "A" : role },
    );
    return { ...file, tags: { ...file.tags, writers } };
  });
}
