import { expect, test } from "vitest";
import { decide } from "../decisions.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

const item = (name: string, [start, end]: [number, number], more = "") =>
  `<clipitem><name>${name}</name><start>${start}</start><end>${end}</end><in>0</in><out>${end - start}</out>${more}</clipitem>`;

/** Returns the uses of a sequence with these clips of picture and of sound, and whether they are taken. */
async function decidedOn(picture: string, sound: string, track = "") {
  const { clips } = await readEdit(
    `<xmeml version="5"><sequence id="s"><name>S</name><rate><timebase>25</timebase><ntsc>FALSE</ntsc></rate><media><video><track>${picture}</track></video><audio><track${track}>${sound}</track></audio></media></sequence></xmeml>`,
  );
  const uses = usesOf(clips);
  return uses.map((use) => [use.name, use.hasPicture, decide(use, []).isTaken]);
}

test.each<[string, string, string]>([
  ["has the same name and place", item("Barn walk", [0, 250]), item("Barn walk", [0, 250])],
  ["starts with it and ends later", item("Barn walk", [0, 250]), item("Barn walk", [0, 300])],
  ["ends with it and starts earlier", item("Barn walk", [50, 250]), item("Barn walk", [0, 250])],
])("sound comes with picture if a clip of picture %s", async (_, picture, sound) => {
  expect(await decidedOn(picture, sound)).toEqual([["Barn walk", true, false]]);
});

test("the link to a clip of picture says so, while a link to sound does not", async () => {
  const link = (kind: string) => `<link><linkclipref>c9</linkclipref><mediatype>${kind}</mediatype></link>`;
  expect(await decidedOn("", item("Barn walk", [0, 250], link("video")))).toEqual([
    ["Barn walk", true, false],
  ]);
  expect(await decidedOn("", item("Delta", [0, 250], link("audio")))).toEqual([["Delta", false, true]]);
});

test.each([
  "A014_C003_0912 Gemma walks barn",
  "A015_C011 Vic at the piano - talks about his music room",
  "B002C014_230612_R1BX",
  "rush 12.mov",
])("names of cameras mean picture: %j", async (name) => {
  expect(await decidedOn("", item(name, [0, 250]))).toEqual([[name, true, false]]);
});

test.each([
  ["Sync", true],
  ["SYNC 2", true],
  ["Cam 1 L", true],
  ["Son cam\u00e9ra", true],
  ["O-Ton", true],
  ["Sync MX", false],
  ["MX1 L", false],
  ["Audio 1", false],
])("the track %j means the sound of cameras: %s", async (track, isCamera) => {
  const decided = await decidedOn("", item("Delta", [0, 250]), ` MZ.TrackName="${track}"`);
  expect(decided).toEqual([["Delta", isCamera, !isCamera]]);
});

test("the names of tracks are read, and mean what they say", async () => {
  const read = async (track: string) =>
    (await decidedOn("", item("Porte", [0, 250]), ` MZ.TrackName="${track}"`))[0]?.[2];
  expect([await read("Atmos/FX"), await read("Narr"), await read("MX1 L"), await read("")]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test.each<[string, string, string]>([
  ["at another place", item("Delta", [500, 750]), item("Delta", [0, 250])],
  ["of another name", item("Title card", [0, 250]), item("Delta", [0, 250])],
  ["without a name", item("", [0, 250]), item("Delta", [0, 250])],
])("a clip of picture %s leaves music as it is", async (_, picture, sound) => {
  expect(await decidedOn(picture, sound)).toEqual([["Delta", false, true]]);
});

test("music in a file of its own name is no sound of a title card or a picture with that name", async () => {
  const file = (name: string) => `<file id="${name}"><name>${name}</name></file>`;
  const card = item("G\u00e9n\u00e9rique", [0, 250]);
  const decided = (name: string) => decidedOn(card, item("G\u00e9n\u00e9rique", [0, 300], file(name)));
  expect(await decided("G\u00e9n\u00e9rique.wav")).toEqual([["G\u00e9n\u00e9rique", false, true]]);
  expect(await decided("G\u00e9n\u00e9rique.mp3")).toEqual([["G\u00e9n\u00e9rique", false, true]]);
  expect(await decided("ZOOM0012.wav")).toEqual([["G\u00e9n\u00e9rique", true, false]]);
});
