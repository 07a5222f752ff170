import { create } from "zustand";
import type { Id } from "#/contract/hydra.ts";

/** Data of a track or version that the project dialog needs. */
export interface SelectedTrack {
  id: Id;
  name: string;
  /** Language of the name, if the catalogue has it. */
  nameLang?: string | null | undefined;
  trackVersion?: { id: Id; version: string } | undefined;
}

interface PlaylistModal {
  isOpen: boolean;
  trackSelected: SelectedTrack | null;
}

const CLOSED: PlaylistModal = { isOpen: false, trackSelected: null };

/** Whether the project dialog is open, and for which track or version (specification §3); the list itself is the session's. */
export const usePlaylistModal = create<PlaylistModal>(() => CLOSED);

export function openPlaylistModal({ id, name, nameLang, trackVersion }: SelectedTrack): void {
  usePlaylistModal.setState({ isOpen: true, trackSelected: { id, name, nameLang, trackVersion } });
}

export function closePlaylistModal(): void {
  usePlaylistModal.setState(CLOSED);
}
