"use client";

import { useEffect } from "react";
import { redo, undo } from "./sheet-store.ts";

/** Ctrl or ⌘ with Z takes a step back, with Shift or Y does it again; the sheet's steps replace a field's own. */
export function useUndoKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
