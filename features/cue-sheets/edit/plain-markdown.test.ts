import { expect, test } from "vitest";
import { usesAsRead } from "./uses-as-read.ts";

const HEARD = ["Delta sans fin 00:00:10:00–00:00:40:00", "Rouille 00:02:00:00–00:02:30:00"];
const OFF = ["Sel gemme 00:01:00:00–00:01:30:00"];

test.each([
  ["a list", "- **Delta sans fin** 00:10–00:40\n- ~~Sel gemme~~ 01:00–01:30\n- *Rouille* — 02:00–02:30"],
  [
    "numbers",
    "1. **Delta sans fin** : 00:10 → 00:40\n2. ~~**Sel gemme** : 01:00 → 01:30~~\n3. `Rouille` : 02:00 → 02:30",
  ],
  [
    "links and tags",
    "* [Delta sans fin](https://x.y/z) 00:10–00:40\n* <del>Sel gemme 01:00–01:30</del>\n* _Rouille_ 02:00–02:30",
  ],
  ["boxes", "- [x] __Delta sans fin__ 00:10–00:40\n- [ ] Sel gemme 01:00–01:30\n- [x] Rouille 02:00–02:30"],
  [
    "a table",
    "| Titre | Début | Fin |\n|:------|:----:|---:|\n| **Delta sans fin** | 00:10 | 00:40 |\n| ~~Sel gemme~~ | ~~01:00~~ | ~~01:30~~ |\n| Rouille | 02:00 | 02:30 |",
  ],
])(
  "a note in Markdown with %s is read without its signs, and what is struck or not ticked is off",
  async (_, text) => {
    const { heard, off, edit } = await usesAsRead(`# Musiques de l’épisode 3\n\n${text}`);
    expect([edit.title, heard, off]).toEqual(["Musiques de l’épisode 3", HEARD, OFF]);
  },
);

test("signs inside of words are letters, boxes of which none is ticked say nothing, and rows above a table are told", async () => {
  const names = "Title,In,Out\nmy_file_name,00:10,00:40\nA*B*C,01:00,01:30\nf__k__g,02:00,02:30";
  expect((await usesAsRead(names)).edit.clips.map(({ name }) => name)).toEqual([
    "my_file_name",
    "A*B*C",
    "f__k__g",
  ]);
  expect((await usesAsRead("- [ ] 00:10–00:40 Delta\n- [ ] 01:00–01:30 Sel")).heard).toHaveLength(2);
  const both = await usesAsRead(
    "- Delta 00:10–00:40\n\n| Titre | Début | Fin |\n|---|---|---|\n| Sel | 01:00 | 01:30 |",
  );
  expect([both.heard.length, both.edit.skipped]).toEqual([1, [{ line: 1, text: "- Delta 00:10–00:40" }]]);
});
