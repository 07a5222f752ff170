import { expect, test } from "vitest";
import { readEdit } from "./read-edit.ts";
import { usesAsRead } from "./uses-as-read.ts";

/**
 * xmeml times are frames at 25 per second. FCPXML assets A to C are stereo; `inside` is in a gap that starts at one
 * hour.
 */
const sequence = (tracks: string, id: string, more = "") =>
  `<sequence id="${id}"><name>${id}</name><rate><timebase>25</timebase><ntsc>FALSE</ntsc></rate>${more}<media><audio>${tracks}</audio></media></sequence>`;
const xmeml = (...sequences: string[]) =>
  `<xmeml version="5"><project><children>${sequences.join("")}</children></project></xmeml>`;
const item = (name: string, [start, end]: [number, number], [from, to]: [number, number], more = "") =>
  `<clipitem id="${name}"><name>${name}</name><rate><timebase>25</timebase></rate><start>${start}</start><end>${end}</end><in>${from}</in><out>${to}</out>${more}</clipitem>`;
const asset = (name: string, at: number) =>
  `<asset id="r${at + 2}" name="${name}" duration="600s" hasAudio="1" audioSources="1" audioChannels="2"/>`;
const fcpxml = (inside: string, media = "") =>
  `<fcpxml version="1.11"><resources><format id="r1" frameDuration="100/2500s"/>${["A", "B", "C"].map(asset).join("")}${media}</resources>
  <project name="P"><sequence format="r1" tcStart="3600s"><spine><gap offset="3600s" start="3600s" duration="600s">${inside}</gap></spine></sequence></project></fcpxml>`;
const compound = (spine: string, tcStart = "0s") =>
  `<media id="m1"><sequence format="r1" tcStart="${tcStart}"><spine>${spine}</spine></sequence></media>`;
const gap = (inside: string) => `<gap offset="0s" start="0s" duration="60s">${inside}</gap>`;
const music = (ref: number, offset: number, duration: number, more = "") =>
  `<asset-clip ref="r${ref}" lane="-1" offset="${offset}s" duration="${duration}s" name="${"ABC"[ref - 2]}" audioRole="music" ${more}/>`;

test.each([
  [
    "a nest, trimmed",
    xmeml(
      sequence(
        `<track>${item("N", [500, 1000], [100, 600], sequence(`<track>${item("A", [50, 300], [0, 250])}${item("B", [400, 900], [0, 500])}${item("C", [700, 900], [0, 200])}</track>`, "n"))}</track>`,
        "s",
      ),
    ),
    ["A 00:00:20:00–00:00:28:00", "B 00:00:32:00–00:00:40:00"],
  ],
  [
    "clips with transitions between them",
    fcpxml(
      `<spine lane="-1" offset="3610s"><asset-clip ref="r2" offset="0s" start="4s" duration="20s" name="A"/><transition offset="19s" duration="2s"/><asset-clip ref="r3" offset="20s" start="2s" duration="15s" name="B"/><transition offset="34s" duration="1s"/></spine>`,
    ),
    ["A 01:00:10:00–01:00:31:00", "B 01:00:29:00–01:00:45:00"],
  ],
  [
    "clips at a transition of both, and at one of the picture alone",
    fcpxml(
      `<spine lane="-1" offset="3610s"><asset-clip ref="r2" offset="0s" start="4s" duration="20s" name="A"/><transition offset="19s" duration="2s"><filter-video ref="r9"/></transition><asset-clip ref="r3" offset="20s" start="2s" duration="15s" name="B"/><transition offset="34s" duration="1s"><filter-video ref="r9"/><filter-audio ref="r8"/></transition></spine>`,
    ),
    ["A 01:00:10:00–01:00:30:00", "B 01:00:30:00–01:00:45:00"],
  ],
  [
    "a nest that has only an id, written before the sequence that contains it",
    xmeml(
      sequence(`<track>${item("A", [0, 250], [0, 250])}</track>`, "n"),
      sequence(`<track>${item("N", [250, 500], [0, 250], '<sequence id="n"/>')}</track>`, "s"),
    ),
    ["A 00:00:10:00–00:00:20:00"],
  ],
  [
    "a nest in a nest",
    xmeml(
      sequence(
        `<track>${item("N", [1000, 1200], [50, 250], sequence(`<track>${item("M", [100, 300], [20, 220], sequence(`<track>${item("A", [0, 100], [0, 100])}</track>`, "m"))}</track>`, "n"))}</track>`,
        "s",
      ),
    ),
    ["A 00:00:42:00–00:00:45:05"],
  ],
  [
    "a nest at another rate",
    xmeml(
      sequence(
        `<track>${item("N", [0, 500], [0, 500], sequence(`<track>${item("A", [500, 1000], [0, 250])}</track>`, "n").replace("<timebase>25", "<timebase>50"))}</track>`,
        "s",
      ),
    ),
    ["A 00:00:10:00–00:00:20:00"],
  ],
  [
    "a nest whose rate is written as it plays, and that of its clips as it counts",
    xmeml(
      sequence(
        `<track>${item("N", [0, 250], [0, 250], sequence(`<track>${item("A", [0, 250], [0, 250])}</track>`, "n").replace("<timebase>25", "<timebase>29.97")).replace("</name><rate><timebase>25", "</name><rate><timebase>30")}</track>`,
        "s",
      ),
    ),
    ["A 00:00:00:00–00:00:08:08"],
  ],
  [
    "a nest at another rate, trimmed",
    xmeml(
      sequence(
        `<track>${item("N", [100, 600], [50, 550], sequence(`<track>${item("A", [500, 1000], [0, 250])}</track>`, "n").replace("<timebase>25", "<timebase>50"))}</track>`,
        "s",
      ),
    ),
    ["A 00:00:12:00–00:00:22:00"],
  ],
  [
    "a nest whose clip's source is at another rate than its sequence",
    xmeml(
      sequence(
        `<track>${item("N", [100, 200], [0, 200], sequence(`<track>${item("A", [50, 100], [0, 50])}</track>`, "n")).replace("<timebase>25", "<timebase>50")}</track>`,
        "s",
      ),
    ),
    ["A 00:00:06:00–00:00:08:00"],
  ],
  [
    "a nest that contains a retimed clip",
    xmeml(
      sequence(
        `<track>${item("N", [0, 100], [0, 200], sequence(`<track>${item("A", [50, 100], [0, 100], "<filter><effect><effectid>timeremap</effectid></effect></filter>")}</track>`, "n"))}</track>`,
        "s",
      ),
    ),
    ["A 00:00:02:00–00:00:04:00"],
  ],
  [
    "the angle of a multiclip whose sound is in use",
    xmeml(
      sequence(
        `<track>${item("M", [0, 250], [0, 250], '<multiclip><angle><activeaudioangle>FALSE</activeaudioangle><clip><file id="f1"><name>a.wav</name></file></clip></angle><angle><activeaudioangle>TRUE</activeaudioangle><clip><file id="f2"><name>b.wav</name></file></clip></angle></multiclip>')}</track>`,
        "s",
      ),
    ),
    ["M 00:00:00:00–00:00:10:00"],
  ],
  [
    "a compound clip, trimmed",
    fcpxml(
      '<ref-clip ref="m1" lane="-1" offset="3620s" start="10s" duration="30s" name="M"/>',
      compound(gap(music(2, 5, 20) + music(3, 30, 25) + music(4, 45, 10))),
    ),
    ["A 01:00:20:00–01:00:35:00", "B 01:00:40:00–01:00:50:00"],
  ],
  [
    "a compound clip whose own time starts at one hour",
    fcpxml(
      '<ref-clip ref="m1" lane="-1" offset="3620s" duration="30s" name="M"/>',
      compound('<asset-clip ref="r2" offset="3605s" duration="10s" name="A"/>', "3600s"),
    ),
    ["A 01:00:25:00–01:00:35:00"],
  ],
  [
    "clips without an offset in a compound clip that is trimmed",
    fcpxml(
      '<ref-clip ref="m1" lane="-1" offset="3620s" start="10s" duration="20s" name="M"/>',
      compound(
        '<asset-clip ref="r2" duration="15s" name="A"/><asset-clip ref="r3" duration="30s" name="B"/>',
      ),
    ),
    ["A 01:00:20:00–01:00:25:00", "B 01:00:25:00–01:00:40:00"],
  ],
  [
    "a clip without an offset in a compound clip whose own time starts at one hour",
    fcpxml(
      '<ref-clip ref="m1" lane="-1" offset="3620s" start="3610s" duration="20s" name="M"/>',
      compound('<asset-clip ref="r2" duration="15s" name="A"/>', "3600s"),
    ),
    ["A 01:00:20:00–01:00:25:00"],
  ],
  [
    "a clip without an offset in a synchronized clip",
    fcpxml(
      '<sync-clip lane="1" offset="3620s" start="10s" duration="20s" name="K"><asset-clip ref="r2" duration="15s" name="A"/></sync-clip>',
    ),
    ["A 01:00:20:00–01:00:25:00"],
  ],
  [
    "a compound clip at twice its speed, whose contents last as long as it does",
    fcpxml(
      '<ref-clip ref="m1" lane="-1" offset="3620s" duration="10s" name="M"><timeMap><timept time="0s" value="0s"/><timept time="10s" value="20s"/></timeMap></ref-clip>',
      compound(gap(music(2, 2, 4) + music(3, 15, 5))),
    ),
    ["A 01:00:20:00–01:00:30:00", "B 01:00:20:00–01:00:30:00"],
  ],
  [
    "a retimed clip whose channels are shorter than it is",
    fcpxml(
      `${music(2, 3_600, 20).replace("/>", '><timeMap><timept time="0s" value="0s"/><timept time="20s" value="40s"/></timeMap><audio-channel-source srcCh="1, 2" start="5s" duration="10s"/></asset-clip>')}`,
    ),
    ["A 01:00:05:00–01:00:15:00"],
  ],
  [
    "channels that start before their clip and end after it",
    fcpxml(
      `${music(2, 3_620, 10, 'start="30s"').replace("/>", '><audio-channel-source srcCh="1, 2" start="28s" duration="14s"/></asset-clip>')}`,
    ),
    ["A 01:00:18:00–01:00:32:00"],
  ],
  [
    "a role of a compound clip that starts before it and ends after it, beside one that does not",
    fcpxml(
      '<ref-clip ref="m1" lane="-1" offset="3620s" start="10s" duration="10s" name="M"><audio-role-source role="music" start="8s" duration="14s"/></ref-clip>',
      compound(gap(music(2, 0, 60) + music(3, 0, 60).replace('"music"', '"dialogue"'))),
    ),
    ["A 01:00:18:00–01:00:32:00", "B 01:00:20:00–01:00:30:00"],
  ],
  [
    "a compound clip that is not in the file",
    fcpxml('<ref-clip ref="m9" lane="-1" offset="3620s" duration="30s" name="M"/>'),
    ["M 01:00:20:00–01:00:50:00"],
  ],
  [
    "the sound of a clip that starts before its picture and ends after it",
    fcpxml(music(2, 3_620, 10, 'start="30s" audioStart="28s" audioDuration="14s"')),
    ["A 01:00:18:00–01:00:32:00"],
  ],
  [
    "sound that starts after its picture",
    fcpxml(music(2, 3_620, 10, 'start="30s" audioStart="34s" audioDuration="4s"')),
    ["A 01:00:24:00–01:00:28:00"],
  ],
  [
    "a clip whose sound is longer than its picture",
    fcpxml(
      '<clip lane="1" offset="3620s" start="30s" duration="10s" audioStart="25s" audioDuration="15s" name="K"><video ref="r2" offset="0s" duration="600s"><audio lane="-1" ref="r2" offset="0s" duration="600s" name="A" role="music"/></video></clip>',
    ),
    ["A 01:00:15:00–01:00:30:00"],
  ],
  [
    "a trimmed synchronized clip whose picture is shorter than its sound",
    fcpxml(
      '<sync-clip lane="1" offset="3620s" start="30s" duration="10s" audioStart="28s" audioDuration="20s" name="K"><asset-clip ref="r2" offset="0s" duration="60s" name="A"><asset-clip ref="r3" lane="-1" offset="29s" duration="5s" name="B"/></asset-clip></sync-clip>',
    ),
    ["A 01:00:18:00–01:00:38:00", "B 01:00:19:00–01:00:24:00"],
  ],
  [
    "an angle whose sound is trimmed at both ends",
    fcpxml(
      '<mc-clip ref="m1" lane="1" offset="3600s" duration="20s" name="K"><mc-source angleID="a"><audio-role-source role="music.music-1" start="1s" duration="18s"/></mc-source></mc-clip>',
      `<media id="m1"><multicam tcStart="0s"><mc-angle angleID="a">${music(2, 0, 60)}</mc-angle></multicam></media>`,
    ),
    ["A 01:00:01:00–01:00:19:00"],
  ],
  [
    "a channel that starts later than its clip",
    fcpxml(
      `${music(2, 3_600, 20).replace("/>", '><audio-channel-source srcCh="1, 2" start="5s" duration="10s"/></asset-clip>')}`,
    ),
    ["A 01:00:05:00–01:00:15:00"],
  ],
  [
    "an audition followed by a clip in a storyline",
    fcpxml("").replace(
      /<gap[\s\S]*<\/gap>/,
      '<audition offset="3600s"><asset-clip ref="r2" duration="10s" name="A"/></audition><asset-clip ref="r3" duration="5s" name="B"/>',
    ),
    ["A 01:00:00:00–01:00:10:00", "B 01:00:10:00–01:00:15:00"],
  ],
  [
    "a clip that is as long as its file",
    fcpxml('<asset-clip ref="r2" lane="-1" offset="3600s" name="A"/>'),
    ["A 01:00:00:00–01:10:00:00"],
  ],
])("the contents are read of %s", async (_, text, heard) => {
  expect(await usesAsRead(text)).toMatchObject({ heard, off: [] });
});

test("a multiclip has the file of the angle in use", async () => {
  const angle = (file: string, isActive: string) =>
    `<angle><activeaudioangle>${isActive}</activeaudioangle><clip><file><name>${file}</name></file></clip></angle>`;
  const inside = `<multiclip>${angle("a.wav", "FALSE")}${angle("b.wav", "TRUE")}</multiclip>`;
  const { edit } = await usesAsRead(
    xmeml(sequence(`<track>${item("M", [0, 250], [0, 250], inside)}</track>`, "s")),
  );
  expect(edit.clips).toMatchObject([{ name: "M", file: "b.wav" }]);
});

test("a sound that is linked to a picture keeps its own start and end", async () => {
  const picture = `<video><track>${item("A", [100, 200], [0, 100])}</track></video>`;
  const text = xmeml(sequence(`<track>${item("A", [50, 260], [0, 210])}</track>`, "s")).replace(
    "<media>",
    `<media>${picture}`,
  );
  expect((await usesAsRead(text)).heard).toEqual(["A 00:00:02:00–00:00:10:10"]);
});

test("the source position is where the sound starts in its file, not the picture", async () => {
  const { edit } = await usesAsRead(
    fcpxml(music(2, 3_620, 10, 'start="30s" audioStart="28s" audioDuration="14s"')),
  );
  expect(edit.clips).toMatchObject([{ sourceIn: 700 }]);
});

test("a trimmed nest has source positions, unless the speed was changed", async () => {
  const nested = (more: string) =>
    xmeml(
      sequence(
        `<track>${item("N", [500, 1000], [100, 600], sequence(`<track>${item("A", [50, 300], [30, 280], more)}</track>`, "n"))}</track>`,
        "s",
      ),
    );
  expect((await usesAsRead(nested(""))).edit.clips).toMatchObject([{ start: 500, sourceIn: 80 }]);
  const faster = "<filter><effect><effectid>timeremap</effectid></effect></filter>";
  const retimed = nested(faster).replace("<out>280", "<out>530");
  expect((await usesAsRead(retimed)).edit.clips[0]).not.toHaveProperty("sourceIn");
});

test.each([
  [
    "xmeml",
    xmeml(
      sequence(
        `<track>${item("N", [0, 9], [0, 9], '<sequence id="s"/>')}${item("A", [0, 9], [0, 9])}</track>`,
        "s",
      ),
    ),
  ],
  [
    "fcpxml",
    fcpxml(
      '<ref-clip ref="m1" lane="-1" offset="3600s" duration="9s" name="M"/>',
      compound(`<ref-clip ref="m1" duration="9s" name="M"/>${music(2, 0, 9)}`),
    ),
  ],
])("a clip of %s that contains itself does not stop the reading", async (_, text) => {
  expect((await usesAsRead(text)).heard.some((use) => use.startsWith("A "))).toBe(true);
});

test.each([
  [
    "xmeml",
    xmeml(
      sequence(`<track>${item("N", [0, 9], [0, 9], '<sequence id="n0"/>')}</track>`, "s"),
      ...Array.from({ length: 12 }, (_, at) =>
        sequence(
          `<track>${item("N", [0, 9], [0, 9], `<sequence id="n${at + 1}"/>`).repeat(9)}</track>`,
          `n${at}`,
        ),
      ),
      sequence(`<track>${item("A", [0, 9], [0, 9])}</track>`, "n12"),
    ),
  ],
  [
    "fcpxml",
    fcpxml(
      '<ref-clip ref="m0" lane="-1" offset="3600s" duration="9s" name="M"/>',
      Array.from({ length: 12 }, (_, at) =>
        compound(`<ref-clip ref="m${at + 1}" offset="0s" duration="9s" name="M"/>`.repeat(9)).replace(
          "m1",
          `m${at}`,
        ),
      ).join(""),
    ),
  ],
])("nests of %s that multiply are refused", async (_, text) => {
  await expect(usesAsRead(text)).rejects.toMatchObject({ reason: "tooManyClips" });
});

test.each([
  [
    "xmeml",
    xmeml(
      sequence(`<track>${item("A", [0, 250], [0, 250])}</track>`, "V3"),
      sequence(`<track>${item("B", [0, 250], [0, 250])}</track>`, "V4"),
    ),
  ],
  [
    "FCPXML",
    `<fcpxml version="1.11"><resources>${asset("A", 0)}${asset("B", 1)}</resources>${[2, 3]
      .map(
        (ref) =>
          `<project name="V${ref + 1}"><sequence><spine>${music(ref, 0, 10)}</spine></sequence></project>`,
      )
      .join("")}</fcpxml>`,
  ],
])("each of several sequences of %s can be read by its index", async (_, text) => {
  for (const [part, name] of [
    [0, "A"],
    [1, "B"],
  ] as const) {
    const edit = await readEdit(text, undefined, false, part);
    expect([edit.parts, edit.part, edit.title]).toEqual([["V3", "V4"], part, ["V3", "V4"][part]]);
    expect(edit.clips.map((clip) => clip.name)).toEqual([name]);
  }
});
