import { ApiError } from "#/lib/api/api-error.ts";

/** Limit of attempts when another device has just written the list. */
const MOST_TRIES = 6;

/** A list of tracks and versions, as the backend sends it. */
export interface WrittenList {
  version?: number | undefined;
  tracks: readonly { "@id": string }[];
}

/** Returns the new addresses of a list's items from the old ones. */
export type ListChange = (items: readonly string[]) => readonly string[];

/** Input of a write: the new items, and the version of the list that they are based on. */
export interface ListWrite {
  body: { tracks: string[] };
  ifMatch?: string;
}

/**
 * Changes a list: applies `change` to the `known` state, and again to the result of `read` whenever another device has
 * written in between (412). Returns the answer of `write`.
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
