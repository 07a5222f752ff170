"use client";

import { useTranslations } from "next-intl";
import { showToast } from "#/components/toast/show-toast.ts";
import type { Id } from "#/contract/hydra.ts";
import { changePlaylist } from "#/features/projects/change-playlist.ts";
import { serialQueue } from "#/lib/api/serial-queue.ts";
import { SignedOutError } from "#/lib/api/with-token.ts";
import { followStep } from "../sheet-store.ts";

/** What an edit has made of the rows of the sheet. */
export type TakenEdit = {
  filled: number;
  added: number;
  removed: number;
  /** Says that edit and sheet count at two rates, and which of the two is kept; empty where they agree. */
  recounted: string;
  /** Tracks and versions, by address, that the project is to take in as well. */
  items: readonly string[];
};

/**
 * Tells what an edit has made of the sheet, once the project has taken in what it is to take in; a step back in the sheet
 * gives that back too. Call it right after the step. Where the project cannot be changed the sheet stays as it is.
 */
export function useTellTaken(project: Id): (taken: TakenEdit) => void {
  const t = useTranslations("cueSheet.edit");
  return ({ items, recounted, ...outcome }) => {
    const ofSheet = [t("outcome", outcome), recounted];
    const tell = (...said: string[]) => said.filter(Boolean).join(" ");
    if (items.length === 0) return showToast({ message: tell(...ofSheet), status: "success" });

    const inTurn = serialQueue();
    let put: readonly string[] = [];
    const add = (...said: string[]) =>
      inTurn(async () => {
        try {
          put = await addMissing(project, items);
          const done = t("project.added", { count: put.length });
          showToast({ message: tell(...said, done), status: "success" });
        } catch (error) {
          // The end of a session has its own message.
          if (error instanceof SignedOutError) return;
          showToast({
            message: tell(...said, t("project.notAdded", { count: items.length })),
            status: "warning",
            action: { label: t("project.retry"), run: () => void add() },
          });
        }
      });
    const takeOut = async () => {
      const gone = put;
      if (gone.length === 0) return;
      await changePlaylist(project, (now) => now.filter((item) => !gone.includes(item)));
      put = [];
      showToast({ message: t("project.removed", { count: gone.length }), status: "success" });
    };
    void add(...ofSheet);
    followStep({
      // The shared handler tells of a failure.
      undone: () => void inTurn(takeOut).catch(() => {}),
      redone: () => void add(),
    });
  };
}

/** Adds to a project, behind what it holds, those items that it does not hold; gives these. */
async function addMissing(project: Id, items: readonly string[]): Promise<readonly string[]> {
  let missing: readonly string[] = [];
  await changePlaylist(project, (now) => {
    missing = items.filter((item) => !now.includes(item));
    return [...now, ...missing];
  });
  return missing;
}
