import { useMemo } from "react";
import { useBusyCart } from "#/features/cart/busy-cart.ts";
import { cartItems, isCartKnown } from "#/features/cart/cart-items.ts";
import { usePlayer, isWaiting as waits } from "#/features/player/store.ts";
import { useMarks } from "#/features/session/marks-store.ts";
import { useSession } from "#/features/session/store.ts";
import { useRowWords } from "../row-parts/row-words.ts";
import type { RowsState } from "./row-state.ts";

/** Subscribes a list, instead of each of its rows, to the state that its rows show. */
export function useRowsState({
  list,
  waveforms,
  covers,
}: Pick<RowsState, "list" | "waveforms" | "covers">): RowsState {
  const words = useRowWords();
  const current = usePlayer((player) => player.current);
  const isPlaying = usePlayer((player) => player.playing);
  const isWaiting = usePlayer(waits);
  const user = useSession((session) => session.user);
  const isKnown = useSession(isCartKnown);
  const busy = useBusyCart((state) => state.busy);
  const marks = useMarks();
  const cart = useMemo(() => (isKnown ? cartItems(user?.cart) : null), [isKnown, user?.cart]);
  return useMemo(
    () => ({ words, list, waveforms, covers, current, isPlaying, isWaiting, cart, busy, marks }),
    [words, list, waveforms, covers, current, isPlaying, isWaiting, cart, busy, marks],
  );
}
