import { expect, test } from "vitest";
import { parseTonality } from "./parse-tonality.ts";

test.each([
  ["Am", "A minor"],
  ["A", "A major"],
  ["AM", "A major"],
  ["F#m", "F# minor"],
  ["Bb", "Bb major"],
  ["bb", "Bb major"],
  ["bm", "B minor"],
  ["B♭ minor", "Bb minor"],
  ["c# Minor", "C# minor"],
  ["Dbmaj", "Db major"],
  ["E min", "E minor"],
  ["G sharp minor", "G# minor"],
  ["la mineur", "A minor"],
  ["Sol majeur", "G major"],
  ["la minore", "A minor"],
  ["Fa diesis minore", "F# minor"],
  ["Si bemolle maggiore", "Bb major"],
  ["la menor", "A minor"],
  ["Do sostenido mayor", "C# major"],
  ["Fa dièse mineur", "F# minor"],
  ["si bémol majeur", "Bb major"],
  ["Si b majeur", "Bb major"],
  ["Fa # mineur", "F# minor"],
  ["B b", "Bb major"],
  ["8A", "A minor"],
  ["8B", "C major"],
  ["12a", "C# minor"],
  ["1m", "A minor"],
  ["1d", "C major"],
  ["6d", "B major"],
  ["h-Moll", "B minor"],
  ["H-Dur", "B major"],
  ["B-Dur", "Bb major"],
  ["b moll", "Bb minor"],
  ["fis-Moll", "F# minor"],
  ["Es-Dur", "Eb major"],
  ["As-Dur", "Ab major"],
  ["C-Dur", "C major"],
])("the key «%s» is read as %s", (given, expected) => {
  expect(parseTonality(given)).toBe(expected);
  expect(expected).toMatch(/^[A-G](#|b)? (major|minor)$/);
});

test.each(["", "o", "H", "13A", "0m", "unknown", "A minor 7", "C major / A minor", "minor"])(
  "%j is not a key",
  (given) => {
    expect(parseTonality(given)).toBeNull();
  },
);
