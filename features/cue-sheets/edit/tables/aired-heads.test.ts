import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";

const heardIn = async (...rows: string[]) => (await usesAsRead(rows.join("\n"))).heard;

test.each([
  "Début prévu;Fin prévue;Début diffusé;Fin diffusée",
  "Planned In;Planned Out;Actual In;Actual Out",
  "Geplant Start;Geplant Ende;Gesendet Start;Gesendet Ende",
  "Soll-Beginn;Soll-Ende;Ist-Beginn;Ist-Ende",
  "Inicio previsto;Fin previsto;Inicio emitido;Fin emitido",
  "Inizio previsto;Fine prevista;Inizio effettivo;Fine effettiva",
  "Geplande start;Gepland einde;Start uitgezonden;Einde uitgezonden",
  "Début;Fin;Début réel;Fin réelle",
  "Est. start;Est. end;Act. start;Act. end",
])("of «%s» the times on air are the use", async (heads) => {
  expect(
    await heardIn(
      `Titre;${heads}`,
      "Delta sans fin;00:10:00;00:10:30;00:10:12;00:10:44",
      "Sel gemme;00:20:00;00:20:30;00:21:00;00:21:25",
    ),
  ).toEqual(["Delta sans fin 00:10:12:00–00:10:44:00", "Sel gemme 00:21:00:00–00:21:25:00"]);
});

test("a length that was planned counts only where none on air is told", async () => {
  const rows = ["Delta;00:10:00;0:30;0:22", "Salt;00:20:00;0:30;0:41"];
  const used = ["Delta 00:10:00:00–00:10:22:00", "Salt 00:20:00:00–00:20:41:00"];
  expect(await heardIn("Title;In;Planned duration;Actual duration", ...rows)).toEqual(used);
  expect(await heardIn("Titel;Beginn;Dauer geplant;Dauer gesendet", ...rows)).toEqual(used);
  expect(await heardIn("Titre;Prévu;Diffusé;Durée", "Delta;00:09:00;00:10:00;0:22")).toEqual(
    used.slice(0, 1),
  );
  expect(await heardIn("Titre;Début prévu;Durée prévue", "Delta;00:10:00;0:22")).toEqual(used.slice(0, 1));
});

test("a row without times on air stands at its planned ones, and is off", async () => {
  const { heard, off } = await usesAsRead(
    [
      "Title;Planned In;Planned Out;Actual In;Actual Out",
      "Delta;00:10:00;00:10:30;00:10:12;00:10:44",
      "Salt;00:20:00;00:20:30;;",
      "Rust;00:30:00;00:30:30;not aired;",
    ].join("\n"),
  );
  expect(heard).toEqual(["Delta 00:10:12:00–00:10:44:00"]);
  expect(off).toEqual(["Salt 00:20:00:00–00:20:30:00", "Rust 00:30:00:00–00:30:30:00"]);
});

test("a date of broadcast and a column of answers are no times on air", async () => {
  const place = ["Delta 00:10:00:00–00:10:30:00"];
  expect(await heardIn("Titre;Début;Fin;Diffusé", "Delta;00:10:00;00:10:30;oui")).toEqual(place);
  expect(await heardIn("Title;In;Out;Aired", "Delta;00:10:00;00:10:30;2026-05-01")).toEqual(place);
  expect(await heardIn("Title;TX Time;In;Out", "Delta;21:05:00;00:10:00;00:10:30")).toEqual(place);
  expect(
    await heardIn("Plan début;Plan fin;Titre;Début;Fin", "00:09:00;00:11:00;Delta;00:10:00;00:10:30"),
  ).toEqual(place);
  expect(await heardIn("Title;In;Out;TX start", "Delta;00:10:00;00:10:30;21:05:00")).toEqual(place);
  expect(await heardIn("Title;TC in;Duration;On air start", "Delta;00:10:00;0:30;21:05:00")).toEqual(place);
  expect(await heardIn("Titel;Von;Bis;Ist", "Delta;00:10:00;00:10:30;Hymne")).toEqual(place);
});
