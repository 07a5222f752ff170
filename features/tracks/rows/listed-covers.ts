import type { Id } from "#/contract/hydra.ts";
import { inGroups } from "#/features/player/covers-url.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { coverPath } from "#/lib/i18n/localise.ts";
import type { RowTrack } from "../row-parts/row-track.ts";

/** Covers in one drawing: a page of results. */
const TOGETHER = 20;

/**
 * Returns by track those of its list whose covers are one drawing with its own. Not tracks without analyses, because
 * such a backend has no drawings of lists, nor those with another cover in French.
 */
export function listedCovers(tracks: readonly RowTrack[], lang: Lang): ReadonlyMap<Id, string> {
  const shared = tracks.filter(
    (track) => track.analysis && track.image && coverPath(track, lang) === track.image,
  );
  return inGroups(
    shared.map(({ id }) => id),
    TOGETHER,
  );
}
