import type { IAudioMetadata, ICommonTagsResult } from "music-metadata";
import { personKey } from "./person-key.ts";
import { splitWriters } from "./split-writers.ts";

/** A writer in tags; `role` is C, A, CA or AR if known. */
export interface TaggedWriter {
  name: string;
  role: string | null;
}

type People = Pick<ICommonTagsResult, "composer" | "writer" | "lyricist" | "arranger" | "artist" | "artists">;

/**
 * Returns the writers in tags: composers (C), writers without a role, lyricists (A), and arrangers (AR) who are not
 * also writers. A composer who is also a lyricist has both roles (CA). If there are no composers and writers, the
 * artists take their place, without a role.
 */
export function taggedWriters(people: People): TaggedWriter[] {
  const found = new Map<string, TaggedWriter>();
  const add = (name: string, role: string | null) => {
    if (!found.has(personKey(name))) found.set(personKey(name), { name, role });
  };
  for (const name of splitWriters(people.composer ?? [])) add(name, "C");
  for (const name of splitWriters(people.writer ?? [])) add(name, null);
  if (namesNoComposer(people)) {
    const { artist, artists = artist ? [artist] : [] } = people;
    for (const name of splitWriters(artists)) add(name, null);
  }
  for (const name of splitWriters(people.lyricist ?? [])) {
    const known = found.get(personKey(name));
    found.set(personKey(name), known ? { ...known, role: "CA" } : { name, role: "A" });
  }
  for (const name of splitWriters(people.arranger ?? [])) add(name, "AR");
  return [...found.values()];
}

/** ID3 tags that list people with their tasks. */
const INVOLVED = /^(?:TIPL|IPLS|IPL)$/;
/** ID3 tags for «interpreted, remixed, or otherwise modified by», where tagging programs store the arranger. */
const MODIFIED_BY = /^(?:TPE4|TP4)$/;

/** Returns the arrangers in ID3 tags, which the parser does not include in its common tags. */
export const arrangersIn = (native: IAudioMetadata["native"]): string[] =>
  Object.values(native).flatMap((tags) =>
    tags.flatMap(({ id, value }) => {
      if (MODIFIED_BY.test(id)) return String(value);
      if (!INVOLVED.test(id) || typeof value !== "object" || value === null) return [];
      return Object.entries(value).flatMap(([deed, names]) =>
        /^arrang/i.test(deed) && Array.isArray(names) ? names.map(String) : [],
      );
    }),
  );

/** Returns whether tags contain neither composer nor writer, so that artists take their place. */
export const namesNoComposer = ({ composer, writer }: People) =>
  splitWriters([...(composer ?? []), ...(writer ?? [])]).length === 0;
