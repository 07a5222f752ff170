import { cueSchema, programmeSchema } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import type { Sheet } from "./sheet-store.ts";

const key = (project: Id) => `cue-sheet:${project}`;

/** Keeps on this device what could not be kept elsewhere yet. */
export function saveDraft(project: Id, sheet: Sheet): void {
  try {
    localStorage.setItem(key(project), JSON.stringify(sheet));
  } catch {
    // Storage is refused or full: the page itself still holds the sheet.
  }
}

/** Forgets the draft once the backend holds it. */
export function dropDraft(project: Id): void {
  try {
    localStorage.removeItem(key(project));
  } catch {
    // Storage is refused: there is none.
  }
}

/** What waits on this device to be kept, or null. */
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
