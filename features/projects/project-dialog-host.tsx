"use client";

import { lazy, Suspense } from "react";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { usePlaylistModal } from "./playlist-store.ts";

const ProjectDialog = lazy(async () => ({ default: (await import("./project-dialog.tsx")).ProjectDialog }));

/** Where the project dialog opens; nothing of it is loaded before. */
export function ProjectDialogHost() {
  const { isOpen, trackSelected } = usePlaylistModal();
  if (!isOpen || !trackSelected) return null;
  return (
    <Suspense fallback={null}>
      <LazyMessages names={["projects", "playListModal", "warningplaylist"]}>
        <ProjectDialog key={trackSelected.id} track={trackSelected} />
      </LazyMessages>
    </Suspense>
  );
}
