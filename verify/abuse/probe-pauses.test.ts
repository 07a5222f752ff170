import { expect, test } from "vitest";
import { recurringPause } from "./probe-pauses.ts";

/** Returns the pause that is reported for a request whose repetitions take these times, with these statuses. */
async function reported(tries: readonly (readonly [milliseconds: number, status: number])[]) {
  const left = [...tries];
  const pause = await recurringPause(async () => {
    const [milliseconds, status] = left.shift() ?? [0, 0];
    return { request: "GET /api/tracks", milliseconds, status };
  });
  return { ...pause, asked: tries.length - left.length };
}

const TRIES: [string, (readonly [number, number])[], object][] = [
  ["is short enough is measured once", [[50, 200]], { milliseconds: 50, asked: 1 }],
  [
    "is too long by chance is not reported",
    [
      [160, 200],
      [20, 200],
    ],
    { milliseconds: 20, asked: 2 },
  ],
  [
    "is too long each time is reported at its shortest",
    [
      [160, 200],
      [90, 200],
      [120, 200],
    ],
    { milliseconds: 90, asked: 3 },
  ],
  [
    "is too long is reported even if the repeated call is refused",
    [
      [160, 200],
      [1, 429],
      [1, 401],
    ],
    { milliseconds: 160, status: 200, asked: 3 },
  ],
];
test.each(TRIES)("a pause that %s", async (_, tries, expected) => {
  expect(await reported(tries)).toMatchObject(expected);
});
