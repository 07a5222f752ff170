import { expect, test, vi } from "vitest";
import { copyLink } from "./copy-link.ts";

test("where no address comes nothing is copied and nothing said", async () => {
  const words = vi.fn(() => "");
  expect(await copyLink(Promise.reject(new Error("503")), words)).toBe(false);
  expect(words).not.toHaveBeenCalled();
});
