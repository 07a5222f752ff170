import type { Id } from "#/contract/hydra.ts";

/** What keys do with a track; features that come later in the rows put their own doing here. */
const TRACK_KEYS = ["cart", "project", "versions", "version", "download", "enqueue", "audition"] as const;
export type TrackKey = (typeof TRACK_KEYS)[number];
export interface KeyTrack {
  id: Id;
  name: string;
  /** Language of the name, where the catalogue says it. */
  nameLang?: string | null | undefined;
  /** Which version of it, where the row or what plays is one. */
  trackVersion?: { id: Id; version: string } | undefined;
}
/** Does it with a track; `row` is that which is walked through, null where it is what sounds. */
type Doing = (track: KeyTrack, row: HTMLElement | null) => void;

const doings = new Map<TrackKey, Doing>();
/** Keys pressed before the code that does what they say had come; it does so when it has. */
const early = new Map<TrackKey, Parameters<Doing>>();

/** Tells whether a command is one that is done with a track. */
export function isTrackKey(command: string): command is TrackKey {
  return (TRACK_KEYS as readonly string[]).includes(command);
}

/** Lets a key do `act` with what keys act on; gives the way to stop that. */
export function onTrackKey(key: TrackKey, act: Doing): () => void {
  doings.set(key, act);
  const pressed = early.get(key);
  early.delete(key);
  if (pressed) act(...pressed);
  return () => {
    if (doings.get(key) === act) doings.delete(key);
  };
}

/** Does what a key stands for; false when nobody offers it here. */
export function pressTrackKey(key: TrackKey, track: KeyTrack, row: HTMLElement | null): boolean {
  const act = doings.get(key);
  act?.(track, row);
  return act !== undefined;
}

/** The same, once somebody offers it. */
export function pressTrackKeyInTime(key: TrackKey, track: KeyTrack, row: HTMLElement | null): true {
  if (!pressTrackKey(key, track, row)) early.set(key, [track, row]);
  return true;
}
