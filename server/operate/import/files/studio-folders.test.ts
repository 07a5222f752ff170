import { posix } from "node:path";
import { expect, test } from "vitest";
import { withoutStudioFolders } from "./studio-folders.ts";

const isSound = (file: string) => /\.(?:wav|mp3)$/.test(file);

function foldersOf(files: readonly string[]) {
  const byFolder = Map.groupBy(files, (file) => posix.dirname(file).replace(/^\.$/, ""));
  return [...byFolder].map(([relative, inside]) => ({
    path: `/music/${relative}`,
    relative,
    sounds: inside.filter(isSound).map((file) => ({ path: `/music/${file}`, relative: file })),
    covers: [],
    foreign: [],
    others: inside.filter((file) => !isSound(file)),
    failure: null,
  }));
}
const sorted = (files: readonly string[], named: readonly string[] = [], titles: readonly string[] = []) => {
  const rows = [
    ...named.map((file) => ({ file, title: null })),
    ...titles.map((title) => ({ file: "", title, isFoundByTitle: true })),
  ];
  const { folders, left } = withoutStudioFolders(foldersOf(files), rows);
  return {
    kept: folders.flatMap(({ sounds }) => sounds.map(({ relative }) => relative)),
    left: left.map(({ values }) => values?.folder),
  };
};

test.each([
  ["Rives/PT/Rives_v3.ptx", "Rives/PT/Audio Files/Bass_01-03.wav", "Rives/PT"],
  ["Rives/Rives.cpr", "Rives/Audio/bass 12.wav", "Rives/Audio"],
  ["Rives/Rives.rpp", "Rives/Media/01-bass.wav", "Rives/Media"],
  ["Projet Rives/Rives.als", "Projet Rives/Samples/Recorded/0001 Basse.wav", "Projet Rives"],
  ["Ableton/Delta Project/Delta.als", "Ableton/Delta Project/Samples/kick.wav", "Ableton/Delta Project"],
  ["Reaper/Rives.rpp", "Reaper/bass.wav", "Reaper"],
  ["Rives/Rives.logicx/ProjectData", "Rives/Rives.logicx/Media/bass#01.wav", "Rives/Rives.logicx"],
  ["Rives/Rives.song", "Rives/Bounces/try 4.wav", "Rives/Bounces"],
])("beside other music %s with %s leaves out %s", (project, take, folder) => {
  const files = [project, take, "Rives/WAV/01 Delta.wav"];
  expect(sorted(files)).toEqual({ kept: ["Rives/WAV/01 Delta.wav"], left: [folder] });
});

test("takes that are the only music, that the sheet names, or that lie beside no project are imported", () => {
  const only = ["Rives/Rives.ptx", "Rives/Bounced Files/01 Delta.wav"];
  expect(sorted([...only, "notes.txt"])).toEqual({ kept: [only[1]], left: [] });
  expect(sorted([...only, "Rives/WAV/02 Weir.wav"], ["Rives\\BOUNCED FILES\\01 Delta.wav"]).left).toEqual([]);
  const bare = ["01 Delta.wav", "02 Weir.wav"];
  expect(sorted([...only, "Rives/WAV/02 Weir.wav"], bare).left).toEqual([]);
  expect(sorted([...only, "Rives/WAV/01 Delta.wav"], bare).left).toEqual(["Rives/Bounced Files"]);
  const titled = ["Rives/Samples/Delta.wav", "Project North/Weir.wav", "Logic/Reed.wav"];
  expect(sorted([...titled, "Rives/WAV/02 Weir.wav"]).left).toEqual([]);
});

test("an album's own sounds beside its project stay, and so does a folder of the same recordings", () => {
  const beside = ["Project North/North.als", "Project North/01 Weir.wav", "Rives/Delta.wav"];
  expect(sorted(beside)).toEqual({ kept: beside.slice(1), left: [] });
  const formats = ["Rives/Rives.cpr", "Rives/Audio/01 Delta.wav", "Rives/MP3/01 Delta.mp3"];
  expect(sorted(formats)).toEqual({ kept: formats.slice(1), left: [] });
});

test.each(["Masters", "03_Mixes WAV", "Livraison/Stereo"])(
  "finished music in %s of a project is an album beside another one, and the project's takes are none",
  (folder) => {
    const music = [`Weir Project/${folder}/01 Reed.wav`, "Dunes/01 Marl.wav"];
    const take = "Weir Project/Audio/WAV/bass.wav";
    const project = "Weir Project/Weir.cpr";
    expect(sorted([project, ...music])).toEqual({ kept: music, left: [] });
    expect(sorted([project, ...music, take])).toEqual({ kept: music, left: ["Weir Project"] });
    const [own = ""] = music;
    expect(sorted([project, own, take])).toEqual({ kept: [own], left: ["Weir Project"] });
    const bare = ["Cubase/Weir.cpr", `Cubase/${folder}/01 Reed.wav`, "Cubase/guide.wav"];
    expect(sorted(bare)).toEqual({ kept: [bare[1]], left: ["Cubase"] });
  },
);

test("bounces with titles of the sheet that no other sound has are the album's", () => {
  const files = ["Weir/Weir.cpr", "Weir/sketch.wav", "Weir/Bounces/01 Reed.wav", "Weir/Bounces/02 Marl.wav"];
  expect(sorted(files, [], ["Reed", "Marl"]).left).toEqual([]);
  expect(sorted(files, [], ["Ebb"]).left).toEqual(["Weir/Bounces"]);
  expect(sorted([...files, "Weir/WAV/1 Reed.wav", "Weir/WAV/2 Marl.wav"], [], ["Reed", "Marl"]).left).toEqual(
    ["Weir/Bounces"],
  );
});
