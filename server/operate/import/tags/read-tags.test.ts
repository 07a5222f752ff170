import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { id3 } from "#/server/operate/import/test-folder.ts";
import { parseReleaseDay } from "./parse-release-day.ts";
import { parseIsrc, readTags } from "./read-tags.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-tags-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function tagsIn(name: string, bytes: Uint8Array) {
  await writeFile(join(folder, name), bytes);
  return readTags(join(folder, name));
}

/** Returns the start of a FLAC with these Vorbis comments; a repeated name has several values. */
function vorbis(...comments: [name: string, value: string][]) {
  const long = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes;
  };
  const text = (value: string) => Buffer.concat([long(Buffer.byteLength(value)), Buffer.from(value)]);
  const body = Buffer.concat([
    text("test"),
    long(comments.length),
    ...comments.map(([name, value]) => text(`${name}=${value}`)),
  ]);
  const block = (type: number, content: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(content.length);
    head[0] = type;
    return Buffer.concat([head, content]);
  };
  const info = Buffer.alloc(34);
  info.writeUInt16BE(4096, 0);
  info.writeUInt16BE(4096, 2);
  info.writeUInt32BE(0x0ac442f0, 10);
  return tagsIn("a.flac", Buffer.concat([Buffer.from("fLaC"), block(0, info), block(0x84, body)]));
}

const mp3 = (frames: Record<string, string>) =>
  tagsIn("a.mp3", Buffer.concat([id3(frames), Buffer.from("fffb9064", "hex"), Buffer.alloc(413)]));

describe("several values of one tag", () => {
  it("are all kept of Vorbis comments", async () => {
    const tags = await vorbis(
      ["ARTIST", "Mina Roux"],
      ["ARTIST", "Tom Vidal & Zoé Klein"],
      ["MOOD", "Happy"],
      ["MOOD", "Calm"],
      ["MOOD", "Warm; Bold"],
      ["LABEL", "A label"],
      ["PUBLISHER", "Éditions du Quai"],
      ["PUBLISHER", "Rive Music"],
      ["ISRC", "no number"],
      ["ISRC", "FR-Z03-20-00001"],
      ["ISRC", "GBAYE2000002"],
    );
    expect(tags).toMatchObject({
      writers: ["Mina Roux", "Tom Vidal", "Zoé Klein"].map((name) => ({ name, role: null })),
      moods: ["Happy", "Calm", "Warm", "Bold"],
      publisher: "Éditions du Quai; Rive Music",
      isrc: "FRZ032000001",
      otherIsrcs: ["GBAYE2000002"],
    });
  });

  it("are all kept of ID3 frames", async () => {
    const tags = await mp3({
      TCOM: "Mina Roux\0Tom Vidal\0Zoé Klein",
      TPE1: "A band",
      TMOO: "Happy\0Calm",
      TPUB: "Éditions du Quai\0Rive Music",
      TSRC: "FRZ032000001\0GBAYE2000002",
    });
    expect(tags).toMatchObject({
      writers: ["Mina Roux", "Tom Vidal", "Zoé Klein"].map((name) => ({ name, role: "C" })),
      moods: ["Happy", "Calm"],
      publisher: "Éditions du Quai; Rive Music",
      isrc: "FRZ032000001",
      otherIsrcs: ["GBAYE2000002"],
    });
  });

  it("falls back to the label where no publisher is named", async () => {
    expect((await vorbis(["LABEL", "One"], ["LABEL", "Two"])).publisher).toBe("One; Two");
  });

  it("are several publishers after a semicolon, and one with a slash in its name", async () => {
    expect((await mp3({ TPUB: "Universal / MCA Music" })).publisher).toBe("Universal / MCA Music");
    expect((await mp3({ TPUB: "Quai;Rive Music ; Quai" })).publisher).toBe("Quai; Rive Music");
  });
});

it("reads the key and the work's number under the names that DJ programs and registers give them", async () => {
  const comments = await vorbis(["INITIALKEY", "Ebm"], ["iswc", "T-041.332.507-6"]);
  expect(comments).toMatchObject({ tonality: "Eb minor", iswc: "T0413325076" });
  expect(await mp3({ TXXX: "ISWC\0T-041.332.507-6", TKEY: "Gm" })).toMatchObject({
    tonality: "G minor",
    iswc: "T0413325076",
  });
  expect(await mp3({ TXXX: "ISWC\0none" })).toMatchObject({ iswc: null });
});

it("reads the tags of an mp3 that is named as a wav", async () => {
  const bytes = Buffer.concat([
    id3({ TCOM: "Odile Brun" }),
    Buffer.from("fffb9064", "hex"),
    Buffer.alloc(413),
  ]);
  expect(await tagsIn("b.wav", bytes)).toMatchObject({ writers: [{ name: "Odile Brun", role: "C" }] });
});

describe("lyricists", () => {
  it("are authors beside the composers, and both where one name is in both tags", async () => {
    const given: [string, string][] = [
      ["LYRICIST", "Zoé Klein"],
      ["COMPOSER", "Mina Roux"],
      ["COMPOSER", "Tom Vidal"],
      ["LYRICIST", "mina roux"],
      ["ARTIST", "A band"],
    ];
    expect((await vorbis(...given)).writers).toEqual([
      { name: "Mina Roux", role: "CA" },
      { name: "Tom Vidal", role: "C" },
      { name: "Zoé Klein", role: "A" },
    ]);
  });

  it("go before arrangers, who are none where they wrote as well", async () => {
    const given: [string, string][] = [
      ["ARRANGER", "Sam Reyes"],
      ["ARRANGER", "mina roux"],
      ["COMPOSER", "Mina Roux"],
      ["LYRICIST", "Zoé Klein"],
    ];
    const written = [
      { name: "Mina Roux", role: "C" },
      { name: "Zoé Klein", role: "A" },
      { name: "Sam Reyes", role: "AR" },
    ];
    expect((await vorbis(...given)).writers).toEqual(written);
    const people = "arranger\0Sam Reyes\0producer\0Gary Mixwell";
    const others = { TCOM: "Mina Roux", TEXT: "Zoé Klein", TMCL: "violin\0Ada Quist" };
    expect((await mp3({ ...others, TIPL: people })).writers).toEqual(written);
    expect((await mp3({ ...others, TPE4: "Sam Reyes" })).writers).toEqual(written);
  });

  it("leave the music to the artists where no composer is named", async () => {
    expect((await mp3({ TPE1: "Tom Vidal", TEXT: "Zoé Klein" })).writers).toEqual([
      { name: "Tom Vidal", role: null },
      { name: "Zoé Klein", role: "A" },
    ]);
  });
});

/** Returns a chunk of a WAV, or of an AIFF if `isBig`. */
function chunk(name: string, body: Uint8Array, isBig = false) {
  const head = Buffer.from(`${name}\0\0\0\0`, "latin1");
  if (isBig) head.writeUInt32BE(body.length, 4);
  else head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}
const text = (words: string, encoding: BufferEncoding) => Buffer.from(`${words}\0`, encoding);

describe.each(["utf8", "latin1"] as const)("texts in %s", (encoding) => {
  const wav = (info: Record<string, string>) => {
    const list = Object.entries(info).map(([name, words]) => chunk(name, text(words, encoding)));
    const format = Buffer.from("0100010044ac00008858010002001000", "hex");
    const body = Buffer.concat([
      Buffer.from("WAVE"),
      chunk("fmt ", format),
      chunk("LIST", Buffer.concat([Buffer.from("INFO"), ...list])),
      chunk("data", Buffer.alloc(200)),
    ]);
    return chunk("RIFF", body);
  };
  const info = { INAM: "Été à Séville, voilà", IART: "Léa Prévôt", IPRD: "Étés" };

  it("are read of a wav's LIST/INFO", async () => {
    expect(await tagsIn("a.wav", wav(info))).toMatchObject({
      title: "Été à Séville, voilà",
      album: "Étés",
      writers: [{ name: "Léa Prévôt", role: null }],
      mended: [],
    });
  });

  it("name the composer of a wav before its performer", async () => {
    expect(await tagsIn("a.wav", wav({ ...info, IMUS: "Gaëlle Le Goff; Zoé Klein" }))).toMatchObject({
      writers: [
        { name: "Gaëlle Le Goff", role: "C" },
        { name: "Zoé Klein", role: "C" },
      ],
    });
  });

  const aiff = (...more: Buffer[]) => {
    const common = Buffer.from("0001000000640010400eac44000000000000", "hex");
    const chunks = [
      chunk("COMM", common, true),
      chunk("NAME", text("Été à Séville", encoding), true),
      chunk("AUTH", text("Léa Prévôt", encoding), true),
      chunk("SSND", Buffer.alloc(208), true),
    ];
    return chunk("FORM", Buffer.concat([Buffer.from("AIFF"), ...chunks, ...more]), true);
  };

  it("are read of an AIFF's name and author", async () => {
    expect(await tagsIn("a.aif", aiff())).toMatchObject({
      title: "Été à Séville",
      writers: [{ name: "Léa Prévôt", role: null }],
    });
  });

  it("stand behind ID3 in an AIFF", async () => {
    expect(await tagsIn("b.aiff", aiff(chunk("ID3 ", id3({ TIT2: "Ête" }), true)))).toMatchObject({
      title: "Ête",
      writers: [{ name: "Léa Prévôt" }],
    });
  });
});

test("broken letters are repaired, each reported once", async () => {
  expect(await vorbis(["TITLE", "FÃªte foraine Ã\u00a0 Royan"], ["COMPOSER", "BenoÃ®t"])).toMatchObject({
    title: "Fête foraine à Royan",
    writers: [{ name: "Benoît", role: "C" }],
    mended: [
      { from: "FÃªte foraine Ã\u00a0 Royan", to: "Fête foraine à Royan" },
      { from: "BenoÃ®t", to: "Benoît" },
    ],
  });
});

test.each([
  ["127.96", 128],
  ["98,6", 99],
  ["119.5", 120],
  ["120.49", 120],
  ["87", 87],
  ["19.2", null],
  ["fast", null],
])("a tempo of %s is %s", async (written, bpm) => {
  expect((await vorbis(["BPM", written])).bpm).toBe(bpm);
  expect((await mp3({ TBPM: written })).bpm).toBe(bpm);
});

test.each([
  ["2019-00-00", "2019-01-01"],
  ["2019-06-00", "2019-06-01"],
  ["2019", "2019-01-01"],
  ["2019-06", "2019-06-01"],
  ["2019-06-14", "2019-06-14"],
  ["20190614", "2019-06-14"],
  ["2019/6/4", "2019-06-04"],
  ["2019-06-14T10:00:00Z", "2019-06-14"],
  ["2019-02-31", "2019-02-01"],
  ["2019-13-05", "2019-01-01"],
  ["2019-xx-xx", "2019-01-01"],
  ["14.06.2019", "2019-01-01"],
  ["0000-00-00", null],
  ["soon", null],
])("the date %s is %s", (written, day) => {
  expect(parseReleaseDay(written)).toBe(day);
});

test("a date without a year leaves the word to the next tag that has one", async () => {
  expect((await vorbis(["RELEASEDATE", "0000-00-00"], ["DATE", "2020-05-00"])).releaseDate).toBe(
    "2020-05-01",
  );
});

/** Returns the date in an MP3 with an ID3v2.3 tag, whose head and small frames differ from ID3v2.4 in one byte. */
async function dayIn23(frames: Record<string, string>) {
  const tag = id3(frames);
  tag[3] = 3;
  const bytes = Buffer.concat([tag, Buffer.from("fffb9064", "hex"), Buffer.alloc(413)]);
  return (await tagsIn("b.mp3", bytes)).releaseDate;
}

test.each([
  [{ TYER: "2019", TDAT: "0407" }, "2019-07-04"],
  [{ TDAT: "3112", TYER: "2019" }, "2019-12-31"],
  [{ TYER: "2019", TDAT: "0007" }, "2019-07-01"],
  [{ TYER: "2019", TDAT: "3102" }, "2019-02-01"],
  [{ TYER: "2019", TDAT: "0713" }, "2019-01-01"],
  [{ TYER: "2010", TDAT: "2010" }, "2010-01-01"],
  [{ TYER: "2019-07-04" }, "2019-07-04"],
  [{ TYER: "2019" }, "2019-01-01"],
  [{ TDAT: "0407" }, null],
])("the frames %j of ID3v2.3 say %s", async (frames, day) => expect(await dayIn23(frames)).toBe(day));

test.each(["FR-Z03-21-00042", "fr z03 21 00042", "frz032100042", "ISRC: FR‑Z03‑21‑00042", "FR.Z03.21.00042"])(
  "«%s» is an ISRC",
  (text) => expect(parseIsrc(text)).toBe("FRZ032100042"),
);

test.each(["ISRC", "FR-Z03-21-0004", "FR-Z03-21-000421", "12-Z03-21-00042"])("«%s» is none", (text) =>
  expect(parseIsrc(text)).toBe(null),
);
