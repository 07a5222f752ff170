import { fold } from "#/contract/fold.ts";
import { idOfText } from "#/contract/hydra.ts";
import type { KeyTrack } from "./track-key-registry.ts";

/** Selectors of a track row, of a line of its unfolded versions, and of the focusable element in either. */
const ROW = "[data-track]";
const LINE = "[data-line]";
const STOP = "button:not([tabindex='-1'])";

/**
 * Moves the focus from a row, or a line under it, to another one; false if it is in none, or there is none in that
 * direction.
 */
export function moveInList(target: EventTarget | null, key: string): boolean {
  const place = placeOf(target);
  const row = rowOf(place);
  if (!place || !row) return false;
  const places = rowsAround(row).flatMap((one) => [one, ...one.querySelectorAll(LINE)]);
  const at = places.indexOf(place);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: places.length - 1 }[key];
  return to !== undefined && focusRow(places[to]);
}

/** Moves the focus to the next row whose title starts with `text`, wrapping at the end of the page. */
export function findInList(target: EventTarget | null, text: string): boolean {
  const row = rowOf(target);
  const rows = row ? rowsAround(row) : [...document.querySelectorAll(ROW)];
  const at = row ? rows.indexOf(row) : 0;
  const turned = [...rows.slice(at), ...rows.slice(0, at)];
  return focusRow(turned.find((one) => fold(titleOf(one)).startsWith(fold(text))));
}

/**
 * Moves the focus into a list of the page: to its first row in view, or else its first; false if the page has no list.
 */
export function enterList(): boolean {
  const rows = [...document.querySelectorAll(ROW)];
  return focusRow(rows.find(isInSight) ?? rows[0]);
}

/** Moves the focus from the head of a list to its first row; false if it is in none, or there are no rows. */
export function enterListBelow(target: EventTarget | null): boolean {
  const head = target instanceof Element ? target.closest("[data-list-head]") : null;
  const rows = head ? [...document.querySelectorAll(ROW)] : [];
  return focusRow(
    rows.find((row) => head && head.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
}

/** Returns the row that contains `target`, or null. */
export function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
}

/** Returns the version's line, or else the row, that contains `target`; null if there is none. */
export function placeOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? (target.closest<HTMLElement>(LINE) ?? rowOf(target)) : null;
}

/** Returns the track or version of a row or of a line under it, or null. */
export function trackOfPlace(place: HTMLElement | null): KeyTrack | null {
  const row = rowOf(place);
  const id = row?.dataset.track;
  if (!place || !row || !id) return null;
  const { trackVersion, versionLabel } = place.dataset;
  return {
    id: idOfText(id),
    name: titleOf(row),
    nameLang: row.querySelector("a[href]")?.getAttribute("lang") ?? undefined,
    trackVersion:
      trackVersion && versionLabel ? { id: idOfText(trackVersion), version: versionLabel } : undefined,
  };
}

function rowsAround(row: Element): Element[] {
  return [...(row.parentElement?.querySelectorAll(`:scope > ${ROW}`) ?? [])];
}

function titleOf(row: Element): string {
  const link = row.querySelector("a[href]");
  return link?.getAttribute("aria-label") ?? link?.textContent?.trim() ?? "";
}

/** Returns whether a row's first button is visible on the screen and not covered. */
function isInSight(row: Element): boolean {
  const box = row.querySelector(STOP)?.getBoundingClientRect();
  if (!box || box.width === 0) return false;
  return row.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}

function focusRow(row: Element | undefined): boolean {
  const stop = row?.querySelector<HTMLElement>(STOP);
  stop?.focus();
  stop?.scrollIntoView({ block: "nearest" });
  return stop !== null && stop !== undefined;
}
