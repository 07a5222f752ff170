import type { Playable } from "#/features/player/playable.ts";
import type { ActionTrack } from "./use-track-acts.ts";

/** Returns the playing sound in the form that a row's actions need: a version as itself, not as its track. */
export function itemOfPlayable({ id, name, nameLang, versionId, version }: Playable): ActionTrack {
  return {
    id,
    name,
    nameLang,
    trackVersion: versionId !== null && version ? { id: versionId, version } : undefined,
  };
}
