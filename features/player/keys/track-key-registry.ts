import type { Id } from "#/contract/hydra.ts";

/** Commands of keys for a track; later features register their own here. */
const TRACK_KEYS = ["cart", "project", "versions", "version", "download", "enqueue", "audition"] as const;
export type TrackKey = (typeof TRACK_KEYS)[number];
export interface KeyTrack {
  id: Id;
  name: string;
  /** Language of the name, if the catalogue has it. */
  nameLang?: string | null | undefined;
  /** The version, if the row or the current sound is one. */
  trackVersion?: { id: Id; version: string } | undefined;
}
/** Runs a command on a track; `row` is the row reached by arrow keys, null for the current sound. */
type Doing = (track: KeyTrack, row: HTMLElement | null) => void;

const doings = new Map<TrackKey, Doing>();
/** Keys pressed before their code had loaded; they take effect when it registers. */
const early = new Map<TrackKey, Parameters<Doing>>();

/** Returns whether a command acts on a track. */
export function isTrackKey(command: string): command is TrackKey {
  return (TRACK_KEYS as readonly string[]).includes(command);
}

/** Registers `act` for a key; returns a function that removes it. */
export function onTrackKey(key: TrackKey, act: Doing): () => void {
  doings.set(key, act);
  const pressed = early.get(key);
  early.delete(key);
  if (pressed) act(...pressed);
  return () => {
    if (doings.get(key) === act) doings.delete(key);
  };
}

/** Runs the command of a key, now or as soon as its code has registered. */
export function pressTrackKey(key: TrackKey, track: KeyTrack, row: HTMLElement | null): true {
  const act = doings.get(key);
  if (act) act(track, row);
  else early.set(key, [track, row]);
  return true;
}
