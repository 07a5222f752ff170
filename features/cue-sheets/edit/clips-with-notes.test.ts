import { expect, test } from "vitest";
import { cueOfUse } from "./cues-of-edit.ts";
import { decide } from "./decisions.ts";
import { usesOf } from "./join-clips.ts";
import { readEdit } from "./read-edit.ts";

/** Reads a text; returns what is decided on each use by its name, its titles, and the doubts. */
async function decidedIn(text: string) {
  const { clips, doubts = [] } = await readEdit(text);
  const decisions = usesOf(clips).map((use) => decide(use, []));
  const decided = decisions.map(({ use, isTaken, isAmongSounds }) => [
    use.name,
    use.isOff ? "off" : isTaken ? "taken" : isAmongSounds ? "asked" : "left out",
  ]);
  return {
    decided: Object.fromEntries(decided),
    titles: decisions.map(({ use }) => cueOfUse(use, null).title),
    doubts,
  };
}

/** A list of events, one minute apart unless they share a minute, with their remarks. */
const edl = (...events: [name: string, minute: string, ...remarks: string[]][]) =>
  [
    "TITLE: T",
    ...events.flatMap(([name, minute, ...remarks], at) => [
      `00${at + 1}  AX A C 00:00:00:00 00:00:30:00 01:${minute}:00:00 01:${minute}:30:00`,
      `* FROM CLIP NAME: ${name}`,
      ...remarks,
    ]),
  ].join("\n");
const xmeml = (...clips: [name: string, comment: string][]) =>
  `<xmeml version="5"><sequence><name>S</name><rate><timebase>25</timebase></rate><media><audio><track>${clips
    .map(
      ([name, comment], at) =>
        `<clipitem id="c${at}"><name>${name}</name><start>${at * 500}</start><end>${at * 500 + 400}</end><in>0</in><out>400</out><comments><mastercomment1>${comment}</mastercomment1></comments></clipitem>`,
    )
    .join("")}</track></audio></media></sequence></xmeml>`;
const fcpxml = (name: string, role: string, note: string) =>
  `<fcpxml version="1.11"><resources><format id="r1" frameDuration="100/2500s"/>${[name, "Sel"].map((one, at) => `<asset id="r${at + 2}" name="${one}" duration="600s" hasAudio="1" audioSources="1" audioChannels="2"/>`).join("")}</resources>
  <project name="P"><sequence format="r1" tcStart="3600s"><spine><gap offset="3600s" start="3600s" duration="600s">
  <asset-clip ref="r2" lane="-1" offset="3610s" duration="30s" name="${name}" audioRole="${role}"><note>${note}</note></asset-clip>
  <asset-clip ref="r3" lane="-1" offset="3660s" duration="30s" name="Sel" audioRole="music"/>
  </gap></spine></sequence></project></fcpxml>`;

test("a remark of an edit decision list that says there is only speech leaves the event out", async () => {
  const { decided } = await decidedIn(
    edl(
      ["Musique_du_soir_sujet 2", "01", "* dialogue only - titre du sujet"],
      ["Music lesson", "02", "* LOC: 01:02:00:00 RED     no music here"],
      ["Musique_Delta", "03", "* under the dialogue"],
    ),
  );
  expect(decided).toEqual({
    "Musique_du_soir_sujet 2": "left out",
    "Music lesson": "left out",
    Musique_Delta: "taken",
  });
});

test("an event that its marker says to be replaced is off if the replacement plays there, and in doubt elsewhere", async () => {
  const { decided, doubts } = await decidedIn(
    edl(
      ["Broom 1", "01", "* LOC: 01:01:00:00 RED     TEMP - REPLACED BY QRS-031_02 VELVET SKY, TRK 4"],
      ["QRS-031_02 Velvet Sky", "01"],
      ["Broom 2", "05", "* LOC: 01:05:00:00 RED     remplac\u00e9 par Velvet Sky"],
    ),
  );
  expect(decided).toEqual({ "Broom 1": "off", "QRS-031_02 Velvet Sky": "taken", "Broom 2": "taken" });
  expect(doubts).toEqual([{ line: null, name: "Broom 2", text: "remplac\u00e9 par Velvet Sky" }]);
});

test.each([
  ["coup\u00e9e au montage", "off"],
  ["keine Musik, nur Atmo", "left out"],
  ["joli th\u00e8me", "taken"],
])("in an xmeml sequence a clip with the comment «%s» is %s", async (comment, expected) => {
  const { decided } = await decidedIn(xmeml(["Delta", comment], ["Sel", ""]));
  expect(decided).toEqual({ Delta: expected, Sel: "taken" });
});

test.each([
  ["sous les dialogues, dialogues seulement", "asked"],
  ["mus bed low, dialogue only", "asked"],
  ["fade out - only interview", "asked"],
  ["Bruitages, puis musique", "asked"],
  ["scene 12, nur O-Ton", "asked"],
  ["dialogue only", "left out"],
  ["dialogue only - scene 12", "left out"],
  ["Bruitages, porte et pas", "left out"],
  ["no music here, interview only", "left out"],
  ["under the dialogue, very low", "taken"],
])(
  "a note that names other sounds asks for music if it may be beside them: with «%s» the clip is %s",
  async (note, expected) => {
    const timeline = await decidedIn(xmeml(["Delta", note], ["Sel", ""]));
    expect(timeline.decided).toEqual({ Delta: expected, Sel: "taken" });
    const table = await decidedIn(`Title;In;Out;Notes\nDelta;0:10;0:20;${note}\nSel;0:30;0:40;`);
    expect(table.decided).toEqual({ Delta: expected, Sel: "taken" });
  },
);

test("on a track of music such a note asks too, and music behind noises is taken", async () => {
  const { decided } = await decidedIn(
    [
      "Title;Track;In;Out;Notes",
      "Delta;MUS 1;0:10;0:20;mus bed low, dialogue only",
      "Sel;MUS 1;0:30;0:40;Bruitages, puis musique",
    ].join("\n"),
  );
  expect(decided).toEqual({ Delta: "asked", Sel: "taken" });
});

test("comments of a timeline leave doubts with the names of their clips, and ask for titles", async () => {
  const { titles, doubts } = await decidedIn(
    xmeml(["Delta", "preguntar autores"], ["Sel", "preguntar autores"], ["Rive", "titre inconnu"]),
  );
  expect(titles).toEqual(["Delta", "Sel", ""]);
  expect(doubts).toEqual([{ line: null, name: "Delta, Sel", text: "preguntar autores" }]);
});

test.each([
  "real players, on location - is this a work? ask legal",
  "musiciens de rue, est-ce une \u0153uvre ?",
  "Stra\u00dfenmusiker: ist das Musik?",
  "m\u00fasicos en la calle: \u00bfes una obra?",
  "suonatori per strada: \u00e8 musica?",
])("a sound of which a note asks whether it is music is asked, and its note is a doubt: %s", async (note) => {
  const { decided, doubts } = await decidedIn(fcpxml("players_nat_sound", "dialogue.dialogue-1", note));
  expect(decided).toEqual({ players_nat_sound: "asked", Sel: "taken" });
  expect(doubts).toEqual([{ line: null, name: "players_nat_sound", text: note }]);
});

test("a note on speech that asks something else neither asks for music nor leaves a doubt", async () => {
  const { decided, doubts } = await decidedIn(fcpxml("Interview Ana", "dialogue.dialogue-1", "focus?"));
  expect(decided).toEqual({ "Interview Ana": "left out", Sel: "taken" });
  expect(doubts).toEqual([]);
});

test("the comment of a Pro Tools track that something is to be cleared is a doubt on its clips", async () => {
  const { doubts } = await decidedIn(
    [
      "SESSION NAME:\tS",
      "SAMPLE RATE:\t48000.000000",
      "SESSION START TIMECODE:\t01:00:00:00",
      "TIMECODE FORMAT:\t25 Frame",
      "T R A C K  L I S T I N G",
      "TRACK NAME:\tMX SOURCE",
      "COMMENTS:\t\u00e9diteur Rive / \u00e0 clearer",
      "USER DELAY:\t0 Samples",
      "STATE: ",
      "CHANNEL \tEVENT   \tCLIP NAME   \tSTART TIME    \tEND TIME      \tDURATION      \tSTATE",
      "1       \t1       \tRadio - Delta\t   01:00:10:00\t   01:00:20:00\t   00:00:10:00\tUnmuted",
    ].join("\n"),
  );
  expect(doubts).toEqual([{ line: null, name: "Radio - Delta", text: "\u00e9diteur Rive / \u00e0 clearer" }]);
});
