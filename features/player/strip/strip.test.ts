import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("a waveform waits 200 ms before it fades in", () => {
  const [, delay] =
    /animation: appear \d+ms \S+ (\d+)ms both;/.exec(
      readFileSync("features/player/strip/strip.module.css", "utf8"),
    ) ?? [];
  expect(delay).toBe("200");
});
