import { expect, test } from "vitest";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

async function read(...lines: string[]) {
  const edit = await readEdit(lines.join("\n"));
  const uses = usesOf(edit.clips).map(({ name, start, end, isPoint, reference = "", writers = [] }) =>
    [`${name} ${start / 25}–${isPoint ? "?" : end / 25}`, reference, ...writers.map((one) => one.name)]
      .filter((one) => one !== "")
      .join(" | "),
  );
  return { uses, edit };
}

test("columns set by blanks are those of the headings above them, whatever stands above and below", async () => {
  const { uses, edit } = await read(
    "RADIO NORDLICHT          SENDUNG VOM 3. M\u00c4RZ            STUDIO B",
    "Alle Zeiten ab 0:00",
    "",
    "---------------------------------------------------------------------------",
    "NR   VON      BIS      TITEL                KOMPONIST          LABEL/NR",
    "---------------------------------------------------------------------------",
    "1    0:00     0:12     Nordlicht Kennung    Jan Petersen",
    "2    1:05     2:00     Stiller Hafen        Eva Lund / Ole Kr\u00fcger  KPM 2044/3",
    "3    3:10     3:40     M\u00f6wen \u00fcber dem alten Kai  Eva Lund     KPM 2044/9",
    "",
    "Gez. Petersen",
  );
  expect(edit.title).toBe("RADIO NORDLICHT SENDUNG VOM 3. M\u00c4RZ STUDIO B");
  expect(uses).toEqual([
    "Nordlicht Kennung 0\u201312 | Jan Petersen",
    "Stiller Hafen 65\u2013120 | KPM 2044/3 | Eva Lund | Ole Kr\u00fcger",
    "M\u00f6wen \u00fcber dem alten Kai 190\u2013220 | KPM 2044/9 | Eva Lund",
  ]);
  expect(edit.skipped.map(({ line }) => line)).toEqual([11]);
});

test("dashes under headings set the columns, even where a single blank divides them", async () => {
  const { uses } = await read(
    "Id  Entrada  Salida   Titulo             Compositor",
    "--- -------- -------- ------------------ ----------------",
    "m01 00:00:10 00:00:40 Lluvia de enero    Pilar Soto",
    "m02 00:01:00 00:02:10 El puente de barro Luis Arana Gil",
    "m03 00:03:00          Ronda",
  );
  expect(uses).toEqual([
    "Lluvia de enero 10\u201340 | Pilar Soto",
    "El puente de barro 60\u2013130 | Luis Arana Gil",
    "Ronda 180\u2013?",
  ]);
});

test("a cell that fills its column, an empty one and a figure at the right keep the columns behind them", async () => {
  const { uses } = await read(
    "CH   DEBUT    FIN      DUREE  TITRE           COMPOSITEUR       REF",
    "PL1  0:00:05  0:00:25     20  Phare de nuit   Nina Morel        CEZ 4100/2",
    "VT12 0:01:00  0:02:00   1:00  Les Dunes Rouges Bo Tran          CEZ 4100/5",
    "PL2  0:03:00  0:03:30     30  Retour                            CEZ 4100/8",
  );
  expect(uses).toEqual([
    "Phare de nuit 5\u201325 | CEZ 4100/2 | Nina Morel",
    "Les Dunes Rouges 60\u2013120 | CEZ 4100/5 | Bo Tran",
    "Retour 180\u2013210 | CEZ 4100/8",
  ]);
});

test("lines without headings are a table if their columns start at the same characters", async () => {
  const { uses } = await read(
    "Gram list, Harbour Hour",
    "=======================",
    "PL1  09:00:00  09:00:15  Harbour Theme        R. Vane",
    "PL2  09:04:10  09:05:00  Rope and Tar         S. Ito / M. Hale",
    "VT   09:10:00  09:11:30  Gulls                R. Vane",
    "PL1  09:29:40  09:30:00  Harbour Theme        R. Vane",
  );
  expect(uses).toEqual([
    "Harbour Theme 32400\u201332415 | R. Vane",
    "Rope and Tar 32650\u201332700 | S. Ito | M. Hale",
    "Gulls 33000\u201333090 | R. Vane",
    "Harbour Theme 34180\u201334200 | R. Vane",
  ]);
});

test("the line above such a list is its title as it is written", async () => {
  const { edit } = await read(
    "Gram list, Harbour Hour of 4 May",
    "00:12   00:58   Harbour Theme",
    "01:20   02:07   Rope and Tar",
    "03:00   03:45   Gulls",
  );
  expect(edit.title).toBe("Gram list, Harbour Hour of 4 May");
});

test.each([
  ["a letter", ["Dear all,", "the call is   at 10:00", "lunch is   at 13:00   in the hall", "wrap   18:00"]],
  ["a call sheet", ["TIME   WHO      WHERE", "08:00  Crew     Base", "09:30  Cast     Set A"]],
  [
    "a plan of a day without headings",
    ["Day 4, call at 07:30", "08:00 - 10:00  Kitchen", "10:00 - 12:30  Garden", "13:30 - 18:00  Band"],
  ],
])("%s is no table", async (_, lines) => {
  await expect(read(...lines)).rejects.toThrow();
});
