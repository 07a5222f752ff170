import { expect, test } from "vitest";
import { CIRCLE, keyOf, nearKeys, nextKey } from "./circle-of-fifths.ts";

/** Returns the semitones of a written note above C. */
const semitones = (note: string) =>
  ({ C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 })[note[0] as "C"] +
  (note[1] === "#" ? 1 : note[1] === "b" ? -1 : 0);
const pitch = (tonality: string) => (semitones(tonality.split(" ")[0] ?? "") + 12) % 12;

test("neighbours are a fifth apart, minors are a minor third below their major, and all spellings of a key sound the same", () => {
  expect(CIRCLE).toHaveLength(24);
  for (const { ring, position, tonalities } of CIRCLE) {
    const expected = (position * 7 + (ring === "minor" ? 9 : 0)) % 12;
    expect(tonalities.map(pitch)).toEqual(tonalities.map(() => expected));
    expect(tonalities.every((one) => one.endsWith(` ${ring}`))).toBe(true);
  }
});

test("every tonality of the API has one place", () => {
  for (const note of "ABCDEFG") {
    for (const sign of ["", "#", "b"]) {
      for (const mode of ["major", "minor"]) {
        const places = CIRCLE.filter(({ tonalities }) => tonalities.includes(`${note}${sign} ${mode}`));
        expect([`${note}${sign} ${mode}`, places.length]).toEqual([`${note}${sign} ${mode}`, 1]);
      }
    }
  }
  expect(keyOf("H minor")).toBeUndefined();
});

test("arrows go round by fifths and across to the relative key", () => {
  const from = (tonality: string, arrow: string) => {
    const key = keyOf(tonality);
    return key && nextKey(key, arrow)?.tonalities[0];
  };
  expect(from("C major", "ArrowRight")).toBe("G major");
  expect(from("C major", "ArrowLeft")).toBe("F major");
  expect(from("C major", "ArrowDown")).toBe("A minor");
  expect(from("D minor", "ArrowRight")).toBe("A minor");
  expect(from("D minor", "ArrowUp")).toBe("F major");
  expect(from("F major", "ArrowRight")).toBe("C major");
  expect(from("E minor", "ArrowLeft")).toBe("A minor");
  expect(from("C major", "ArrowUp")).toBe("C major");
  expect(from("D minor", "Enter")).toBeUndefined();
});

test("near keys are a fifth away or the relative, without chosen ones", () => {
  expect(nearKeys(["C major"])).toEqual(["G major", "F major", "A minor"]);
  expect(nearKeys(["A minor", "E minor"])).toEqual(["D minor", "C major", "B minor", "G major"]);
  expect(nearKeys(["H major"])).toEqual([]);
});
