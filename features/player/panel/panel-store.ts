import { create } from "zustand";

/** Tabs of the large view; only one is shown at a time. */
export const PANEL_TABS = ["queue", "part", "picture", "choices"] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

/**
 * Whether the player's large view is open, and its selected tab, which stays selected for the next time. `asked` while
 * a tab was opened directly and does not have the focus yet.
 */
export const usePanel = create<{ open: boolean; tab: PanelTab; asked: boolean }>(() => ({
  open: false,
  tab: "queue",
  asked: false,
}));

/** Opens the large view. */
export function openPanel(): void {
  usePanel.setState({ open: true });
}

/** Opens the large view, or closes it. */
export function togglePanel(): void {
  usePanel.setState(({ open }) => ({ open: !open }));
}

/** Opens the large view on one of its tools, which takes the focus. */
export function openTool(tab: PanelTab): void {
  usePanel.setState({ open: true, tab, asked: true });
}

/** Shows one of the tools. */
export function showTab(tab: PanelTab): void {
  usePanel.setState({ tab });
}
