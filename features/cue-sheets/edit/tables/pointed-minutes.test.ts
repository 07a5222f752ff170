import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";

test.each([
  ["Titel;Beginn;Dauer", ["Delta;02.41;1.20", 'Sel;06.15;40"'], "02.41"],
  ["Titre;D\u00e9but;Dur\u00e9e", ["Delta;02,41;1,20", "Sel;06,15;0,40"], "02,41"],
  ["Titolo;Inizio;Fine", ["Delta;2.41;4.01", "Sel;6.15;6.55"], "2.41"],
  ["T\u00edtulo;Entrada;Duraci\u00f3n", ["Delta;2.41;1 min 20", "Sel;6.15;40 s"], "2.41"],
  ["Title;In;Out", ["Delta;2:41;4.01", "Sel;6.15;6.55"], "4.01"],
])(
  "under %j a point separates minutes from seconds in all rows, and the screen says so: %j",
  async (...table) => {
    const [heads, rows, pointed] = table;
    const { heard, edit } = await usesAsRead([heads, ...rows].join("\n"));
    expect(heard).toEqual(["Delta 00:02:41:00\u201300:04:01:00", "Sel 00:06:15:00\u201300:06:55:00"]);
    expect(edit.pointed).toBe(pointed);
  },
);

test("a length with a point is minutes and seconds beside time codes too", async () => {
  const { heard, edit } = await usesAsRead("Title;In;Duration\nDelta;01:00:10:00;0.45\nSel;01:01:00:00;1.05");
  expect(heard).toEqual(["Delta 01:00:10:00\u201301:00:55:00", "Sel 01:01:00:00\u201301:02:05:00"]);
  expect(edit.pointed).toBe("0.45");
});

test.each([
  ["one has one digit behind the point", "Title;In;Out", "Delta;12.4;40.25\nSel;61.20;80.00", 12.4],
  ["one has a part of 60 or more", "Title;In;Out", "Delta;12.40;40.75\nSel;61.20;80.00", 12.4],
  ["their headings say seconds", "Title;In (s);Out (s)", "Delta;02.40;04.12\nSel;06.15;06.55", 2.4],
  ["nothing else says so", "Title;In;Out", "Delta;10.40;40.00", 10.4],
  ["a length would be long music", "Title;In;Duration", "Delta;0:10;32.40\nSel;1:00;1.05", 10],
])("numbers with a point are seconds if %s", async (_, heads, rows, start) => {
  const { edit } = await usesAsRead(`${heads}\n${rows}`);
  expect(edit.clips[0]).toMatchObject({ name: "Delta", start: start * 25 });
  expect(edit.pointed).toBeNull();
});
