import { expect, test } from "vitest";
import { readAdvicePrefill } from "./advice-prefill.ts";

test("text and tracks of the address prefill the request, at most five tracks, without duplicates", () => {
  const query = "text=%20waiting,%20desert%20&track=a&track=a&track=b-2&track=c&track=d&track=e&track=f";
  expect(readAdvicePrefill(query)).toEqual({ text: "waiting, desert", tracks: ["a", "b-2", "c", "d", "e"] });
});

test("ignores invalid slugs and truncates an endless text", () => {
  expect(readAdvicePrefill("track=../x&track=https://evil.example&track=A%20b")).toEqual({
    text: "",
    tracks: [],
  });
  expect(readAdvicePrefill(`text=${"x".repeat(9_000)}`).text).toHaveLength(500);
});
