import { expect, test } from "vitest";
import { readEdit } from "../read-edit.ts";
import { usesAsRead } from "../uses-as-read.ts";
import { isSetAside } from "./row-remarks.ts";

test.each([
  ["not played", "item dropped", "studio monitors, line-up only", "rehearsal only", "only for rehearsal"],
  ["never aired", "didn\u2019t make the cut", "F/BACK LINE-UP ONLY", "UNAIRED", "on air: no"],
  [
    "pas pass\u00e9e",
    "non diffus\u00e9",
    "sujet annul\u00e9",
    "\u00e0 l\u2019antenne : non",
    "\u00e0 l'antenne non",
  ],
  [
    "filage uniquement",
    "S\u00c9QUENCE SAUT\u00c9E",
    "jamais jou\u00e9",
    "PAS DIFFUS\u00c9",
    "d\u00e9programm\u00e9e",
  ],
  ["nicht gespielt", "nur Generalprobe", "Beitrag entfallen", "\u00fcbersprungen", "lief nicht"],
  ["no se emiti\u00f3", "solo ensayo", "bloque eliminado", "en antena: no", "saltada"],
  ["non trasmessa", "solo prove", "servizio saltato", "in onda no", "mai andata in onda"],
  ["vervalt", "niet meer in montage", "GESCHRAPT", "niet uitgezonden", "alleen repetitie"],
  [
    "uit de montage gehaald, vervalt",
    "verwijderd uit de aflevering",
    "eruit",
    "niet meer in de mix",
    "weggelaten",
  ],
])("the remarks %j, %j, %j, %j and %j say that nobody heard the music", (...remarks) => {
  expect(remarks.filter((remark) => !isSetAside("Delta", [remark]))).toEqual([]);
});

test.each([
  ["rien \u00e0 d\u00e9clarer", "donc plus rien \u00e0 d\u00e9clarer ici", "inutile de la d\u00e9clarer"],
  ["nothing to declare", "no need to report it", "there's nothing to declare here"],
  ["nichts mehr zu melden", "nicht meldepflichtig", "nichts zu deklarieren"],
  ["nada que declarar", "no hay que declararla", "no hay nada que declarar aqu\u00ed"],
  ["niente da dichiarare", "nulla da dichiarare", "non va dichiarata"],
  ["niets aan te geven", "hoeft niet opgegeven te worden", "dus niets meer te melden"],
  [
    "geluid uitgezet dus niets aan te geven",
    "the radio is off so nothing to declare",
    "radio coup\u00e9e donc rien \u00e0 d\u00e9clarer",
  ],
])("the remarks %j, %j and %j leave nothing to declare", (...remarks) => {
  expect(remarks.filter((remark) => !isSetAside("Delta", [remark]))).toEqual([]);
});

test.each([
  [
    "on a coup\u00e9 le son de la t\u00e9l\u00e9",
    "son coup\u00e9",
    "finalement on a coup\u00e9 le son au montage",
  ],
  ["we cut the sound of the car radio", "sound muted", "audio removed in the mix"],
  ["Ton ist weg", "wir haben den Ton abgeschaltet", "den Ton vom Fernseher rausgenommen"],
  ["hemos quitado el sonido de la radio", "sonido silenciado", "sin audio"],
  ["abbiamo tolto l'audio", "audio spento", "senza audio"],
  ["geluid van de radio is weggehaald", "geluid uitgezet", "zonder geluid"],
])("the remarks %j, %j and %j say that the sound is out", (...remarks) => {
  expect(remarks.filter((remark) => !isSetAside("Delta", [remark]))).toEqual([]);
});

test.each([
  [
    "coup\u00e9 \u00e0 0:30",
    "coup\u00e9e avant le refrain",
    "on a coup\u00e9 le son \u00e0 1:20",
    "on a coup\u00e9 le son direct",
  ],
  [
    "not played to the end",
    "played live",
    "line-up of the bands",
    "live in rehearsal",
    "never played so well",
  ],
  [
    "rien \u00e0 d\u00e9clarer de plus",
    "rien d'autre \u00e0 d\u00e9clarer",
    "son coup\u00e9 sous l'interview",
    "passage coup\u00e9",
  ],
  ["nicht ganz gespielt", "Probe im Bild", "nichts Weiteres", "Ton leiser", "der Beitrag l\u00e4uft"],
  ["no se oye bien", "ensayo de la banda", "sonido directo", "en antena: s\u00ed", "nada m\u00e1s"],
  ["non trasmessa per intero", "prove della banda", "audio basso", "in onda alle 9", "niente voce"],
  ["niet helemaal gespeeld", "repetitie in beeld", "geluid zachter", "vervalt vanaf 1:20", "tekst vervalt"],
  ["verwijderd: zang", "zang, weggelaten", "stemmen: vervallen", "koor, geschrapt", "strijkers: verwijderd"],
  [
    "vervallen v2, weer erin v4",
    "niet gebruikt v3, teruggezet",
    "pas diffus\u00e9e v1, remise v2",
    "not aired, reinstated",
  ],
])("the remarks %j, %j, %j and %j are about music that is heard", (...remarks) => {
  expect(remarks.filter((remark) => isSetAside("Delta", [remark]))).toEqual([]);
});

test("a title of such words is a title", async () => {
  const titles = [
    "Not Played",
    "Cut the Rope",
    "Nothing to Declare",
    "Rien \u00e0 d\u00e9clarer",
    "Vervallen Huis",
    "No Sound",
  ];
  const rows = titles.map((title, at) => `${title};00:0${at}:00;00:0${at}:30;`);
  const { heard, off } = await usesAsRead(["Title;In;Out;Notes", ...rows].join("\n"));
  expect(heard.map((one) => one.replace(/ \d\d:.*$/, ""))).toEqual(titles);
  expect(off).toEqual([]);
});

test("words for no sound behind a title are part of it, in a note they take the row out", async () => {
  const rows = [
    "Room (No Sound);00:00:10;00:00:30;",
    "Delta;00:01:00;00:01:30;no sound",
    "Sel (sound cut);00:02:00;00:02:30;",
  ];
  const { heard, off } = await usesAsRead(["Title;In;Out;Notes", ...rows].join("\n"));
  expect([heard.length, off.length]).toEqual([1, 2]);
  expect(heard[0]).toMatch(/^Room/);
});

test("a row of a log in capitals that was not played is off, the rows beside it are heard", async () => {
  const list = [
    "SRC,IN,OUT,TITLE,REMARKS",
    "G1,18:30:00,18:30:22,TITLES,INTO HEADLINES",
    "G2,18:43:00,18:43:20,PARTY FANFARE,NOT PLAYED - ITEM DROPPED",
    "G3,18:45:00,18:45:20,ROOFTOP BED,STUDIO F/BACK LINE-UP ONLY",
    "G4,18:46:00,18:46:20,HARBOUR STING,CUT AT 0:20",
  ];
  const { heard, off } = await usesAsRead(list.join("\n"));
  expect(heard.map((one) => one.split(" 18:")[0])).toEqual(["TITLES", "HARBOUR STING"]);
  expect(off.map((one) => one.split(" 18:")[0])).toEqual(["PARTY FANFARE", "ROOFTOP BED"]);
});

test.each([
  [
    "- 1:00 \u00e0 1:20 : Rivi\u00e8re \u00e0 la radio. Finalement on a coup\u00e9 le son de la radio, donc plus rien \u00e0 d\u00e9clarer",
    true,
  ],
  ["- 1:00 \u00e0 1:20 : Rivi\u00e8re, rien \u00e0 d\u00e9clarer", true],
  ["- 1:00 \u00e0 1:20 : Rivi\u00e8re (son coup\u00e9 au montage)", true],
  ["- 1:00 \u00e0 1:20 : Rivi\u00e8re, coup\u00e9e", true],
  ["- 1:00 - 1:20: River on the radio. Nothing to declare", true],
  ["- 1:00 - 1:20: Fluss, stumm", true],
  ["- 1:00 - 1:20: Rivier, geschrapt", true],
  ["- 1:00 \u00e0 1:20 : Rivi\u00e8re, coup\u00e9e \u00e0 1:20", false],
  ["- 1:00 \u00e0 1:20 : Rivi\u00e8re, voix coup\u00e9es", false],
  ["- 1:00 - 1:20: Nothing to Declare", false],
  ["- 1:00 - 1:20: Not Played, strings only", false],
  ["- 1:00 - 1:20: Cue Dropped, not played", true],
  ["- 1:00 - 1:20: ITEM DROPPED", true],
  ["- 1:00 - 1:20: item dropped", true],
  ["- 1:00 - 1:20: Void", false],
  ["- 1:00 \u00e0 1:20 : Coup\u00e9 du monde", false],
  ["- 1:00 \u00e0 1:20 : \u00ab Rien \u00e0 d\u00e9clarer \u00bb", false],
])("in a mail the row «%s» is off: %s", async (row, isOff) => {
  const { clips } = await readEdit(
    ["- 0:00 \u00e0 0:20 : Delta", row, "- 2:00 \u00e0 2:20 : Blau"].join("\n"),
  );
  expect(clips).toHaveLength(3);
  expect(clips[1]?.isOff ?? false).toBe(isOff);
});

test.each([
  "replaced by no. 3",
  "remplac\u00e9e par n\u00b0 3",
  "ersetzt durch Nr. 3",
  "sustituida por n\u00ba 3",
  "sustituida por n.\u00ba 3",
  "sostituita da n. 3",
  "vervangen door nr. 3",
])(
  "a row with the remark \u00ab%s\u00bb is off where row 3 has the same start, however short that is",
  async (remark) => {
    const list = [
      "No.;Title;In;Out;Notes",
      "1;Delta;01:00:10:00;01:00:40:00;",
      `2;Sel;01:01:00:00;01:02:00:00;${remark}`,
      "3;Ondine;01:01:00:00;01:01:20:00;",
      "4;Blau;01:03:00:00;01:03:20:00;replaced by no. 9",
    ];
    const { heard, off } = await usesAsRead(list.join("\n"));
    expect(off).toEqual(["Sel 01:01:00:00\u201301:02:00:00"]);
    expect(heard).toHaveLength(3);
  },
);

test.each([
  ["ersatt av nr 3", ["Sel"]],
  ["zast\u0105piony przez nr 3", ["Sel"]],
  ["ersatt av nr 1", []],
  ["ersatt av nr 2", []],
  ["kit no 31", []],
])(
  "the remark \u00ab%s\u00bb is a doubt about %j, if it names another row with the same start",
  async (remark, names) => {
    const list = [
      "No.;Title;In;Out;Notes",
      "1;Delta;01:00:10:00;01:00:40:00;",
      `2;Sel;01:01:00:00;01:02:00:00;${remark}`,
      "3;Ondine;01:01:00:00;01:02:00:00;",
    ];
    const { doubts = [] } = await readEdit(list.join("\n"));
    expect(doubts.map(({ name }) => name)).toEqual(names);
  },
);
