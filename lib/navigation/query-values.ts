/** Slugs of a repeated or comma-separated parameter of an address, each once, in their order. */
export function slugList(values: readonly string[]): string[] {
  return [...new Set(values.flatMap((value) => value.split(",")).filter(Boolean))];
}

/** A page number of an address: a positive whole number, else 1. */
export function pageNumber(value: string | null): number {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
