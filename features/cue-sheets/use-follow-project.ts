"use client";

import { useEffect } from "react";
import type { Id } from "#/contract/hydra.ts";
import { changePlaylist } from "#/features/projects/change-playlist.ts";
import {
  type AppliedExchange,
  type Exchange,
  exchangesBetween,
  withExchange,
  withoutExchange,
} from "./exchanged.ts";
import { useSheet } from "./sheet-store.ts";

const keyOf = (cue: string, from: string, to: string) => [cue, from, to].join(" ");

/**
 * Keeps the project's list in step with its sheet: a recording that replaces another in a row also replaces it in the
 * list, and an undo restores both.
 */
export function useFollowProject(): void {
  useEffect(() => {
    const appliedByKey = new Map<string, AppliedExchange>();
    const follow = (project: Id, exchange: Exchange) => {
      const { cue, from, to } = exchange;
      const key = keyOf(cue, from, to);
      const reverse = keyOf(cue, to, from);
      changePlaylist(project, (now) => {
        const undone = appliedByKey.get(reverse);
        if (undone) return withoutExchange(now, undone);
        const { items, applied } = withExchange(now, exchange, useSheet.getState().sheet?.cues ?? []);
        appliedByKey.set(key, applied);
        return items;
      })
        .then(() => appliedByKey.delete(reverse))
        // The shared handler reports the error; the sheet stays unchanged.
        .catch(() => {});
    };
    return useSheet.subscribe(({ project, sheet, changeCount }, before) => {
      // A version that another device saved is not an exchange made here.
      const isEdited = project === before.project && changeCount === before.changeCount + 1;
      if (!isEdited || project === null || !sheet || !before.sheet) return;
      for (const exchange of exchangesBetween(before.sheet.cues, sheet.cues)) follow(project, exchange);
    });
  }, []);
}
