"use client";

import { useEffect } from "react";
import type { Id } from "#/contract/hydra.ts";
import { changePlaylist } from "#/features/projects/change-playlist.ts";
import { type Exchange, exchangesBetween, type Followed, followed, takenBack } from "./exchanged.ts";
import { useSheet } from "./sheet-store.ts";

const keyOf = (cue: string, from: string, to: string) => [cue, from, to].join(" ");

/**
 * Keeps the list of the project in step with its sheet: music that replaces a row's replaces its item in the list too,
 * and an undo restores both.
 */
export function useFollowProject(): void {
  useEffect(() => {
    const all = new Map<string, Followed>();
    const follow = (project: Id, exchange: Exchange) => {
      const { cue, from, to } = exchange;
      const key = keyOf(cue, from, to);
      const back = keyOf(cue, to, from);
      changePlaylist(project, (now) => {
        const before = all.get(back);
        if (before) return takenBack(now, before);
        const { items, done } = followed(now, exchange, useSheet.getState().sheet?.cues ?? []);
        all.set(key, done);
        return items;
      })
        .then(() => all.delete(back))
        // The shared handler reports it; the sheet stays unchanged.
        .catch(() => {});
    };
    return useSheet.subscribe(({ project, sheet, edition }, before) => {
      // A version saved by another device is no exchange of this one.
      const isEdited = project === before.project && edition === before.edition + 1;
      if (!isEdited || project === null || !sheet || !before.sheet) return;
      for (const exchange of exchangesBetween(before.sheet.cues, sheet.cues)) follow(project, exchange);
    });
  }, []);
}
