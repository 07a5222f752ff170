import { cueSchema, programmeSchema } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import type { Sheet } from "./sheet-store.ts";

const key = (project: Id) => `cue-sheet:${project}`;

/** Stores on this device a sheet that is not saved yet. */
export function saveDraft(project: Id, sheet: Sheet): void {
  try {
    localStorage.setItem(key(project), JSON.stringify(sheet));
  } catch {
    // Storage is refused or full: the page still has the sheet.
  }
}

/** Deletes the draft once the backend has it. */
export function dropDraft(project: Id): void {
  try {
    localStorage.removeItem(key(project));
  } catch {
    // Storage is refused: there is no draft.
  }
}

/** Returns the unsaved sheet of this device, or null. */
export function readDraft(project: Id): Sheet | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(project)) ?? "null");
    if (typeof stored !== "object" || stored === null || !("cues" in stored) || !("programme" in stored))
      return null;
    return { programme: programmeSchema.parse(stored.programme), cues: cueSchema.array().parse(stored.cues) };
  } catch {
    return null;
  }
}
