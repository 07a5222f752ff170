import { create } from "zustand";
import type { Id } from "#/contract/hydra.ts";

/** A list shown in a panel over every page; the kinds are those of the specification (§2, §3). */
export interface PanelList {
  kind: "projectMusical" | "conseilMusical";
  id: Id;
  name: string;
}

export const usePanel = create<{ list: PanelList | null }>(() => ({ list: null }));

export function openPanel(list: PanelList): void {
  usePanel.setState({ list });
}

export function closePanel(): void {
  usePanel.setState({ list: null });
}
