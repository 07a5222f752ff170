import { expect, test } from "vitest";
import { decide } from "./decisions.ts";

test.each([
  ["a clip of sound without picture", {}, true],
  ["a clip that comes with its picture", { hasPicture: true }, false],
  [
    "a clip that comes with its picture and has the role of music",
    { hasPicture: true, role: "music.music-1" },
    true,
  ],
  ["a clip that comes with its picture on a track of music", { hasPicture: true, channels: ["MX 1"] }, true],
  ["music that is off", { role: "music", isOff: true as const }, false],
  ["a clip on a track of effects", { channels: ["FX 1"] }, false],
])("%s is taken without confirmation: %s", (_, use, isTaken) => {
  const plain = { name: "Mar de Plata", file: "", reel: "", channels: ["1"], start: 0, end: 250 };
  expect(decide({ ...plain, hasPicture: false, ...use }, []).isTaken).toBe(isTaken);
});
