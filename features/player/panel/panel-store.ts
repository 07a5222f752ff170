import { create } from "zustand";

/** What the large view holds beside what plays: one is shown at a time, so that none lies under another. */
export const PANEL_TABS = ["queue", "part", "picture", "choices"] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

/** Whether the player's large view is open, and which of its tools it shows; it opens again on that one. */
export const usePanel = create<{ open: boolean; tab: PanelTab }>(() => ({ open: false, tab: "queue" }));

/** Opens the large view. */
export function openPanel(): void {
  usePanel.setState({ open: true });
}

/** Opens the large view, or closes it. */
export function togglePanel(): void {
  usePanel.setState(({ open }) => ({ open: !open }));
}

/** Shows one of the tools. */
export function showTab(tab: PanelTab): void {
  usePanel.setState({ tab });
}
