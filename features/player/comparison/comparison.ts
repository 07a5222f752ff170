import { create } from "zustand";
import { mediaUrl } from "#/lib/media.ts";
import { levelOf, play } from "../actions.ts";
import { clockNow } from "../clock.ts";
import { type Playable, samePlayable } from "../playable.ts";
import { usePlayer } from "../store.ts";
import { soundInPlace } from "./sound-in-place.ts";
import { loadPair } from "./sound-pair.ts";

interface Comparison {
  /** The version that the current sound is compared with. */
  other: Playable | null;
  /** Which of the two the listener wants to hear. */
  heard: "current" | "other";
  /** Both are on their way; until they are there the current one goes on. */
  loading: boolean;
}
const NONE: Comparison = { other: null, heard: "current", loading: false };

export const useComparison = create<Comparison>(() => NONE);

let comparing = new AbortController();

/**
 * Goes over to another version of the current sound at the same instant, without a gap; `switchHeard` goes back and
 * forth from then on, until another sound is played. Where the two cannot be had for this, the other one is played in
 * place of the current one, out of `list`.
 */
export async function compareWith(other: Playable, list: readonly Playable[]): Promise<void> {
  const { current } = usePlayer.getState();
  if (!current) return;
  comparing.abort();
  const own = new AbortController();
  comparing = own;
  const atEnd = (then: () => void) => own.signal.addEventListener("abort", then);
  const goesOn = () => {
    const state = usePlayer.getState();
    return samePlayable(state.current, current) && state.status !== "failed";
  };
  useComparison.setState({ other, heard: "other", loading: true });
  atEnd(() => useComparison.setState(NONE));
  atEnd(usePlayer.subscribe(() => goesOn() || own.abort()));
  try {
    const pair = await loadPair([mediaUrl(current.src), mediaUrl(other.src)], own.signal);
    const setLevels = () => {
      const { heard } = useComparison.getState();
      const level = usePlayer.getState().muted ? 0 : levelOf(heard === "current" ? current : other);
      pair.setLevels(heard === "current" ? [level, 0] : [0, level]);
    };
    setLevels();
    atEnd(usePlayer.subscribe(setLevels));
    atEnd(useComparison.subscribe(setLevels));
    const giveBack = soundInPlace(pair);
    atEnd(() => giveBack(goesOn()));
    useComparison.setState({ loading: false });
  } catch {
    if (own.signal.aborted) return;
    own.abort();
    play(other, { seconds: clockNow(), list });
  }
}

/** Goes over to the other one of the two. */
export function switchHeard(): void {
  const { other, heard } = useComparison.getState();
  if (other) useComparison.setState({ heard: heard === "current" ? "other" : "current" });
}
