import { create } from "zustand";
import type { Id } from "#/contract/hydra.ts";
import { pause, play } from "#/features/player/actions.ts";
import { clockNow, subscribeClock } from "#/features/player/clock.ts";
import { type PlayerState, usePlayer } from "#/features/player/store.ts";

/** Seconds that a stop may last; 0 is the whole track. */
export const STAYS = [30, 60, 0] as const;
export type Stay = (typeof STAYS)[number];

/** Seconds before its end from which a stopped track counts as ended: the last tick comes a little early. */
const END = 0.5;

/** Consecutive stops without sound after which the voyage gives up. */
const MOST_SILENT = 3;

interface Voyage {
  /** Country codes in order; empty without a voyage. */
  stops: readonly string[];
  at: number;
  stay: Stay;
  /** Track of the current stop, null while it is loading. */
  track: Id | null;
  /** How the last voyage ended. */
  ended: "arrived" | "silent" | null;
}

/**
 * State of the voyage from country to country. It lives outside React: the voyage continues when language and page
 * change.
 */
export const useVoyage = create<Voyage>(() => ({ stops: [], at: 0, stay: 30, track: null, ended: null }));

const { getState: voyage, setState: set } = useVoyage;
let unwatch: (() => void) | null = null;
let silent = 0;
/** The last track that this voyage played: it may still sound while the next one is loading. */
let played: Id | null = null;
/** Last position of the sound, in seconds: at the end of a track the player returns to 0 before it reports the stop. */
let reached = 0;

/** Starts a voyage over these countries, with one track of each. */
export function startVoyage(stops: readonly string[]): void {
  if (stops.length === 0) return;
  unwatch ??= watchSound();
  silent = 0;
  set({ stops, ended: null });
  arriveAt(0);
}

/** Moves on to the next country, or ends the voyage after the last one. */
export function skipStop(): void {
  const { stops, at } = voyage();
  if (at + 1 < stops.length) arriveAt(at + 1);
  else end("arrived");
}

/** Ends the voyage and pauses its sound. */
export function stopVoyage(): void {
  end(null);
  if (played !== null && usePlayer.getState().current?.id === played) pause();
  played = null;
}

/** Sets the duration of each stop, the current one included. */
export function setStay(stay: Stay): void {
  set({ stay });
}

function end(ended: Voyage["ended"]): void {
  unwatch?.();
  unwatch = null;
  set({ stops: [], at: 0, track: null, ended });
}

async function arriveAt(at: number): Promise<void> {
  set({ at, track: null });
  reached = 0;
  const { stops } = voyage();
  const here = () => voyage().stops === stops && voyage().at === at;
  try {
    const playable = await (await import("#/features/map/reading/first-track.ts")).fetchFirstTrack([
      stops[at] ?? "",
    ]);
    if (!here()) return;
    set({ track: playable?.id ?? null });
    if (!playable) return skipSilentStop();
    played = playable.id;
    play(playable);
  } catch {
    if (here()) skipSilentStop();
  }
}

function skipSilentStop(): void {
  silent += 1;
  if (silent >= MOST_SILENT) end("silent");
  else skipStop();
}

/** Watches the player: the end of the track or of the stop moves on; another track, or none, ends the voyage. */
function watchSound(): () => void {
  const leave = [
    usePlayer.subscribe((now, before) => follow(now, before)),
    subscribeClock(() => {
      const { stay, track } = voyage();
      const { current, playing } = usePlayer.getState();
      if (current?.id !== track) return;
      reached = clockNow() || reached;
      if (stay > 0 && playing && reached >= stay) skipStop();
    }),
  ];
  return () => {
    for (const one of leave) one();
  };
}

function follow(now: PlayerState, before: PlayerState): void {
  const { track } = voyage();
  if (track === null || before.current?.id !== track) return;
  if (now.status === "ready" && now.playing) silent = 0;
  if (now.current?.id !== track) end(null);
  else if (now.status === "failed" && before.status !== "failed") skipSilentStop();
  else if (before.playing && !now.playing && now.duration > 0 && reached >= now.duration - END) skipStop();
}
