import type { KnownSound } from "#/server/operate/import/files/known-files.ts";
import type { PlannedSound } from "#/server/operate/import/plan/plan-album.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { type AlbumInWork, albumIdFor } from "./album-in-work.ts";
import { correctedSound, trackOfNewVersion } from "./corrected-sound.ts";
import { isOnShow } from "./held-on-show.ts";

/** The track that a version joins. */
export interface LeadTrack {
  trackId: number;
  albumId: number | null;
  /** Whether it belongs to the album in work. */
  isOfAlbum: boolean;
}

/** What a new recording becomes. */
export interface SoundTarget {
  /** The sound as it is stored. */
  sound: PlannedSound;
  /** The sound in the catalogue whose recording it replaces. */
  former: KnownSound | null;
  lead: LeadTrack | null;
  /** Whether no earlier import took this file. */
  isNewFile: boolean;
}

/** Finds what a recording replaces, or the track that it joins. `known` is the earlier import of the same bytes. */
export async function soundTarget(
  db: Database,
  album: AlbumInWork,
  sound: PlannedSound,
  known: KnownSound | null,
): Promise<SoundTarget> {
  const earlier = known ?? album.former.get(sound.file.path) ?? null;
  if (earlier) return { sound, former: earlier, lead: null, isNewFile: false };
  const none = { sound, former: null, lead: null, isNewFile: true };
  const corrected = await correctedSound(db, sound.file);
  const of = sound.version?.lead ?? sound.file;
  const isHeld = album.hold !== null || [...album.heldTracks.keys()].some(({ file }) => file === of);
  /** Tells whether a hold would be in vain, since what it holds would be on show with this track. */
  const isShownAt = async (trackId: number) => isHeld && (await isOnShow(db, trackId));
  if (corrected && !(await isShownAt(corrected.former.trackId))) {
    const { former, isOther } = corrected;
    return { ...none, sound: isOther ? { ...sound, isTitled: true } : sound, former };
  }
  const lead = sound.version?.lead.path ?? "";
  const trackId = album.leads.get(lead);
  if (trackId !== undefined)
    return { ...none, lead: { trackId, albumId: albumIdFor(album, lead), isOfAlbum: true } };
  const joined = await trackOfNewVersion(db, sound.file);
  if (!joined || (await isShownAt(joined.known.trackId))) return none;
  return {
    ...none,
    sound: { ...sound, version: joined.version },
    lead: { ...joined.known, isOfAlbum: false },
  };
}
