import { pino } from "pino";
import { expect, test } from "vitest";
import { consoleToLog } from "./console-to-log.ts";

test("console output of a library becomes a line of JSON with level and error, and without colours", () => {
  const methods = { ...console };
  const lines: string[] = [];
  try {
    consoleToLog(pino({ level: "info" }, { write: (line: string) => void lines.push(line) }));
    console.log("\x1b[32m✓\x1b[0m ready in %d ms", 12);
    console.error("Failed:", new Error("boom"));
  } finally {
    Object.assign(console, methods);
  }
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first).toMatchObject({ level: 30, msg: "✓ ready in 12 ms" });
  expect(second).toMatchObject({ level: 50, msg: "Failed:", err: { message: "boom" } });
});
