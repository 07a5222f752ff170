import { expect, test } from "vitest";
import { cueOfUse } from "../cues-of-edit.ts";
import type { EditClip } from "../edit.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";
import { withEnds } from "./open-rows.ts";

/** Reads a table and returns its uses as «Title start-end» in seconds; a use that waits for its end has «?». */
async function usesOfTable(...rows: string[]) {
  const edit = await readEdit(rows.join("\n"));
  const uses = usesOf(edit.clips);
  const listed = uses.map(({ name, start, end, isPoint }) => {
    return `${name} ${start / 25}-${isPoint ? "?" : end / 25}`;
  });
  return { listed, uses, skipped: edit.skipped.map(({ line }) => line) };
}

test("music between rows that name only its code asks for its title", async () => {
  const { listed } = await usesOfTable("Title;In;Out", "MUS IN;0:10;", "MUS OUT;0:40;", "Sel;0:50;1:00");
  expect(listed).toEqual(["MUS ?? 10-40", "Sel 50-60"]);
});

test.each([
  ["Title;In;Out", "Delta;0:10;", "Sel;0:30;0:40"],
  ["Title;In;Out;Duration", "Delta;0:10;;", "Sel;0:30;;0:10"],
  ["Titre;Début;Fin;Durée", "Delta;0:10;?;-", "Sel;0:30;0:40;"],
  ["Titre;Début;Fin;Durée", "Delta;0:10;;#VALEUR!", "Sel;0:30;0:40;"],
  ["Titre;Début;Fin;Durée", "Delta;0:10;0:00:00;-0:10", "Sel;0:30;0:40;"],
  ["Titre;Début;Fin;Durée", "Delta;0:10;;0:00", "Sel;0:30;0:40;"],
  ["Titel;Beginn;Ende", "Delta;0:10;bis Ende", "Sel;0:30;0:40"],
  ["Titre;Début;Fin", "Delta;0:10;fin du film", "Sel;0:30;0:40"],
  ["Titre;Début;Fin", "Delta;0:10;--:--:--:--", "Sel;0:30;0:40"],
])("the first row of the table %j waits for its end", async (...rows) => {
  const { listed, uses, skipped } = await usesOfTable(...rows);
  expect([listed, skipped]).toEqual([["Delta 10-?", "Sel 30-40"], []]);
  expect(uses[0] && cueOfUse(uses[0], null)).toMatchObject({ start: 250, end: null, duration: null });
});

test.each([["Title;Timecode"], ["Musique;TC"], ["Titel;Beginn"], ["Título;Entrada (hh:mm:ss)"]])(
  "a table with the headings «%s» alone lists starts that wait for their ends",
  async (heads) => {
    const { listed } = await usesOfTable(heads, "Delta;0:10", "Sel;0:30");
    expect(listed).toEqual(["Delta 10-?", "Sel 30-?"]);
  },
);

const IN_WORDS = [
  ...[
    "jusqu'au top 19h",
    "jusqu'\u00e0 la fin de la sc\u00e8ne",
    "\u00e0 la coupe",
    "quelques secondes",
    "environ une demi-minute",
  ],
  ...["until the logo", "till she leaves", "cut to black", "half a minute", "a few seconds", "whole track"],
  ...["bis zum Logo", "bis Szenenende", "ca. halbe Minute", "ein paar Sekunden", "ganz"],
  ...[
    "hasta el logo",
    "medio minuto",
    "unos segundos",
    "fino al logo",
    "mezzo minuto circa",
    "alcuni secondi",
  ],
];
test.each(IN_WORDS)("an end or a length «%s» is asked", async (words) => {
  for (const heads of ["Title;In;Out", "Title;In;Duration"]) {
    const end = heads.endsWith("Out") ? "0:40" : "0:10";
    const { listed, skipped } = await usesOfTable(heads, `Delta;0:10;${words}`, `Sel;0:30;${end}`);
    expect([listed, skipped]).toEqual([["Delta 10-?", "Sel 30-40"], []]);
  }
});

test.each([
  ["Out", "jusqu'\u00e0 0:20"],
  ["Out", "until 0:20"],
  ["Duration", "bis 0:20"],
  ["Duration", "10 s environ"],
  ["Duration", "10'' ca."],
])("under «%s» the words «%s» are an end", async (head, words) => {
  expect((await usesOfTable(`Title;In;${head}`, `Delta;0:10;${words}`)).listed).toEqual(["Delta 10-20"]);
});

test.each(["later", "0:05", "0:10:99:99", "un peu après"])(
  "a row whose end is «%s» is reported, since what is written cannot be its end",
  async (end) => {
    const { listed, skipped } = await usesOfTable("Title;In;Out", `Delta;0:10;${end}`, "Sel;0:30;0:40");
    expect([listed, skipped]).toEqual([["Sel 30-40"], [2]]);
  },
);

test.each(["fin", "FIN", "Silence", "end", "Ende", "Music out", "musique off", "Fin de la musique", "out."])(
  "a row «%s» ends the row above and no other",
  async (mark) => {
    const { listed, skipped } = await usesOfTable("Title;Timecode", "Delta;0:10", "Sel;0:30", `${mark};0:40`);
    expect([listed, skipped]).toEqual([["Delta 10-?", "Sel 30-40"], []]);
  },
);

test("«silence» ends no row that has an end, and is reported", async () => {
  const { listed, skipped } = await usesOfTable("Title;In;Out", "Delta;0:10;0:20", "silence;0:30;");
  expect([listed, skipped]).toEqual([["Delta 10-20"], [3]]);
});

test("a piece called «Silence» has a composer or a length", async () => {
  const { listed } = await usesOfTable(
    "Title;In;Out;Composer",
    "Delta;0:10;;Ana Roux",
    "Silence;0:30;;Jo Lind",
    "Sel;0:50;1:00;Jo Lind",
    "Silence;1:10;1:20;",
  );
  expect(listed).toEqual(["Delta 10-?", "Silence 30-?", "Sel 50-60", "Silence 70-80"]);
});

test.each(["fin Delta", "end of Delta", "Delta OUT", "Delta - fin", "fin 1M1", "1M1 out"])(
  "a row «%s» ends the row with that title or number, whatever stands between them",
  async (mark) => {
    const { listed } = await usesOfTable("N°;Title;TC", "1M1;Delta;0:10", "1M2;Sel;0:20", `;${mark};0:40`);
    expect(listed).toEqual(["Delta 10-40", "Sel 20-?"]);
  },
);

test("the music of the end credits does not end the music of the opening", async () => {
  const { listed } = await usesOfTable("Title;TC", "Générique;0:10", "Delta;0:20", "Générique fin;50:00");
  expect(listed).toEqual(["Générique 10-?", "Delta 20-?", "Générique fin 3000-?"]);
});

test("a column may say which rows start and which end", async () => {
  const { listed, skipped } = await usesOfTable(
    "TC;IN/OUT;Title",
    "0:10;IN;Delta",
    "0:20;IN;Sel",
    "0:30;OUT;Delta",
    "0:40;OUT;Sel",
    "0:50;IN;Brume",
    "0:55;OUT;",
    "0:58;OUT;Archipel",
  );
  expect([listed, skipped]).toEqual([["Delta 10-30", "Sel 20-40", "Brume 50-55"], [8]]);
});

test.each([
  ["jusqu'à la suivante", ""],
  ["dure jusqu’à la musique suivante", ""],
  ["until next cue", ""],
  ["bis zum nächsten Titel", ""],
  ["hasta la siguiente", ""],
  ["fino al prossimo brano", ""],
  ["jusqu'à 1M2", ""],
  ["until 0:30", ""],
  ["", "next"],
  ["", "suivante"],
  ["", "until 1M2"],
])("with the remark «%s» or the end «%s» a row ends where the list says so", async (remark, end) => {
  const { listed } = await usesOfTable(
    "N°;Title;In;Out;Notes",
    `1M1;Delta;0:10;${end};${remark}`,
    "1M2;Sel;0:30;0:40;",
  );
  expect(listed).toEqual(["Delta 10-30", "Sel 30-40"]);
});

test.each(["fondu", "to the next level", "voir la suivante", "jusqu'à 9M9", "until the end", "next"])(
  "with the remark «%s» a row waits for its end",
  async (remark) => {
    const { listed } = await usesOfTable("Title;In;Out;Notes", `Delta;0:10;;${remark}`, "Sel;0:30;0:40;");
    expect(listed).toEqual(["Delta 10-?", "Sel 30-40"]);
  },
);

test("the next row is no end if it is not heard, or earlier", async () => {
  const { listed } = await usesOfTable(
    "Title;In;Out;Notes",
    "Delta;0:10;;until next",
    "Sel;0:30;0:40;not used",
    "Brume;1:00;;until next",
    "Archipel;0:50;0:55;",
  );
  expect(listed).toEqual(["Delta 10-?", "Sel 30-40", "Archipel 50-55", "Brume 60-?"]);
});

test("a line above the headings may say that every row lasts to the next", async () => {
  const { listed } = await usesOfTable(
    "Chaque musique dure jusqu'à la suivante",
    "Title;TC",
    "Delta;0:10",
    "Sel;0:30",
    "fin;0:50",
  );
  expect(listed).toEqual(["Delta 10-30", "Sel 30-50"]);
});

test.each([
  ...[
    "ACT ONE",
    "Part 2",
    "End of reel 1",
    "Fin de bobine 1",
    "Commercial break",
    "PUB",
    "Coupure pub",
    "Werbung",
  ],
  ...[
    "Werbepause",
    "Corte publicitario",
    "Scène 12",
    "SEQ 14",
    "INT. CAFE - JOUR",
    "Kapitel 2",
    "R2",
    "FFOI",
  ],
  ...["no music in this scene", "à revoir avec le réalisateur", "Total", "Couleurs à revoir"],
])("«%s» between the rows of a list is no music, and is reported", async (title) => {
  const { listed, skipped } = await usesOfTable(
    "N°;Title;In;Out;Composer",
    "1;Delta;0:10;0:20;Ana Roux",
    "2;Sel;0:30;0:40;Ana Roux",
    `;${title};0:50;;`,
    "3;Brume;1:00;;Jo Lind",
  );
  expect([listed, skipped]).toEqual([["Delta 10-20", "Sel 30-40", "Brume 60-?"], [4]]);
});

test.each([["PUB"], ["ACT TWO"], ["Scène 12"]])(
  "in a list of titles and starts alone «%s» is no music either",
  async (title) => {
    const { listed, skipped } = await usesOfTable("Title;TC", "Delta;0:10", `${title};0:20`, "Sel;0:30");
    expect([listed, skipped]).toEqual([["Delta 10-?", "Sel 30-?"], [3]]);
  },
);

test("«Acte I» with a composer is music", async () => {
  const { listed } = await usesOfTable("TC;Title;Composer", "0:10;Acte I;Ana Roux", "0:30;Acte II;Ana Roux");
  expect(listed).toEqual(["Acte I 10-?", "Acte II 30-?"]);
});

test("markers of Premiere without a length are music if their names say so, and pairs have their ends", async () => {
  const marker = (name: string, at: string) => `${name}\t${at}\t${at}\t00:00:00:00\tComment`;
  const { listed, skipped } = await usesOfTable(
    "Marker Name\tIn\tOut\tDuration\tMarker Type",
    marker("MUS - Delta", "00:00:10:00"),
    marker("Étalonnage", "00:00:15:00"),
    marker("MX2 IN Sel", "00:00:20:00"),
    marker("MX2 OUT", "00:00:30:00"),
    marker("MX3 IN Brume", "00:00:40:00"),
  );
  expect([listed, skipped]).toEqual([["MUS - Delta 10-?", "Sel 20-30", "Brume 40-?"], [3]]);
});

const premiere = (name: string, at: string, note = "") =>
  `${name}\t${note}\t${at}\t${at}\t00:00:00:00\tComment`;
const PREMIERE = "Marker Name\tDescription\tIn\tOut\tDuration\tMarker Type";

test("the number of a cue is music whose end is another marker, whatever its description says", async () => {
  const { listed, skipped } = await usesOfTable(
    PREMIERE,
    premiere("1M5", "00:00:10:00", "Kestrel"),
    premiere("vfx", "00:00:20:00", "paint out boom"),
    premiere("1M5 out", "00:00:40:00"),
    premiere("1M6", "00:00:50:00", "Delta"),
  );
  expect([listed.map((one) => one.split(" ").at(-1)), skipped]).toEqual([["10-40", "50-?"], [3]]);
});

test.each([
  ["MX2 EIN Delta", "MX2 AUS"],
  ["1M2 ENTR\u00c9E Delta", "1M2 sortie"],
  ["MUS ENTRA: Delta", "MUS SALIDA"],
  ["MX2 ENTRA Delta", "MX2 ESCE"],
])("the markers «%s» and «%s» are the start and the end of music", async (starts, ends) => {
  const { listed, skipped } = await usesOfTable(
    PREMIERE,
    premiere(starts, "00:00:10:00"),
    premiere(ends, "00:00:40:00"),
  );
  expect([listed, skipped]).toEqual([["Delta 10-40"], []]);
});

test("a marker that ends music which no marker starts is a row whose start is asked", async () => {
  const { uses, skipped } = await usesOfTable(
    PREMIERE,
    premiere("MUS OUT", "00:00:10:00"),
    premiere("1M5 out", "00:00:20:00"),
    premiere("MUS OUT - Delta", "00:00:30:00"),
    premiere("Fade out", "00:00:40:00"),
  );
  expect(uses.map((use) => cueOfUse(use, null))).toMatchObject([
    { title: "", start: null, end: 250 },
    { title: "1M5", start: null, end: 500 },
    { title: "Delta", start: null, end: 750 },
  ]);
  expect(skipped).toEqual([5]);
});

test.each([
  [["Delta;0:10;", "Delta;0:10;0:40"], ["Delta 10-40"]],
  [["Delta;0:10;0:40", "Delta;0:40;"], ["Delta 10-?"]],
])("rows %j that are one use have the later of their ends, known or not", async (rows, expected) => {
  expect((await usesOfTable("Title;In;Out", ...rows)).listed).toEqual(expected);
});

test.each([
  ["Timecode;Title", "0:10 - 0:40;Delta"],
  ["TC in - TC out;Title", "0:10 → 0:40;Delta"],
  ["In/Out;Title", "0:10 à 0:40;Delta"],
  ["Start – End;Title", "00:00:10:00 to 00:00:40:00;Delta"],
  ["TC;Title;Durée", "0'10 / 0'40;Delta;"],
])("in a table with the headings «%s» the cell of «%s» has a start and an end", async (heads, row) => {
  expect((await usesOfTable(heads, row)).listed).toEqual(["Delta 10-40"]);
});

test.each([["Titel;Begin;Koniec"], ["Title;Start;Slutt"]])(
  "a table whose times under unknown words are later than its starts, «%s», is refused",
  async (heads) => {
    const read = usesOfTable(heads, "Delta;0:10;0:20", "Sel;0:30;0:40");
    await expect(read).rejects.toMatchObject({ reason: "columns" });
  },
);

test("times are places without another column only if each is later than the one before", async () => {
  const rows = ["Delta;0:10", "Sel;0:30", "Brume;1:00", "Archipel;2:00"];
  expect((await usesOfTable("Title;Time", ...rows)).listed).toHaveLength(4);
  const lengths = usesOfTable("Title;Time", ...rows.toReversed());
  await expect(lengths).rejects.toMatchObject({ reason: "columns" });
});

test("the ends of 100,000 rows are found fast", () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => {
    const place = { start: at * 2, end: at * 2 + 1, hasPicture: false, isPoint: true as const };
    const clip: EditClip = { name: `Delta ${at}`, file: "", reel: "", channel: "A1", ...place };
    const remarks = [at % 2 ? "until next" : "until 50"];
    return {
      line: at,
      cells: [`${at}`],
      clip,
      number: `${at}`,
      remarks,
      ends: [],
      unsure: [],
      isMarker: false,
      isEnd: false,
    };
  });
  expect(withEnds(rows, new Set([0]), false).rows).toHaveLength(rows.length);
  expect(rows.filter(({ clip }) => clip.isPoint)).toHaveLength(49_976);
});
