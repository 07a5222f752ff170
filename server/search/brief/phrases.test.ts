import { expect, test } from "vitest";
import { PhraseTree } from "./phrases.ts";
import { accentsAgree, foldedWords } from "./words.ts";

function treeOf(...phrases: string[]) {
  const tree = new PhraseTree<string>();
  for (const phrase of phrases) tree.add(foldedWords(phrase), phrase);
  return (text: string) => {
    const found = tree.longest(foldedWords(text));
    return found && [found.meanings.join(" / "), found.length];
  };
}

test("the longest phrase wins, whatever link words it contains", () => {
  const longest = treeOf("but", "but à la dernière minute", "minute");
  expect(longest("but dans la dernière minute du match")).toEqual(["but à la dernière minute", 5]);
  expect(longest("but marqué")).toEqual(["but", 1]);
  expect(longest("gardien")).toBeNull();
});

test("a phrase ends with its last meaningful word: link words after it belong to the next phrase", () => {
  expect(treeOf("retour")("retour des chalutiers")).toEqual(["retour", 1]);
});

test("two words match their joined spelling, unless one of them is a link word", () => {
  const longest = treeOf("synthwave", "synth", "enfer", "nightclub jazz");
  expect(longest("synth wave calme")).toEqual(["synthwave", 2]);
  expect(longest("synth-wave")).toEqual(["synthwave", 2]);
  expect(longest("night club jazz")).toEqual(["nightclub jazz", 3]);
  expect(longest("en fer")).toBeNull();
});

test.each([
  ["tendu", "tendues"],
  ["heureux", "heureuse"],
  ["haletant", "haletantes"],
  ["national", "nationaux"],
  ["storm", "storms"],
  ["city", "cities"],
  ["run", "running"],
  ["sad", "sadly"],
  ["petite place", "petites places"],
])("%s is known as %s", (known, typed) => {
  expect(treeOf(known)(typed)?.[0]).toBe(known);
});

test("a negation is not joined to the next word", () => {
  for (const [known, typed] of [
    ["nomade", "no made"],
    ["pastel", "pas tel"],
    ["notable", "not able"],
  ] as const)
    expect([typed, treeOf(known)(typed)]).toEqual([typed, null]);
});

test("the literal word comes before its base forms", () => {
  expect(treeOf("tend", "tendu")("tendu")?.[0]).toBe("tendu");
  expect(treeOf("sports", "sport")("sports")?.[0]).toBe("sports / sport");
});

test.each([
  ["marché", "marche", false],
  ["après", "âpre", false],
  ["marche", "marché", true],
  ["rêveuses", "rêveur", true],
  ["Étincelante", "étincelant", true],
])("«%s» as a form of «%s»: %s", (typed, form, expected) => {
  expect(accentsAgree(typed, form)).toBe(expected);
});
