import { create } from "zustand";

/** Whether a navigation has started and its page has not arrived yet. */
export const usePendingNavigation = create<{ pending: boolean }>(() => ({ pending: false }));

/** Marks the start of a navigation; the progress line shows until the address changes. */
export function beginNavigation() {
  usePendingNavigation.setState({ pending: true });
}

export function endNavigation() {
  usePendingNavigation.setState({ pending: false });
}
