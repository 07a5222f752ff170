import { AudioWaveform, Check, Download, ListPlus, ShoppingCart } from "lucide-react";
import { itemIri } from "#/contract/item.ts";
import { useBusyCart } from "#/features/cart/busy-cart.ts";
import { cartItems, isCartKnown } from "#/features/cart/cart-items.ts";
import { useSession } from "#/features/session/store.ts";
import { useActionLabels } from "./use-action-labels.ts";
import { type ActionTrack, TRACK_ACTS, useTrackActs } from "./use-track-acts.ts";

const SIGNS = { similar: AudioWaveform, project: ListPlus, cart: ShoppingCart, download: Download };

/** Returns the actions of one track with their labels; a list creates them once for all its rows (`TrackRows`). */
export function useTrackActions(track: ActionTrack, { namesTrack = false } = {}) {
  const acts = useTrackActs({ namesTrack });
  const label = useActionLabels();
  const item = itemIri(track);
  const inCart = useSession(({ user }) => cartItems(user?.cart).includes(item));
  const isKnown = useSession(isCartKnown);
  const isBusy = useBusyCart(({ busy }) => busy.includes(item));
  return TRACK_ACTS.map((key) => {
    const isOn = key === "cart" && inCart;
    return {
      key,
      Sign: isOn ? Check : SIGNS[key],
      label: label(key, track, isKnown ? inCart : null),
      isOn,
      isBusy: key === "cart" && isBusy,
      act: () => acts[key](track),
    };
  });
}
