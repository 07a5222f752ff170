import { expect, test } from "vitest";
import { namesOf, usesOf } from "./used-music.ts";

const clip = (name: string, channel: string, start = 0, end = 100, file = "") => ({
  ...{ name, file, reel: "", channel, start, end },
  hasPicture: false,
});
const named = (clips: ReturnType<typeof clip>[]) =>
  usesOf(clips).map(({ name, channels, start, end }) => [name, channels.join(" "), start, end]);

test.each([
  [["Delta.L", "Delta.R", "Delta.C", "Delta.LFE", "Delta.Ls", "Delta.Rs"], "Delta"],
  [["Delta_L", "Delta_R", "Delta_C", "Delta_LFE", "Delta_Ls", "Delta_Rs"], "Delta"],
  [["Delta-1", "Delta-2"], "Delta"],
  [["Delta.A1", "Delta.A2"], "Delta.A1"],
  [["Delta_1.wav", "Delta_2.wav", "Delta_3.wav"], "Delta.wav"],
  [["Delta left.wav", "Delta right.wav"], "Delta left.wav"],
])("%j at one place are channels of one use", (names, name) => {
  const channels = names.map((_, index) => `A${index + 1}`);
  expect(named(names.map((one, index) => clip(one, `A${index + 1}`)))).toEqual([
    [name, channels.join(" "), 0, 100],
  ]);
});

test("channels of a file are told by the file's name as well", () => {
  const clips = [clip("Delta", "A1", 0, 100, "delta_Ls.wav"), clip("Delta", "A2", 0, 100, "delta_C.wav")];
  expect(usesOf(clips)).toMatchObject([{ name: "Delta", file: "delta.wav", channels: ["A1", "A2"] }]);
});

test("parts of a work that end in a figure are uses of their own unless they lie at one place", () => {
  expect(named([clip("Suite-1", "A1"), clip("Suite-2", "A1", 100, 200)])).toEqual([
    ["Suite-1", "A1", 0, 100],
    ["Suite-2", "A1", 100, 200],
  ]);
});

test("titles that begin alike are not channels", () => {
  expect(named([clip("Suite 1", "A1"), clip("Suite 2", "A2"), clip("Vitamine", "A3")])).toHaveLength(3);
});

test.each([
  [["SIL201_03.wav", "SIL201_04.wav"]],
  [["SIL201_1.wav", "SIL201_2.wav"]],
  [["Delta_30", "Delta_60"]],
  [["Delta_2", "Delta_3"]],
  [["Delta", "Delta_1"]],
])("%j at one place are works of their own and keep their names", (names) => {
  expect(named(names.map((name, index) => clip(name, `A${index + 1}`))).map(([name]) => name)).toEqual(names);
});

test("of two numbers that are not both heard, the one that is off stays known", () => {
  const off = { ...clip("Delta-2", "A2"), isOff: true as const };
  expect(usesOf([clip("Delta-1", "A1"), off])).toMatchObject([
    { name: "Delta-1" },
    { name: "Delta-2", isOff: true },
  ]);
});

test("what is left of a use that is off begins later in its source", () => {
  const off = { ...clip("Delta", "A1", 0, 500), sourceIn: 40, isOff: true as const };
  expect(usesOf([off, { ...clip("Delta", "A2"), sourceIn: 40 }])).toMatchObject([
    { start: 0, end: 100, sourceIn: 40 },
    { start: 100, end: 500, sourceIn: 140, isOff: true },
  ]);
});

test("a use is looked up as it is called and without the channel that its name says", () => {
  const uses = usesOf([
    clip("AB_0142_v3.L", "A1"),
    clip("AB_0142_v3.R", "A2"),
    clip("Delta", "A1", 200, 300, "sel left.wav"),
    { ...clip("x".repeat(400), "A1", 400, 500), reel: "Delta" },
  ]);
  expect(namesOf(uses)).toEqual([
    "AB_0142_v3.L",
    "AB_0142_v3",
    "sel left.wav",
    "sel.wav",
    "Delta",
    "x".repeat(300),
  ]);
});

test("a use is looked up by the parts of its name that may be its title as well", () => {
  const asked = (name: string) => namesOf([{ name, file: "", reel: "" }]);
  expect(asked("Night Bus (No Drums) / J. Roux")).toEqual([
    "Night Bus (No Drums) / J. Roux",
    "Night Bus (No Drums)",
  ]);
  expect(asked("HALCYON_12_DriftingEast_NoDrums.wav")).toEqual([
    "HALCYON_12_DriftingEast_NoDrums.wav",
    "Drifting East",
    "No Drums",
  ]);
});

test("a clip that was rendered anew is the clip that it was rendered from", () => {
  const clips = [
    clip("Delta.new.01", "A1"),
    clip("Delta.new.02", "A1", 100, 200),
    clip("Delta", "A1", 200, 300),
  ];
  expect(named(clips)).toEqual([["Delta.new.01", "A1", 0, 300]]);
});

test.each([
  [["Delta_STEM_bass.wav", "Delta_STEM_strings.wav"], ["Delta.wav"]],
  [["Delta.wav", "Delta (Stem- drums).wav"], ["Delta.wav"]],
  [["Delta_STEM_bass.L", "Delta_STEM_bass.R"], ["Delta_STEM_bass.L"]],
  [["Delta_STEM_bass.L", "Delta_STEM_bass.R", "Delta_STEM_strings.L", "Delta_STEM_strings.R"], ["Delta"]],
  [
    ["Delta_STEM_bass_60.wav", "Delta_STEM_strings_60.wav"],
    ["Delta_STEM_bass_60.wav", "Delta_STEM_strings_60.wav"],
  ],
  [
    ["Delta_STEM_bass.wav", "Sel_STEM_strings.wav"],
    ["Delta_STEM_bass.wav", "Sel_STEM_strings.wav"],
  ],
])("of %j at one place are heard %j: stems of one work are one use of it", (names, heard) => {
  expect(named(names.map((one, index) => clip(one, `A${index + 1}`))).map(([name]) => name)).toEqual(heard);
});

test("a stem that follows another is a use of its own", () => {
  const clips = [clip("Delta_STEM_bass", "A1", 0, 100), clip("Delta_STEM_strings", "A1", 100, 200)];
  expect(named(clips)).toEqual([
    ["Delta_STEM_bass", "A1", 0, 100],
    ["Delta_STEM_strings", "A1", 100, 200],
  ]);
});

test("the cuts of a clip whose name ends in a bracket are one use where they touch", () => {
  const cuts = [clip("Delta (Instrumental)-01", "A1"), clip("Delta (Instrumental)-02", "A1", 100, 200)];
  expect(named(cuts)).toEqual([["Delta (Instrumental)-01", "A1", 0, 200]]);
});

test("a clip that was copied in Pro Tools is the clip that it was copied from", () => {
  expect(named([clip("Delta", "A1"), clip("Delta.dup1-04", "A1", 100, 200)])).toEqual([
    ["Delta", "A1", 0, 200],
  ]);
});
