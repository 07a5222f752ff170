import { expect, test } from "vitest";
import { isNotMusic } from "./not-music.ts";

test.each([
  ["VOIX OFF EP2 PRISE 4.wav", true],
  ["AMBIANCE MARCHE FLOTTANT.wav", true],
  ["MEKONG_EP2_INTERVIEW_01.mov", true],
  ["ITW02_maire.wav", true],
  ["amb_rue-nuit", true],
  ["Room Tone.wav", true],
  ["tambour_court.wav", false],
  ["Ambre", false],
  ["Voixlactee theme", false],
  ["Nuit americaine.mp3", false],
  ["", false],
])("%j is told not to be music: %s", (name, expected) => expect(isNotMusic(name)).toBe(expected));
