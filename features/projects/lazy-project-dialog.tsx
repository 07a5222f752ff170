"use client";

import { lazy, Suspense } from "react";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import type { SelectedTrack } from "./playlist-store.ts";

const ProjectDialog = lazy(async () => ({ default: (await import("./project-dialog.tsx")).ProjectDialog }));

/** Renders the project dialog and its messages, loaded when it first opens. */
export function LazyProjectDialog(props: { track: SelectedTrack; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <LazyMessages names={["projects", "playListModal", "warningplaylist"]}>
        <ProjectDialog {...props} />
      </LazyMessages>
    </Suspense>
  );
}
