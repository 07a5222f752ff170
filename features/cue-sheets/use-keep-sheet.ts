"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "#/lib/api/api-error.ts";
import { keepSheet } from "./cue-sheet-api.ts";
import { dropDraft, saveDraft } from "./sheet-draft.ts";
import { isUnkept, noteKept, useSheet } from "./sheet-store.ts";

/** Milliseconds of quiet before a sheet is kept. */
const QUIET = 900;
/** Milliseconds before a write that failed is tried again. */
const TRY_AGAIN = 10_000;

/** Where a sheet stands: everything kept, being kept, waiting for the line, or another device was first. */
export type KeepState = "kept" | "keeping" | "waiting" | "conflict";

/**
 * Keeps the open sheet whenever it was edited and has been quiet for a moment; what cannot be kept stays on this
 * device and is tried again. `keepMine` replaces what another device has kept.
 */
export function useKeepSheet(): { state: KeepState; keepMine: () => void } {
  const { project, sheet, edition, keptEdition } = useSheet();
  const [failure, setFailure] = useState<"waiting" | "conflict" | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (over: "mine" | "version") => {
      const { project: id, opening, sheet, version, edition: written } = useSheet.getState();
      if (id === null || !sheet) return;
      const kept = await keepSheet(id, sheet, over === "mine" ? null : version);
      if (useSheet.getState().opening !== opening) return;
      noteKept(kept.version, written);
      if (!isUnkept(useSheet.getState())) dropDraft(id);
    },
    onSuccess: () => setFailure(null),
    onError: (error) =>
      setFailure(error instanceof ApiError && error.status === 412 ? "conflict" : "waiting"),
    // The page says it itself, where the sheet is.
    meta: { silent: true },
  });
  const unkept = isUnkept({ edition, keptEdition });

  useEffect(() => {
    if (!unkept || project === null || !sheet) return;
    saveDraft(project, sheet);
    if (isPending || failure === "conflict") return;
    const timer = setTimeout(() => mutate("version"), failure === "waiting" ? TRY_AGAIN : QUIET);
    return () => clearTimeout(timer);
  }, [sheet, unkept, project, isPending, failure, mutate]);

  const state = failure ?? (isPending || unkept ? "keeping" : "kept");
  return { state, keepMine: () => mutate("mine") };
}
