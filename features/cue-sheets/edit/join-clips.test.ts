import { expect, test } from "vitest";
import { namesOf, usesOf } from "./join-clips.ts";

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

test("channels are recognised by the name of the file too", () => {
  const clips = [clip("Delta", "A1", 0, 100, "delta_Ls.wav"), clip("Delta", "A2", 0, 100, "delta_C.wav")];
  expect(usesOf(clips)).toMatchObject([{ name: "Delta", file: "delta.wav", channels: ["A1", "A2"] }]);
});

test("parts of a work that end in a number are uses of their own if they are at different places", () => {
  expect(named([clip("Suite-1", "A1"), clip("Suite-2", "A1", 100, 200)])).toEqual([
    ["Suite-1", "A1", 0, 100],
    ["Suite-2", "A1", 100, 200],
  ]);
});

test("titles with the same start are not channels", () => {
  expect(named([clip("Suite 1", "A1"), clip("Suite 2", "A2"), clip("Vitamine", "A3")])).toHaveLength(3);
});

test.each([
  [["SIL201_03.wav", "SIL201_04.wav"]],
  [["SIL201_1.wav", "SIL201_2.wav"]],
  [["Delta_30", "Delta_60"]],
  [["Delta_2", "Delta_3"]],
  [["Delta", "Delta_1"]],
])("%j at one place are different works and keep their names", (names) => {
  expect(named(names.map((name, index) => clip(name, `A${index + 1}`))).map(([name]) => name)).toEqual(names);
});

test("two numbered clips of which one is off keep their names", () => {
  const off = { ...clip("Delta-2", "A2"), isOff: true as const };
  expect(usesOf([clip("Delta-1", "A1"), off])).toMatchObject([
    { name: "Delta-1" },
    { name: "Delta-2", isOff: true },
  ]);
});

test("the remainder of a use that is off starts later in its source", () => {
  const off = { ...clip("Delta", "A1", 0, 500), sourceIn: 40, isOff: true as const };
  expect(usesOf([off, { ...clip("Delta", "A2"), sourceIn: 40 }])).toMatchObject([
    { start: 0, end: 100, sourceIn: 40 },
    { start: 100, end: 500, sourceIn: 140, isOff: true },
  ]);
});

test("a use is looked up by its names, with and without the channel", () => {
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

test("a use is also looked up by the parts of its name that may be the title", () => {
  const lookedUp = (name: string) => namesOf([{ name, file: "", reel: "" }]);
  expect(lookedUp("Night Bus (No Drums) / J. Roux")).toEqual([
    "Night Bus (No Drums) / J. Roux",
    "Night Bus (No Drums)",
  ]);
  expect(lookedUp("HALCYON_12_DriftingEast_NoDrums.wav")).toEqual([
    "HALCYON_12_DriftingEast_NoDrums.wav",
    "Drifting East",
    "No Drums",
  ]);
  expect(lookedUp("SMM_Undertow_Adair_FULL.wav")).toEqual([
    ...["SMM_Undertow_Adair_FULL.wav", "Undertow Adair", "Undertow", "Adair"],
  ]);
});

test("a rendered clip is the same recording as its original", () => {
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
])("%j at one place are the uses %j, since stems of one work are one use", (names, uses) => {
  expect(named(names.map((one, index) => clip(one, `A${index + 1}`))).map(([name]) => name)).toEqual(uses);
});

test.each([
  [["MT022_04_Delta_FULL-03", "MT022_04_Delta_STEM PERC"], 1],
  [["Delta (Full Mix).wav", "Delta (Stem- drums).wav"], 1],
  [["Delta_STEM bass.wav", "Delta.wav"], 1],
  [["Delta_FULL", "Sel_STEM PERC"], 2],
  [["Delta_60", "Delta_STEM PERC"], 2],
  [["Delta_FULL", "Delta_60"], 2],
])("%j overlap and are %i uses: a stem is heard as part of the full mix", (names, count) => {
  const clips = names.map((one, index) => clip(one, `A${index + 1}`, index * 10, 100 + index * 10));
  const uses = named(clips);
  expect(uses).toHaveLength(count);
  if (count === 1) expect(uses[0]?.slice(1)).toEqual(["A1 A2", 0, 110]);
});

test("a stem away from the full mix is a use of its own, and a full mix that is off hides no stem", () => {
  const clips = [clip("Delta_FULL", "A1", 0, 100), clip("Delta_STEM PERC", "A2", 200, 300)];
  expect(named(clips)).toHaveLength(2);
  const off = { ...clip("Delta_FULL", "A1", 200, 400), isOff: true as const };
  expect(usesOf([off, clip("Delta_STEM PERC", "A2", 200, 300)])).toMatchObject([
    { name: "Delta_STEM PERC", start: 200, end: 300 },
    { name: "Delta_FULL", start: 300, end: 400, isOff: true },
  ]);
});

test("a stem that follows another is a use of its own", () => {
  const clips = [clip("Delta_STEM_bass", "A1", 0, 100), clip("Delta_STEM_strings", "A1", 100, 200)];
  expect(named(clips)).toEqual([
    ["Delta_STEM_bass", "A1", 0, 100],
    ["Delta_STEM_strings", "A1", 100, 200],
  ]);
});

test("cuts of a clip whose name ends in a bracket are one use if they touch", () => {
  const cuts = [clip("Delta (Instrumental)-01", "A1"), clip("Delta (Instrumental)-02", "A1", 100, 200)];
  expect(named(cuts)).toEqual([["Delta (Instrumental)-01", "A1", 0, 200]]);
});

test("a clip that was copied in Pro Tools is the same recording as its original", () => {
  expect(named([clip("Delta", "A1"), clip("Delta.dup1-04", "A1", 100, 200)])).toEqual([
    ["Delta", "A1", 0, 200],
  ]);
});
