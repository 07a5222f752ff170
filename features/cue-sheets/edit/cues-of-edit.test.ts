import { expect, test } from "vitest";
import { cueOfUse } from "./cues-of-edit.ts";

const use = (sourceIn?: number) => ({
  ...{ name: "Delta_2.wav", file: "", reel: "", channels: ["A1"], start: 10, end: 20, hasPicture: false },
  ...(sourceIn !== undefined && { sourceIn }),
});

test.each([
  [40, 40],
  [0, 0],
  [-1, null],
  [6_000_000, 6_000_000],
  [6_000_001, null],
  [undefined, null],
])("a source that is heard from %j is written from %j into the sheet", (said, written) => {
  expect(cueOfUse(use(said), null)).toMatchObject({
    title: "Delta 2",
    start: 10,
    end: 20,
    sourceIn: written,
  });
});
