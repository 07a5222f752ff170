/** What the keys A, C and V do with a track; features that come later in the rows put their own doing here. */
export type TrackKey = "cart" | "project" | "versions";
export interface KeyTrack {
  id: number;
  name: string;
  /** Which version of it, where the row or what plays is one. */
  trackVersion?: { id: number; version: string } | undefined;
}

const doings = new Map<TrackKey, (track: KeyTrack) => void>();

/** Lets a key do `act` with the track that has the focus, or else the one that plays; gives the way to stop that. */
export function onTrackKey(key: TrackKey, act: (track: KeyTrack) => void): () => void {
  doings.set(key, act);
  return () => {
    if (doings.get(key) === act) doings.delete(key);
  };
}

/** Does what a key stands for; false when nobody offers it here. */
export function pressTrackKey(key: TrackKey, track: KeyTrack): boolean {
  const act = doings.get(key);
  act?.(track);
  return act !== undefined;
}
