"use client";

import { useEffect } from "react";
import { inDialog } from "./in-dialog.ts";
import { redo, undo } from "./sheet-store.ts";

/** Ctrl or ⌘ with Z takes a step back, with Shift or Y does it again; the sheet's steps replace a field's own, but in a dialog over it. */
export function useUndoKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || inDialog(event)) return;
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
