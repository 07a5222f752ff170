import { asc, desc, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * The order asked for by `order[x]=asc|desc`, in the order sent; anything unknown is ignored (contract §0.4).
 * `columns` are all that can be ordered by. Every order ends with `id`, so that pages never overlap.
 */
export function readOrder(
  search: URLSearchParams,
  columns: Record<string, SQLWrapper>,
  { by, id }: { by: SQL[]; id: SQLWrapper },
): SQL[] {
  const asked = new Map<string, SQL>();
  for (const [name, value] of search) {
    const column = /^order\[(\w+)\]$/.exec(name)?.[1] ?? "";
    const direction = value.toLowerCase();
    if (!Object.hasOwn(columns, column) || (direction !== "asc" && direction !== "desc")) continue;
    const expression = columns[column] as SQLWrapper;
    asked.delete(column);
    asked.set(column, direction === "asc" ? asc(expression) : desc(expression));
  }
  return [...(asked.size > 0 ? asked.values() : by), asc(id)];
}
