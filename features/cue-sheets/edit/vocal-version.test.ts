import { expect, test } from "vitest";
import { decide } from "./decisions.ts";

test.each([
  ["Pip & Bramble opening song (vox)", "taken"],
  ["Delta (vox).wav", "taken"],
  ["chapter sting (vox)", "taken"],
  ["Delta [Vox version].wav", "taken"],
  ["G\u00e9n\u00e9rique (voix)", "taken"],
  ["Delta ( VOX )", "taken"],
  ["VOX 3", "left out"],
  ["Kate vox", "left out"],
  ["(vox) take 2", "left out"],
  ["vox pop (vox)", "left out"],
  ["Interview (voix)", "left out"],
])("the voice as the version of \u00ab%s\u00bb is music: %s", (name, expected) => {
  const use = { name, file: "", reel: "", channels: ["A1"], start: 0, end: 100, hasPicture: false };
  expect(decide(use, []).isTaken ? "taken" : "left out").toBe(expected);
});
