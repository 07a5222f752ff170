import { expect, test } from "vitest";
import { cueOfUse } from "./cues-of-edit.ts";
import { usesOf } from "./join-clips.ts";
import { readEdit } from "./read-edit.ts";
import { isStandIn } from "./stand-in-titles.ts";

test.each([
  "TEMP_style_Satie_A_REMPLACER",
  "TEMP Moreau-like",
  "temp: Moreau-artig",
  "TEMP_Moreau_like",
  "musica provvisoria per il film",
  "TMP MX - MOREAU-ISH PAD",
  "Layout im Stil Moreau",
  "tmp estilo Moreau",
  "Nappe longue - \u00e0 remplacer",
  "TEMP: irgendwas wie Moreau",
  "Klavier \u2013 Ersatz fehlt",
  "pad, to be replaced",
  "tema largo, por sustituir",
  "brano lento DA SOSTITUIRE",
  "pezzo provvisorio preso da un disco, il montatore lo cambia",
  "musique provisoire, le temps que Jo livre",
  "provisorische Musik",
])("«%s» stands in for a title that is not known", (name) => expect(isStandIn(name)).toBe(true));

test.each([
  "Temp Track Blues",
  "TEMP Lonesome Wind",
  "Temptation Style",
  "TEMP Polish Dance",
  "TEMP Feels Like Rain",
  "TEMP Old Style Blues",
  "TEMP Theme for Ana",
  "Stile libero",
  "A Remplacer",
  "Replaced",
  "The Replacements",
  "Like a Prayer",
  "Provisional Love",
])("«%s» may be a title", (name) => expect(isStandIn(name)).toBe(false));

/** Reads a text, and returns the titles that the sheet takes. */
async function titlesOf(...lines: string[]) {
  const { clips } = await readEdit(lines.join("\n"));
  return usesOf(clips).map((use) => cueOfUse(use, null).title);
}

test.each([
  "il trombone della banda: il microfonista dice Verdi",
  "la cloche du manoir, le preneur de son dit Mozart",
  "the toy piano, Jo says it's Satie",
  "die Spieluhr, der Tonmann meint Bach",
])(
  "a row of a mail that only reports what somebody says of the music asks for its title: %s",
  async (row) => {
    expect(await titlesOf("- 0:10-0:20 Sel gris", `- 0:30-0:40 ${row}`)).toEqual(["Sel gris", ""]);
  },
);

test("a row of a mail keeps its title where a character of the film says something", async () => {
  expect(await titlesOf("- 0:10-0:20 Sel gris", '- 0:30-0:40 "Nuit" quand Jean dit bonjour')).toEqual([
    "Sel gris",
    "Nuit",
  ]);
});
