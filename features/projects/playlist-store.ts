import { create } from "zustand";

/** What of a track the project dialog shows. */
export interface SelectedTrack {
  id: number;
  name: string;
}

interface PlaylistModal {
  isOpen: boolean;
  trackSelected: SelectedTrack | null;
}

const CLOSED: PlaylistModal = { isOpen: false, trackSelected: null };

/** Whether the project dialog is open, and for which track (specification §3); the list itself is the session's. */
export const usePlaylistModal = create<PlaylistModal>(() => CLOSED);

export function openPlaylistModal({ id, name }: SelectedTrack): void {
  usePlaylistModal.setState({ isOpen: true, trackSelected: { id, name } });
}

export function closePlaylistModal(): void {
  usePlaylistModal.setState(CLOSED);
}
