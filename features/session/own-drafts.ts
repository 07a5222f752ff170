import { dropDrafts } from "#/components/form/draft.ts";
import type { Id } from "#/contract/hydra.ts";

/** Returns the name of a draft that only this person reads, and that signing out deletes. */
export const ownDraft = (person: Id, form: string): string => `person.${person}.${form}`;

/** Deletes the person's drafts from this tab. */
export function dropOwnDrafts(person: Id): void {
  dropDrafts(ownDraft(person, ""));
}
