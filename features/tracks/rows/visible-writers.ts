/** Writers that a list shows before "..." (spec §9, S51). */
export const WRITERS_SHOWN = 2;

/** Splits writers into the visible ones and the number hidden behind "...". */
export function visibleWriters<Writer>(writers: readonly Writer[], all: boolean) {
  const shown = all ? writers : writers.slice(0, WRITERS_SHOWN);
  return { shown, hidden: writers.length - shown.length };
}
