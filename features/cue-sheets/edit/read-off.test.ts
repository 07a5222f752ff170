import { expect, test } from "vitest";
import { usesAsRead } from "./uses-as-read.ts";

const clipitem = (
  name: string,
  more = "",
  place = "<start>0</start><end>250</end><in>0</in><out>250</out>",
) => `<clipitem id="${name}"><name>${name}</name>${place}${more}</clipitem>`;
const sequence = (tracks: string, id = "s") =>
  `<sequence id="${id}"><name>S</name><rate><timebase>25</timebase><ntsc>FALSE</ntsc></rate><media><audio>${tracks}</audio></media></sequence>`;
const xmeml = (tracks: string) => `<xmeml version="5">${sequence(tracks)}</xmeml>`;
const level = (parameter: string, enabled = "TRUE") =>
  `<filter><enabled>${enabled}</enabled><effect><name>Audio Levels</name><effectid>audiolevels</effectid><parameter><parameterid>level</parameterid><name>Level</name>${parameter}</parameter></effect></filter>`;
const key = (when: number, value: number) =>
  `<keyframe><when>${when}</when><value>${value}</value></keyframe>`;
const OFF = "<enabled>FALSE</enabled>";

/** Assets r2 to r4 are stereo and named A to C; `inside` is in a ten-minute gap that starts at one hour. */
const fcpxml = (inside: string, media = "") =>
  `<fcpxml version="1.11"><resources><format id="r1" frameDuration="100/2500s"/>${["A", "B", "C"]
    .map(
      (name, at) =>
        `<asset id="r${at + 2}" name="${name}" duration="600s" hasAudio="1" audioSources="1" audioChannels="2"/>`,
    )
    .join("")}${media}</resources><project name="P"><sequence format="r1" tcStart="3600s"><spine>
    <gap offset="3600s" start="3600s" duration="600s">${inside}</gap></spine></sequence></project></fcpxml>`;
const asset = (name: "A" | "B" | "C", attributes = "", children = "") =>
  `<asset-clip ref="r${"ABC".indexOf(name) + 2}" lane="-1" offset="3600s" start="0s" duration="10s" name="${name}" ${attributes}>${children}</asset-clip>`;
const compound = (spine: string) =>
  `<media id="m1"><sequence format="r1" tcStart="0s"><spine>${spine}</spine></sequence></media>`;
const ref = (attributes = "", children = "") =>
  `<ref-clip ref="m1" lane="-1" offset="3600s" start="0s" duration="10s" name="Compound" ${attributes}>${children}</ref-clip>`;
const inner = (name: "A" | "B", role: string) =>
  `<asset-clip ref="r${"AB".indexOf(name) + 2}" ${name === "A" ? "" : 'lane="-1"'} offset="0s" duration="10s" name="${name}" audioRole="${role}">`;
const TWO_ROLES = compound(`${inner("A", "music")}${inner("B", "dialogue")}</asset-clip></asset-clip>`);

const session = (...tracks: [state: string, name: string, clip?: string][]) =>
  [
    "SESSION NAME:\tS\nSAMPLE RATE:\t48000.000000\nTIMECODE FORMAT:\t25 Frame\n\nT R A C K  L I S T I N G",
    ...tracks.map(
      ([state, name, clip = "Unmuted"]) =>
        `TRACK NAME:\t${name}\nCOMMENTS:\t\nUSER DELAY:\t0 Samples\nSTATE: ${state}\nPLUG-INS: \nCHANNEL \tEVENT   \tCLIP NAME\tSTART TIME    \tEND TIME      \tDURATION      \tSTATE\n1       \t1       \t${name}   \t   01:00:00:00\t   01:00:10:00\t   00:00:10:00\t${clip}\n\n`,
    ),
  ].join("\n");

const edl = (...levels: string[]) =>
  `TITLE: S\n001 AX AA C 00:00:10:00 00:00:20:00 01:00:00:00 01:00:10:00\n* FROM CLIP NAME: A\n${levels.map((one) => `* AUDIO LEVEL AT ${one}\n`).join("")}`;

/** A dissolve of ten seconds, during which both clips play. */
const edlDissolve = (level: string) =>
  `TITLE: S\n001 TAPE1 A C 00:00:10:00 00:00:10:00 01:00:00:00 01:00:00:00\n001 TAPE2 A D 250 00:00:10:00 00:00:20:00 01:00:00:00 01:00:10:00\n* FROM CLIP NAME: A\n* TO CLIP NAME: B\n* AUDIO LEVEL AT ${level}\n`;

/** Edits with the names that are audible and those that are off. */
const CASES: [what: string, text: string, heard: string, off: string][] = [
  ["xmeml: a clip", xmeml(`<track>${clipitem("A")}</track><track>${clipitem("B", OFF)}</track>`), "A", "B"],
  ["xmeml: a track", xmeml(`<track>${clipitem("A")}${OFF}</track><track>${clipitem("B")}</track>`), "B", "A"],
  [
    "xmeml: a clip, in small letters",
    xmeml(`<track>${clipitem("A", "<enabled>false</enabled>")}</track>`),
    "",
    "A",
  ],
  [
    "xmeml: a nest",
    xmeml(
      `<track>${clipitem("N", OFF + sequence(`<track>${clipitem("A")}</track>`, "n"))}${clipitem("B")}</track>`,
    ),
    "B",
    "A",
  ],
  [
    "xmeml: a track and a clip inside a nest",
    xmeml(
      `<track>${clipitem("N", sequence(`<track>${clipitem("A")}${clipitem("B", OFF)}</track><track>${clipitem("C")}${OFF}</track>`, "n"))}</track>`,
    ),
    "A",
    "B C",
  ],
  [
    "xmeml: one channel of two, so that the other is audible",
    xmeml(`<track>${clipitem("A")}</track><track>${clipitem("A", OFF)}</track>`),
    "A",
    "",
  ],
  [
    "xmeml: both channels",
    xmeml(`<track>${clipitem("A", OFF)}</track><track>${clipitem("A", OFF)}</track>`),
    "",
    "A",
  ],
  ["xmeml: a silent level", xmeml(`<track>${clipitem("A", level("<value>0</value>"))}</track>`), "", "A"],
  [
    "xmeml: music at −30 dB",
    xmeml(`<track>${clipitem("A", level("<value>0.0316</value>"))}</track>`),
    "A",
    "",
  ],
  [
    "xmeml: a level whose effect is off",
    xmeml(`<track>${clipitem("A", level("<value>0</value>", "FALSE"))}</track>`),
    "A",
    "",
  ],
  [
    "xmeml: a level that rises from silence",
    xmeml(`<track>${clipitem("A", level(`<value>0</value>${key(0, 0)}${key(100, 1)}`))}</track>`),
    "A",
    "",
  ],
  [
    "xmeml: a level that is silent in the visible part",
    xmeml(
      `<track>${clipitem("A", level(key(0, 1) + key(290, 0) + key(900, 0)), "<start>0</start><end>250</end><in>300</in><out>550</out>")}</track>`,
    ),
    "",
    "A",
  ],
  [
    "xmeml: the level of a track",
    xmeml(`<track>${clipitem("A")}${level("<value>0</value>")}</track><track>${clipitem("B")}</track>`),
    "B",
    "A",
  ],
  ["fcpxml: a clip", fcpxml(asset("A", 'enabled="0"') + asset("B")), "B", "A"],
  [
    "fcpxml: a clip of which only the picture is used",
    fcpxml(asset("A", 'srcEnable="video"') + asset("B", 'srcEnable="audio"')),
    "B",
    "A",
  ],
  [
    "fcpxml: a clip to which another is connected",
    fcpxml(asset("A", 'enabled="0"', asset("B").replace("3600s", "0s"))),
    "B",
    "A",
  ],
  [
    "fcpxml: alternatives of an audition",
    fcpxml(
      `<audition lane="-1" offset="3600s">${["A", "B", "C"].map((one) => asset(one as "A").replace(' lane="-1" offset="3600s"', "")).join("")}</audition>`,
    ),
    "A",
    "B C",
  ],
  ["fcpxml: −96 dB", fcpxml(asset("A", "", '<adjust-volume amount="-96dB"/>')), "", "A"],
  ["fcpxml: −30 dB", fcpxml(asset("A", "", '<adjust-volume amount="-30dB"/>')), "A", ""],
  [
    "fcpxml: a level that rises from −96 dB",
    fcpxml(
      asset(
        "A",
        "",
        '<adjust-volume amount="-96dB"><param name="amount"><keyframeAnimation><keyframe time="0s" value="-96dB"/><keyframe time="4s" value="0dB"/></keyframeAnimation></param></adjust-volume>',
      ),
    ),
    "A",
    "",
  ],
  [
    "fcpxml: a level that is −∞ in the visible part",
    fcpxml(
      asset(
        "A",
        "",
        '<adjust-volume><param name="amount"><keyframeAnimation><keyframe time="0s" value="-inf"/><keyframe time="10s" value="-inf"/><keyframe time="20s" value="0dB"/></keyframeAnimation></param></adjust-volume>',
      ),
    ),
    "",
    "A",
  ],
  [
    "fcpxml: channels, inactive and disabled",
    fcpxml(
      asset(
        "A",
        "",
        '<audio-channel-source srcCh="1" active="0"/><audio-channel-source srcCh="2" enabled="0"/>',
      ) + asset("B", "", '<audio-channel-source srcCh="1, 2" active="0"/>'),
    ),
    "",
    "A B",
  ],
  [
    "fcpxml: one channel of two",
    fcpxml(
      asset("A", "", '<audio-channel-source srcCh="1" active="0"/><audio-channel-source srcCh="2"/>') +
        asset("B", "", '<audio-channel-source srcCh="1" enabled="0"/>'),
    ),
    "A B",
    "",
  ],
  [
    "fcpxml: one channel of two of a clip that contains its sound",
    fcpxml(
      '<clip lane="-1" offset="3600s" duration="10s" name="K"><audio ref="r2" offset="0s" duration="10s" name="A"/><audio-channel-source srcCh="1" active="0"/></clip>',
    ),
    "A",
    "",
  ],
  [
    "fcpxml: both channels of a clip that contains its sound",
    fcpxml(
      '<clip lane="-1" offset="3600s" duration="10s" name="K"><audio ref="r2" offset="0s" duration="10s" name="A"/><audio-channel-source srcCh="1" active="0"/><audio-channel-source srcCh="2" active="0"/></clip>',
    ),
    "",
    "A",
  ],
  [
    "fcpxml: one channel of a file with an unknown number of channels",
    fcpxml(asset("A", "", '<audio-channel-source srcCh="1" active="0"/>')).replaceAll(
      ' audioChannels="2"',
      "",
    ),
    "A",
    "",
  ],
  [
    "fcpxml: a channel turned down",
    fcpxml(
      asset(
        "A",
        "",
        '<audio-channel-source srcCh="1, 2"><adjust-volume amount="-96dB"/></audio-channel-source>',
      ),
    ),
    "",
    "A",
  ],
  [
    "fcpxml: a channel muted throughout",
    fcpxml(asset("A", "", '<audio-channel-source srcCh="1, 2"><mute/></audio-channel-source>')),
    "",
    "A",
  ],
  [
    "fcpxml: a role of a compound clip",
    fcpxml(
      ref(
        "",
        '<audio-role-source role="music.music-1" active="0"/><audio-role-source role="dialogue.dialogue-1"/>',
      ),
      TWO_ROLES,
    ),
    "B",
    "A",
  ],
  [
    "fcpxml: another role of a compound clip",
    fcpxml(
      ref(
        "",
        '<audio-role-source role="effects" enabled="0"/><audio-role-source role="music.music-2" enabled="0"/>',
      ),
      TWO_ROLES,
    ),
    "A B",
    "",
  ],
  ["fcpxml: a compound clip", fcpxml(ref('enabled="0"'), TWO_ROLES), "", "A B"],
  [
    "fcpxml: a compound clip turned down",
    fcpxml(ref("", '<adjust-volume amount="-96dB"/>'), TWO_ROLES),
    "",
    "A B",
  ],
  [
    "fcpxml: the storyline of a synchronized clip, not the clips connected to it",
    fcpxml(
      `<sync-clip lane="-1" offset="3600s" duration="10s" name="Sync">${inner("A", "music")}${inner("B", "music")}</asset-clip></asset-clip><sync-source sourceID="storyline"><audio-role-source role="music.music-1" active="0"/></sync-source></sync-clip>`,
    ),
    "B",
    "A",
  ],
  [
    "fcpxml: angles of which only the picture is used",
    fcpxml(
      '<mc-clip ref="m1" lane="-1" offset="3600s" duration="10s" name="Multicam"><mc-source angleID="a" srcEnable="video"/><mc-source angleID="b" srcEnable="audio"/></mc-clip>',
      `<media id="m1"><multicam format="r1" tcStart="0s"><mc-angle angleID="a">${inner("A", "music")}</asset-clip></mc-angle><mc-angle angleID="b">${inner("B", "music").replace('lane="-1"', "")}</asset-clip></mc-angle></multicam></media>`,
    ),
    "B",
    "A",
  ],
  ["Pro Tools: a muted clip", session(["", "A", "Muted"], ["", "B"]), "B", "A"],
  [
    "Pro Tools: tracks muted, inactive, hidden and inactive",
    session(["Muted ", "A"], ["Inactive ", "B"], ["Hidden Inactive ", "C"], ["", "D"]),
    "D",
    "A B C",
  ],
  ["Pro Tools: a track that is only hidden plays", session(["Hidden ", "A"], ["SoloSafe ", "B"]), "A B", ""],
  [
    "Pro Tools: tracks beside one in solo",
    session(["Solo ", "A"], ["", "B"], ["SoloSafe ", "C"]),
    "A C",
    "B",
  ],
  [
    "Pro Tools: a solo of effects only, left on after a check, is ignored",
    session(["Solo ", "PFX"], ["", "B"]),
    "B PFX",
    "",
  ],
  ["Pro Tools: a track in solo and muted", session(["Solo Muted ", "A"], ["Solo ", "B"]), "B", "A"],
  [
    "Pro Tools: a solo of an inactive track is ignored",
    session(["Solo Inactive ", "A"], ["", "B"]),
    "B",
    "A",
  ],
  [
    "EDL: a level of −99 dB",
    edl("00:00:10:00 IS -99.00 DB  (REEL AX A1)", "00:00:10:00 IS -99.00 DB  (REEL AX A2)"),
    "",
    "A",
  ],
  [
    "EDL: a level of −99 dB on one channel of two",
    edl("00:00:10:00 IS -99.00 DB  (REEL AX A1)", "00:00:10:00 IS 0.00 DB  (REEL AX A2)"),
    "A",
    "",
  ],
  [
    "EDL: a level of −99 dB on the only channel with a level",
    edl("00:00:10:00 IS -99.00 DB  (REEL AX A1)"),
    "",
    "A",
  ],
  ["EDL: a level that rises", edl("00:00:10:00 IS -99.00 DB", "00:00:13:00 IS 0.00 DB"), "A", ""],
  [
    "EDL: the outgoing clip of a dissolve, found by its reel",
    edlDissolve("00:00:10:00 IS -99.00 DB  (REEL TAPE1)"),
    "B",
    "A",
  ],
  [
    "EDL: the incoming clip of a dissolve, found by its reel",
    edlDissolve("00:00:10:00 IS -99.00 DB  (REEL TAPE2 A1)"),
    "A",
    "B",
  ],
  ["EDL: −30 dB under speech", edl("00:00:10:00 IS -30.00 DB"), "A", ""],
];

test.each(CASES)("audible and off are told apart, %s", async (_, text, heard, off) => {
  const read = await usesAsRead(text);
  const names = (uses: string[]) =>
    uses
      .map((use) => use.split(" ")[0])
      .sort()
      .join(" ");
  expect({ heard: names(read.heard), off: names(read.off) }).toEqual({ heard, off });
  for (const use of [...read.heard, ...read.off]) expect(use).toMatch(/ 0[01]:00:00:00–0[01]:00:10:00$/);
});

test("no use that is off is declared, and no audible use is left out", async () => {
  const count = { declaredWrongly: 0, leftOut: 0, heard: 0, off: 0 };
  for (const [, text, heard, off] of CASES) {
    const read = await usesAsRead(text);
    const [isHeard, isOff] = [heard, off].map((names) => names.split(" ").filter(Boolean));
    const taken = new Set(read.heard.map((use) => use.split(" ")[0]));
    count.heard += isHeard?.length ?? 0;
    count.off += isOff?.length ?? 0;
    count.leftOut += isHeard?.filter((name) => !taken.has(name)).length ?? 0;
    count.declaredWrongly += isOff?.filter((name) => taken.has(name)).length ?? 0;
  }
  expect(count).toEqual({ declaredWrongly: 0, leftOut: 0, heard: 39, off: 40 });
});

test("a recording that is off on one track is off only where no other track plays it", async () => {
  const long = "<start>0</start><end>1000</end><in>0</in><out>1000</out>";
  const read = await usesAsRead(
    xmeml(`<track>${clipitem("A", OFF, long)}</track><track>${clipitem("A")}</track>`),
  );
  expect(read.heard).toEqual(["A 00:00:00:00–00:00:10:00"]);
  expect(read.off).toEqual(["A 00:00:10:00–00:00:40:00"]);
});

test("a muted stretch divides a use in two", async () => {
  const muted = '<audio-channel-source srcCh="1, 2"><mute start="2s" duration="3s"/></audio-channel-source>';
  const { heard, off } = await usesAsRead(fcpxml(asset("A", "", muted)));
  expect(heard).toEqual(["A 01:00:00:00–01:00:02:00", "A 01:00:05:00–01:00:10:00"]);
  expect(off).toEqual([]);
});

/** Level points: up during the first second, down during the sixth, silent from then on. */
const points = (key: (second: number, level: "0" | "1") => string) =>
  [key(0, "0"), key(1, "1"), key(5, "1"), key(6, "0")].join("");
const inXmeml = level(points((second, gain) => key(second * 25, Number(gain))));
const inFcpxml = `<adjust-volume><param name="amount"><keyframeAnimation>${points((second, gain) => `<keyframe time="${second}s" value="${gain === "1" ? "0dB" : "-96dB"}"/>`)}</keyframeAnimation></param></adjust-volume>`;
const ROLES = '<audio-role-source role="music"/><audio-role-source role="dialogue"/>';

test.each([
  ["of a clip of xmeml", xmeml(`<track>${clipitem("A", inXmeml)}</track>`), "A 00"],
  [
    "of a nest of xmeml",
    xmeml(`<track>${clipitem("N", inXmeml + sequence(`<track>${clipitem("A")}</track>`, "n"))}</track>`),
    "A 00",
  ],
  ["of a clip of FCPXML", fcpxml(asset("A", "", inFcpxml)), "A 01"],
  [
    "of a channel of FCPXML",
    fcpxml(asset("A", "", `<audio-channel-source srcCh="1, 2">${inFcpxml}</audio-channel-source>`)),
    "A 01",
  ],
  [
    "of a compound clip",
    fcpxml(ref("", inFcpxml + ROLES), compound(`${inner("A", "music")}</asset-clip>`)),
    "A 01",
  ],
  [
    "of an angle of a multicam clip",
    fcpxml(
      `<mc-clip ref="m1" lane="-1" offset="3600s" duration="10s" name="Multicam"><mc-source angleID="a">${inFcpxml}</mc-source></mc-clip>`,
      `<media id="m1"><multicam format="r1" tcStart="0s"><mc-angle angleID="a">${inner("A", "music")}</asset-clip></mc-angle></multicam></media>`,
    ),
    "A 01",
  ],
  [
    "of an event of an EDL",
    edl("00:00:10:00 IS -99 DB", "00:00:11:00 IS 0 DB", "00:00:15:00 IS 0 DB", "00:00:16:00 IS -99 DB"),
    "A 01",
  ],
])("a use ends where the level %s has become silent", async (_, text, name) => {
  const { heard, off } = await usesAsRead(text);
  expect({ heard, off }).toEqual({ heard: [`${name}:00:00:00–${name.slice(2)}:00:06:00`], off: [] });
});

test("a clip that is silent in the part that a nest shows is off", async () => {
  const late = level(key(0, 0) + key(200, 0) + key(225, 1));
  const nest = sequence(`<track>${clipitem("A", late)}</track>`, "n");
  const shown = "<start>0</start><end>100</end><in>0</in><out>100</out>";
  const { heard, off } = await usesAsRead(xmeml(`<track>${clipitem("N", nest, shown)}</track>`));
  expect({ heard, off }).toEqual({ heard: [], off: ["A 00:00:00:00–00:00:04:00"] });
});

/** A ten-second event that plays its source from the start to `until`. */
const played = (until: string, ...remarks: string[]) =>
  `TITLE: S\n001 AX A C 00:00:00:00 ${until} 01:00:00:00 01:00:10:00\n* FROM CLIP NAME: A\n${remarks.join("\n")}\n`;
const DELAY = "SPLIT:    AUDIO DELAY=  00:00:05:00";

test.each([
  [
    "that starts later than its picture",
    played(
      "00:00:10:00",
      DELAY,
      "* AUDIO LEVEL AT 00:00:00:00 IS 0 DB",
      "* AUDIO LEVEL AT 00:00:08:00 IS -99 DB",
    ),
    ["A 01:00:05:00–01:00:08:00"],
  ],
  [
    "that starts later, at twice its speed",
    played(
      "00:00:20:00",
      "M2 AX 050.0 00:00:00:00",
      DELAY,
      "* AUDIO LEVEL AT 00:00:00:00 IS 0 DB",
      "* AUDIO LEVEL AT 00:00:16:00 IS -99 DB",
    ),
    ["A 01:00:05:00–01:00:08:00"],
  ],
  [
    "that continues from its line of one frame into a dissolve",
    [
      "TITLE: S",
      "001 TAPE1 A C 00:00:10:00 00:00:10:01 01:00:00:00 01:00:00:01",
      "001 TAPE2 A D 250 00:00:00:00 00:00:20:00 01:00:00:01 01:00:20:01",
      "* FROM CLIP NAME: A",
      "* TO CLIP NAME: B",
      "* AUDIO LEVEL AT 00:00:10:00 IS 0 DB  (REEL TAPE1 A1)",
      "* AUDIO LEVEL AT 00:00:13:00 IS -99 DB  (REEL TAPE1 A1)",
    ].join("\n"),
    ["A 01:00:00:00–01:00:03:00", "B 01:00:00:01–01:00:20:01"],
  ],
])("in an EDL a level applies to a time of the source %s", async (_, text, heard) => {
  const read = await usesAsRead(text);
  expect([read.heard, read.off]).toEqual([heard, []]);
});

test("a clip whose level is up for less than a frame of the edit is off", async () => {
  const levels = [
    ["00:00:00:00", "-99"],
    ["00:00:19:24", "-99"],
    ["00:00:20:00", "0"],
    ["00:00:20:01", "-99"],
  ].map(([at, decibels]) => `* AUDIO LEVEL AT ${at} IS ${decibels} DB`);
  const { heard, off } = await usesAsRead(played("00:00:40:00", "M2 AX 100.0 00:00:00:00", ...levels));
  expect({ heard, off }).toEqual({ heard: [], off: ["A 01:00:00:00–01:00:10:00"] });
});

const AVID = [
  ["01:00:10:00", "A5", "MUS IN - Delta lenta (full)"],
  ["01:00:20:00", "A5", "MUS OUT"],
  ["01:00:30:00", "A5", "MUS IN - Sel gris"],
  ["01:00:50:00", "A5", "MUS OUT"],
];
const avid = (...more: string[][]) =>
  [...AVID, ...more]
    .sort(([a = ""], [b = ""]) => a.localeCompare(b))
    .map(([code, track, comment]) => `Ana\t${code}\t${track}\tgreen\t${comment}\t1`)
    .join("\n");

test.each([
  ["NON on enl\u00e8ve Delta, trop fort. silence !", "01:00:12:00", true],
  ["on a vir\u00e9 Delta", "01:00:12:00", true],
  ["on enl\u00e8ve Delta ?", "01:00:12:00", false],
  ["NON on enl\u00e8ve Delta, trop fort", "01:00:40:00", false],
  ["on enl\u00e8ve le souffle", "01:00:12:00", false],
])("in a list of Avid's markers «%s» at %s takes out the music around it: %s", async (note, at, isOff) => {
  const { off } = await usesAsRead(avid([at, "A5", note]));
  expect(off).toEqual(isOff ? ["Delta lenta (full) 01:00:10:00–01:00:20:00"] : []);
});

test("a marker that says nobody knows what is played asks for the title", async () => {
  const { heard } = await usesAsRead(
    avid(
      ["01:01:00:00", "A6", "mus in harmonica film\u00e9, on sait pas ce qu'il joue"],
      ["01:01:20:00", "A6", "mus out"],
    ),
  );
  expect(heard.at(-1)).toBe("harmonica film\u00e9, on sait pas ce qu'il joue ?? 01:01:00:00–01:01:20:00");
});

test("a marker of DaVinci Resolve inside the span of another takes its music out by name", async () => {
  const event = (at: string, until: string, name: string, length: number) => [
    `001  001  V  C  ${at} ${until} ${at} ${until}`,
    ` |C:ResolveColorBlue |M:${name} |D:${length}`,
  ];
  const { heard, off } = await usesAsRead(
    [
      "TITLE: T",
      ...event("01:00:10:00", "01:00:10:01", "MX: Delta", 250),
      ...event("01:00:12:00", "01:00:12:01", "we drop Delta, too loud", 1),
      ...event("01:00:30:00", "01:00:30:01", "MX: Sel", 250),
    ].join("\n"),
  );
  expect(heard).toEqual(["MX: Sel 01:00:30:00–01:00:40:00"]);
  expect(off).toEqual(["MX: Delta 01:00:10:00–01:00:20:00"]);
});

test("a comment of an Avid marker that leaves a doubt is shown beside its music, a sign in a title is not", async () => {
  const { edit } = await usesAsRead(
    avid(
      ["01:01:00:00", "A5", "MUS IN - Rive (Ana Roux 100) - \u00e0 v\u00e9rifier"],
      ["01:01:20:00", "A5", "MUS OUT"],
      ["01:01:30:00", "A5", "MUS IN - Who Are You?"],
      ["01:01:50:00", "A5", "MUS OUT"],
    ),
  );
  expect(edit.doubts).toHaveLength(1);
  expect(edit.doubts?.[0]).toMatchObject({ line: 5, text: expect.stringContaining("\u00e0 v\u00e9rifier") });
});
