import { type Id, iriEnd } from "#/contract/hydra.ts";

/**
 * Returns for each id those that share a drawing with it, separated by commas, in groups of `size`; none for an id that
 * would be alone in its group.
 */
export function inGroups(ids: readonly Id[], size: number): ReadonlyMap<Id, string> {
  const different = [...new Set(ids)];
  const groups = new Map<Id, string>();
  for (let first = 0; first < different.length; first += size) {
    const group = different.slice(first, first + size);
    if (group.length > 1) for (const id of group) groups.set(id, group.map(iriEnd).join());
  }
  return groups;
}

/**
 * Returns the addresses of an album's or a track's cover, at densities 1 and 2, within the drawing of the covers `ids`,
 * which are separated by commas. Served at 40 and 240 CSS pixels.
 */
export function coverIn(owner: "album" | "track", ids: string, id: Id, width: 40 | 240) {
  const at = (pixels: number) => `/media/${owner}/covers/${pixels}.svg?ids=${ids}#c${iriEnd(id)}`;
  return { src: at(width), srcSet: `${at(2 * width)} 2x` };
}
