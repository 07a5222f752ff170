import { create } from "zustand";

/** Addresses of items whose place in the cart is being changed, once for each change under way. */
export const useBusyCart = create<{ busy: readonly string[] }>(() => ({ busy: [] }));
