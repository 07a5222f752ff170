import type { IAudioMetadata, ICommonTagsResult } from "music-metadata";
import { peopleInCell } from "./people-in-cell.ts";
import { personKey } from "./person-key.ts";
import { addsUp } from "./sheet-values.ts";
import { splitWriters } from "./split-writers.ts";

/** A writer in tags, with the codes beside the name; `role` is C, A, CA or AR if known. */
export interface TaggedWriter {
  name: string;
  role: string | null;
  /** In per cent. */
  share?: number;
  society?: string;
  /** As written; not checked. */
  ipi?: string;
}

type People = Pick<ICommonTagsResult, "composer" | "writer" | "lyricist" | "arranger" | "artist" | "artists">;

/**
 * Returns the writers in tags: composers (C), writers without a role, lyricists (A), and arrangers (AR) who are not
 * also writers. A composer who is also a lyricist has both roles (CA). If there are no composers and writers, the
 * artists take their place, without a role.
 */
export function taggedWriters(people: People): TaggedWriter[] {
  const found = new Map<string, TaggedWriter>();
  const add = (one: TaggedWriter) => {
    if (!found.has(personKey(one.name))) found.set(personKey(one.name), one);
  };
  for (const one of peopleIn(people.composer, "C")) add(one);
  for (const one of peopleIn(people.writer, null)) add(one);
  if (namesNoComposer(people)) {
    const { artist, artists = artist ? [artist] : [] } = people;
    for (const name of splitWriters(artists)) add({ name, role: null });
  }
  for (const one of peopleIn(people.lyricist, "A")) {
    const known = found.get(personKey(one.name));
    found.set(personKey(one.name), known ? { ...known, role: "CA" } : one);
  }
  for (const one of peopleIn(people.arranger, "AR")) add(one);
  const all = [...found.values()];
  return addsUp(all.map(({ share = 0 }) => share)) ? all : all.map(({ share, ...one }) => one);
}

/** Longer texts are no list of people, and would be slow to read. */
const LONGEST_LIST = 2_000;

/** Returns the people in a tag, who have this role unless another one stands beside their name. */
const peopleIn = (texts: readonly string[] = [], role: string | null): TaggedWriter[] =>
  splitTexts(texts).map(({ name, ...one }) => ({
    name,
    role: one.role ?? role,
    ...(one.share !== null && { share: one.share }),
    ...(one.society !== null && { society: one.society }),
    ...(one.ipi !== null && { ipi: one.ipi }),
  }));

const splitTexts = (texts: readonly string[]) =>
  texts.flatMap((text) => (text.length > LONGEST_LIST ? [] : peopleInCell(text)));

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
