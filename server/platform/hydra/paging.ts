import { Problem } from "#/server/platform/http/problem.ts";

const DEFAULT_PAGE_SIZE = 30;
export const LARGEST_PAGE_SIZE = 100;
/** Larger page numbers are beyond any collection; up to here an offset fits in 32 bits. */
const LAST_PAGE = 20_000_000;

export interface Paging {
  page: number;
  size: number;
  offset: number;
}

/**
 * Returns the requested page of a collection (contract §0.4): `page` from 1, `itemsPerPage` at most `most`; `alias` is
 * another name of the page size, over which `itemsPerPage` takes precedence.
 * @throws Problem 400 with the messages of the API.
 */
export function readPaging(
  search: URLSearchParams,
  {
    size = DEFAULT_PAGE_SIZE,
    alias,
    most = LARGEST_PAGE_SIZE,
  }: { size?: number; alias?: string; most?: number } = {},
): Paging {
  const page = whole(search.get("page"), 1);
  if (!(page >= 1)) throw new Problem(400, "Page should not be less than 1");
  const requestedSize = search.get("itemsPerPage") ?? (alias ? search.get(alias) : null);
  const limit = whole(requestedSize, size);
  if (!(limit >= 0)) throw new Problem(400, "Limit should not be less than 0");
  if (limit === 0 && page > 1) {
    throw new Problem(400, "Page should not be greater than 1 if limit is equal to 0");
  }
  const kept = Math.min(limit, most);
  return { page, size: kept, offset: (Math.min(page, LAST_PAGE) - 1) * kept };
}

/** Parses digits with an optional sign; NaN for anything else. */
function whole(text: string | null, absent: number): number {
  if (text === null) return absent;
  return /^[+-]?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}
