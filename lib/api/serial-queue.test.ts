import { expect, test } from "vitest";
import { serialQueue } from "./serial-queue.ts";

test("a task starts when the previous one has ended, even with an error", async () => {
  const seen: string[] = [];
  const queue = serialQueue();
  const work =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const first = queue(work("one", true));
  const second = queue(work("two"));
  await expect(first).rejects.toThrow("one");
  expect(await second).toBe("two");
  expect(seen).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});
