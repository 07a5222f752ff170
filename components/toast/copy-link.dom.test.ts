import { expect, test, vi } from "vitest";
import { copyLink } from "./copy-link.ts";

test("without an address nothing is copied and no message appears", async () => {
  const words = vi.fn(() => "");
  expect(await copyLink(Promise.reject(new Error("503")), words)).toBe(false);
  expect(words).not.toHaveBeenCalled();
});
