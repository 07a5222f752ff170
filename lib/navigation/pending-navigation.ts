import { create } from "zustand";

/** Whether a navigation was asked for and its page is not there yet. */
export const usePendingNavigation = create<{ pending: boolean }>(() => ({ pending: false }));

/** To be called when a navigation starts; the progress line shows until the address changes. */
export function beginNavigation() {
  usePendingNavigation.setState({ pending: true });
}

export function endNavigation() {
  usePendingNavigation.setState({ pending: false });
}
