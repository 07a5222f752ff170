import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Returns what `read` gives for `items`, `size` of them at a time and in their order. Each piece has a turn of the event
 * loop of its own: the embedded database answers nobody else while it reads one.
 */
export async function inPieces<Item, Row>(
  items: readonly Item[],
  size: number,
  read: (piece: Item[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < items.length; from += size) {
    await nextTurn();
    for (const row of await read(items.slice(from, from + size))) rows.push(row);
  }
  return rows;
}
