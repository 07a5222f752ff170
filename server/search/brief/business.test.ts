import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function partsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, kind, words }) => `${mode === "wanted" ? "" : `${mode} `}${kind} ${words}`);
}

test.each([
  ["Ep 3 sc 24 (shoot 6 June): tense strings", "en", ["idea tense strings"]],
  ["harp, shooting on 12 March", "en", ["term harp"]],
  ["harpe (tournage le 6 juin)", "fr", ["term harpe"]],
  ["harp, 6 June, slow", "en", ["term harp", "tempo slow"]],
  ["harp. budget 500€, need it by friday", "en", ["term harp"]],
  ["harp, budget around 2k", "en", ["term harp"]],
  ["harpe, 1 500 euros HT", "fr", ["term harpe"]],
  ["harpe, budget max 800", "fr", ["term harpe"]],
  ["harp, £300 all in", "en", ["term harp"]],
  ["major bank brand, harp", "en", ["idea bank", "term harp"]],
  ["key moment of the story: harp", "en", ["term harp"]],
  ["harpe pour la scène clé", "fr", ["term harpe"]],
  ["a key instrument: oud", "en", ["term oud"]],
  ["a major influence is Morricone", "en", ["idea influence", "idea Morricone"]],
  ["harpe douce type thriller", "fr", ["term harpe", "idea douce", "idea thriller"]],
  ["harpe, 2'30 environ", "fr", ["term harpe", "length 2'30 environ"]],
  ["harp, 2 minutes or so", "en", ["term harp", "length 2 minutes or so"]],
  ["harpe, c’est triste", "fr", ["term harpe", "idea triste"]],
  ["harpe, 1'00 pile", "fr", ["term harpe", "length 1'00"]],
  ["harp due tomorrow", "en", ["term harp"]],
] as const)("business and diary words of «%s» are no music", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["piano in a minor key", "en", 17],
  ["piano in A minor slow", "en", 1],
  ["piano in a minor", "en", 1],
  ["piano in a minor with strings", "en", 1],
  ["piano in minor", "en", 17],
  ["piano, minor, slow", "en", 17],
  ["piano en mineur", "fr", 17],
  ["piano, minor chords", "en", 17],
  ["A minor", "en", 1],
] as const)("«%s» asks for a key", async (text, locale, count) => {
  const { concepts } = await read(text, locale);
  expect(concepts.find(({ kind }) => kind === "key")?.tonalities).toHaveLength(count);
});

test.each([
  ["a major key moment, harp", "en"],
  ["major sportswear brand, harp", "en"],
  ["a minor detail: harp", "en"],
  ["harp for major cities", "en"],
  ["un enjeu majeur, harpe", "fr"],
  ["harpe, la majeure partie du film", "fr"],
] as const)("«%s» asks for no key", async (text, locale) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ kind }) => kind)).not.toContain("key");
  expect(concepts.map(({ words }) => words)).toContain(locale === "en" ? "harp" : "harpe");
});

test.each([
  ["tv rights and dark piano", "en", "piano"],
  ["documentary about the defence budget", "en", "defence budget"],
  ["sujet sur le budget 2025", "fr", "budget"],
  ["bal du 14 juillet", "fr", "14 juillet"],
  ["midsummer in June", "en", "June"],
  ["old lock and key, harp", "en", "key"],
  ["low-key theme", "en", "low key"],
  ["harp in a minor key theme", "en", "harp minor key"],
  ["sujet sur le budget de 49 milliards", "fr", "budget"],
  ["11 September, strings", "en", "September"],
  ["global network, technology", "en", "network"],
  ["harp 100-110, 500 €", "en", "harp 100-110"],
  ["gospel with a key change", "en", "key change"],
] as const)("«%s» keeps its words", async (text, locale, words) => {
  const { concepts } = await read(text, locale);
  const said = concepts.map((one) => one.words).join(" ");
  for (const word of words.split(" ")) expect(said).toContain(word);
});
