"use client";

import { useTranslations } from "next-intl";
import { showToast, withdrawToast } from "#/components/toast/show-toast.ts";
import type { Id } from "#/contract/hydra.ts";
import { changePlaylist } from "#/features/projects/change-playlist.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { serialQueue } from "#/lib/api/serial-queue.ts";
import { SignedOutError } from "#/lib/api/with-token.ts";
import { followStep } from "./sheet-store.ts";

/** An import from an edit or a finished programme that has just changed the sheet. */
export type CompletedImport = {
  from: "edit" | "programme";
  /** Message that says how the rows of the sheet have changed. */
  outcome: string;
  /** Addresses of the tracks and versions to add to the project as well. */
  items: readonly string[];
};

/** Statuses with which a proxy answers for the site, which may have written by then. */
const PROXY_STATUSES = new Set([408, 502, 503, 504]);

/** Whether the site certainly did not write; after other errors it may have, with only the answer lost. */
const isRefusal = (error: unknown) => error instanceof ApiError && !PROXY_STATUSES.has(error.status);

/**
 * Returns a function to call right after an import has changed the sheet in one step: it adds the items to the project,
 * then reports the outcome. Undoing the step in the sheet also removes the items. If the project cannot be changed, the
 * sheet stays as it is, and the message offers a retry.
 */
export function useCompleteImport(project: Id): (completed: CompletedImport) => void {
  const t = useTranslations("cueSheet.edit.project");
  return ({ from, outcome, items }) => {
    const messageOf = (...sentences: string[]) => sentences.filter(Boolean).join(" ");
    if (items.length === 0) return showToast({ message: outcome, status: "success" });

    const inTurn = serialQueue();
    let isApplied = true;
    /** Items that this import has added to the project, or may have added if an answer was lost. */
    let added: readonly string[] = [];
    let isCertain = true;
    let failure = "";

    const add = async () => {
      const before = added;
      let isSent = false;
      try {
        await changePlaylist(project, (now) => {
          const missing = items.filter((item) => !now.includes(item));
          // Set before the write, which may succeed even if its answer is lost.
          added = [...new Set([...before, ...missing])];
          isSent = navigator.onLine;
          return [...now, ...missing];
        });
        isCertain = true;
      } catch (error) {
        if (!isSent || isRefusal(error)) added = before;
        if (added.length > before.length) isCertain = false;
        throw error;
      }
      return t("added", { count: added.length });
    };
    const takeOut = async () => {
      let count = 0;
      await changePlaylist(project, (now) => {
        const others = now.filter((item) => !added.includes(item));
        count = now.length - others.length;
        return others;
      });
      added = [];
      return t("removed", { count });
    };
    /** Adds or removes the items, depending on whether the step is applied or undone. */
    const followSheet = (...sentences: string[]) =>
      inTurn(async () => {
        const isAdding = isApplied;
        if (!isAdding && added.length === 0) return;
        try {
          const done = await (isAdding ? add() : takeOut());
          showToast({ message: messageOf(...sentences, done), status: "success" });
        } catch (error) {
          // The end of a session has its own message, and after another step a retry would be pointless.
          if (error instanceof SignedOutError || isAdding !== isApplied) return;
          failure = isAdding
            ? messageOf(...sentences, t("notAdded", { count: items.length, from }))
            : t(isCertain ? "notRemoved" : "perhapsThere", { count: added.length });
          const retry = { label: t("retry"), run: () => void followSheet() };
          showToast({ message: failure, status: "warning", action: retry });
        }
      });
    const step = (isDone: boolean) => {
      isApplied = isDone;
      withdrawToast(failure);
      void followSheet();
    };
    void followSheet(outcome);
    followStep({ undone: () => step(false), redone: () => step(true) });
  };
}
