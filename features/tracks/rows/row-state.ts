import { createContext, use } from "react";
import type { Id } from "#/contract/hydra.ts";
import { itemIri } from "#/contract/item.ts";
import { type Playable, type PlayableTrack, samePlayable } from "#/features/player/playable.ts";
import type { Marks } from "#/features/session/marks-store.ts";
import type { InCart } from "#/features/tracks/acting/use-action-labels.ts";
import type { RowWords } from "../row-parts/row-words.ts";

/** State that a list has for all its rows (`TrackRows`). */
export interface RowsState {
  words: RowWords;
  /** The queue for previous and next when playing starts in a row. */
  list: () => readonly Playable[];
  /** Address of the shared drawing with the waveforms of the list; null if each row loads its own. */
  waveforms: string | null;
  /** By track, the drawing that holds its cover and others (`listedCovers`). */
  covers: ReadonlyMap<Id, string>;
  current: Playable | null;
  isPlaying: boolean;
  isWaiting: boolean;
  /** Items in the cart; null before the profile is loaded. */
  cart: readonly string[] | null;
  /** Items that are being added to the cart or removed. */
  busy: readonly string[];
  marks: Marks;
}

/** State that one row shows: plain values, so that only rows whose own state changed are rendered again. */
export interface RowState {
  words: RowWords;
  waveforms: string | null;
  covers: string | null;
  /** Whether this exact sound is in the player. */
  isCurrent: boolean;
  /**
   * The player's sound if it belongs to the row: the row's own or, for a track, a version without a row of its own in
   * the list. Else null.
   */
  sounding: Playable | null;
  /** Whether that sound is playing. */
  isPlaying: boolean;
  /** Whether that sound was requested and is not audible yet. */
  isWaiting: boolean;
  inCart: InCart;
  isBusy: boolean;
  isHeard: boolean;
  isDownloaded: boolean;
  isInProject: boolean;
}

export const Rows = createContext<RowsState | null>(null);

/** Returns the state of the surrounding list, which every row needs. */
export function useRows(): RowsState {
  const rows = use(Rows);
  if (!rows) throw new Error("A row is outside TrackRows");
  return rows;
}

/** Picks the state of one row. */
export function rowState(
  { words, list, waveforms, covers, current, isPlaying, isWaiting, cart, busy, marks }: RowsState,
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
    covers: covers.get(id) ?? null,
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
