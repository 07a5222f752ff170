"use client";

import { useEffect } from "react";
import { inDialog } from "./in-dialog.ts";
import { redo, undo } from "./sheet-store.ts";

/** Undoes by Ctrl or ⌘ with Z, redoes with Shift or Y. This replaces a field's own undo, except in a dialog. */
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
