import { fold } from "#/lib/fold.ts";
/** A line of the tree that can take the focus: a continent (`level` 1) or a country (2). */
export interface TreeItem {
  id: string;
  title: string;
  level: 1 | 2;
  /** The continent of a country. */
  parent: string | null;
  /** Whether a continent shows its countries. */
  expanded: boolean;
}

/** What a key does: moves the focus, or opens or closes a continent. */
export type TreeMove = { focus: string } | { expand: string } | { collapse: string } | null;

/** The keys of a tree view (WAI-ARIA Authoring Practices): arrows, Home and End; `items` are those in sight. */
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

/** The next line whose title begins with what was typed, from the present one on and round again; null for none. */
export function typedTo(items: readonly TreeItem[], current: string, typed: string): string | null {
  const index = items.findIndex(({ id }) => id === current);
  // A further letter may still fit the present line; a first one looks for another.
  const start = typed.length > 1 ? index : index + 1;
  const round = [...items.slice(start), ...items.slice(0, start)];
  return round.find(({ title }) => fold(title).startsWith(fold(typed)))?.id ?? null;
}
