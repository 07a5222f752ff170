import { create } from "zustand";
import { pause, play } from "#/features/player/actions.ts";
import { clockNow, subscribeClock } from "#/features/player/clock.ts";
import { type PlayerState, usePlayer } from "#/features/player/store.ts";

/** Seconds that a stop may last; 0 is the whole track. */
export const STAYS = [30, 60, 0] as const;
export type Stay = (typeof STAYS)[number];

/** Seconds before its end from which a track that stops playing has ended: the last tick comes a little early. */
const END = 0.5;

/** Stops in a row without sound after which the voyage gives up. */
const MOST_SILENT = 3;

interface Voyage {
  /** Codes of the countries in their order; empty when nobody travels. */
  stops: readonly string[];
  at: number;
  stay: Stay;
  /** Track of the present stop, null while it is on its way. */
  track: number | null;
  /** How the last voyage ended. */
  ended: "arrived" | "silent" | null;
}

/** The voyage from country to country. It lives outside React: language and page may change, the voyage goes on. */
export const useVoyage = create<Voyage>(() => ({ stops: [], at: 0, stay: 30, track: null, ended: null }));

const { getState: voyage, setState: set } = useVoyage;
let unwatch: (() => void) | null = null;
let silent = 0;
/** The last track that this voyage played: it may still sound while the next one is on its way. */
let played: number | null = null;
/** Where the sound was last, in seconds: at its end the player stands at 0 again before it says that it stopped. */
let reached = 0;

/** Sets out over these countries, playing one track of each. */
export function startVoyage(stops: readonly string[]): void {
  if (stops.length === 0) return;
  unwatch ??= watchSound();
  silent = 0;
  set({ stops, ended: null });
  arriveAt(0);
}

/** Goes on to the next country, or ends after the last one. */
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

/** Sets how long each stop lasts, this one included. */
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
    const playable = await (await import("#/features/map/reading/map-tracks.ts")).fetchFirstTrack([
      stops[at] ?? "",
    ]);
    if (!here()) return;
    set({ track: playable?.id ?? null });
    if (!playable) return goOnSilently();
    played = playable.id;
    play(playable);
  } catch {
    if (here()) goOnSilently();
  }
}

function goOnSilently(): void {
  silent += 1;
  if (silent >= MOST_SILENT) end("silent");
  else skipStop();
}

/** Follows the sound: its end or the end of the stay lead on; another sound, or none, ends the voyage. */
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
  else if (now.status === "failed" && before.status !== "failed") goOnSilently();
  else if (before.playing && !now.playing && now.duration > 0 && reached >= now.duration - END) skipStop();
}
