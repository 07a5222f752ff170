import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Returns the result of `work` and the turns of the event loop that it took: between two of them everyone else is
 * answered.
 */
export async function turnsOf<Result>(work: Promise<Result>): Promise<{ result: Result; turns: number }> {
  let isOver = false;
  const settled = Promise.allSettled([work]).then(() => {
    isOver = true;
  });
  let turns = 0;
  for (; !isOver; turns += 1) await nextTurn();
  await settled;
  return { result: await work, turns };
}
