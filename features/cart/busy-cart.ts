import { create } from "zustand";

/** Tracks whose place in the cart is being changed, once for each change under way. */
export const useBusyCart = create<{ busy: readonly number[] }>(() => ({ busy: [] }));
