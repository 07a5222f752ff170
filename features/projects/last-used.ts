import type { Id } from "#/contract/hydra.ts";

let last: Id | null = null;

/** The project last added to on this page: it is listed first when the dialog opens again. */
export const lastUsedProject = (): Id | null => last;

export function rememberLastUsed(playlist: Id | null): void {
  last = playlist;
}
