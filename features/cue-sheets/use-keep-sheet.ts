"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "#/lib/api/api-error.ts";
import { keepSheet } from "./cue-sheet-api.ts";
import { dropDraft, dropSavedDraft, saveDraft } from "./sheet-draft.ts";
import { isUnkept, noteKept, useSheet } from "./sheet-store.ts";

/** Milliseconds without an edit before the sheet is saved. */
const SAVE_DELAY = 900;
/** Milliseconds before a failed save is retried. */
const RETRY_DELAY = 10_000;

/** State of the sheet: saved, being saved, waiting for the connection, or saved by another device meanwhile. */
export type KeepState = "kept" | "keeping" | "waiting" | "conflict";

/**
 * Saves the open sheet after a moment without edits. After a failure the sheet stays on this device as a draft,
 * and the save is retried. `keepMine` replaces the version of another device.
 */
export function useKeepSheet(): { state: KeepState; keepMine: () => void } {
  const { project, sheet, serverVersion, changeCount, savedChangeCount } = useSheet();
  const [failure, setFailure] = useState<"waiting" | "conflict" | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (mode: "overwrite" | "ifUnchanged") => {
      const { project: id, opening, sheet, serverVersion, changeCount: writtenCount } = useSheet.getState();
      if (id === null || !sheet) return;
      const kept = await keepSheet(id, sheet, mode === "overwrite" ? null : serverVersion);
      if (useSheet.getState().opening === opening) {
        noteKept(kept.version, writtenCount);
        if (!isUnkept(useSheet.getState())) dropDraft(id);
      } else {
        // The draft of a sheet that was closed meanwhile would count as an edit of the next opening.
        dropSavedDraft(id, sheet);
      }
    },
    onSuccess: () => setFailure(null),
    onError: (error) =>
      setFailure(error instanceof ApiError && error.status === 412 ? "conflict" : "waiting"),
    // The sheet shows the error itself.
    meta: { silent: true },
  });
  const unkept = isUnkept({ changeCount, savedChangeCount });

  useEffect(() => {
    // If the sheet has changed or closed since the rendering, the effect of a later rendering saves it.
    if (!unkept || project === null || !sheet || useSheet.getState().sheet !== sheet) return;
    saveDraft(project, serverVersion, sheet);
    if (isPending || failure === "conflict") return;
    const timer = setTimeout(() => mutate("ifUnchanged"), failure === "waiting" ? RETRY_DELAY : SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [sheet, unkept, project, serverVersion, isPending, failure, mutate]);

  const state = failure ?? (isPending || unkept ? "keeping" : "kept");
  return { state, keepMine: () => mutate("overwrite") };
}
