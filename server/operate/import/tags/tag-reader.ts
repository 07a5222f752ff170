import type { FileTags } from "./read-tags.ts";

/** Returns the tags of the file at a path. */
export type TagReader = (path: string) => Promise<FileTags>;

/** Returns a reader that reads each file once, since several steps of an import ask for its tags. */
export function readingOnce(read: TagReader): TagReader {
  const known = new Map<string, Promise<FileTags>>();
  return (path) => {
    const tags = known.get(path) ?? read(path);
    known.set(path, tags);
    return tags;
  };
}
