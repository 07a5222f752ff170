let last: number | null = null;

/** The project that something was put into last on this page: it stands first when the dialog opens next. */
export const lastUsedProject = (): number | null => last;

export function rememberLastUsed(playlist: number | null): void {
  last = playlist;
}
