/** Returns the slugs of a repeated or comma-separated parameter, in order and without duplicates. */
export function slugList(values: readonly string[]): string[] {
  return [...new Set(values.flatMap((value) => value.split(",")).filter(Boolean))];
}

/** Maximum digits of a page number: no list comes near it, and the backend accepts all of them. */
const PAGE_DIGITS = 9;

/** Returns the page number of an address: a positive whole number in digits, else 1. */
export function pageNumber(value: string | null): number {
  const page = value && value.length <= PAGE_DIGITS && /^\d+$/.test(value) ? Number(value) : 1;
  return Math.max(1, page);
}
