/**
 * Runs `work` on up to `ahead` items at once, and yields the results in the order of the items. Takes each item only
 * when it is needed, so that a long list is never completely in memory.
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<{ item: Item; result: Result }> {
  const iterator = items[Symbol.asyncIterator]();
  const running: Promise<{ item: Item; result: Result }>[] = [];
  let done = false;
  try {
    while (true) {
      while (!done && running.length < ahead) {
        const next = await iterator.next();
        if (next.done) done = true;
        else running.push(started(next.value, work));
      }
      const first = running.shift();
      if (!first) return;
      yield await first;
    }
  } finally {
    await iterator.return?.();
    await Promise.allSettled(running);
  }
}

function started<Item, Result>(item: Item, work: (item: Item) => Promise<Result>) {
  const promise = work(item).then((result) => ({ item, result }));
  // The promise is awaited later; a rejection before that must not count as unhandled.
  promise.catch(() => undefined);
  return promise;
}
