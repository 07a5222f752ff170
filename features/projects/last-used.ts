import type { Id } from "#/contract/hydra.ts";

let last: Id | null = null;

/** The project that something was put into last on this page: it stands first when the dialog opens next. */
export const lastUsedProject = (): Id | null => last;

export function rememberLastUsed(playlist: Id | null): void {
  last = playlist;
}
