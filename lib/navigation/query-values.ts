/** Slugs of a repeated or comma-separated parameter of an address, each once, in their order. */
export function slugList(values: readonly string[]): string[] {
  return [...new Set(values.flatMap((value) => value.split(",")).filter(Boolean))];
}

/** Longest page number that an address may hold, in digits: no list is near it, and the backend takes any of them. */
const PAGE_DIGITS = 9;

/** A page number of an address: a positive whole number in digits, else 1. */
export function pageNumber(value: string | null): number {
  const page = value && value.length <= PAGE_DIGITS && /^\d+$/.test(value) ? Number(value) : 1;
  return Math.max(1, page);
}
