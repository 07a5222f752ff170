"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Id } from "#/contract/hydra.ts";
import { cueSheetQuery } from "./cue-sheet-api.ts";
import { dropSavedDraft, readDraft } from "./sheet-draft.ts";
import { closeSheet, openSheet, useSheet } from "./sheet-store.ts";

/**
 * Reads the sheet of a project at once, and opens it, with this device's unsaved draft, when `canKeep` becomes true: when
 * the editor, which saves the edits, is loaded.
 */
export function useOpenSheet(project: Id, canKeep: boolean) {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(cueSheetQuery(project));
  const open = useSheet((state) => state.project);

  // An answer from before the sheet was last closed may be older than the version saved then.
  const read = isFetchedAfterMount && !isError ? data : undefined;

  useEffect(() => {
    if (!read || !canKeep || useSheet.getState().project === project) return;
    // The answer to its save may have been lost.
    dropSavedDraft(project, read);
    openSheet(read, readDraft(project));
  }, [read, canKeep, project]);
  useEffect(() => closeSheet, []);

  return {
    isOpen: open === project,
    hasFailed: isError,
    retry: () => void refetch(),
    /** Opens the version that another device has saved meanwhile. */
    takeOther: async () => {
      const { data: other } = await refetch();
      if (other) openSheet(other);
    },
  };
}
