import { createContext, use } from "react";
import { itemIri } from "#/contract/item.ts";
import { type Playable, type PlayableTrack, samePlayable } from "#/features/player/playable.ts";
import type { Marks } from "#/features/session/marks-store.ts";
import type { InCart } from "#/features/tracks/acting/use-action-labels.ts";
import type { RowWords } from "./row-words.ts";

/** What a list knows of all its rows (`TrackRows`). */
export interface RowsState {
  words: RowWords;
  /** The queue for previous and next when playing starts in a row. */
  list: () => readonly Playable[];
  /** Address of the shared drawing with the waveforms of the list; null if each row loads its own. */
  waveforms: string | null;
  current: Playable | null;
  isPlaying: boolean;
  isWaiting: boolean;
  /** Items in the cart; null before the profile is loaded. */
  cart: readonly string[] | null;
  /** Items that are being added to the cart or removed. */
  busy: readonly string[];
  marks: Marks;
}

/** What a row shows of it: plain values, so that only rows whose own state changed are rendered again. */
export interface RowState {
  words: RowWords;
  waveforms: string | null;
  /** Whether exactly this sound is the player's. */
  isCurrent: boolean;
  /**
   * The player's sound that the row stands for: its own or, in the row of a track, a version's that has no row beside
   * it. Null if there is none.
   */
  sounding: Playable | null;
  /** Whether that plays. */
  isPlaying: boolean;
  /** Whether it was asked for and is not heard yet. */
  isWaiting: boolean;
  inCart: InCart;
  isBusy: boolean;
  isHeard: boolean;
  isDownloaded: boolean;
  isInProject: boolean;
}

export const Rows = createContext<RowsState | null>(null);

/** Returns the state of the list around; a row stands nowhere else. */
export function useRows(): RowsState {
  const rows = use(Rows);
  if (!rows) throw new Error("A row is outside TrackRows");
  return rows;
}

/** Picks the state of one row. */
export function rowState(
  { words, list, waveforms, current, isPlaying, isWaiting, cart, busy, marks }: RowsState,
  track: Pick<PlayableTrack, "id" | "trackVersion">,
): RowState {
  const { id, trackVersion } = track;
  const item = itemIri(track);
  const isCurrent = current?.id === id && current.versionId === (trackVersion?.id ?? null);
  const isLit =
    isCurrent ||
    (!trackVersion && current?.id === id && !list().some((other) => samePlayable(other, current)));
  return {
    words,
    waveforms,
    isCurrent,
    sounding: isLit ? current : null,
    isPlaying: isLit && isPlaying,
    isWaiting: isLit && isPlaying && isWaiting,
    inCart: cart?.includes(item) ?? null,
    isBusy: busy.includes(item),
    isHeard: marks.heard.has(id),
    isDownloaded: marks.downloaded.has(id),
    isInProject: marks.inProject.has(item),
  };
}
