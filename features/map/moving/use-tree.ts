import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from "react";
import { type TreeItem, treeMove, typedTo } from "./tree-keys.ts";

/** Milliseconds between two letters of one word. */
const WORD = 700;

const nothing = () => () => {};

/**
 * Manages focus, open continents and typing of the tree. `inBrowser` is false in the HTML: there every line is a
 * link that Tab reaches, for visitors without scripts.
 */
export function useTree(items: readonly TreeItem[], chosen: string | null) {
  const inBrowser = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  const tree = useRef<HTMLUListElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const typed = useRef({ text: "", at: 0 });

  const seen = items
    .filter(({ parent }) => parent === null || !closed.has(parent))
    .map((item) => ({ ...item, expanded: item.level === 1 && !closed.has(item.id) }));
  const tabStop = [focused, chosen].find((id) => seen.some((item) => item.id === id)) ?? seen[0]?.id;

  const focus = (id: string) => {
    setFocused(id);
    tree.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)?.focus();
  };
  const setOpen = (id: string, open: boolean) => {
    const next = new Set(closed);
    if (open) next.delete(id);
    else next.add(id);
    setClosed(next);
  };

  function onKeyDown(event: KeyboardEvent, id: string) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(seen, id, event.key);
    if (move) {
      event.preventDefault();
      if ("focus" in move) focus(move.focus);
      else setOpen("expand" in move ? move.expand : move.collapse, "expand" in move);
    } else if (event.key.length === 1 && event.key !== " ") {
      const word = event.timeStamp - typed.current.at < WORD ? typed.current.text : "";
      typed.current = { text: word + event.key, at: event.timeStamp };
      const found = typedTo(seen, id, typed.current.text);
      if (found) focus(found);
    }
  }

  return {
    tree,
    isOpen: (id: string) => !closed.has(id),
    toggle: (id: string) => setOpen(id, closed.has(id)),
    tabIndexOf: (id: string) => (inBrowser ? (id === tabStop ? 0 : -1) : undefined),
    onFocus: setFocused,
    onKeyDown,
  };
}
