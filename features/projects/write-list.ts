import { ApiError } from "#/lib/api/api-error.ts";

/** Times that a change is made anew on a list that another device has just written. */
const MOST_TRIES = 6;

/** A list of tracks and versions as the backend knows it. */
export interface WrittenList {
  version?: number | undefined;
  tracks: readonly { "@id": string }[];
}

/** What a change makes of the addresses of what is in a list. */
export type ListChange = (items: readonly string[]) => readonly string[];

/** What the writing of a list is asked with: its new items, and which state of it they were made of. */
export interface ListWrite {
  body: { tracks: string[] };
  ifMatch?: string;
}

/**
 * Changes a list as it is: made of what is `known` of it, and anew of what `read` gives while another device has
 * written in between (412). Gives what `write` answers.
 */
export async function writeList<List extends WrittenList>(
  known: WrittenList | undefined,
  change: ListChange,
  read: () => Promise<List>,
  write: (input: ListWrite) => Promise<List>,
): Promise<List> {
  let base = known ?? (await read());
  for (let attempt = 1; ; attempt += 1) {
    try {
      const tracks = [...change(base.tracks.map((item) => item["@id"]))];
      return await write({
        body: { tracks },
        ...(base.version !== undefined && { ifMatch: `"${base.version}"` }),
      });
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 412;
      if (!isStale || attempt === MOST_TRIES) throw error;
      base = await read();
    }
  }
}
