import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Reads `items` in batches of `size`, in order. Each batch has its own turn of the event loop: the embedded database
 * answers no other query during one.
 */
export async function readInBatches<Item, Row>(
  items: readonly Item[],
  size: number,
  read: (batch: Item[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < items.length; from += size) {
    await nextTurn();
    for (const row of await read(items.slice(from, from + size))) rows.push(row);
  }
  return rows;
}
