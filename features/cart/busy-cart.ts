import { create } from "zustand";

/** IRIs of the items that are being added to or removed from the cart, one for each running change. */
export const useBusyCart = create<{ busy: readonly string[] }>(() => ({ busy: [] }));
