import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { id3 } from "#/server/operate/import/test-folder.ts";
import { withoutNoMusic } from "./no-music.ts";

const fileAt = (relative: string, path = `/music/${relative}`) => ({ path, relative });

async function left(files: { path: string; relative: string }[], rows: string[] = []) {
  const folders = [...Map.groupBy(files, ({ relative }) => posix.dirname(relative))].map(
    ([relative, sounds]) => ({
      path: `/music/${relative}`,
      relative,
      sounds,
      covers: [],
      foreign: [],
      others: [],
      failure: null,
    }),
  );
  const { folders: music, left: told } = await withoutNoMusic(folders, ({ relative }) =>
    rows.includes(relative),
  );
  const kept = new Set(music.flatMap(({ sounds }) => sounds));
  const aside = files.filter((file) => !kept.has(file)).map(({ relative }) => relative);
  expect(told.map(({ key, values }) => [key, values?.count])).toEqual(
    aside.length === 0 ? [] : [["noMusicLeftAside", aside.length]],
  );
  return aside;
}

const BESIDE = ["Rives/01 Delta.wav", "Rives/02 Reed.wav", "Rives/03 Ebb.wav"].map((one) => fileAt(one));

test.each([
  "_source sfx (bought)/metal_impact_017.wav",
  "Bruitages achet\u00e9s/porte.wav",
  "MP3 \u00e9coute/01 - Delta.mp3",
  "Listening copies/Delta.mp3",
  "memos/New Recording 14.wav",
  "M\u00e9mos vocaux/pluie.wav",
  "Sprachmemos/Regen.wav",
  "_extras/gust.wav",
  "Rives/New Recording 15 (roof rain).wav",
  "Rives/Neue Aufnahme 3.wav",
  "Rives/untitled 9 rough.wav",
  "Rives/slate - brass band take 3.wav",
  "Rives/Annonce 2.wav",
  "Rives/Raumton Halle 3.wav",
  "Rives/room tone.wav",
  "Rives/Rives - pr\u00e9-\u00e9coute.mp3",
  "Courrier/message vocal Ana 12-11.wav",
  "vrac/M\u00e9mo vocal 14.wav",
  "Notizen/Sprachnachricht Ana.wav",
  "Unterlagen/Messton 1kHz -18dBFS.wav",
  "Docs/test tone.wav",
  "vrac/interview Radio Delta.wav",
  "vrac/clic 96 bpm.wav",
  "Click/Click 120.wav",
  "Rives/Session chat take 4.wav",
  "Rives/stems/SIL201_05_Delta_CLICK.wav",
  "Rives/Pistes s\u00e9par\u00e9es/Delta - Clic.wav",
  "vrac/Voice Memo 14.wav",
  "vrac/Talkback.wav",
  "vrac/voice notes for Ana.wav",
  "vrac/podcast about Rives.wav",
])("%s is no music of the delivery, unless a row names it", async (name) => {
  expect(await left([...BESIDE, fileAt(name)])).toEqual([name]);
  expect(await left([...BESIDE, fileAt(name)], [name])).toEqual([]);
});

test.each([
  "Rives/04 Room Tone.wav",
  "Rives/SIL201_04 Untitled.wav",
  "Rives/Slate Grey.wav",
  "Rives/Rough Sea.wav",
  "Listening Room/Delta.wav",
  "Source/Delta.wav",
  "SFX/Door.wav",
  "Impact Kit/Metal Hit 3.wav",
  "Memos from Home/Delta.wav",
  "Memos/01 Kelp.wav",
  "_WAV/Delta.wav",
  "_MASTERS/Delta.wav",
  "_Rives II/Delta.wav",
  "Listening/Delta.wav",
  "\u00c9coutes/01 Delta.wav",
  "Source Files/Delta.wav",
  "Source of Life/Delta.wav",
  "Library/Delta.wav",
  "Memo/Delta.wav",
  "Rives/Rough Diamond.wav",
  "Rives/Untitled.wav",
  "Rives/Slate.wav",
  "Rives/Slate_60.wav",
  "Rives/Room Tone.wav",
  "Rives/Memo.wav",
  "Rives/Wild Tracks in the Snow.wav",
  "Rives/Interview.wav",
  "Rives/04 Voice Message.wav",
  "Rives/Testone.wav",
  "Rives/1K Run.wav",
  "Rives/Delta_.wav",
  "Rives/Click.wav",
  "Rives/Delta_Click.wav",
  "Rives/Metronome Love.wav",
  "Rives/Click_60.wav",
  "Rives/Click 30.wav",
  "Rives/Interview Background.wav",
  "Rives/Interview_Underscore.wav",
  "Rives/Podcast Theme.wav",
  "Rives/Talk Back to Me.wav",
  "Rives/Talkback_60.wav",
  "Rives/Voice Notes.wav",
  "Rives/Studio Talk.wav",
  "Rives/1kHz Dream.wav",
  "Pistas/05 - Click.wav",
  "Pistes/Ana Roux - Click.wav",
])("%s is music", async (name) => {
  expect(await left([...BESIDE, fileAt(name)])).toEqual([]);
});

test("a folder of untitled pieces is an album, and so is what has nothing beside it", async () => {
  const untitled = ["A/Untitled 1.wav", "A/Untitled 2.wav", "A/Delta.wav"].map((one) => fileAt(one));
  expect(await left([...BESIDE, ...untitled])).toEqual([]);
  expect(await left([fileAt("_extras/gust.wav"), fileAt("memos/rain.wav")])).toEqual([]);
});

test("a file with music tags of its own is music, and one with the title that a telephone gives is none", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sillon-no-music-"));
  const tagged = async (name: string, tags: Record<string, string>) => {
    await writeFile(join(folder, name), id3(tags));
    return fileAt(`memos/${name}`, join(folder, name));
  };
  const files = [
    await tagged("a.mp3", { TIT2: "Room Tone", TALB: "Rives" }),
    await tagged("b.mp3", { TIT2: "New Recording 14", TPE1: "Ana\u2019s iPhone" }),
  ];
  expect(await left([...BESIDE, ...files])).toEqual(["memos/b.mp3"]);
  const speech = await tagged("c.mp3", { TIT2: "Ana at home", TCON: "Speech" });
  expect(await left([...BESIDE, { ...speech, relative: "Rives/c.mp3" }])).toEqual(["Rives/c.mp3"]);
  const copy = await tagged("d.mp3", { TIT2: "Delta", TALB: "Rives", TRCK: "1" });
  const heard = (name: string) => ({ ...copy, relative: `MP3 \u00e9coute/${name}.mp3` });
  expect(await left([...BESIDE, heard("01 Delta")])).toEqual(["MP3 \u00e9coute/01 Delta.mp3"]);
  expect(await left([...BESIDE, heard("04 Kelp")])).toEqual([]);
  await rm(folder, { recursive: true });
});
