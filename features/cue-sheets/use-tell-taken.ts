"use client";

import { useTranslations } from "next-intl";
import { showToast, withdrawToast } from "#/components/toast/show-toast.ts";
import type { Id } from "#/contract/hydra.ts";
import { changePlaylist } from "#/features/projects/change-playlist.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { serialQueue } from "#/lib/api/serial-queue.ts";
import { SignedOutError } from "#/lib/api/with-token.ts";
import { followStep } from "./sheet-store.ts";

/** What the sheet has taken in, from an edit or a finished programme. */
export type Taken = {
  from: "edit" | "programme";
  /** What that has made of its rows, in words. */
  said: string;
  /** Tracks and versions, by address, that the project is to take in as well. */
  items: readonly string[];
};

/** Answers that a proxy gives in place of the site, which may have written by then. */
const ANSWERS_OF_OTHERS = new Set([408, 502, 503, 504]);

/** Whether a write was refused, and not perhaps done with its answer lost. */
const isRefusal = (error: unknown) => error instanceof ApiError && !ANSWERS_OF_OTHERS.has(error.status);

/**
 * Tells what an edit or a programme has made of the sheet, once the project has taken in what it is to take in; a step
 * back in the sheet gives that back too. Call it right after the step. Where the project cannot be changed the sheet
 * stays as it is, and a press tries again.
 */
export function useTellTaken(project: Id): (taken: Taken) => void {
  const t = useTranslations("cueSheet.edit.project");
  return ({ from, said: ofSheet, items }) => {
    const tell = (...said: string[]) => said.filter(Boolean).join(" ");
    if (items.length === 0) return showToast({ message: ofSheet, status: "success" });

    const inTurn = serialQueue();
    let stands = true;
    /** Items that the project has from this step, or may have where an answer was lost. */
    let put: readonly string[] = [];
    let isSure = true;
    let failure = "";

    const add = async () => {
      const before = put;
      let isSent = false;
      try {
        await changePlaylist(project, (now) => {
          const missing = items.filter((item) => !now.includes(item));
          // Noted before the write, which may be done even if its answer is lost.
          put = [...new Set([...before, ...missing])];
          isSent = navigator.onLine;
          return [...now, ...missing];
        });
        isSure = true;
      } catch (error) {
        if (!isSent || isRefusal(error)) put = before;
        if (put.length > before.length) isSure = false;
        throw error;
      }
      return t("added", { count: put.length });
    };
    const takeOut = async () => {
      let count = 0;
      await changePlaylist(project, (now) => {
        const others = now.filter((item) => !put.includes(item));
        count = now.length - others.length;
        return others;
      });
      put = [];
      return t("removed", { count });
    };
    /** Brings the project to where the sheet is. */
    const follow = (...said: string[]) =>
      inTurn(async () => {
        const isAdding = stands;
        if (!isAdding && put.length === 0) return;
        try {
          const done = await (isAdding ? add() : takeOut());
          showToast({ message: tell(...said, done), status: "success" });
        } catch (error) {
          // The end of a session has its own message, and after another step there is nothing to try again.
          if (error instanceof SignedOutError || isAdding !== stands) return;
          failure = isAdding
            ? tell(...said, t("notAdded", { count: items.length, from }))
            : t(isSure ? "notRemoved" : "perhapsThere", { count: put.length });
          const retry = { label: t("retry"), run: () => void follow() };
          showToast({ message: failure, status: "warning", action: retry });
        }
      });
    const step = (isDone: boolean) => {
      stands = isDone;
      withdrawToast(failure);
      void follow();
    };
    void follow(ofSheet);
    followStep({ undone: () => step(false), redone: () => step(true) });
  };
}
