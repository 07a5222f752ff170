/** Number of pages shown around the current one, itself included, and at each end (specification §9). */
const PAGES_SHOWN = 3;
const MARGIN_PAGES = 1;

/** Returns the number of pages for `total` items. */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/**
 * Returns the entries of a pagination: page numbers from 1 in order, and `null` for omitted ones. A gap of one
 * page shows that page, because an ellipsis would be as wide and say less.
 */
export function pageWindow(current: number, count: number): (number | null)[] {
  const first = Math.min(
    Math.max(1, current - Math.floor(PAGES_SHOWN / 2)),
    Math.max(1, count - PAGES_SHOWN + 1),
  );
  const shown = new Set<number>();
  for (let page = 1; page <= count; page += 1) {
    const inMargin = page <= MARGIN_PAGES || page > count - MARGIN_PAGES;
    if (inMargin || (page >= first && page < first + PAGES_SHOWN)) shown.add(page);
  }
  const items: (number | null)[] = [];
  let last = 0;
  for (const page of shown) {
    if (page - last === 2) items.push(page - 1);
    else if (page - last > 2) items.push(null);
    items.push(page);
    last = page;
  }
  return items;
}
