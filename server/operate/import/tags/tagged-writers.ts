import type { IAudioMetadata, ICommonTagsResult } from "music-metadata";
import { personKey } from "./person-key.ts";
import { splitWriters } from "./split-writers.ts";

/** A writer whom tags name; `role` is C, A, CA or AR where they say it. */
export interface TaggedWriter {
  name: string;
  role: string | null;
}

type People = Pick<ICommonTagsResult, "composer" | "writer" | "lyricist" | "arranger" | "artist" | "artists">;

/**
 * Returns the writers in tags: composers (C), writers without a role, lyricists (A) and arrangers (AR, unless they
 * wrote too); a composer who is a lyricist too has both (CA). Artists stand in, without a role, where there is neither
 * composer nor writer.
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

/** Lists of ID3 that name people after what they did. */
const INVOLVED = /^(?:TIPL|IPLS|IPL)$/;
/** What ID3 calls «interpreted, remixed, or otherwise modified by», where taggers keep the arranger. */
const MODIFIED_BY = /^(?:TPE4|TP4)$/;

/** Returns the arrangers in tags of ID3, which the parser does not count among the common ones. */
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

/** Whether tags name neither composer nor writer, so that artists stand in for them. */
export const namesNoComposer = ({ composer, writer }: People) =>
  splitWriters([...(composer ?? []), ...(writer ?? [])]).length === 0;
