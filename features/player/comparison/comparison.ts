import { create } from "zustand";
import { mediaUrl } from "#/lib/pages/media.ts";
import { type Playable, samePlayable } from "../playable.ts";
import { usePlayer } from "../store.ts";
import { goOnWith, type HeardPair, hearPair } from "./hear-pair.ts";
import { loadPair } from "./sound-pair.ts";

export type Side = "first" | "other";
interface Comparison {
  /** The sound that the element plays, on whose clock both are heard. */
  first: Playable | null;
  /** The version that it is compared with. */
  other: Playable | null;
  /** Which of the two is heard: it is the current sound, so that every row, label and time is its own. */
  heard: Side;
  /** What is on its way to be the other one; until it is there, what was heard goes on. */
  coming: Playable | null;
}
const NONE: Comparison = { first: null, other: null, heard: "first", coming: null };

export const useComparison = create<Comparison>(() => NONE);

let pairHeard: HeardPair | null = null;
let loading = new AbortController();

/**
 * Goes over to another version of what sounds at the same instant, without a gap; `switchHeard` goes back and forth
 * from then on, until another sound is played. A third version takes the place of the second. Where the two cannot be
 * had for this, the other one is played in place of the current one.
 */
export async function compareWith(target: Playable): Promise<void> {
  const { current } = usePlayer.getState();
  const { first: anchor, other, coming } = useComparison.getState();
  if (!current || samePlayable(coming, target)) return;
  const first = anchor ?? current;
  loading.abort();
  useComparison.setState(pairHeard ? { coming: null } : NONE);
  if (samePlayable(target, first)) return setHeard("first");
  if (samePlayable(target, other)) return setHeard("other");
  const own = new AbortController();
  loading = own;
  const stopLooking = usePlayer.subscribe((state, before) => {
    const isLeft = state.current?.id !== before.current?.id || state.status === "failed";
    if (isLeft || (state.current !== before.current && !pairHeard)) own.abort();
  });
  useComparison.setState({ first, coming: target });
  try {
    const pair = await loadPair([mediaUrl(first.src), mediaUrl(target.src)], own.signal);
    pairHeard?.end(true);
    pairHeard = hearPair(pair, first, target, () => {
      pairHeard = null;
      loading.abort();
      useComparison.setState(NONE);
    });
    useComparison.setState({ other: target, coming: null });
    setHeard("other");
  } catch {
    if (!own.signal.aborted) {
      pairHeard?.end();
      goOnWith(target);
    }
    if (loading === own) useComparison.setState(pairHeard ? { coming: null } : NONE);
  } finally {
    stopLooking();
  }
}

/** Goes over to the other one of the two. */
export function switchHeard(): void {
  setHeard(useComparison.getState().heard === "first" ? "other" : "first");
}

/** Lets what is heard of a pair go on alone: another comparison then begins with it. */
export function settleOnHeard(): void {
  const { heard } = useComparison.getState();
  if (heard === "other") pairHeard?.goOnAlone();
}

/** Ends the comparison: what is heard goes on alone, and what was on its way is not waited for. */
export function endComparison(): void {
  loading.abort();
  settleOnHeard();
  pairHeard?.end();
  useComparison.setState(NONE);
}

function setHeard(heard: Side): void {
  if (!pairHeard) return;
  useComparison.setState({ heard });
  pairHeard.hear(heard);
}
