import { fold } from "#/lib/fold.ts";
import type { KeyTrack } from "./track-keys.ts";

/** A row of a track list, and what takes the focus in it. */
const ROW = "[data-track]";
const STOP = "button:not([tabindex='-1'])";

/** Moves the focus from a row to another: false when it is in none, or there is none that way. */
export function moveInList(target: EventTarget | null, key: string): boolean {
  const row = target instanceof Element ? target.closest(ROW) : null;
  if (!row) return false;
  const rows = rowsAround(row);
  const at = rows.indexOf(row);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
  return to !== undefined && focusRow(rows[to]);
}

/** Moves the focus to the row of the page whose title begins like `text`, from the focused row on, round the end. */
export function findInList(target: EventTarget | null, text: string): boolean {
  const row = target instanceof Element ? target.closest(ROW) : null;
  const rows = row ? rowsAround(row) : [...document.querySelectorAll(ROW)];
  const at = row ? rows.indexOf(row) : 0;
  const turned = [...rows.slice(at), ...rows.slice(0, at)];
  return focusRow(turned.find((one) => fold(titleOf(one)).startsWith(fold(text))));
}

/** The track or version of the row that has the focus, or null. */
export function focusedTrack(target: EventTarget | null): KeyTrack | null {
  const row = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
  const id = Number(row?.dataset.track);
  if (!row || id <= 0) return null;
  const { trackVersion, versionLabel } = row.dataset;
  return {
    id,
    name: titleOf(row),
    trackVersion:
      trackVersion && versionLabel ? { id: Number(trackVersion), version: versionLabel } : undefined,
  };
}

function rowsAround(row: Element): Element[] {
  return [...(row.parentElement?.querySelectorAll(`:scope > ${ROW}`) ?? [])];
}

function titleOf(row: Element): string {
  const link = row.querySelector("a[href]");
  return link?.getAttribute("aria-label") ?? link?.textContent?.trim() ?? "";
}

function focusRow(row: Element | undefined): boolean {
  const stop = row?.querySelector<HTMLElement>(STOP);
  stop?.focus();
  stop?.scrollIntoView({ block: "nearest" });
  return stop !== null && stop !== undefined;
}
