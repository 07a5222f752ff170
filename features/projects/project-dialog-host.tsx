"use client";

import { itemIri } from "#/contract/item.ts";
import { LazyProjectDialog } from "./lazy-project-dialog.tsx";
import { closePlaylistModal, usePlaylistModal } from "./playlist-store.ts";

/** Renders the project dialog; loads its code on opening. */
export function ProjectDialogHost() {
  const { isOpen, trackSelected } = usePlaylistModal();
  if (!isOpen || !trackSelected) return null;
  return (
    <LazyProjectDialog key={itemIri(trackSelected)} track={trackSelected} onClose={closePlaylistModal} />
  );
}
