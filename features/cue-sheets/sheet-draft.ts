import { cueSchema, programmeSchema } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import type { Sheet } from "./sheet-store.ts";

const key = (project: Id) => `cue-sheet:${project}`;

/** Stores an unsaved sheet on this device. */
export function saveDraft(project: Id, sheet: Sheet): void {
  try {
    localStorage.setItem(key(project), JSON.stringify(sheet));
  } catch {
    // The browser refuses storage, or it is full; the page still has the sheet.
  }
}

/** Deletes the draft of a project after its sheet has been saved. */
export function dropDraft(project: Id): void {
  try {
    localStorage.removeItem(key(project));
  } catch {
    // The browser refuses storage, so there is no draft.
  }
}

/** Returns the unsaved sheet on this device, or null. */
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
