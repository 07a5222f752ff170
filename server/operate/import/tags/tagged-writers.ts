import type { ICommonTagsResult } from "music-metadata";
import { personKey } from "./person-key.ts";
import { splitWriters } from "./split-writers.ts";

/** A writer whom tags name; `role` is C, A or CA where they say it. */
export interface TaggedWriter {
  name: string;
  role: string | null;
}

/**
 * Returns the writers in tags: composers (C), writers without a role and lyricists (A); a composer who is a lyricist
 * too has both (CA). Artists stand in, without a role, where there is neither composer nor writer.
 */
export function taggedWriters({
  composer,
  writer,
  lyricist,
  artist,
  artists,
}: Pick<ICommonTagsResult, "composer" | "writer" | "lyricist" | "artist" | "artists">): TaggedWriter[] {
  const composers = splitWriters(composer ?? []);
  const others = splitWriters(writer ?? []);
  const standIns =
    composers.length + others.length > 0 ? [] : splitWriters(artists ?? (artist ? [artist] : []));
  const found = new Map<string, TaggedWriter>();
  for (const name of composers) found.set(personKey(name), { name, role: "C" });
  for (const name of [...others, ...standIns])
    if (!found.has(personKey(name))) found.set(personKey(name), { name, role: null });
  for (const name of splitWriters(lyricist ?? [])) {
    const known = found.get(personKey(name));
    found.set(personKey(name), known ? { ...known, role: "CA" } : { name, role: "A" });
  }
  return [...found.values()];
}
