import { expect, test } from "vitest";
import { cueOfUse } from "../cues-of-edit.ts";
import { decide } from "../decisions.ts";
import type { GuessedColumn } from "../edit.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

/** Returns what is decided on each row of a list, its people, and what had to be guessed or is in doubt. */
async function readList(...rows: string[]) {
  const { clips, doubts = [], guessed = [], skipped } = await readEdit(rows.join("\n"));
  const decided = usesOf(clips).map((use) => {
    const { title, writers = [] } = cueOfUse(use, null);
    const { isTaken, isAmongSounds } = decide(use, []);
    const state = isTaken ? "" : isAmongSounds ? " asked" : " out";
    return `${title}${writers.map(({ name, role }) => `; ${name} ${role}`).join("")}${state}`;
  });
  const columns: GuessedColumn[] = guessed.map(({ column }) => column);
  return {
    decided,
    doubts: doubts.map(({ name }) => name),
    columns,
    skipped: skipped.map(({ line }) => line),
  };
}

test("a list in Dutch is read by its headings and remarks", async () => {
  const { decided, doubts, columns, skipped } = await readList(
    "Volgnr;Begintijd;Eindtijd;Muziektitel;Componist(en);Uitgever;Soort;Opmerkingen",
    "1;10:00:00;10:00:30;Havenlied;Ana Roux / Leo Brun;;muziek;",
    "2;10:01:00;10:01:20;deurbel;;;geluidseffect;",
    "3;10:02:00;10:02:30;Regen;Ana Roux;;muziek;vervalt",
    "4;10:03:00;10:03:30;Kade;Leo Brun;;muziek;vervangen door nr. 5",
    "5;10:03:00;10:03:28;Kraan;Leo Brun;;muziek;",
    "6;10:04:00;10:04:40;Wiegje;volkslied?;;muziek;na te kijken",
    ";;10:05:00;;;;;Totaal",
  );
  expect(decided).toEqual([
    "Havenlied; Ana Roux C; Leo Brun C",
    "deurbel out",
    "Regen; Ana Roux C out",
    "Kraan; Leo Brun C",
    "Kade; Leo Brun C out",
    "Wiegje",
  ]);
  // The cell of its composers, and its remark.
  expect(doubts).toEqual(["Wiegje", "Wiegje"]);
  expect(columns).toEqual([]);
  expect(skipped).toEqual([]);
});

test.each([
  ["Nr;Titel;Vanaf;Tot;Tekstdichter;Opmerking", "1;Zomer;0:10;0:50;Ana Roux;herneming", "Zomer; Ana Roux A"],
  ["Nr;Naam;Start;Duur;Componist;Toelichting", "1;Zomer;0:10;0:40;Ana Roux;", "Zomer; Ana Roux C"],
  ["Nr;Muziek;Begin;Einde;Auteur;Notities", "1;Zomer;0:10;0:50;Ana Roux;", "Zomer; Ana Roux CA"],
  ["Nr.;Titolo;Minutaggio;Durata;Compositore;Appunti", "1;Zomer;0:10;0:40;Ana Roux;", "Zomer; Ana Roux C"],
  [
    "N\u00ba;T\u00edtulo;Minutado;Duraci\u00f3n;Compositor;Incidencias",
    "1;Zomer;0:10;0:40;Ana Roux;",
    "Zomer; Ana Roux C",
  ],
  ["Nr.;Titel;Beginn;Ende;Komponist;Vermerk", "1;Zomer;0:10;0:50;Ana Roux;", "Zomer; Ana Roux C"],
])("a table with the headings %j is read without a guess", async (heads, row, expected) => {
  const { decided, columns } = await readList(heads, row, "2;Herfst;1:10;2:00;Leo Brun;");
  expect(decided[0]).toBe(expected);
  expect(columns).toEqual([]);
});

test.each([
  ["geen muziek", "Herfst; Leo Brun C out"],
  ["niet meer in de mix", "Herfst; Leo Brun C out"],
  ["geluidseffect, regen", "Herfst; Leo Brun C out"],
  ["alleen sfeergeluid", "Herfst; Leo Brun C out"],
  ["is dit muziek?", "Herfst; Leo Brun C"],
  ["zonder zang", "Herfst; Leo Brun C"],
  ["einde van de aflevering", "Herfst; Leo Brun C"],
])("with the remark %j the row is \u00ab%s\u00bb", async (remark, expected) => {
  const heads = "Nr;Titel;Begin;Einde;Componist;Opmerking";
  const list = [heads, "1;Zomer;0:10;0:50;Ana Roux;", `2;Herfst;1:10;2:00;Leo Brun;${remark}`];
  expect((await readList(...list)).decided[1]).toBe(expected);
});

test("in a mail in Dutch what was cut is off", async () => {
  const { decided } = await readList(
    "- 1:00 - 1:20: Zomer",
    "- 2:00 - 2:20: Herfst, vervalt",
    "- 3:00 - 3:20: Lente, geluid uitgezet",
    "- 4:00 - 4:20: Winter zonder zang",
  );
  expect(decided).toEqual([
    "Zomer",
    "Herfst, vervalt out",
    "Lente, geluid uitgezet out",
    "Winter zonder zang",
  ]);
});
