import type { Playable } from "#/features/player/playable.ts";
import type { ActionTrack } from "./use-track-actions.ts";

/** What plays, as the actions of a row take it: a version is itself, not its track. */
export function itemOfPlayable({ id, name, nameLang, versionId, version }: Playable): ActionTrack {
  return {
    id,
    name,
    nameLang,
    trackVersion: versionId !== null && version ? { id: versionId, version } : undefined,
  };
}
