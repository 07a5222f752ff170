import type { Id } from "#/contract/hydra.ts";
import { inGroups } from "#/features/player/covers-url.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { coverPath } from "#/lib/i18n/localise.ts";
import type { RowTrack } from "../row-parts/row-track.ts";

/** Covers in one drawing: a page of results. */
const TOGETHER = 20;

/**
 * Returns by track the drawing that holds its cover and others of its list (`inGroups`). Not tracks without analyses, because
 * such a backend has no drawings of lists, nor those with another cover in French.
 */
export function listedCovers(tracks: readonly RowTrack[], lang: Lang): ReadonlyMap<Id, string> {
  const shared = tracks.flatMap((track) => {
    const { id, image, analysis } = track;
    return analysis && image && coverPath(track, lang) === image ? [{ id, image }] : [];
  });
  return inGroups(shared, TOGETHER);
}
