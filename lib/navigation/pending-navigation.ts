import { create } from "zustand";

interface Pending {
  /** Whether a navigation has started and its page has not arrived yet. */
  pending: boolean;
  /** Whether that page starts at its top, so that only its first screen is visible when it arrives. */
  toTop: boolean;
}

export const usePendingNavigation = create<Pending>(() => ({ pending: false, toTop: false }));

/** Marks the start of a navigation; the progress line shows until the address changes. */
export function beginNavigation({ toTop = false }: Partial<Pick<Pending, "toTop">> = {}) {
  usePendingNavigation.setState({ pending: true, toTop });
}

export function endNavigation() {
  usePendingNavigation.setState({ pending: false, toTop: false });
}
