import { expect, test } from "vitest";
import { parseSheet } from "./read-sheet.ts";

const heldBack = (head: string, remark: string) =>
  parseSheet(`file\ttitle\t${head}\na.wav\tDelta\t${remark}\nb.wav\tReed\t`).rows.map((row) => row.heldBack);

test.each([
  ["Status", "not cleared yet"],
  ["Comments", "Nice one. Clearance pending"],
  ["Notes", "on hold"],
  ["Notes", "mix 3 – withdrawn"],
  ["Remarques", "pas encore validé !"],
  ["Statut", "Retirée le 4 mars"],
  ["Commentaire", "en attente d’accord"],
  ["Bemerkung", "Noch nicht geklärt"],
  ["Anm.", "gesperrt"],
  ["Osservazioni", "non ancora approvata"],
  ["Observaciones", "todavía no autorizado"],
  ["Status", "On hold, sample issue"],
  ["Notes", "On hold and waiting"],
  ["Notes", "HOLD"],
  ["Notes", "Hold until May"],
  ["Comments", "Embargo, 12 January"],
  ["Comments", "This cue is on hold"],
  ["Comments", "Track withdrawn by its composer"],
  ["Status", "withdrawn, see mail"],
  ["Statut", "Retirée, ne plus diffuser"],
  ["Remarques", "Morceau retiré à la demande de l’autrice"],
  ["Remarques", "à ne pas mettre en ligne"],
  ["Commentaire", "contrat pas encore signé"],
  ["Comments", "Contract not signed"],
  ["Freigabe", "gesperrt, Verlag"],
  ["Freigabe", "Nein"],
  ["Clearance", "No"],
  ["Clearance", "Pending"],
  ["Notes", "not before 3 May 2099"],
  ["Bemerkung", "bitte nicht vor März"],
  ["Remarques", "à retenir pour l’instant"],
  ["Comments", "please sit on it"],
  ["Remarques", "ne doit pas être diffusée"],
  ["Notes", "Solo piano embargo"],
  ["Notes", "under an embargo"],
  ["Remarques", "L’embargo n’est pas levé"],
  ["Notes", "not before the 15th"],
  ["Bemerkung", "nicht vor KW 12"],
])("the column %s with «%s» holds a track back", (head, remark) => {
  expect(heldBack(head, remark)).toEqual([remark, undefined]);
});

test.each([
  ["Status", "cleared"],
  ["Bemerkung", "freigegeben"],
  ["Notes", "keeps you on hold for a minute"],
  ["Remarques", "validée, pas de voix"],
  ["Comments", "no drums"],
  ["Keywords", "withdrawn, shy"],
  ["Notes", "withdrawn, shy"],
  ["Commentaires", "Suspendue et lente"],
  ["Remarques", "douce, suspendue"],
  ["Notes", "music on hold, lounge"],
  ["Status", "no longer on hold"],
  ["Notas", "Lento, sin embargo alegre"],
  ["Notes", "embargo lifted"],
  ["Remarques", "L’embargo est levé"],
  ["Bemerkung", "Sperrfrist aufgehoben"],
  ["Notas", "embargo levantado"],
  ["Note", "embargo revocato"],
  ["Notes", "Embargo: none"],
  ["Notes", "not under an embargo"],
  ["Remarques", "aucun embargo"],
  ["Notes", "The embargo ended in March"],
  ["Notes", "not before time: 12 new cues"],
  ["Notes", "call me, but not before 10"],
  ["Bemerkung", "nicht vor 10 Uhr anrufen"],
  ["Bemerkung", "nicht gesperrt"],
  ["Notes", "No"],
  ["Notes", "not before time, a great closing chord"],
  ["Remarques", "points à retenir : cordes, bois"],
  ["Comments", "notes hold on and on"],
  ["Clearance", "Yes"],
  ["Comments", "Writer 2 not signed to a PRO"],
  ["Remarques", "autrice non signée à la SACEM"],
  ["Comments", "Do not use for tobacco ads"],
  ["Remarques", "ne pas utiliser pour l’alcool"],
])("the column %s with «%s» holds nothing back", (head, remark) => {
  expect(heldBack(head, remark)).toEqual([undefined, undefined]);
});

test("a version that only says that the track was withdrawn is a remark, and no part of the title", () => {
  const [row] = parseSheet("title;album;version\nDelta;Rives;(retirée le 4/3)").rows;
  expect([row?.title, row?.version, row?.heldBack]).toEqual(["Delta", null, "(retirée le 4/3)"]);
});

test("a remark in the row of any rights holder holds the track back", () => {
  const { rows } = parseSheet(
    "file\ttitle\twriter\tshare\tnotes\na.wav\tDelta\tAna Díaz\t50\t\na.wav\tDelta\tLéo Petit\t50\tnot cleared",
  );
  expect(rows.map((row) => [row.credits?.length, row.heldBack])).toEqual([[2, "not cleared"]]);
});
