import { create } from "zustand";

/** Tabs of the large view: one shows at a time, so that none covers another. */
export const PANEL_TABS = ["queue", "part", "picture", "choices"] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

/**
 * Whether the player's large view is open, and which of its tools it shows; it opens again on that one. `asked` while a
 * tool was asked for by itself and has not got the focus yet.
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
