import { expect, test } from "vitest";
import { cueOfUse } from "./cues-of-edit.ts";
import { decide } from "./decisions.ts";
import { usesOf } from "./join-clips.ts";
import { readEdit } from "./read-edit.ts";

/** Returns what is decided on each use of an edit by its title, and the doubts. */
async function decidedIn(text: string) {
  const { clips, doubts = [] } = await readEdit(text);
  const decided = usesOf(clips).map((use) => {
    const { isTaken, isAmongSounds } = decide(use, []);
    return `${cueOfUse(use, null).title}: ${isTaken ? "taken" : isAmongSounds ? "asked" : "left out"}`;
  });
  return { decided, doubts: doubts.map(({ text }) => text) };
}
const fcpxml = (name: string, role: string, marker: string) =>
  `<fcpxml version="1.11"><resources><format id="r1" frameDuration="100/2500s"/><asset id="r2" name="${name}" duration="600s" hasVideo="1" hasAudio="1" audioSources="1" audioChannels="2"/><asset id="r3" name="Sel" duration="600s" hasAudio="1" audioSources="1" audioChannels="2"/></resources>
  <project name="P"><sequence format="r1"><spine><asset-clip ref="r2" offset="0s" duration="30s" name="${name}" audioRole="${role}"><marker start="2s" duration="1/25s" value="${marker}"/></asset-clip>
  <asset-clip ref="r3" offset="30s" duration="30s" name="Sel" audioRole="music"/></spine></sequence></project></fcpxml>`;
const clip = (id: number, name: string, [from, to]: [number, number], marker = "") =>
  `<clipitem id="c${id}"><name>${name}</name><start>${from}</start><end>${to}</end><in>0</in><out>${to - from}</out>${marker}</clipitem>`;
const marker = (name: string, comment: string, at: number) =>
  `<marker><comment>${comment}</comment><name>${name}</name><in>${at}</in><out>-1</out></marker>`;
const xmeml = (tracks: string[], markers = "") =>
  `<xmeml version="5"><sequence><name>S</name><rate><timebase>25</timebase></rate><media><audio>${tracks.map((one) => `<track>${one}</track>`).join("")}</audio></media>${markers}</sequence></xmeml>`;
const edl = (name: string, remark: string) =>
  [
    "TITLE: T",
    "001  CAM AA/V C 00:00:00:00 00:00:30:00 01:00:00:00 01:00:30:00",
    `* FROM CLIP NAME: ${name}`,
    `* COMMENT: ${remark}`,
    "002  AX AA C 00:00:00:00 00:00:30:00 01:01:00:00 01:01:30:00",
    "* FROM CLIP NAME: Sel.wav",
  ].join("\n");

test.each([
  ["Momo_joue_live_guitare", "Momo : compo \u00e0 lui, \u00ab La Rue \u00bb", "La Rue"],
  ["Plan large place", "Scarborough Fair, trad - list it!", "Scarborough Fair"],
  ["Mum hums", "she hums \u201cLow Water\u201d", "Low Water"],
  ["ITW Rosa", "chanson \u00ab Soir de juin \u00bb en fond", "Soir de juin"],
  ["Plan place", "qu'est-ce qu'ils jouent ?", ""],
  ["Market wide", "what song?", ""],
])(
  "the sound of \u00ab%s\u00bb is asked with the title that its marker \u00ab%s\u00bb tells",
  async (name, text, title) => {
    const inside = await decidedIn(fcpxml(name, "dialogue", text.replaceAll('"', "&quot;")));
    expect(inside.decided).toEqual([`${title}: asked`, "Sel: taken"]);
  },
);

test.each([
  ["ITW eleveur", "joue avec son chien"],
  ["ITW eleveur", "couper apr\u00e8s \u00ab bonjour \u00bb"],
  ["Interview farmer", "plays down the story"],
  ["ITW maire", "traduction \u00e0 faire"],
  ["Plan drone", "raccord lumi\u00e8re"],
  ["ITW chef d'orchestre", "parle de son piano"],
])("the sound of \u00ab%s\u00bb stays left out beside the marker \u00ab%s\u00bb", async (name, text) => {
  const { decided, doubts } = await decidedIn(fcpxml(name, "dialogue", text));
  expect(decided).toEqual([expect.stringMatching(/: left out$/), "Sel: taken"]);
  expect(doubts).toEqual([]);
});

test("a marker changes nothing in the name of music", async () => {
  const { decided } = await decidedIn(fcpxml("Delta", "music", "remonter, compo \u00ab Ondine \u00bb ?"));
  expect(decided[0]).toBe("Delta: taken");
});

test("a marker on a clip of an xmeml sequence makes its sound asked", async () => {
  const item = clip(1, "ITW_Rosa", [0, 500], marker("", "chanson \u00ab Soir de juin \u00bb", 20));
  const { decided } = await decidedIn(xmeml([item + clip(2, "Sel", [500, 900])]));
  expect(decided).toEqual(["Soir de juin: asked", "Sel: taken"]);
});

test("a marker of an xmeml sequence is about the sound at its place that it names", async () => {
  const tracks = [clip(1, "VO_brass", [0, 500]), clip(2, "Sel", [0, 500])];
  const asked = await decidedIn(xmeml(tracks, marker("BRASS", "what do the band play?", 250)));
  expect(asked.decided).toEqual([": asked", "Sel: taken"]);
  expect(asked.doubts).toEqual(["BRASS: what do the band play?"]);
  const elsewhere = await decidedIn(xmeml(tracks, marker("BRASS", "what do the band play?", 750)));
  expect(elsewhere).toEqual({ decided: ["VO brass: left out", "Sel: taken"], doubts: [] });
  const unnamed = await decidedIn(xmeml(tracks, marker("NOTE", "what do they play?", 250)));
  expect(unnamed.decided).toEqual(["VO brass: left out", "Sel: taken"]);
});

test.each([
  ["01:00:05:00", "Scarborough Fair: asked"],
  ["01:02:05:00", "sc11 Mum hmm: left out"],
])("a Pro Tools marker at %s is about the clip at its place that has its name", async (at, expected) => {
  const text = [
    "SESSION NAME:\tS\nSAMPLE RATE:\t48000.000000\nSESSION START TIMECODE:\t01:00:00:00\nTIMECODE FORMAT:\t25 Frame\n",
    "T R A C K  L I S T I N G\nTRACK NAME:\tDX A\nCOMMENTS:\t\nSTATE: ",
    "CHANNEL \tEVENT   \tCLIP NAME\tSTART TIME\tEND TIME\tDURATION\tSTATE",
    "1\t1\tsc11 Mum hmm_02\t01:00:05:00\t01:00:21:00\t00:00:16:00\tUnmuted\n",
    "M A R K E R S  L I S T I N G\n#\tLOCATION\tTIME REFERENCE\tUNITS\tNAME\tCOMMENTS",
    `1\t${at}\t480000\tSamples\tMum hmm\tScarborough Fair, trad - list it!`,
  ].join("\n");
  expect((await decidedIn(text)).decided).toEqual([expected]);
});

test.each([
  ["SON_SEUL_FEST_NOZ_ACCORDEON+BOMBARDE", "MUSIQUE IN - TITRE A DEMANDER", ": asked"],
  ["FOULE_PLACE_01", "MUSIQUE IN", "FOULE PLACE: asked"],
  ["Market square", "music in, from the bandstand", "Market square: asked"],
  ["Market square", "music from the library to come", "Market square: left out"],
  ["ITW_CHEF_ORCHESTRE", "plan serr\u00e9", "ITW CHEF ORCHESTRE: left out"],
])(
  "the camera sound \u00ab%s\u00bb with the remark \u00ab%s\u00bb is \u00ab%s\u00bb",
  async (name, remark, expected) => {
    expect((await decidedIn(edl(name, remark))).decided[0]).toBe(expected);
  },
);
