import { create } from "zustand";

/** Whether the player's large view is open. */
export const usePanel = create<{ open: boolean }>(() => ({ open: false }));

/** Opens the large view. */
export function openPanel(): void {
  usePanel.setState({ open: true });
}

/** Opens the large view, or closes it. */
export function togglePanel(): void {
  usePanel.setState(({ open }) => ({ open: !open }));
}
