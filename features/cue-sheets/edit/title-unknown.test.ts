import { expect, test } from "vitest";
import { cueOfUse } from "./cues-of-edit.ts";
import { usesOf } from "./join-clips.ts";
import { readEdit } from "./read-edit.ts";

/** Reads a text, and returns the titles that the sheet takes and the remarks that leave a doubt. */
async function readAs(...lines: string[]) {
  const { clips, doubts = [] } = await readEdit(lines.join("\n"));
  return { titles: usesOf(clips).map((use) => cueOfUse(use, null).title), doubts };
}
const inTable = (remark: string) => readAs("Title;In;Out;Remarks", `Street band;0:10;0:20;${remark}`);

test.each([
  "Titel unbekannt, nachfragen!",
  "Titel beim Kamerateam erfragen",
  "TBD - composer to deliver Fri",
  "je ne retrouve plus le nom",
  "titre \u00e0 trouver",
  "quel titre ?",
  "which track is this?",
  "don't know the title",
  "t\u00edtulo desconocido",
  "preguntar t\u00edtulo",
  "titolo da trovare",
  "? pas s\u00fbr que ce soit la bonne",
  "not sure this is the right one",
  "nicht sicher, ob das der richtige Titel ist",
  "no estoy seguro de que sea esta",
  "non sono sicuro che sia questa",
  "?? ask Mo",
  "harmonica film\u00e9, on sait pas ce qu'il joue",
  "on ne sait pas quel morceau",
  "no idea what she sings",
  "don't know what this is",
  "no idea which song",
  "cannot tell what the choir is singing",
  "on ne sait plus ce que la chorale chante",
  "aucune id\u00e9e de ce qu'elles chantent",
  "ni idea de qu\u00e9 canta la abuela",
  "nessuna idea di cosa suonano",
  "wissen wir nicht, was da l\u00e4uft",
  "don't know which tune",
  "keine Ahnung, was die Kapelle spielt",
  "wei\u00df nicht, was er spielt",
  "no sabemos qu\u00e9 tocan",
  "non si sa cosa suona",
])("a row with the remark «%s» asks for its title", async (remark) => {
  expect((await inTable(remark)).titles).toEqual([""]);
});

test.each([
  "ends on title",
  "Titel ist bekannt",
  "le nom du village",
  "sous-titre inconnu de moi",
  "droits ?? voir avec Ana",
  "on sait pas si on garde",
  "on sait pas ce qu'elle veut garder",
  "on ne sait pas quel niveau",
  "aucune id\u00e9e de ce qu'il faut faire",
  "don't know what that is for",
  "don't know what they want here",
  "no idea what length",
  "keine Ahnung, was der Kunde will",
  "ni idea de lo que quiere Ana",
  "non so cosa vuole il cliente",
])("a row with the remark «%s» keeps its title", async (remark) => {
  expect((await inTable(remark)).titles).toEqual(["Street band"]);
});

test.each([
  "check!",
  "\u00e0 v\u00e9rifier",
  "pass\u00e9 en entier ? coup\u00e9 \u00e0 2:10 je crois",
  "bitte pr\u00fcfen",
  "vielleicht k\u00fcrzer",
  "da verificare",
  "to be checked",
  "to be checked with the mixer",
  "\u00e0 voir avec le son",
  "\u00e0 v\u00e9rifier avec le son",
  "por confirmar",
  "preguntar a sonido",
  "voir avec Ana",
  "maybe longer",
  "\u00e0 clearer",
  "\u00e9diteur Rive / \u00e0 clearer \u2013 Ana s'en occupe",
  "needs clearing",
  "Rechte noch zu kl\u00e4ren",
  "diritti da chiarire",
  "grupo del barrio: pedir autores",
  "demander les auteurs",
  "le mixeur dit Brahms",
  "der Tonmeister meint, das ist Brahms",
  "gemeinfrei laut Toni",
  "d'apr\u00e8s Ana du Bach",
  "j'en sais rien",
  "noch zu ersetzen",
  "da sostituire",
  "gesungen, noch kl\u00e4ren",
  "cantada en plano, averiguar",
  "cantata in scena, da chiarire",
  "gezongen, na te kijken",
  "navragen bij Ana",
  "nog te controleren",
])("the screen shows the remark «%s» as a doubt beside its row", async (remark) => {
  const text = remark.trim();
  expect(await inTable(remark)).toEqual({
    titles: ["Street band"],
    doubts: [{ line: 2, name: "Street band", text }],
  });
});

test.each([
  "under the voice",
  "see cue 4",
  "sound check",
  "fondu",
  "con imagen",
  "boucl\u00e9 2 fois",
  "laut beginnen",
  "the client says yes",
  "cleared",
  "old version 1.2",
  "noch leiser",
  "nog een keer",
])("the remark «%s» leaves no doubt", async (remark) => {
  expect((await inTable(remark)).doubts).toEqual([]);
});

test("music that is looped is in doubt if its end is counted from a length", async () => {
  const { doubts } = await readAs("Titre;D\u00e9but;Dur\u00e9e;Notes", "Delta;0:10;1:00;boucl\u00e9 2 fois");
  expect(doubts).toEqual([{ line: 2, name: "Delta", text: "boucl\u00e9 2 fois" }]);
});

test("an end in words is shown beside its row", async () => {
  const { doubts } = await readAs("Titre;D\u00e9but;Fin", "Delta;0:10;jusqu'au top 19h", "Sel;0:30;0:40");
  expect(doubts).toEqual([{ line: 2, name: "Delta", text: "jusqu'au top 19h" }]);
});

test("a row that is no music without a length, and an end that another row states, leave no doubt", async () => {
  const { doubts } = await readAs(
    "Marker Name\tDescription\tIn\tOut\tDuration\tMarker Type",
    "ADR\tline 2?\t00:00:10:00\t00:00:10:00\t00:00:00:00\tComment",
    "MUS - Delta\tloud?\t00:00:20:00\t00:00:30:00\t00:00:10:00\tComment",
  );
  expect(doubts).toEqual([{ line: 3, name: "MUS - Delta", text: "loud?" }]);
  const next = await readAs("Titre;D\u00e9but;Fin", "Delta;0:10;jusqu'\u00e0 la suivante", "Sel;0:30;0:40");
  expect(next.doubts).toEqual([]);
});

test("a row that is off leaves no doubt", async () => {
  const { doubts } = await readAs("Title;In;Out;Remarks;Status", "Delta;0:10;0:20;check!;not used");
  expect(doubts).toEqual([]);
});

test("locators and comments of an edit decision list ask for a title, or leave a doubt", async () => {
  const { titles, doubts } = await readAs(
    "TITLE: T",
    "001  AX A C 00:00:00:00 00:00:10:00 01:00:00:00 01:00:10:00",
    "* FROM CLIP NAME: Street band",
    '* LOC: 01:00:00:00 RED     band: "Le Pas des pompiers" ?? voir avec la mairie',
    "002  AX A C 00:00:00:00 00:00:10:00 01:01:00:00 01:01:10:00",
    "* FROM CLIP NAME: Delta",
    "* COMMENT: CLEARED? ASK JAY",
  );
  expect(titles).toEqual(["", "Delta"]);
  expect(doubts).toEqual([{ line: 5, name: "Delta", text: "CLEARED? ASK JAY" }]);
});

test("a mail that does not know the name of a file's music asks for its title", async () => {
  const { titles } = await readAs(
    "- 0:10-0:20 Sel gris",
    '- 0:30-0:40 je ne retrouve plus le nom, fichier "nappe_bleue_ok2.wav"',
  );
  expect(titles).toEqual(["Sel gris", ""]);
});
