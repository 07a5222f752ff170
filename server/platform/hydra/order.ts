import { asc, desc, type SQL, type SQLWrapper } from "drizzle-orm";

export type Direction = "asc" | "desc";

/**
 * Returns the columns in `order[x]=asc|desc`, in the order sent, each once; columns that are not `known` are ignored
 * (contract §0.4).
 */
export function askedOrder(
  search: URLSearchParams,
  known: (column: string) => boolean,
): [column: string, direction: Direction][] {
  const directions = new Map<string, Direction>();
  for (const [name, value] of search) {
    const column = /^order\[(\w+)\]$/.exec(name)?.[1] ?? "";
    const direction = value.toLowerCase();
    if (!known(column) || (direction !== "asc" && direction !== "desc")) continue;
    directions.delete(column);
    directions.set(column, direction);
  }
  return [...directions];
}

/**
 * Returns the requested order. `columns` are the sortable ones, `by` is the default order. Every order ends with `id`,
 * so that pages never overlap.
 */
export function readOrder(
  search: URLSearchParams,
  columns: Record<string, SQLWrapper>,
  { by, id }: { by: SQL[]; id: SQLWrapper },
): SQL[] {
  const requested = askedOrder(search, (column) => Object.hasOwn(columns, column)).map(
    ([column, direction]) => {
      const expression = columns[column] as SQLWrapper;
      return direction === "asc" ? asc(expression) : desc(expression);
    },
  );
  return [...(requested.length > 0 ? requested : by), asc(id)];
}
