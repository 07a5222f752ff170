import { type Id, iriEnd } from "#/contract/hydra.ts";

/** What has a cover: an album or a track. */
interface Covered {
  id: Id;
  image: string;
}

/**
 * Returns for each id the query of the drawing that it shares with others, in groups of `size`; none for an id that
 * would be alone in its group.
 */
export function inGroups(covered: readonly Covered[], size: number): ReadonlyMap<Id, string> {
  const different = [...new Map(covered.map((one) => [one.id, one])).values()];
  const groups = new Map<Id, string>();
  for (let first = 0; first < different.length; first += size) {
    const group = different.slice(first, first + size);
    if (group.length > 1) for (const { id } of group) groups.set(id, queryOf(group));
  }
  return groups;
}

/** The server draws by the ids alone. The mark of the images gives another image another address in every cache. */
const queryOf = (group: readonly Covered[]) =>
  `ids=${group.map(({ id }) => iriEnd(id)).join()}&v=${markOf(group.map(({ image }) => image).join("\n"))}`;

/** Returns a short mark of a text: 32 bits of FNV-1a over its UTF-16 units, in base 36. */
function markOf(text: string): string {
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return (mark >>> 0).toString(36);
}

/**
 * Returns the addresses of an album's or a track's cover, at densities 1 and 2, within the drawing of this query
 * (`inGroups`). Served at 40 and 240 CSS pixels.
 */
export function coverIn(owner: "album" | "track", query: string, id: Id, width: 40 | 240) {
  const at = (pixels: number) => `/media/${owner}/covers/${pixels}.svg?${query}#c${iriEnd(id)}`;
  return { src: at(width), srcSet: `${at(2 * width)} 2x` };
}
