import { expect, test } from "vitest";
import { RATES } from "../time/timecode.ts";
import { readEdit } from "./read-edit.ts";

const XMEML = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE xmeml><xmeml version="4"><project><children>
<sequence id="s1"><name>Mékong &amp; delta</name><rate><timebase>25</timebase><ntsc>FALSE</ntsc></rate>
<timecode><frame>90000</frame><displayformat>NDF</displayformat></timecode>
<media><video><track><clipitem><name>cam</name></clipitem></track></video><audio>
<track><clipitem id="c1"><name>SIL201_03 Delta</name><start>0</start><end>-1</end>
<file id="f1"><name>SIL201_03.wav</name><pathurl>file://localhost/Volumes/M/SIL201_03%20Delta.wav</pathurl></file></clipitem>
<transitionitem><start>240</start><end>260</end></transitionitem>
<clipitem id="c2"><name>Rush</name><start>-1</start><end>500</end>
<file id="f2"><name>rush.mov</name><pathurl>file:///m/rush.mov</pathurl><media><video/><audio/></media></file></clipitem></track>
<track><clipitem id="c3"><name>SIL201_03 Delta</name><start>0</start><end>260</end><file id="f1"/></clipitem>
<clipitem><name>broken</name><start>-1</start><end>-1</end></clipitem></track>
</audio></media></sequence></children></project></xmeml>`;

test("xmeml yields the sound of its sequence, with files that are named only once and with shared transitions", async () => {
  const edit = await readEdit(XMEML);
  expect(edit).toMatchObject({
    format: "xmeml",
    title: "Mékong & delta",
    rate: RATES["25"],
    skippedCount: 1,
  });
  expect(edit.clips).toMatchObject([
    {
      name: "SIL201_03 Delta",
      file: "SIL201_03 Delta.wav",
      reel: "",
      channel: "A1",
      start: 90_000,
      end: 90_260,
      hasPicture: false,
    },
    { name: "Rush", file: "rush.mov", reel: "", channel: "A1", start: 90_240, end: 90_500, hasPicture: true },
    {
      name: "SIL201_03 Delta",
      file: "SIL201_03 Delta.wav",
      reel: "",
      channel: "A2",
      start: 90_000,
      end: 90_260,
      hasPicture: false,
    },
  ]);
});

const RATE = "<rate><timebase>25</timebase><ntsc>FALSE</ntsc></rate>";
const rateOf = (timebase: string, ntsc = "FALSE") =>
  `<rate><timebase>${timebase}</timebase><ntsc>${ntsc}</ntsc></rate>`;
test.each([
  ["its time code", "", rateOf("24"), "", "Film", "24"],
  ["its picture", "", "", rateOf("50"), "Film", "50"],
  ["its name", "", "", "", "Film 24 i/s", "24"],
  ["its own rate before the others", rateOf("25"), rateOf("24"), rateOf("50"), "Film 24 fps", "25"],
  ["its own rate with a fraction", rateOf("29.97"), "", "", "Film", "29.97"],
  ["its own rate with a rounded fraction", rateOf("23.98"), "", "", "Film", "23.976"],
] as const)("xmeml states its rate by %s", async (_, own, ofCode, ofPicture, name, rate) => {
  const text = XMEML.replace(RATE, own)
    .replace("<timecode>", `<timecode>${ofCode}`)
    .replace("<video>", `<video><format><samplecharacteristics>${ofPicture}</samplecharacteristics></format>`)
    .replace("Mékong &amp; delta", name);
  expect(await readEdit(text, RATES["30"])).toMatchObject({ rates: [rate], rate: RATES[rate] });
});

test.each(["", rateOf("27.3"), rateOf("0"), rateOf("later")])(
  "xmeml with the rate «%s» states none",
  async (own) => {
    expect((await readEdit(XMEML.replace(RATE, own))).rate).toBeNull();
  },
);

const FCPXML = `<?xml version="1.0"?><!DOCTYPE fcpxml><fcpxml version="1.10"><resources>
<format id="r1" frameDuration="1001/30000s"/>
<asset id="r2" name="Cam" hasVideo="1" hasAudio="1"><media-rep src="file:///cam.mov"/></asset>
<asset id="r3" name="SIL 214-02" hasAudio="1" src="file:///Music/SIL%20214-02.wav"/>
<asset id="r4" name="Still" hasVideo="1" src="file:///a.png"/></resources>
<library><event><project name="Harbour"><sequence format="r1" tcStart="3600s" tcFormat="NDF"><spine>
<asset-clip ref="r2" offset="3600s" name="Cam" start="100s" duration="30s">
  <asset-clip ref="r3" lane="-1" offset="110s" name="SIL 214-02" start="5s" duration="12s" audioRole="music.music-1"/>
  <spine lane="-2" offset="125s"><asset-clip ref="r3" offset="0s" name="SIL 214-02" duration="4s"/></spine>
</asset-clip>
<gap offset="3630s" duration="10s"/><asset-clip ref="r4" offset="3640s" name="Still" duration="5s"/>
</spine></sequence></project></event></library></fcpxml>`;

test("fcpxml places connected clips by their parent's own time", async () => {
  const edit = await readEdit(FCPXML);
  expect(edit).toMatchObject({ format: "fcpxml", title: "Harbour", rate: RATES["29.97"] });
  const frames = (seconds: number) => Math.round((seconds * 30_000) / 1_001);
  expect(edit.clips).toMatchObject([
    { name: "Cam", start: frames(3_600), end: frames(3_630), hasPicture: true },
    {
      name: "SIL 214-02",
      file: "SIL 214-02.wav",
      role: "music.music-1",
      channel: "-1",
      start: frames(3_610),
      end: frames(3_622),
    },
    { name: "SIL 214-02", channel: "-2", start: frames(3_625), end: frames(3_629) },
  ]);
  expect(edit.clips).toHaveLength(3);
});

test.each([
  ['<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><xmeml>&b;</xmeml>', "entities"],
  ['<!DOCTYPE x SYSTEM "file:///etc/passwd" [ ]><fcpxml/>', "entities"],
  ["<xmeml><sequence>", "damaged"],
  ["<html><body/></html>", "unknown"],
  ["<fcpxml/>", "noSound"],
  [`<xmeml>${"<a>".repeat(300)}${"</a>".repeat(300)}</xmeml>`, "damaged"],
  ["", "empty"],
  ["\u00d0\u00cf\u0011\u00e0\0\0W\0o\0r\0k\0b\0o\0o\0k\0\0", "workbook"],
  ["\u00d0\u00cf\u0011\u00e0\0\0E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0", "workbook"],
  ["\u00d0\u00cf\u0011\u00e0\0\0W\0o\0r\0d\0D\0o\0c\0", "unknown"],
  ["PK\u0003\u0004zip\0", "unknown"],
  ["once upon a time", "unknown"],
  ["a;b;c\n1;2;3", "columns"],
  ["TITLE: nothing\n001 AX V C 00:00:00:00 00:00:10:00 00:00:00:00 00:00:10:00", "noSound"],
])("%j is refused: %s", async (text, reason) => {
  await expect(readEdit(text)).rejects.toMatchObject({ reason });
});

test("numeric character references are decoded, in attributes too", async () => {
  const numbered = (text: string) => text.replace(/[^ -~\n]/g, (letter) => `&#${letter.codePointAt(0)};`);
  const xmeml = await readEdit(numbered(XMEML.replace("Mékong &amp; delta", "Légende d’hiver")));
  expect(xmeml.title).toBe("Légende d’hiver");
  const fcpxml = await readEdit(numbered(FCPXML.replace("Harbour", "Cœur &#x26; pierre")));
  expect(fcpxml.title).toBe("Cœur & pierre");
});

test("the frames of an xmeml at 100 frames per second are counted at half that rate", async () => {
  const edit = await readEdit(XMEML.replaceAll("<timebase>25", "<timebase>100"));
  expect(edit).toMatchObject({ rate: RATES["50"], clips: [{ start: 45_000, end: 45_130 }, {}, {}] });
});

test.each([
  ["music.music-1", "dialogue.dialogue-1"],
  ["effects", ""],
])(
  "beside the role %j the dialogue role is kept as %j, since Final Cut gives it to everything if no clip is music",
  async (role, kept) => {
    const clip = (name: string, audioRole: string) =>
      `<asset-clip ref="r2" lane="-1" offset="0s" duration="10s" name="${name}" audioRole="${audioRole}"/>`;
    const { clips } = await readEdit(
      `<fcpxml version="1.11"><resources><format id="r1" frameDuration="1/25s"/><asset id="r2" name="A" duration="20s" hasAudio="1"/></resources><project name="P"><sequence format="r1"><spine><gap offset="0s" duration="20s">${clip("A", role)}${clip("B", "dialogue.dialogue-1")}</gap></spine></sequence></project></fcpxml>`,
    );
    expect(clips.map(({ role }) => role)).toEqual([role, kept]);
  },
);

test("the role of a sound inside a clip is the sound's own", async () => {
  const { clips } = await readEdit(
    '<fcpxml version="1.8"><resources><format id="r1" frameDuration="1/25s"/><asset id="r2" name="A" duration="20s" hasAudio="1" hasVideo="1"/></resources><project name="P"><sequence format="r1"><spine><clip offset="0s" duration="10s" name="Live"><video ref="r2" offset="0s" duration="20s"><audio lane="-1" ref="r2" offset="0s" duration="20s" name="Concert" role="music.live"/></video></clip></spine></sequence></project></fcpxml>',
  );
  expect(clips).toMatchObject([{ name: "Concert", role: "music.live", hasPicture: true }]);
});

test("the note on a clip of Final Cut names its people", async () => {
  const clip = (name: string, note: string) =>
    `<asset-clip ref="r2" name="${name}" duration="10s" audioRole="music">${note}</asset-clip>`;
  const edit = await readEdit(
    `<fcpxml version="1.11"><resources><format id="r1" frameDuration="100/2500s"/><asset id="r2" name="M" hasAudio="1" duration="60s"/></resources>
    <project name="P"><sequence format="r1"><spine>${clip("Saffron", "<note>Yassine Amrani (C) 50 / Lou Ferrat (C) 50 - \u00e9d. Medina Tracks</note>")}${clip("Tagine", "<note>trop fort ici</note>")}</spine></sequence></project></fcpxml>`,
  );
  expect(edit.clips).toMatchObject([
    {
      writers: [
        { name: "Yassine Amrani", role: "C", share: 50 },
        { name: "Lou Ferrat", role: "C", share: 50 },
      ],
      publishers: [{ name: "Medina Tracks" }],
    },
    { name: "Tagine" },
  ]);
  expect(edit.clips[1]).not.toHaveProperty("writers");
  expect(edit.clips[1]).not.toHaveProperty("note");
});

test.each([
  "<comments><mastercomment1>Ana Roux / Leo Brun - \u00e9d. Rive (SACEM)</mastercomment1></comments>",
  "<comments><mastercomment1>ok</mastercomment1><mastercomment4>Ana Roux / Leo Brun - \u00e9d. Rive</mastercomment4></comments>",
  "<comments>Ana Roux / Leo Brun - \u00e9d. Rive</comments>",
  "<logginginfo><lognote>Ana Roux / Leo Brun, pub. Rive</lognote></logginginfo>",
])("the comments %s on a clip of Premiere name its people", async (comments) => {
  const edit = await readEdit(
    XMEML.replace('<clipitem id="c1">', `<clipitem id="c1">${comments}`).replace(
      '<clipitem id="c2">',
      '<clipitem id="c2"><comments><mastercomment1>option 1 client</mastercomment1></comments>',
    ),
  );
  const people = {
    name: "SIL201_03 Delta",
    writers: [{ name: "Ana Roux" }, { name: "Leo Brun" }],
    publishers: [{ name: "Rive" }],
  };
  expect(edit.clips).toMatchObject([people, { name: "Rush" }, people]);
  expect(edit.clips[1]?.writers).toBeUndefined();
});
