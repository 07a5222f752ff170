import type { KeyboardEvent } from "react";
import type { FrameRateName } from "#/contract/frame-rates.ts";
import { RATES, secondsOf } from "#/features/cue-sheets/time/timecode.ts";
import { hearUse, silence, switchSide } from "../listening/hear-use.ts";
import type { HeardUse } from "../listening/heard-use.ts";
import { useListening } from "../listening/listening-store.ts";
import { judge, moveEdge, redoReview, undoReview } from "./review-uses.ts";

interface Row {
  row: HTMLElement;
  rate: FrameRateName;
  /** Path of the recording; undefined until it is known. */
  src: string | undefined;
}

/** Runs the action of a key on the row of a use; returns false for keys without one, and in text fields. */
export function doReviewKey(event: KeyboardEvent, use: HeardUse, { row, rate, src }: Row): boolean {
  const target = event.target as HTMLElement;
  if (event.altKey || target.closest("input, select, textarea")) return false;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return stepBack(key, event.shiftKey);
  const frame = secondsOf(1, RATES[rate]);
  const { use: heard, at } = useListening.getState();
  const nudge = (by: number) =>
    event.shiftKey ? moveEdge(use.id, "end", use.end + by) : moveEdge(use.id, "start", use.start + by);
  const actions: Record<string, () => void> = {
    arrowdown: () => focusRow(row.nextElementSibling),
    arrowup: () => focusRow(row.previousElementSibling),
    arrowleft: () => nudge(-frame),
    arrowright: () => nudge(frame),
    k: () => (heard === use.id ? silence() : hearUse(use, src)),
    x: switchSide,
    a: () => judge(use.id, "taken"),
    r: () => judge(use.id, "refused"),
    i: () => heard === use.id && moveEdge(use.id, "start", at),
    o: () => heard === use.id && moveEdge(use.id, "end", at),
  };
  actions[key]?.();
  return key in actions;
}

function stepBack(key: string, isShifted: boolean): boolean {
  if (key !== "z" && key !== "y") return false;
  if (key === "y" || isShifted) redoReview();
  else undoReview();
  return true;
}

const focusRow = (row: Element | null) => row?.querySelector<HTMLElement>("[data-listen]")?.focus();
