import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ConceptPlace, editBrief, editedConcepts } from "./edit-brief.ts";

const BRIEF = "3 sous-voix tendus, 60 s, vers 100 bpm, la mer, sans percussions";

/** Returns the concept for these words of a text. */
function conceptAt(text: string, typed: string, more: Partial<ConceptPlace> = {}): ConceptPlace {
  const start = text.indexOf(typed);
  if (start < 0) throw new Error(`no «${typed}»`);
  return { mode: "wanted", words: typed, start, end: start + typed.length, ...more };
}
const edited = (typed: string, edit: Parameters<typeof editBrief>[2], more: Partial<ConceptPlace> = {}) =>
  editBrief(BRIEF, conceptAt(BRIEF, typed, more), edit).text;

describe("the text contains a concept's mode", () => {
  test.each([
    ["must", "3 sous-voix +tendus, 60 s, vers 100 bpm, la mer, sans percussions"],
    ["loose", "3 sous-voix ~tendus, 60 s, vers 100 bpm, la mer, sans percussions"],
    ["excluded", "3 sous-voix -tendus, 60 s, vers 100 bpm, la mer, sans percussions"],
  ] as const)("one word, %s", (mode, text) => {
    expect(edited("tendus", { mode })).toBe(text);
  });

  test("several words are in round brackets", () => {
    expect(edited("vers 100 bpm", { mode: "must" })).toBe(
      "3 sous-voix tendus, 60 s, +(vers 100 bpm), la mer, sans percussions",
    );
  });

  test("a sign replaces the previous one, and a wanted concept has none", () => {
    const text = "-(la mer) kora";
    const sea = conceptAt(text, "-(la mer)", { mode: "excluded", words: "la mer" });
    expect(editBrief(text, sea, { mode: "loose" }).text).toBe("~(la mer) kora");
    expect(editBrief(text, sea, { mode: "wanted" }).text).toBe("la mer kora");
  });

  test("a concept excluded by «sans» becomes wanted without that word", () => {
    const more = { mode: "excluded", words: "percussions" } as const;
    expect(edited("sans percussions", { mode: "wanted" }, more)).toBe(
      "3 sous-voix tendus, 60 s, vers 100 bpm, la mer, percussions",
    );
    expect(edited("sans percussions", { mode: "must" }, more)).toBe(
      "3 sous-voix tendus, 60 s, vers 100 bpm, la mer, +percussions",
    );
  });

  test("words can be made exact", () => {
    expect(edited("la mer", "letter")).toBe(
      '3 sous-voix tendus, 60 s, vers 100 bpm, "la mer", sans percussions',
    );
  });

  test("exact words keep their quotes when excluded, and lose them when wanted", () => {
    const text = 'piano "la mer"';
    const sea = conceptAt(text, '"la mer"', { mode: "must", words: "la mer" });
    expect(editBrief(text, sea, { mode: "excluded" }).text).toBe('piano -"la mer"');
    expect(editBrief(text, sea, { mode: "wanted" }).text).toBe("piano la mer");
  });
});

describe("a concept with other words", () => {
  test("stays in its place, with its sign", () => {
    expect(edited("tendus", { words: "très calmes" })).toBe(
      "3 sous-voix très calmes, 60 s, vers 100 bpm, la mer, sans percussions",
    );
    const text = "+tendu kora";
    const tense = conceptAt(text, "+tendu", { mode: "must", words: "tendu" });
    expect(editBrief(text, tense, { words: "très calme" }).text).toBe("+(très calme) kora");
  });

  test("keeps the word that excludes it", () => {
    expect(edited("sans percussions", { words: "voix" }, { mode: "excluded", words: "percussions" })).toBe(
      "3 sous-voix tendus, 60 s, vers 100 bpm, la mer, sans voix",
    );
  });

  test("signs and brackets in the new words are left out", () => {
    expect(edited("tendus", { words: " -(calmes) " })).toBe(
      "3 sous-voix calmes, 60 s, vers 100 bpm, la mer, sans percussions",
    );
  });

  test("empty words remove it", () => {
    expect(edited("60 s", { words: "  " })).toBe(edited("60 s", "remove"));
  });
});

describe("a removed concept's comma is removed too", () => {
  test.each([
    ["60 s", "3 sous-voix tendus, vers 100 bpm, la mer, sans percussions"],
    ["tendus", "3 sous-voix 60 s, vers 100 bpm, la mer, sans percussions"],
    ["sans percussions", "3 sous-voix tendus, 60 s, vers 100 bpm, la mer"],
  ])("%s", (typed, text) => {
    expect(edited(typed, "remove")).toBe(text);
  });

  test("removing the only concept leaves an empty text", () => {
    expect(editBrief("mer", conceptAt("mer", "mer"), "remove").text).toBe("");
  });
});

describe("the words that led to a removed concept are removed too", () => {
  test.each([
    ["interview d’un patron d’usine, piano", "patron", "interview d’usine, piano"],
    ["interview d’usine, piano", "usine", "interview, piano"],
    ["interview d'un patron", "patron", "interview"],
    ["music for a travel ad", "travel", "music ad"],
    ["avec du piano, violon", "piano", "violon"],
    ["le port de la mer", "mer", "le port"],
    ["violon, avec du piano, calme", "piano", "violon, calme"],
  ])("%s, without %s", (text, typed, left) => {
    expect(editBrief(text, conceptAt(text, typed), "remove").text).toBe(left);
  });

  test("but not a word of the concept before", () => {
    const text = "in A guitar";
    const concepts = [conceptAt(text, "in A"), conceptAt(text, "guitar")];
    const [, guitar] = concepts;
    if (!guitar) throw new Error("no guitar");
    expect(editedConcepts(text, concepts, guitar, "remove").text).toBe("in A");
  });
});

test("after any edit the other concepts are at their reported positions in the new text", () => {
  const word = fc.stringMatching(/^[a-zé]{1,8}$/);
  const edit = fc.oneof(
    fc.constantFrom("must", "loose", "excluded", "wanted").map((mode) => ({ mode }) as const),
    fc.stringMatching(/^[a-z]{0,6}( [a-z]{1,6})?$/).map((words) => ({ words })),
    fc.constant("remove" as const),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(word, fc.constantFrom(" ", ", ")), { minLength: 1, maxLength: 6 }),
      fc.array(fc.tuple(fc.nat(5), edit), { maxLength: 4 }),
      (parts, edits) => {
        let text = "";
        let concepts: ConceptPlace[] = parts.map(([words, gap], at) => {
          const start = text.length;
          text += words + (at < parts.length - 1 ? gap : "");
          return { mode: "wanted", words, start, end: start + words.length };
        });
        for (const [at, one] of edits) {
          const concept = concepts[at % Math.max(1, concepts.length)];
          if (!concept) break;
          ({ text, concepts } = editedConcepts(text, concepts, concept, one));
          for (const { words, start, end } of concepts) expect(text.slice(start, end)).toContain(words);
        }
      },
    ),
  );
});
