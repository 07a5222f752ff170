import { expect, test } from "vitest";
import { otherNameOf } from "./other-name.ts";
import { clipLabel } from "./role-names.ts";

const FILE = "PLX_2214_07_Neon_Drift_(Instrumental).wav";
test.each([
  ["Subclip 12", FILE, FILE],
  ["subclip_03.wav", FILE, FILE],
  ["Sous-clip 4", FILE, FILE],
  ["Clip 7", FILE, FILE],
  ["Sequence 2", FILE, FILE],
  ["Mixdown 1", FILE, FILE],
  ["MUZ 3 OK bis", FILE, FILE],
  ["ZIK 3 bis", FILE, FILE],
  ["musique 2 validée", FILE, FILE],
  ["Mus_04_new_FINAL", FILE, FILE],
  ["Musik 3 neu", FILE, FILE],
  ["Música 2 definitiva", FILE, FILE],
  ["musica 1 buona", FILE, FILE],
  ["muziek 7 goed", FILE, FILE],
  ["MUZ 3 OK", "", "MUZ 3 OK"],
  ["MUZ 3 OK", "audio_0012.wav", "MUZ 3 OK"],
  ["MUZ Velours", FILE, "MUZ Velours"],
  ["Bis", FILE, "Bis"],
  ["Final OK", FILE, "Final OK"],
  ["Subclip blues", FILE, "Subclip blues"],
  ["Clip Joint", FILE, "Clip Joint"],
  ["Subclip 12", "", "Subclip 12"],
  ["Subclip 12", "audio_0012.wav", "Subclip 12"],
])("a clip «%s» of the file «%s» is shown as «%s»", (name, file, expected) => {
  expect(clipLabel({ name, file, reel: "" })).toBe(expected);
});

test.each([
  ["MUZ 3 OK", "L'été sans fin.wav", "MUZ 3 OK"],
  ["zik course poursuite", "L'été sans fin.wav", "L'été sans fin.wav"],
  ["L'été sans fin", "L'été sans fin.wav", ""],
  ["MX 3 L'été sans fin", "PLX_2214_Lete_sans_fin_(Main).wav", ""],
  ["L’ete sans fin 2", "L'été sans fin.wav", ""],
  ["Neon Drift", FILE, ""],
  ["Delta", "audio_0012.wav", ""],
  ["Delta", "A007C004_230612_R1BX.mxf", ""],
  ["Delta", "", ""],
])("beside a clip «%s» of the file «%s» the name «%s» is shown too", (name, file, expected) => {
  expect(otherNameOf({ name, file, reel: "" })).toBe(expected);
});
