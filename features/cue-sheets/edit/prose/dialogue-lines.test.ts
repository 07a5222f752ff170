import { expect, test } from "vitest";
import { cueOfUse } from "../cues-of-edit.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

const MESSAGES = ["0:00-0:18 Harbour theme", "1:05-1:50 Salt Flats", "3:00-3:40 Rope Dance"];

/** Returns the rows of a chat of two people whose last messages are `lines`, and what a person has to check. */
async function chat(...lines: string[]) {
  const all = [...MESSAGES, ...lines].map(
    (text, at) => `[03/02/2026, 10:0${at}:00] ${at % 2 ? "Ida" : "Bo"}: ${text}`,
  );
  const edit = await readEdit(all.join("\n"));
  const uses = usesOf(edit.clips).map((use) => {
    const end = use.isPoint ? "?" : use.end / 25;
    return `${cueOfUse(use, null).title || "??"} ${use.start / 25}\u2013${end}`;
  });
  return {
    last: uses.slice(3),
    uses,
    doubts: (edit.doubts ?? []).map(({ name, text }) => `${name}: ${text}`),
  };
}

test.each([
  ["Sal y luna 4:28-4:49", "Sal y luna 268\u2013289"],
  ["Mond \u00fcber Kiel 4:28-4:49", "Mond \u00fcber Kiel 268\u2013289"],
  ["accordion man 4:28-4:49", "?? 268\u2013289"],
  ["chanteuse du m\u00e9tro 4:28 \u00e0 4:49", "?? 268\u2013289"],
])("words before the range that ends a message are its music: %j", async (line, row) => {
  expect((await chat(line)).last).toEqual([row]);
});

test.each([
  ["the accordion man on the quay plays Blue Wharf, about a minute", "accordion man 4:28-4:49", "Blue Wharf"],
  [
    "la chanteuse du m\u00e9tro chante \u00ab Sous la pluie \u00bb",
    "chanteuse du m\u00e9tro 4:28-4:49",
    "Sous la pluie",
  ],
  ["der Stra\u00dfenmusiker spielt Lied vom Hafen", "stra\u00dfenmusiker 4:28-4:49", "Lied vom Hafen"],
])("who plays is known by the title that a message above tells: %j", async (told, row, title) => {
  expect((await chat(told, row)).last).toEqual([`${title} 268\u2013289`]);
});

test.each([
  "lunch 12:30-13:15",
  "studio b 10:30-11:15",
  "scene 14 4:28-4:49",
  "we met from 4:28 to 4:49",
  "interview 4:28-4:49",
  "Low Tide 4:28-4:49 ?",
])("the message %j is no row", async (line) => {
  expect((await chat(line)).last).toEqual([]);
});

test.each([
  ["Salt Flats, sure? I have 1:05 to 2:05 in mine", "you're right, 2:05, it tails off", 125],
  ["Salt Flats, j'ai 1:05 \u00e0 2:05 moi", "ah oui t'as raison", 125],
  ["Salt Flats? bei mir 1:05 bis 2:05", "stimmt, 2:05", 125],
  ["shall Salt Flats go from 1:05 to 2:05?", "yes, to 2:05", 125],
  ["Salt Flats, I have 1:05 to 2:05", "oh yes, my mistake, sorry!", 125],
  ["Salt Flats ik heb 1:05-2:05", "klopt", 125],
  ["Salt Flats, tengo 1:05 a 2:05, seguro?", "tienes raz\u00f3n", 125],
])(
  "an answer that agrees corrects the end of the row that was asked about: %j \u2013 %j",
  async (asked, answer, end) => {
    const { uses } = await chat(asked, answer);
    expect(uses).toEqual(["Harbour theme 0\u201318", `Salt Flats 65\u2013${end}`, "Rope Dance 180\u2013220"]);
  },
);

test.each([
  ["Salt Flats, sure? I have 1:05 to 2:05", "no, mine are right"],
  ["Salt Flats, sure? I have 1:05 to 2:05", "yes, 1:50 is what we aired"],
  ["Salt Flats, I have 1:05 to 2:05", "right, let me think"],
  ["Salt Flats, j'ai 1:05 \u00e0 2:05 moi", "si tu veux, mais non"],
  ["did you send Salt Flats from 1:05 to 2:05 to Tom?", "yes"],
  ["Salt Flats ends at 2:05", "ok"],
  ["what about Salt Flats?", "2:05 at the latest"],
])(
  "times that nobody agrees to change nothing, and have to be checked: %j \u2013 %j",
  async (asked, answer) => {
    const { uses, doubts } = await chat(asked, answer);
    expect(uses[1]).toBe("Salt Flats 65\u2013110");
    expect(doubts.join()).toMatch(/^Salt Flats: .*2:05/);
  },
);

const mail = async (...lines: string[]) => {
  const edit = await readEdit(
    ["- 0:00 \u00e0 0:18 : \u00ab Delta \u00bb", "- 1:05 \u00e0 1:50 : \u00ab Echo \u00bb", ...lines].join(
      "\n",
    ),
  );
  const uses = usesOf(edit.clips).map(
    (use) => `${use.name} ${use.start / 25}\u2013${use.isPoint ? "?" : use.end / 25}`,
  );
  return { last: uses.slice(2), doubts: (edit.doubts ?? []).map(({ line }) => line) };
};

test.each([
  [
    "- vers 7' : salle de sport, du rap \u00e0 la radio, environ 30 secondes",
    "salle de sport, du rap \u00e0 la radio ?? 420\u2013?",
  ],
  ["- ~7:00 the bar band, 20 secs or so", "the bar band ?? 420\u2013?"],
  ["- 7:00 : techno du club, 40 secondes", "techno du club ?? 420\u2013?"],
  ["- gegen 7:00: Musik aus dem Autoradio", "Musik aus dem Autoradio 420\u2013?"],
  ["- vers 7:00 : \u00ab Sel \u00bb, pas le TC exact", "Sel 420\u2013?"],
])("music at a moment that is approximate is listed, and asked: %j", async (line, row) => {
  expect(await mail(line)).toEqual({ last: [row], doubts: [3] });
});

test.each([
  "- vers 7:00 : rien, pas de musique",
  "- vers 7:00 le r\u00e9alisateur parle",
  "- around 7:00: call with the band",
])("%j is no such music", async (line) => {
  expect((await mail(line)).last).toEqual([]);
});
