import { cueSchema, programmeSchema } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import type { Sheet } from "./sheet-store.ts";

const cuesSchema = cueSchema.array();
const key = (project: Id) => `cue-sheet:${project}`;

/** An unsaved sheet, with the version of the saved one that it changes; null if an earlier release stored it. */
export type Draft = Sheet & { version: number | null };

/** Stores an unsaved sheet, which changes the saved one of this version, on this device. */
export function saveDraft(project: Id, version: number, { programme, cues }: Sheet): void {
  try {
    localStorage.setItem(key(project), JSON.stringify({ programme, cues, version }));
  } catch {
    // The browser refuses storage, or it is full; the page still has the sheet.
  }
}

/** Deletes the draft of a project. */
export function dropDraft(project: Id): void {
  try {
    localStorage.removeItem(key(project));
  } catch {
    // The browser refuses storage, so there is no draft.
  }
}

/** Deletes the draft of a project if it is this sheet, which is saved now; a later draft stays. */
export function dropSavedDraft(project: Id, sheet: Sheet): void {
  const draft = readDraft(project);
  if (draft && textOf(draft) === textOf(sheet)) dropDraft(project);
}

/** Returns the same text for sheets of the same content, in whatever order their fields were written. */
const textOf = (sheet: { programme: unknown; cues: unknown }) =>
  JSON.stringify([programmeSchema.parse(sheet.programme), cuesSchema.parse(sheet.cues)]);

/** Returns the unsaved sheet on this device, or null. */
export function readDraft(project: Id): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(project)) ?? "null");
    if (typeof stored !== "object" || stored === null || !("cues" in stored) || !("programme" in stored))
      return null;
    return {
      programme: programmeSchema.parse(stored.programme),
      cues: cuesSchema.parse(stored.cues),
      version: "version" in stored && typeof stored.version === "number" ? stored.version : null,
    };
  } catch {
    return null;
  }
}
