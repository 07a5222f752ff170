import { expect, test } from "vitest";
import { decide } from "../decisions.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

/** Returns how the rows of a table are decided, by title. */
async function decidedOn(rows: readonly string[]) {
  const { clips } = await readEdit(rows.join("\n"));
  return usesOf(clips)
    .map((use) => decide(use, []))
    .map(({ use, isTaken, isAmongSounds }) => {
      const decided = use.isOff ? "off" : isTaken ? "taken" : isAmongSounds ? "asked" : "left out";
      return `${use.name}: ${decided}`;
    });
}

const MUSIC = [
  "1,0:00,0:30,T,Pip & Bramble,L. Okafor,orig",
  "2,0:32,1:05,B,Bumbling Along,H. Petrova,MTN 045-12",
  "3,1:40,2:18,B,Sneaky Socks,H. Petrova,MTN 045-03",
  "4,2:20,2:24,S,chapter end,L. Okafor,orig",
  "5,3:10,4:02,B,Oh No,C. Adair,MTN 051-07",
];
const TAKEN = MUSIC.map((row) => `${row.split(",")[4]}: taken`);

test.each(["Column1,Column2,Column3,Column4,Column5,Column6,Column7", "No,In,Out,Kind,Title,Composer,Code"])(
  "codes that other sounds use are asked about if their rows have nothing but a place and a title: %s",
  async (heads) => {
    const others = [
      "6,5:00,5:02,F,boing,,",
      "7,5:05,6:20,D,Pip argues,,",
      "8,6:24,7:10,A,woodland day,,",
      "9,7:20,7:22,FX,slide whistle fall,,",
      "10,7:30,7:40,ITW,Kath at home,,",
    ];
    const decided = await decidedOn([heads, ...MUSIC, ...others]);
    expect(decided.slice(0, 5)).toEqual(TAKEN);
    expect(decided.slice(5).map((one) => one.replace(/^.*: /, ""))).toEqual(
      // Under «Kind» the words are known.
      heads.startsWith("No")
        ? ["asked", "asked", "asked", "left out", "left out"]
        : ["asked", "asked", "asked", "asked", "asked"],
    );
  },
);

test.each([
  [
    "a code whose rows have a composer in one of them",
    ["6,5:00,5:02,F,boing,,", "7,5:05,6:20,F,Delta,A. Roux,"],
  ],
  ["a code of music without people", ["6,5:00,5:02,V,Acorns,,", "7,5:05,6:20,T,closing,,"]],
  ["codes with numbers, which are tracks", ["6,5:00,5:02,A1,boing,,", "7,5:05,6:20,A2,Delta,,"]],
])("%s: nothing is asked", async (_, others) => {
  const decided = await decidedOn(["No,In,Out,Kind,Title,Composer,Code", ...MUSIC, ...others]);
  expect(decided.filter((one) => !one.endsWith(": taken"))).toEqual([]);
});

test("a list whose rows seldom have people or codes tells nothing", async () => {
  const rows = ["F", "D", "A", "B", "F", "T"].map(
    (code, at) => `${at}:00,${at}:30,${code},Title ${"ghijkl"[at]}x,`,
  );
  const decided = await decidedOn(["Column1,Column2,Column3,Column4,Column5", ...rows]);
  expect(decided.filter((one) => !one.endsWith(": taken"))).toEqual([]);
});

test.each([
  ["Nat.", "ITW", "left out"],
  ["Nat.", "FX", "left out"],
  ["Nat.", "AMB", "left out"],
  ["Nat.", "PUB", "left out"],
  ["Cat.", "Interview", "left out"],
  ["Kat.", "Ger\u00e4usch", "left out"],
  ["Typ", "Sprache", "left out"],
  ["Klangart", "Atmo", "left out"],
  ["Genere", "parlato", "left out"],
  ["Nat.", "SIL", "left out"],
  ["Nat.", "M", "taken"],
  ["Nat.", "V", "taken"],
  ["National", "ITW", "taken"],
])("the heading %j states the kind: a row of %j is %s", async (head, kind, expected) => {
  const rows = ["10:00:00;10:00:30;M;Delta", "10:01:00;10:01:30;M;Alba"];
  const decided = await decidedOn([`In;Out;${head};Title`, ...rows, `10:02:00;10:02:30;${kind};Marais`]);
  expect(decided[2]).toBe(`Marais: ${expected}`);
});

test.each([
  ["whistle", "SFX ref whistle sweetened", "left out"],
  ["sonnette", "Bruitage de porte", "left out"],
  ["puerta", "efecto de sonido puerta", "left out"],
  ["T\u00fcr", "Ger\u00e4usch Haust\u00fcr", "left out"],
  ["Delta", "under the SFX", "taken"],
  ["Delta", "SFX then music", "taken"],
  ["Delta", "Foley fades under the song", "taken"],
  ["Delta", "no SFX here", "taken"],
  ["Delta", "SFX tail", "taken"],
  ["Delta", "SFX hit at the end", "taken"],
  ["Delta", "bruitage de porte \u00e0 la fin", "taken"],
])("a description that starts with the word for a noise: %j with %j is %s", async (name, note, expected) => {
  const rows = ["Marker Name\tDescription\tIn\tOut", `${name}\t${note}\t00:00:10:00\t00:00:20:00`];
  expect(await decidedOn([...rows, "Alba\tbed\t00:01:10:00\t00:01:20:00"])).toContain(`${name}: ${expected}`);
});

test.each([
  ["Act", ["A", "A", "B", "B", "C", "C", "D"]],
  ["Key", ["A", "F", "C", "D", "E", "C", "G"]],
])("the letters of a column «%s» ask nothing of rows without people", async (head, letters) => {
  const rows = letters.map(
    (letter, at) => `${at}:00,${at}:30,Title ${"ghijklm"[at]}x,${letter},${at < 2 ? "" : "Anna Berg"}`,
  );
  const decided = await decidedOn([`In,Out,Title,${head},Composer`, ...rows]);
  expect(decided).toEqual(letters.map((_, at) => `Title ${"ghijklm"[at]}x: taken`));
});
