import { create } from "zustand";
import { mediaUrl } from "#/lib/pages/media.ts";
import { type Playable, samePlayable } from "../playable.ts";
import { usePlayer } from "../store.ts";
import { goOnWith, type HeardPair, hearPair } from "./hear-pair.ts";
import { loadPair } from "./sound-pair.ts";

export type Side = "first" | "other";
interface Comparison {
  /** The sound that the element plays, whose clock both share. */
  first: Playable | null;
  /** The version that it is compared with. */
  other: Playable | null;
  /** The audible one of the two: it is the current sound, so rows, labels and times are its own. */
  heard: Side;
  /** The other sound while it loads; until then the current one continues. */
  coming: Playable | null;
}
const NONE: Comparison = { first: null, other: null, heard: "first", coming: null };

export const useComparison = create<Comparison>(() => NONE);

let pairHeard: HeardPair | null = null;
let loading = new AbortController();

/**
 * Switches to another version at the same position, without a gap; `switchHeard` then toggles between both until
 * another sound plays. A third version replaces the second. If the two cannot be loaded for this, the other one simply
 * plays instead.
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

/** Switches to the other sound of the pair. */
export function switchHeard(): void {
  setHeard(useComparison.getState().heard === "first" ? "other" : "first");
}

/** Continues with only the audible sound of a pair, from which another comparison can start. */
export function settleOnHeard(): void {
  const { heard } = useComparison.getState();
  if (heard === "other") pairHeard?.goOnAlone();
}

/** Ends the comparison: the audible sound continues alone, and a loading one is abandoned. */
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
