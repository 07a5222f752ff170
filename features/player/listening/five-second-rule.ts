import type { Id } from "#/contract/hydra.ts";

/** Played time after which a track counts as listened, strictly more (spec §9, S74). */
export const LISTENED_AFTER_SECONDS = 5;

/** How much of the current track was heard. Positions are seconds in the sound. */
export interface Listening {
  readonly track: Id | null;
  /** Sum of played time, seconds. */
  readonly heard: number;
  readonly position: number | null;
  readonly sent: boolean;
  /** True while the track's versions are shown (S76). */
  readonly held: boolean;
}

export type ListeningEvent =
  /** Another track was started, or the player closed (null). Has no effect for the current track. */
  | { type: "track"; track: Id | null }
  /** Last observed position: the time between two observations was heard. */
  | { type: "position"; position: number }
  /** The position changed without being played: a seek, a new sound, a restart. */
  | { type: "jump"; position: number }
  | { type: "hold" }
  | { type: "release" };

export const NOT_LISTENING: Listening = { track: null, heard: 0, position: null, sent: false, held: false };

/**
 * One pure step of the five-second rule (S74–S77): returns the next state and the id of the track whose listened event
 * is due, or null. Played time adds up over pauses; seeks add nothing; a track counts once until another one plays;
 * while held, the event waits for the release.
 */
export function listen(state: Listening, event: ListeningEvent): { state: Listening; send: Id | null } {
  const next = step(state, event);
  const due = next.track !== null && !next.sent && !next.held && next.heard > LISTENED_AFTER_SECONDS;
  return due ? { state: { ...next, sent: true }, send: next.track } : { state: next, send: null };
}

function step(state: Listening, event: ListeningEvent): Listening {
  switch (event.type) {
    case "track":
      if (event.track === state.track) return state;
      return { ...NOT_LISTENING, track: event.track, held: state.held };
    case "position": {
      const advance = state.position === null ? 0 : Math.max(0, event.position - state.position);
      return { ...state, heard: state.heard + advance, position: event.position };
    }
    case "jump":
      return { ...state, position: event.position };
    case "hold":
      return { ...state, held: true };
    case "release":
      return { ...state, held: false };
  }
}
