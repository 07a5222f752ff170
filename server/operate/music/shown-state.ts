import { sql } from "drizzle-orm";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import type { Translator } from "#/server/platform/terminal/words.ts";
import { houseTime } from "#/server/platform/text/house-time.ts";
import type { MusicKind } from "./music-kind.ts";

/** Visibility of an item. A track is visible only if its album is visible too. */
export interface Shown {
  own: boolean;
  ofAlbum: boolean;
  /** Time at which to publish it; null if none is set. */
  publishAt: Date | null;
}

/** Returns the columns of `Shown`. */
export const shownOf = (kind: MusicKind) => ({
  own: sql<boolean>`${kind === "album" ? albums.isEnable : tracks.isEnable}`,
  publishAt: kind === "album" ? albums.publishAt : tracks.publishAt,
  ofAlbum: sql<boolean>`${kind === "album" ? sql`true` : albums.isEnable}`,
});

/** Returns the visibility in one or two words. */
export function stateText({ own, ofAlbum, publishAt }: Shown, { say }: Translator): string {
  const when = publishAt ? houseTime(publishAt) : "";
  const state = own ? (ofAlbum ? "shown" : "withAlbum") : publishAt ? "scheduled" : "hidden";
  return say("musicState", { state, when });
}
