import { fold } from "#/contract/fold.ts";
/** A focusable line of the tree: a continent (`level` 1) or a country (2). */
export interface TreeItem {
  id: string;
  title: string;
  level: 1 | 2;
  /** Id of a country's continent. */
  parent: string | null;
  /** Whether a continent shows its countries. */
  expanded: boolean;
}

/** Effect of a key: moves the focus, or opens or closes a continent. */
export type TreeMove = { focus: string } | { expand: string } | { collapse: string } | null;

/**
 * Returns the effect of a key in a tree view (WAI-ARIA Authoring Practices): arrows, Home and End; `items` are the
 * visible ones.
 */
export function treeMove(items: readonly TreeItem[], current: string, key: string): TreeMove {
  const index = items.findIndex(({ id }) => id === current);
  const item = items[index];
  if (!item) return null;
  const to = (one: TreeItem | undefined): TreeMove => (one && { focus: one.id }) || null;
  switch (key) {
    case "ArrowDown":
      return to(items[index + 1]);
    case "ArrowUp":
      return to(items[index - 1]);
    case "Home":
      return to(items[0]);
    case "End":
      return to(items.at(-1));
    case "ArrowRight":
      if (item.level === 2) return null;
      return item.expanded ? to(items[index + 1]) : { expand: item.id };
    case "ArrowLeft":
      if (item.level === 1) return item.expanded ? { collapse: item.id } : null;
      return item.parent === null ? null : { focus: item.parent };
    default:
      return null;
  }
}

/**
 * Returns the next line whose title begins with the typed text, from the current one on and round to the start;
 * null if there is none.
 */
export function typedTo(items: readonly TreeItem[], current: string, typed: string): string | null {
  const index = items.findIndex(({ id }) => id === current);
  // A second letter may still match the current line; a first one looks for another line.
  const start = typed.length > 1 ? index : index + 1;
  const round = [...items.slice(start), ...items.slice(0, start)];
  return round.find(({ title }) => fold(title).startsWith(fold(typed)))?.id ?? null;
}
