import { expect, test } from "vitest";
import { clipLabel } from "./role-names.ts";

const FILE = "PLX_2214_07_Neon_Drift_(Instrumental).wav";
test.each([
  ["Subclip 12", FILE, FILE],
  ["subclip_03.wav", FILE, FILE],
  ["Sous-clip 4", FILE, FILE],
  ["Clip 7", FILE, FILE],
  ["Sequence 2", FILE, FILE],
  ["Mixdown 1", FILE, FILE],
  ["Subclip blues", FILE, "Subclip blues"],
  ["Clip Joint", FILE, "Clip Joint"],
  ["Subclip 12", "", "Subclip 12"],
  ["Subclip 12", "audio_0012.wav", "Subclip 12"],
])("a clip «%s» of the file «%s» is shown as «%s»", (name, file, expected) => {
  expect(clipLabel({ name, file, reel: "" })).toBe(expected);
});
