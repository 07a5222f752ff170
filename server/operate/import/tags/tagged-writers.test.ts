import { expect, test } from "vitest";
import { taggedWriters } from "./tagged-writers.ts";

test.each([
  ["Nora Pell (PRS) 100%", [{ name: "Nora Pell", role: "C", share: 100, society: "PRS" }]],
  [
    "Ana Díaz (SACEM) 60 % / Léo Martin (SACEM) 40 %",
    [
      { name: "Ana Díaz", role: "C", share: 60, society: "SACEM" },
      { name: "Léo Martin", role: "C", share: 40, society: "SACEM" },
    ],
  ],
  ["Jan Petersen [GEMA / A]", [{ name: "Jan Petersen", role: "A", society: "GEMA" }]],
  ["Lou (Junior) Field", [{ name: "Lou (Junior) Field", role: "C" }]],
  [
    "Trad. arr. Nora Pell",
    [
      { name: "Trad.", role: "C" },
      { name: "Nora Pell", role: "AR" },
    ],
  ],
  [
    "d'après trad., arr. Léo Martin",
    [
      { name: "Trad.", role: "C" },
      { name: "Léo Martin", role: "AR" },
    ],
  ],
  [
    "Traditionell, Bearb. Jan Petersen (GEMA)",
    [
      { name: "Trad.", role: "C" },
      { name: "Jan Petersen", role: "AR", society: "GEMA" },
    ],
  ],
  ["Trad Arrowsmith", [{ name: "Trad Arrowsmith", role: "C" }]],
])("the composer tag «%s» names people, with what stands beside their names", (composer, expected) => {
  expect(taggedWriters({ composer: [composer] })).toEqual(expected);
});

test("shares that make more than the whole are left out", () => {
  const people = taggedWriters({ composer: ["Ana Díaz 80%; Léo Martin 40%"] });
  expect(people).toEqual([
    { name: "Ana Díaz", role: "C" },
    { name: "Léo Martin", role: "C" },
  ]);
});
